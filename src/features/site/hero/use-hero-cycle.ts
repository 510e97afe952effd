import { useEffect, useState } from 'react';
import { usePlaying } from '@/ui/use-reduced-motion.ts';

const CYCLE_MS = 6_000;
/** The part of a cycle in which the name is whole again. */
const SETTLED_MS = 1_600;

interface HeroCycle {
  /** The place of the current lookalike. */
  index: number;
  /** False while the name has settled. */
  lit: boolean;
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

/**
 * The hero's clock. It stands still after Pause, under reduced motion, and in a hidden page.
 *
 * @param length the number of lookalikes
 */
export function useHeroCycle(length: number): HeroCycle {
  const [{ index, lit }, setTick] = useState({ index: 0, lit: true });
  const [playing, setPlaying] = usePlaying();

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
