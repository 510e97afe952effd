const FOCUSABLE = ':is(a[href], button, input, select, textarea):not(:disabled), [tabindex="0"]';

/**
 * For the `ref` of a box that scrolls: makes it a tab stop while its text is longer than the box and contains none,
 * because some browsers let no key scroll it otherwise.
 */
export function scrollStop(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const look = () => {
    const isLong = box.scrollHeight > box.clientHeight && !box.querySelector(FOCUSABLE);
    if (isLong) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(look);
  // The text may come later than the box.
  for (const part of [box, ...box.children]) observer.observe(part);
  return () => observer.disconnect();
}
