import { useEffect, useState } from 'react';

const CYCLE_MS = 6_000;
/** How long, within a cycle, the name is whole again before the next character turns. */
const SETTLED_MS = 1_600;

interface HeroCycle {
  /** Which lookalike is on. */
  index: number;
  /** False while the name has settled. */
  lit: boolean;
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

/**
 * The hero's clock. It stands still when somebody stops it, under reduced motion, and in a hidden page.
 *
 * @param length how many lookalikes there are
 */
export function useHeroCycle(length: number): HeroCycle {
  const [{ index, lit }, setTick] = useState({ index: 0, lit: true });
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPlaying(!still.matches);
    follow();
    still.addEventListener('change', follow);
    return () => still.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = window.setInterval(
      () => {
        if (document.hidden) return;
        setTick(lit ? { index, lit: false } : { index: (index + 1) % length, lit: true });
      },
      lit ? CYCLE_MS - SETTLED_MS : SETTLED_MS,
    );
    return () => window.clearInterval(timer);
  }, [playing, index, lit, length]);

  return { index, lit: lit || !playing, playing, setPlaying };
}
