import { IN_DIALOG, topDialog } from './open-layer.ts';

/**
 * Puts text on the clipboard, on insecure origins too, where `navigator.clipboard` does not exist.
 *
 * @returns whether it worked
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Where text can be selected: behind an open dialog nothing can. (Safari gives a pressed button no focus.) */
function hostOf(focused: Element | null): Element {
  return focused?.closest(IN_DIALOG) ?? topDialog() ?? document.body;
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  hostOf(before).append(area);
  area.select();
  try {
    // Deprecated, and the only way on an origin that the browser does not trust.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
