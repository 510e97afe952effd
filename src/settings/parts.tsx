import { useId, type ReactNode, useState } from 'react';
import { shortcutsOn, switchShortcuts } from '@/lib/shortcuts.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { Key } from '@/ui/KeyCap.tsx';

/** A part of the settings: a heading with a hairline below, no box. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-hairline pb-2 text-sm font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SettingsFrameProps {
  lead: string;
  main: ReactNode;
  /** The last of the short parts next to it. */
  last?: ReactNode;
}

/** A page of settings: two columns if there is room, so that no line is too long to read. */
export function SettingsFrame({ lead, main, last }: SettingsFrameProps) {
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-h3 font-semibold">Settings</h1>
        <p className="text-quiet">{lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 max-xl:max-w-3xl xl:grid-cols-2">
        {main}
        <div className="grid content-start gap-8">
          <SettingsPart title="Keyboard">
            <ShortcutsChoice />
          </SettingsPart>
          {last}
        </div>
      </div>
    </div>
  );
}

/** Keyboard shortcuts of one character on or off (WCAG 2.1.4), stored in this browser. */
function ShortcutsChoice() {
  const [on, setOn] = useState(shortcutsOn);
  return (
    <label className="mt-3 flex w-fit cursor-pointer items-start gap-2.5">
      <Checkbox
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          switchShortcuts(checked);
          setOn(checked);
        }}
        className="mt-0.5"
      />
      <span>
        Keyboard shortcuts
        <span className="block text-quiet">
          <Key>?</Key> lists them all. Kept in this browser.
        </span>
      </span>
    </label>
  );
}
