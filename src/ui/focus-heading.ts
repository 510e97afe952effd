/** Puts the focus on the page's heading, which is a place to read on from but no stop of the Tab key. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  // A smooth scroll to the top would be cut short by the jump that focus makes.
  heading.focus({ preventScroll: true });
}
