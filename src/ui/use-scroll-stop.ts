import { useEffect, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Lets the keyboard scroll a long text without links or fields, which some browsers do not do by themselves. */
export function useScrollStop(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const scrolls = element.scrollHeight > element.clientHeight;
      if (scrolls && element.querySelector(FOCUSABLE) === null) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // The text may come later than the box.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
}
