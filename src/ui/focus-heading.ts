/** Focuses the page's heading, from which users read on, although Tab does not stop there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  // The jump that focus makes would cut a smooth scroll to the top short.
  heading.focus({ preventScroll: true });
}
