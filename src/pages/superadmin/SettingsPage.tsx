import {
  SessionFacts,
  SETTINGS_GRID,
  SettingsPart,
  ShortcutsChoice,
  SignOutButton,
  ThemeChoice,
} from '@/settings/index.ts';

/** The super-admin's own settings: there is no organisation to edit. */
export function Component() {
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-h3 font-semibold">Settings</h1>
        <p className="text-quiet">Your session and how the console looks.</p>
      </div>
      <div className={SETTINGS_GRID}>
        <SettingsPart title="Session">
          <SessionFacts />
          <div className="pt-4">
            <SignOutButton />
          </div>
        </SettingsPart>
        <div className="grid content-start gap-8">
          <SettingsPart title="Theme">
            <ThemeChoice />
          </SettingsPart>
          <SettingsPart title="Keyboard">
            <ShortcutsChoice area="superadmin" />
          </SettingsPart>
          <SettingsPart title="Organisation profile">
            <p className="pt-3 text-quiet">
              There is none here: a super-admin’s account belongs to no organisation. The profiles
              of customers are under Organisations.
            </p>
          </SettingsPart>
        </div>
      </div>
    </div>
  );
}
