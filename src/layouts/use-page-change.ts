import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '@/ui/focus-heading.ts';
import { prefersReducedMotion } from '@/ui/use-reduced-motion.ts';

const positions = new Map<string, number>();

/** Smooth, unless the system asks for less motion. */
const gently = () => (prefersReducedMotion() ? 'instant' : 'smooth');

/** The element that a hash names; null if there is none, or the hash cannot be decoded. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * The browser jumps to the section in the document's address (`/#faq-section`) by itself, perhaps before the fonts come
 * and shorten the text above. This scrolls back to the section then, unless the visitor has scrolled far away.
 */
export function useTargetPlace(): void {
  useEffect(() => {
    void document.fonts.ready.then(() => {
      // Only the document's own address has a :target, not the router's changes of it.
      const target = document.querySelector(':target');
      if (!target) return;
      const away = target.getBoundingClientRect().top;
      if (Math.abs(away) < window.innerHeight) target.scrollIntoView({ behavior: 'instant' });
    });
  }, []);
}

/**
 * Handles a change of path: a smooth scroll to the top (instant under reduced motion), focus on the new page's
 * heading, `onChange` to announce it. Going back or forward restores the position; a link with a hash goes to its
 * target and leaves the focus there; `state.keepFocus` (a page that opens as a dialog over the last one) changes
 * nothing.
 */
export function usePageChange(onChange: () => void): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const { key } = location;

  useEffect(() => {
    let frame = 0;
    const save = () => {
      frame = 0;
      positions.set(key, window.scrollY);
    };
    const remember = () => {
      // Reading the position forces a layout: once a frame is enough.
      if (frame === 0) frame = requestAnimationFrame(save);
    };
    // A scroll before the script ran was not heard.
    if (last.current.key === key) remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [key]);

  useEffect(() => {
    const previous = last.current;
    last.current = location;
    if (previous.key === location.key) return;
    const state: unknown = location.state;
    if (typeof state === 'object' && state !== null && 'keepFocus' in state) return;

    const target = location.hash ? hashTarget(location.hash) : null;
    if (target) {
      target.scrollIntoView({ behavior: gently() });
      return;
    }
    if (previous.pathname === location.pathname) {
      // The page is the same under a new key (a table that keeps its state in the URL), and keeps its position.
      const position = positions.get(previous.key);
      if (position !== undefined) positions.set(location.key, position);
      return;
    }

    onChange();
    focusHeading();
    const back = type === NavigationType.Pop ? positions.get(location.key) : undefined;
    if (back === undefined) {
      window.scrollTo({ top: 0, behavior: gently() });
    } else {
      window.scrollTo({ top: back, behavior: 'instant' });
    }
  }, [location, type, onChange]);
}
