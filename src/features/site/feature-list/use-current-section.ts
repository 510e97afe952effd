import { useEffect, useState } from 'react';

/** All that is above the window counts as seen, down to a line in its upper third. */
const ABOVE_THE_LINE = '1000000px 0px -66% 0px';

/**
 * Which of a page's sections the reader is in: the last one that begins above a line in the upper third of the
 * window. It holds after a jump, too, which passes over sections without showing them.
 *
 * @param ids of elements, in the order of the page; the same array each time
 * @returns one of them, or null above the first
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const begun = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(ids.findLast((id) => begun.has(id)) ?? null);
      },
      { rootMargin: ABOVE_THE_LINE },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) watcher.observe(element);
    }
    return () => watcher.disconnect();
  }, [ids]);

  return current;
}
