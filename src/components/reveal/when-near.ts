/** How far below the viewport counts as near. */
const MARGIN = '100px';

const waiting = new Set<() => void>();

/**
 * Resolves when the element with this id is near the viewport; at once where there is no such element
 * yet, no observer, or no browser at all (the prerenderer).
 */
export function whenNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id);
    if (!element || typeof IntersectionObserver === 'undefined') {
      resolve();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake();
      },
      { rootMargin: MARGIN },
    );
    function wake() {
      observer.disconnect();
      waiting.delete(wake);
      resolve();
    }
    waiting.add(wake);
    observer.observe(element);
  });
}

/** Resolves when what did not load is worth another try: with the connection, or at a navigation. */
export function anotherChance(): Promise<void> {
  return new Promise((resolve) => {
    function wake() {
      window.removeEventListener('online', wake);
      waiting.delete(wake);
      resolve();
    }
    waiting.add(wake);
    window.addEventListener('online', wake);
  });
}

let moved = false;

/** Whether the visitor has gone somewhere since the document was loaded. */
export const hasMoved = (): boolean => moved;

/** Ends every wait. For a page that goes: what is observed goes with it, and would never be near again. */
export function wakeAll(): void {
  moved = true;
  for (const wake of waiting) wake();
}
