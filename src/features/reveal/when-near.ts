/** How far below the viewport counts as near. */
const MARGIN = '300px';

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
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  });
}
