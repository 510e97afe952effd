import { useState } from 'react';
import { storage } from '@/lib/storage.ts';

/** Any value is off; read where the keys are: a table's search box, an alert. */
const KEY = 'shortcuts';

/** Keyboard shortcuts of one character on or off (WCAG 2.1.4), kept in this browser. */
export function ShortcutsChoice() {
  const [on, setOn] = useState(() => storage.get(KEY) === null);
  return (
    <label className="flex w-fit cursor-pointer items-start gap-2.5">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) storage.remove(KEY);
          else storage.set(KEY, 'off');
          setOn(checked);
        }}
        className="mt-0.5 size-4 accent-brand"
      />
      <span>
        Keyboard shortcuts
        <span className="block text-quiet">
          / goes to a list’s search, J and K to the next and the previous alert. Kept in this
          browser.
        </span>
      </span>
    </label>
  );
}
