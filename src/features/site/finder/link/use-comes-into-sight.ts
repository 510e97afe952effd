import { type RefObject, useEffect } from 'react';

interface Coming {
  /** Whether the verdict takes the focus, as after a press. */
  takesFocus: boolean;
  /** Whether it was there when the page was opened. */
  arrived: boolean;
  waiting: boolean;
}

/** Brings a verdict into sight once it is there. */
export function useComesIntoSight(
  heading: RefObject<HTMLElement | null>,
  { takesFocus, arrived, waiting }: Coming,
) {
  useEffect(() => {
    const element = heading.current;
    if (!(takesFocus || arrived) || waiting || !element) return;
    if (takesFocus) element.focus({ preventScroll: true });
    // Below the form, as on a phone, it would come into sight with one line of it.
    const low = element.getBoundingClientRect().top > window.innerHeight / 2;
    // What stands above its sentence belongs to it: how it is to be taken, and how many there are.
    if (low) (element.closest('section') ?? element).scrollIntoView({ block: 'start' });
    else if (takesFocus) element.scrollIntoView({ block: 'nearest' });
  }, [heading, takesFocus, arrived, waiting]);
}
