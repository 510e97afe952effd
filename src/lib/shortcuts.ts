import { storage } from './storage.ts';

/** Set to any value: shortcuts are off. */
const KEY = 'shortcuts';

/** True if single-character shortcuts are on in this browser (WCAG 2.1.4); they are unless switched off. */
export const shortcutsOn = (): boolean => storage.get(KEY) === null;

/**
 * Gives a control its key: in its tooltip, and for screen readers. Without the key while shortcuts are off.
 *
 * @param keys the key, or several alternative keys with spaces between them: `T`, `1 2 3`
 * @param said a shorter form for the tooltip: `1 to 3`
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
