import { IN_DIALOG, topDialog } from './open-layer.ts';

/**
 * Copies text to the clipboard, on insecure origins too, which have no `navigator.clipboard`.
 *
 * @returns true if it worked
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** An element in which text can be selected: not behind an open dialog. (Safari does not focus a pressed button.) */
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
