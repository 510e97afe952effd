import { storage } from './storage.ts';

/** Set to any value: shortcuts are off. */
const KEY = 'shortcuts';

/** Whether shortcuts of one character are on in this browser (WCAG 2.1.4); so they are unless switched off. */
export const shortcutsOn = (): boolean => storage.get(KEY) === null;

/** Switches them on or off. */
export function switchShortcuts(on: boolean): void {
  if (on) storage.remove(KEY);
  else storage.set(KEY, 'off');
}
