import { useEffect } from 'react';
import { IN_DIALOG, isLayerOpen } from '@/lib/open-layer.ts';
import { focusHeading } from '@/ui/focus-heading.ts';

/** Parts whose buttons disappear with an answer: the user continues there. */
const PART = '[data-keeps-focus]';

/**
 * Keeps the place of a keyboard user. When the focused element disappears (a deleted row, a button of an empty list),
 * the browser starts over at the top of the document. Instead the focus goes to the part that keeps it
 * (`data-keeps-focus`); to the row of a table that is its tab stop now; else to the page's heading. Dialogs and panels
 * keep the focus themselves.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    let part: HTMLElement | null = null;
    let table: HTMLElement | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
      part = last?.closest<HTMLElement>(PART) ?? null;
      if (!last?.closest(IN_DIALOG)) table = last?.closest('tbody') ?? null;
    };
    const onFocusOut = () => {
      queueMicrotask(() => {
        // Left on purpose: a removed element is no longer connected by now.
        if (last?.isConnected && document.activeElement === document.body) last = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      if (isLayerOpen()) return;
      if (part?.isConnected) {
        part.tabIndex = -1;
        part.focus({ preventScroll: true });
      } else {
        focusRowOrHeading(table);
      }
    });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, []);
}

/** Focuses the row of a table that is its tab stop now; the page's heading if the table is gone or has none. */
function focusRowOrHeading(table: Element | null): void {
  const row = table?.isConnected && table.querySelector<HTMLElement>('[tabindex="0"]');
  if (row) row.focus();
  else focusHeading();
}
