/**
 * Rows that open: a press anywhere on a row does what its main link or button does.
 *
 * Spread `rowClick` on the element around the rows. A row that opens has `data-opens`, which gives it the
 * pointer and the chevron (table.css), and in it the real link or button, marked `data-main`: that one
 * serves the keyboard and screen readers. DataTable does all this for the rows that its `opens` names.
 */
import type { MouseEvent } from 'react';

/** Elements that handle their own clicks. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [contenteditable]';

const isOnControl = ({ target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

/** The main control of the row that was pressed; null where the press was for something else. */
function findMainControl(event: MouseEvent<HTMLElement>): HTMLElement | null {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || isOnControl(event)) return null;
  const row = target.closest('[data-opens]');
  // React hands on the presses in a dialog that a row has opened; it stands elsewhere.
  if (!row || !currentTarget.contains(row)) return null;
  return row.querySelector<HTMLElement>('[data-main]');
}

/** True while the reader selects text in this row, to copy it. */
function isSelecting(row: Element | null): boolean {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.toString() === '') return false;
  return row !== null && selection.containsNode(row, true);
}

/**
 * The lists whose last press began on a control. When that control goes or moves before it is let go, the
 * browser hands the click to what is around it: the row.
 */
const onControl = new WeakSet<Element>();

/** The handlers for the element around rows with `data-opens`. */
export const rowClick = {
  onClick(event: MouseEvent<HTMLElement>) {
    const main = onControl.delete(event.currentTarget) ? null : findMainControl(event);
    // The second half of a double press may land on another row than the first.
    if (!main || event.defaultPrevented || event.detail > 1) return;
    // A tab of its own is what the link itself opens.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!isSelecting(main.closest('[data-opens]'))) main.click();
  },
  onMouseDown(event: MouseEvent<HTMLElement>) {
    if (isOnControl(event)) onControl.add(event.currentTarget);
    else onControl.delete(event.currentTarget);
  },
};
