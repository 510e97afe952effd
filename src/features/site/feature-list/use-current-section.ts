import { useEffect, useState } from 'react';

/**
 * Which of a page's sections the reader is in: the one that crosses a line in the upper third of the window.
 *
 * @param ids of elements, in the order of the page; the same array each time
 * @returns one of them, or null above the first
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
          // Between two sections the last one stays; above the first there is none.
          else if (target.id === ids[0] && target.getBoundingClientRect().top > 0) setCurrent(null);
        }
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) watcher.observe(element);
    }
    return () => watcher.disconnect();
  }, [ids]);

  return current;
}
