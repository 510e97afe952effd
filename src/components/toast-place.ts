import { useEffect, useState } from 'react';

/** What a toast of three lines takes; in pixels. */
const ROOM = 88;
const GAP = 8;

interface ToastPlace {
  /** How far above the foot of the page toasts begin; in pixels. */
  bottom: number;
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
  if (page - bottom >= ROOM) return { bottom: 2 * GAP, overTitle: false };
  if (top >= ROOM) return { bottom: page - top + GAP, overTitle: false };
  const body = dialog.querySelector('[data-body]');
  // A field in the place of the title is no place for them: there they lie over the end of what is scrolled.
  if (body === null || dialog.querySelector('[data-head]')) {
    const footer = dialog.querySelector('[data-footer]');
    const end = footer?.getBoundingClientRect().top ?? bottom;
    return { bottom: page - end + GAP, overTitle: false };
  }
  const start = Math.max(body.getBoundingClientRect().top, ROOM + GAP);
  return { bottom: page - start + GAP, overTitle: true };
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
