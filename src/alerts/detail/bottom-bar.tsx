/**
 * The bar at the bottom of an alert on a phone: previous, status, takedown, next. Its controls are the page's own,
 * placed there by IN_BOTTOM_BAR, so that each exists once.
 */
import { useEffect } from 'react';

/** Puts a control into the bar; the caller adds its side (`max-md:left-4`). */
export const IN_BOTTOM_BAR =
  'max-md:fixed max-md:bottom-[calc(0.5rem+env(safe-area-inset-bottom))] max-md:z-30 print:hidden';

/** Keeps visible and focused content clear of the bar. */
export const ABOVE_BOTTOM_BAR = 'max-md:pb-16 max-md:**:scroll-mb-20';

/** The bar's background. Toasts stay above it (`--bottom-bar`, ConsoleLayout.tsx). */
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
