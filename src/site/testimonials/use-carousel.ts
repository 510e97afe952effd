import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlaying } from '@/ui/use-reduced-motion.ts';

/** A slide stays this long (specification section 9). */
const ADVANCE_MS = 2_000;
/** After a change of slide, an advance by hand is ignored for this long. */
const LOCK_MS = 500;

type Holder = 'pointer' | 'focus';

interface Carousel {
  index: number;
  /** True if slides advance by themselves while no pointer and no keyboard focus is here. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** Holds the slide while the pointer is over it or the keyboard's focus inside. */
  hold: (by: Holder, held: boolean) => void;
  /** Goes to a slide, wrapping at both ends; ignored during the transition lock. */
  goTo: (index: number) => void;
}

/**
 * The timer of a carousel. Under reduced motion, and in a hidden page, it stops.
 *
 * @param length the number of slides
 */
export function useCarousel(length: number): Carousel {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = usePlaying();
  const [holders, setHolders] = useState({ pointer: false, focus: false });
  const held = holders.pointer || holders.focus;
  const locked = useRef(false);
  const unlock = useRef<number>(undefined);

  const goTo = useCallback(
    (target: number) => {
      if (locked.current) return;
      locked.current = true;
      unlock.current = window.setTimeout(() => {
        locked.current = false;
      }, LOCK_MS);
      setIndex((target + length) % length);
    },
    [length],
  );

  const hold = useCallback(
    (by: Holder, on: boolean) => setHolders((before) => ({ ...before, [by]: on })),
    [],
  );

  useEffect(() => () => window.clearTimeout(unlock.current), []);

  useEffect(() => {
    if (!playing || held) return;
    // Starts again with each slide, so that one chosen by hand stays its full time.
    const timer = window.setInterval(() => {
      if (!document.hidden) goTo(index + 1);
    }, ADVANCE_MS);
    return () => window.clearInterval(timer);
  }, [playing, held, index, goTo]);

  return { index, playing, setPlaying, hold, goTo };
}
