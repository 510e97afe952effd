/** How long the browser is watched, and how many frames it has to show in that time. */
const WATCHED_MS = 1_000;
const LEAST_FRAMES = 15;

/**
 * Whether the browser shows enough frames while something moves. One that composes its pages without a
 * graphics card may need half a second for each, and the page would wait for it (WebKitGTK).
 *
 * @param decide called once, a second later, unless the page is hidden meanwhile
 */
export function watchFrames(decide: (keepsUp: boolean) => void): void {
  const start = performance.now();
  let frames = 0;
  const look = () => {
    frames += 1;
    if (document.hidden) return;
    if (performance.now() - start < WATCHED_MS) requestAnimationFrame(look);
    else decide(frames >= LEAST_FRAMES);
  };
  requestAnimationFrame(look);
}
