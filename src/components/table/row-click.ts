/**
 * Rows that open: a click anywhere on a row activates its main link or button.
 *
 * Spread `rowClick` on the element around the rows. A row that opens has `data-opens`, which gives it the pointer and
 * the chevron (table.css), and contains the real link or button, marked `data-main`, for the keyboard and screen
 * readers. DataTable does all this for the rows that its `opens` names.
 */
import type { MouseEvent } from 'react';

/** Elements that handle their own clicks. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [contenteditable]';

const isOnControl = ({ target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

/** The main control of the clicked row; null if the click was for something else. */
function findMainControl(event: MouseEvent<HTMLElement>): HTMLElement | null {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || isOnControl(event)) return null;
  const row = target.closest('[data-opens]');
  // React passes on clicks in a dialog that a row has opened, although it is elsewhere in the document.
  if (!row || !currentTarget.contains(row)) return null;
  return row.querySelector<HTMLElement>('[data-main]');
}

/** True while the user selects text in this row, to copy it. */
function isSelecting(row: Element | null): boolean {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.toString() === '') return false;
  return row !== null && selection.containsNode(row, true);
}

/**
 * The lists whose last press began on a control. If that control disappears or moves before the release, the browser
 * sends the click to the surrounding row.
 */
const onControl = new WeakSet<Element>();

/** The handlers for the element around rows with `data-opens`. */
export const rowClick = {
  onClick(event: MouseEvent<HTMLElement>) {
    const main = onControl.delete(event.currentTarget) ? null : findMainControl(event);
    // The second half of a double click may land on another row than the first.
    if (!main || event.defaultPrevented || event.detail > 1) return;
    // The link itself opens a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!isSelecting(main.closest('[data-opens]'))) main.click();
  },
  onMouseDown(event: MouseEvent<HTMLElement>) {
    if (isOnControl(event)) onControl.add(event.currentTarget);
    else onControl.delete(event.currentTarget);
  },
};
