import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a slide stays (specification section 9). */
export const ADVANCE_MS = 2_000;
/** How long an advance by hand is ignored after a change of slide. */
export const LOCK_MS = 500;

type Holder = 'pointer' | 'focus';

interface Carousel {
  index: number;
  /** Whether slides advance by themselves, unless somebody looks (hover) or works (focus) here. */
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** Holds the slide while the pointer is over it or the keyboard's focus inside, whichever lasts longer. */
  hold: (by: Holder, held: boolean) => void;
  /** Goes to a slide, wrapping at both ends; ignored during the transition lock. */
  goTo: (index: number) => void;
}

/**
 * The clock of a carousel. Under reduced motion, and in a hidden page, it stands still.
 *
 * @param length how many slides there are
 */
export function useCarousel(length: number): Carousel {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
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
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPlaying(!still.matches);
    // It plays anyway, and whoever pressed Pause as the section woke up has paused it.
    if (still.matches) follow();
    still.addEventListener('change', follow);
    return () => still.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!playing || held) return;
    // Starts anew with each slide, so that one chosen by hand has its full time.
    const timer = window.setInterval(() => {
      if (!document.hidden) goTo(index + 1);
    }, ADVANCE_MS);
    return () => window.clearInterval(timer);
  }, [playing, held, index, goTo]);

  return { index, playing, setPlaying, hold, goTo };
}
