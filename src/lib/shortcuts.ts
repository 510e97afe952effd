import { storage } from './storage.ts';

/** Set to any value: shortcuts are off. */
const KEY = 'shortcuts';

/** True if single-character shortcuts are on in this browser (WCAG 2.1.4); they are unless switched off. */
export const shortcutsOn = (): boolean => storage.get(KEY) === null;

/**
 * Tells the key of a control: in its tooltip, and to screen readers. Without the key while shortcuts are off.
 *
 * @param keys as they are pressed, with spaces between them: `T`, `1 2 3`
 * @param said the same for the tooltip, where it is shorter: `1 to 3`
 */
export const keyHint = (
  label: string,
  keys: string,
  said = keys,
): { readonly title: string; readonly 'aria-keyshortcuts'?: string } =>
  shortcutsOn() ? { title: `${label} (${said})`, 'aria-keyshortcuts': keys } : { title: label };

/** Switches them on or off. */
export function switchShortcuts(on: boolean): void {
  if (on) storage.remove(KEY);
  else storage.set(KEY, 'off');
}
