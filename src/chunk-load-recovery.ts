/**
 * A deploy removes the chunks of the previous version, so a page that stays open over the deploy cannot load its next
 * chunk. Reloading the document once brings the new version. If that would lose typed text, or the site is unreachable,
 * a bar says so and the user chooses the moment. https://vite.dev/guide/build.html#load-error-handling
 */
import { createPath, type Path } from 'react-router';
import { topDialog } from './lib/open-layer.ts';
import { buttonClass } from './ui/Button.tsx';

const PATIENCE_MS = 10_000;

let bar: HTMLElement | null = null;

/** True if the document was reloaded before, by this module or by the user: a missing file makes no loop. */
const isReloaded = (): boolean =>
  window.performance
    .getEntriesByType('navigation')
    .every((entry) => 'type' in entry && entry.type === 'reload');

/** True if any text field of the page has a value. Typed and prefilled text cannot be distinguished. */
const holdsText = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden])',
    ),
  ].some((field) => field.value !== '');

/** Reloads the document at `target`, where the browser is already after Back. Otherwise the bar offers it. */
async function reload(isAllowed: () => boolean, target?: Path): Promise<void> {
  // Without an answer of the site, a reload would end at the browser's own error page.
  const reached = await fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (!reached || !isAllowed()) return offerReload(reached);
  const path = createPath(target ?? window.location);
  if (path !== createPath(window.location)) window.history.pushState(null, '', path);
  window.location.reload();
}

/** Shows the bar, in plain elements: the failure may have removed React's tree. */
function offerReload(reached: boolean): void {
  bar?.remove();
  const why = reached
    ? 'the site was updated, or the connection failed.'
    : 'the site cannot be reached.';
  const kept = holdsText() ? ' What you typed is still here.' : '';
  const button = document.createElement('button');
  button.className = buttonClass('secondary', 'sm');
  button.textContent = 'Load the page again';
  button.addEventListener('click', () => void reload(() => true));
  bar = document.createElement('p');
  bar.role = 'alert';
  // At the bottom, above the navigation of small screens, which stays reachable.
  bar.className =
    'fixed inset-x-0 bottom-0 z-50 border-t border-hairline bg-surface p-3 text-center text-sm text-ink max-md:bottom-14';
  bar.append(`A part of this page could not be loaded: ${why}${kept} `, button);
  // An open modal dialog makes everything outside it inert.
  (topDialog() ?? document.body).append(bar);
  // Parts that wait for the connection try again then, and show their own failure.
  window.addEventListener('online', () => bar?.remove(), { once: true });
}

/**
 * Handles a chunk that could not be loaded.
 *
 * @param failure the payload of `vite:preloadError`; a caller that can do without marks it `doneWithout`
 * @param target the router's next page, if any
 */
export async function recoverFromChunkError(failure: Error, target?: Path): Promise<void> {
  // The caller of import() gets the failure first, and may mark it.
  await new Promise((resolve) => setTimeout(resolve));
  if ('doneWithout' in failure) return;
  // A user on the way to another page leaves these fields anyway.
  await reload(() => target !== undefined || !(holdsText() || isReloaded()), target);
}
