import { useState } from 'react';
import type { HelpArea } from '@/content/help.ts';
import { shortcutsOn, switchShortcuts } from '@/lib/shortcuts.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { Key } from '@/ui/KeyCap.tsx';

/** Keyboard shortcuts of one character on or off (WCAG 2.1.4), kept in this browser. */
export function ShortcutsChoice({ area }: { area: HelpArea }) {
  const [on, setOn] = useState(shortcutsOn);
  return (
    <label className="flex w-fit cursor-pointer items-start gap-2.5">
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

/** Of the console that has alerts of its own to work on. */
const AlertKeys = () => (
  <>
    row or alert; on alerts, <Key>1</Key> to <Key>6</Key> mark, <Key>T</Key> prepares a takedown,{' '}
    <Key>N</Key> writes a note, <Key>C</Key> copies, <Key>X</Key> selects, <Key>E</Key> exports,{' '}
    <Key>U</Key> undoes
  </>
);
