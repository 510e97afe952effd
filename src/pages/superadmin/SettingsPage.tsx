import { SessionFacts, SettingsFrame, SettingsPart, SignOutButton } from '@/settings/index.ts';

/** The super-admin's own settings: there is no organisation to edit. */
export function Component() {
  return (
    <SettingsFrame
      area="superadmin"
      lead="Your session and how the console looks."
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
