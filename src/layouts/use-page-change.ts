import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Puts the focus on the page's heading, which is a place for reading on but no stop of the Tab key. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  // The smooth scroll below would be cut short by the jump that focus makes.
  heading.focus({ preventScroll: true });
}

/**
 * What happens on a change of path: a smooth scroll to the top (instant under reduced motion), focus on
 * the new page's heading, `onChange` to announce it. Going back or forward restores the position; a link
 * with a hash goes to its target and leaves the focus there; `state.keepFocus` (a page that opens as a
 * dialog over the last one) changes nothing.
 */
export function usePageChange(onChange: () => void): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);

  useEffect(() => {
    const remember = () => positions.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);

  useEffect(() => {
    const previous = last.current;
    last.current = location;
    if (previous.key === location.key) return;
    const state: unknown = location.state;
    if (typeof state === 'object' && state !== null && 'keepFocus' in state) return;

    if (location.hash) {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      target?.scrollIntoView({ behavior: prefersStillness() ? 'instant' : 'smooth' });
      return;
    }
    if (previous.pathname === location.pathname) return;

    onChange();
    focusHeading();
    const back = type === NavigationType.Pop ? positions.get(location.key) : undefined;
    if (back === undefined) {
      window.scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
    } else {
      window.scrollTo({ top: back, behavior: 'instant' });
    }
  }, [location, type, onChange]);
}
