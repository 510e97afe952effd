import { useEffect, useState } from 'react';

/** What a toast of three lines takes, two of them names; in pixels. */
const ROOM = 96;
const GAP = 8;

/**
 * Where toasts stand while a dialog is open: below it or above it where there is room, else over the end of what is
 * scrolled in it. They cover neither its title and X nor its buttons.
 *
 * @returns how far they are from the foot of the window, in pixels
 */
function placeBy(dialog: HTMLElement): number {
  const page = window.innerHeight;
  const { top, bottom } = dialog.getBoundingClientRect();
  if (page - bottom >= ROOM + GAP) return Math.min(2 * GAP, page - bottom - ROOM);
  if (top >= ROOM + GAP) return page - top + GAP;
  const footer = dialog.querySelector('[data-footer]');
  return page - (footer?.getBoundingClientRect().top ?? bottom) + GAP;
}

/**
 * @param container the open dialog, or the page's body
 * @returns how far toasts are from the foot of the window, in pixels; null on the page itself
 */
export function useToastPlace(container: HTMLElement): number | null {
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    if (container === document.body) return undefined;
    const measure = () => setPlace(placeBy(container));
    measure();
    const sizes = new ResizeObserver(measure);
    // The dialog itself may keep its height while its footer grows.
    for (const part of [container, ...container.querySelectorAll('[data-body]')]) {
      sizes.observe(part);
    }
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      sizes.disconnect();
      setPlace(null);
    };
  }, [container]);
  return place;
}
