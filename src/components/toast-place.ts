import { useEffect, useState } from 'react';

/** What a toast of three lines takes, two of them names; in pixels. */
const ROOM = 96;
const GAP = 8;

interface ToastPlace {
  /**
   * One edge that toasts keep, and how far it is from the same edge of the page, in pixels. Over a title it is the top one:
   * a toast with more lines would leave the window there.
   */
  edge: { bottom: number } | { top: number };
  /** Whether they lie over the title of the dialog, beside its X. */
  overTitle: boolean;
}

/**
 * Where toasts stand while a dialog is open: below it or above it where there is room, else over its title. They
 * cover neither its fields nor its X and buttons.
 */
function placeBy(dialog: HTMLElement): ToastPlace {
  const page = window.innerHeight;
  const { top, bottom } = dialog.getBoundingClientRect();
  if (page - bottom >= ROOM + GAP) {
    const below = Math.min(2 * GAP, page - bottom - ROOM);
    return { edge: { bottom: below }, overTitle: false };
  }
  if (top >= ROOM + GAP) return { edge: { bottom: page - top + GAP }, overTitle: false };
  const body = dialog.querySelector('[data-body]');
  // A field in the place of the title is no place for them: there they lie over the end of what is scrolled.
  if (body === null || dialog.querySelector('[data-head]')) {
    const footer = dialog.querySelector('[data-footer]');
    const end = footer?.getBoundingClientRect().top ?? bottom;
    return { edge: { bottom: page - end + GAP }, overTitle: false };
  }
  const start = body.getBoundingClientRect().top;
  return { edge: { top: Math.max(start - ROOM - GAP, GAP) }, overTitle: true };
}

/**
 * @param container the open dialog, or the page's body
 * @returns null on the page itself
 */
export function useToastPlace(container: HTMLElement): ToastPlace | null {
  const [place, setPlace] = useState<ToastPlace | null>(null);
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
