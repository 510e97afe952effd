import type { ReactNode } from 'react';
import { SessionFacts } from '@/features/console/settings/SessionFacts.tsx';
import { ShortcutsChoice } from '@/features/console/settings/ShortcutsChoice.tsx';
import { SignOutButton } from '@/features/console/settings/SignOutButton.tsx';
import { ThemeChoice } from '@/features/console/settings/ThemeChoice.tsx';

/** The super-admin's own settings: there is no organisation to edit. */
export function Component() {
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <h1 className="text-h3 font-semibold">Settings</h1>
        <p className="text-quiet">Your session and how the console looks.</p>
      </div>
      <Part id="session" title="Session">
        <SessionFacts />
        <div className="pt-4">
          <SignOutButton />
        </div>
      </Part>
      <Part id="theme" title="Theme">
        <div className="grid gap-3 pt-3">
          <p className="text-quiet">
            Kept in this browser. Until you choose, the system’s setting decides.
          </p>
          <ThemeChoice />
        </div>
      </Part>
      <Part id="keyboard" title="Keyboard">
        <div className="pt-3">
          <ShortcutsChoice />
        </div>
      </Part>
      <Part id="profile" title="Organization profile">
        <p className="pt-3 text-quiet">
          There is none here: a super-admin’s account belongs to the provider, and the backend keeps
          profiles of customers’ organizations only. Their data is under Organizations.
        </p>
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-hairline pb-2 text-sm font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
