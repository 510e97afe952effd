/** The place of a keyboard reader who comes back from an alert to the list: the row that led there. */
import { useEffect } from 'react';
import { sessionState } from '@/lib/session-state.ts';
import { paths } from '@/paths.ts';

/** The alert whose page was just left, for the list that comes with the same change. */
class LeftAlert {
  id: string | null = null;

  close(): void {
    this.id = null;
  }
}

/** For the page of an alert: the page that comes next knows which alert was left, no later one does. */
export function useLeavesRow(id: string): void {
  useEffect(
    () => () => {
      const left = sessionState.get(LeftAlert);
      left.id = id;
      queueMicrotask(() => {
        left.id = null;
      });
    },
    [id],
  );
}

/** How long the list may take to show that row again. */
const PATIENCE_MS = 3_000;

function rowOf(path: string): HTMLElement | null {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-position] a[data-main]');
  const link = Array.from(links).find(({ pathname }) => pathname === path);
  return link?.closest<HTMLElement>('[data-position]') ?? null;
}

/**
 * For the list: moves the focus from the page's heading to the row of the alert that was just left, as
 * soon as there is one. It stays where it is when no such row comes, or the person goes on meanwhile.
 */
export function useReturnToRow(): void {
  useEffect(() => {
    const { id } = sessionState.get(LeftAlert);
    if (id === null) return undefined;
    const path = paths.admin.alert(id);
    let place: Element | null = null;
    const observer = new MutationObserver(look);
    function look() {
      if (document.activeElement !== place) return stop();
      const row = rowOf(path);
      if (!row) return;
      stop();
      row.focus();
    }
    // After the frame has put the focus on the heading and the scroll position back.
    const frame = requestAnimationFrame(() => {
      place = document.activeElement;
      observer.observe(document.body, { childList: true, subtree: true });
      look();
    });
    const timer = setTimeout(stop, PATIENCE_MS);
    function stop() {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    }
    return stop;
  }, []);
}
