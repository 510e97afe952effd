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

const isOnControl = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

/** True while the user selects text in this row, to copy it. */
function isSelecting(row: Element): boolean {
  const selection = window.getSelection();
  return selection !== null && selection.toString() !== '' && selection.containsNode(row, true);
}

/**
 * True if the last press began on a control. If that control disappears or moves before the release, the browser sends
 * the click to the surrounding row.
 */
let beganOnControl = false;

/** The handlers for the element around rows with `data-opens`. */
export const rowClick = {
  onMouseDown(event: MouseEvent<HTMLElement>) {
    beganOnControl = isOnControl(event);
  },
  onClick(event: MouseEvent<HTMLElement>) {
    const isForControl = beganOnControl || isOnControl(event);
    beganOnControl = false;
    // The second half of a double click may land on another row than the first.
    if (isForControl || event.defaultPrevented || event.detail > 1) return;
    // The link itself opens a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = event.target instanceof Element ? event.target.closest('[data-opens]') : null;
    // React passes on clicks in a dialog that a row has opened, although it is elsewhere in the document.
    if (row === null || !event.currentTarget.contains(row) || isSelecting(row)) return;
    row.querySelector<HTMLElement>('[data-main]')?.click();
  },
};
