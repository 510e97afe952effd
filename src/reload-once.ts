/**
 * A deploy removes the chunks of the version before it, so a page that was open meanwhile cannot load
 * its next one. Loading the document anew brings the new version.
 * https://vite.dev/guide/build.html#load-error-handling
 */

const KEY = 'reloaded-for';

interface Target {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Whether this failure may reload the page: once per missing file and browser session, so that a file
 * that stays missing shows its error instead of reloading for ever.
 */
function mayReload(failure: string): boolean {
  try {
    const before = window.sessionStorage.getItem(KEY)?.split('\n') ?? [];
    if (before.includes(failure)) return false;
    window.sessionStorage.setItem(KEY, [...before, failure].join('\n'));
    return true;
  } catch {
    return false;
  }
}

/** @param destination where the router is on its way to, if anywhere */
export function reloadOnceOnMissingChunk(destination: () => Target | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(event.payload.message)) return;
    const target = destination();
    if (target) window.location.assign(target.pathname + target.search + target.hash);
    else window.location.reload();
  });
}
