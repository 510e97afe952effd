import { useState } from 'react';
import { useMedia } from './use-media.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** True if the system asks for less motion now. */
export const prefersReducedMotion = () => window.matchMedia(REDUCED).matches;

/** True if the system asks for less motion, kept up to date; false while prerendered and during hydration. */
export const useReducedMotion = () => useMedia(REDUCED);

/**
 * Returns true if an animated part plays: not under reduced motion, or as its button was set until the system's
 * preference changes.
 *
 * @returns true if it plays, and the function for the button
 */
export function usePlaying(): [boolean, (playing: boolean) => void] {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<{ reduced: boolean; playing: boolean } | null>(null);
  const playing = choice?.reduced === reduced ? choice.playing : !reduced;
  return [playing, (wanted) => setChoice({ reduced, playing: wanted })];
}
