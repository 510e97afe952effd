/**
 * The bar at the foot of an alert on a phone: previous, status, takedown, next. Its controls are those of the
 * page, set there by IN_BOTTOM_BAR, so that each exists once.
 */

import { useEffect } from 'react';

/** Sets a control into the bar; its side comes with it (`max-md:left-4`). */
export const IN_BOTTOM_BAR =
  'max-md:fixed max-md:bottom-[calc(0.5rem+env(safe-area-inset-bottom))] max-md:z-30 print:hidden';

/** Keeps what the page shows, and what has the focus, clear of the bar. */
export const ABOVE_BOTTOM_BAR = 'max-md:pb-16 max-md:**:scroll-mb-20';

/** The bar's ground. Toasts stay above it (`--bottom-bar`, ToastViewport.tsx). */
export function BottomBar() {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', '4rem');
    return () => void style.removeProperty('--bottom-bar');
  }, []);
  return (
    <div
      aria-hidden
      className="fixed inset-x-0 bottom-0 z-20 h-[calc(4rem+env(safe-area-inset-bottom))] border-t border-hairline bg-surface md:hidden print:hidden"
    />
  );
}
