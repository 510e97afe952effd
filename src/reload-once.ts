/**
 * A deploy removes the chunks of the version before it, so a page that was open meanwhile cannot load
 * its next one. Loading the document anew brings the new version; where that would throw away what
 * somebody has typed, they are told and choose the moment.
 * https://vite.dev/guide/build.html#load-error-handling
 */
import { buttonClass } from '@/ui/button-class.ts';

const KEY = 'reloaded-for';
const OFFER = 'load-again';

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

/** Whether a text field of the page holds anything; filled in by whom, the page cannot tell for sure. */
function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden])',
  );
  return [...fields].some((field) => field.value !== '');
}

/** Plain elements: the failure may have taken React's tree along, and no other chunk can be fetched. */
function offerReload(): void {
  if (document.getElementById(OFFER)) return;
  const bar = document.createElement('p');
  bar.id = OFFER;
  bar.role = 'alert';
  bar.className =
    'fixed inset-x-0 top-0 z-50 border-b border-hairline bg-surface p-3 text-center text-sm text-ink';
  bar.textContent =
    'A part of this page could not be loaded: the site was updated, or the connection failed. What you typed is still here. ';
  const button = document.createElement('button');
  button.className = buttonClass('secondary', 'sm');
  button.textContent = 'Load the page again';
  button.addEventListener('click', () => window.location.reload());
  bar.append(button);
  // All else is out of reach while a modal dialog is open.
  (document.querySelector('dialog[open]') ?? document.body).append(bar);
}

/** @param destination where the router is on its way to, if anywhere */
export function reloadOnceOnMissingChunk(destination: () => Target | undefined): void {
  let leaving = false;
  window.addEventListener('vite:preloadError', (event) => {
    const target = destination();
    // Who goes to another page leaves its fields anyway.
    if (!target && holdsText()) return offerReload();
    // A page misses several files at once; all are noted, and one load brings them.
    if (!mayReload(event.payload.message) || leaving) return;
    leaving = true;
    if (target) window.location.assign(target.pathname + target.search + target.hash);
    else window.location.reload();
  });
}
