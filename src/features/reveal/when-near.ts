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

/** Ends every wait. For a page that goes: what is observed goes with it, and would never be near again. */
export function wakeAll(): void {
  for (const wake of waiting) wake();
}
