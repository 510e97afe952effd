import { useId, type ReactNode, useSyncExternalStore, useState } from 'react';
import { chooseTheme, chosenTheme, subscribeTheme } from '@/lib/theme.ts';
import { Segmented } from '@/ui/Segmented.tsx';
import type { HelpArea } from '@/content/help.ts';
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
  area: HelpArea;
  lead: string;
  main: ReactNode;
  /** The last of the short parts next to it. */
  last?: ReactNode;
}

/** A page of settings: two columns if there is room, so that no line is too long to read. */
export function SettingsFrame({ area, lead, main, last }: SettingsFrameProps) {
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-h3 font-semibold">Settings</h1>
        <p className="text-quiet">{lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 max-xl:max-w-3xl xl:grid-cols-2">
        {main}
        <div className="grid content-start gap-8">
          <SettingsPart title="Theme">
            <ThemeChoice />
          </SettingsPart>
          <SettingsPart title="Keyboard">
            <ShortcutsChoice area={area} />
          </SettingsPart>
          {last}
        </div>
      </div>
    </div>
  );
}

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** Light, dark or like the system, stored in this browser. */
function ThemeChoice() {
  const theme = useSyncExternalStore(subscribeTheme, chosenTheme);
  return (
    <div className="grid gap-3 pt-3">
      <p className="text-quiet">Kept in this browser. System follows your device’s setting.</p>
      <Segmented
        label="Theme"
        options={THEMES}
        value={theme}
        onChange={chooseTheme}
        className="w-fit"
      />
    </div>
  );
}

/** Keyboard shortcuts of one character on or off (WCAG 2.1.4), stored in this browser. */
function ShortcutsChoice({ area }: { area: HelpArea }) {
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
          <Key>/</Key> goes to a list’s search, <Key>J</Key> and <Key>K</Key> to the next and the
          previous {area === 'admin' ? <AlertKeys /> : 'row'}; <Key>?</Key> lists them all. Kept in
          this browser.
        </span>
      </span>
    </label>
  );
}

/** The keys that only the admin's console has. */
const AlertKeys = () => (
  <>
    row or alert; on alerts, <Key>1</Key> to <Key>6</Key> mark, <Key>T</Key> prepares a takedown,{' '}
    <Key>N</Key> writes a note, <Key>C</Key> copies, <Key>X</Key> selects, <Key>E</Key> exports,{' '}
    <Key>U</Key> undoes
  </>
);
