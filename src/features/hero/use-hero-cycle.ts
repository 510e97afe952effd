import { useEffect, useState } from 'react';

const CYCLE_MS = 6_000;
/** How long, within a cycle, the name is whole again before the next character turns. */
const SETTLED_MS = 1_600;

/**
 * The hero's clock: which lookalike is on, or that the name has settled. It stands still under reduced
 * motion and while the page is hidden.
 *
 * @param length how many lookalikes there are
 */
export function useHeroCycle(length: number): { index: number; lit: boolean } {
  const [tick, setTick] = useState({ index: 0, lit: true });

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    let timer: number | undefined;
    function next() {
      window.clearTimeout(timer);
      if (still.matches || document.hidden) return;
      timer = window.setTimeout(() => {
        setTick(({ index }) => ({ index, lit: false }));
        timer = window.setTimeout(() => {
          setTick(({ index }) => ({ index: (index + 1) % length, lit: true }));
          next();
        }, SETTLED_MS);
      }, CYCLE_MS - SETTLED_MS);
    }
    function resume() {
      setTick(({ index }) => ({ index, lit: true }));
      next();
    }
    next();
    document.addEventListener('visibilitychange', resume);
    still.addEventListener('change', resume);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', resume);
      still.removeEventListener('change', resume);
    };
  }, [length]);

  return tick;
}
