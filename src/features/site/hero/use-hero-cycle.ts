import { useEffect, useState } from 'react';
import { usePlaying } from '@/ui/use-reduced-motion.ts';
import { heroSubject, type Specimen, type Subject } from './specimen.ts';

/** The page's own name is calm; a visitor's own is what they look at. */
const CYCLE_MS = { ours: 6_000, theirs: 2_400 };
/** The part of a cycle in which the name is whole again. */
const SETTLED_MS = { ours: 1_600, theirs: 400 };

interface HeroCycle {
  /** The lookalike whose turn it is; undefined where the name has none (yet). */
  lookalike: Specimen | undefined;
  /** False while the name has settled. */
  lit: boolean;
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

/** The hero's clock. It stands still after Pause, under reduced motion, and in a hidden page. */
export function useHeroCycle({ name, lookalikes }: Subject): HeroCycle {
  const [tick, setTick] = useState({ name, index: 0, lit: true });
  const [playing, setPlaying] = usePlaying();
  const whose = name === heroSubject.name ? 'ours' : 'theirs';
  // Another name begins with its first lookalike.
  const { index, lit } = tick.name === name ? tick : { index: 0, lit: true };
  const { length } = lookalikes;

  useEffect(() => {
    if (!playing || length === 0) return;
    const timer = window.setInterval(
      () => {
        if (document.hidden) return;
        setTick({ name, index: lit ? index : (index + 1) % length, lit: !lit });
      },
      lit ? CYCLE_MS[whose] - SETTLED_MS[whose] : SETTLED_MS[whose],
    );
    return () => window.clearInterval(timer);
  }, [playing, name, index, lit, length, whose]);

  return { lookalike: lookalikes[index], lit: lit || !playing, playing, setPlaying };
}
