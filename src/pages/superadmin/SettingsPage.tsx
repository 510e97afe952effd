import { SessionFacts, SettingsFrame, SettingsPart, SignOutButton } from '@/settings/index.ts';

/** The super-admin's own settings: there is no organisation to edit. */
export function Component() {
  return (
    <SettingsFrame
      lead="Your session and the keyboard."
      main={
        <SettingsPart title="Session">
          <SessionFacts />
          <div className="pt-4">
            <SignOutButton />
          </div>
        </SettingsPart>
      }
    />
  );
}
