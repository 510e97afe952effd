/** The open dialogs and panels over the page: ui/ModalDialog.tsx, ui/PageDialog.tsx, ui/Popover.tsx. */

/** For `closest`: the modal dialog that an element is in. */
export const IN_DIALOG = 'dialog, [data-dialog]';

/** Returns the modal dialog on top, or null. */
export const topDialog = (): Element | null =>
  [...document.querySelectorAll('dialog[open], [data-dialog]')].at(-1) ?? null;

/** True if a dialog or a panel is open: keys are not for the page below. */
export const isLayerOpen = (): boolean =>
  topDialog() !== null || document.querySelector('[data-panel]') !== null;
