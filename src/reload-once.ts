/**
 * A deploy removes the chunks of the version before it, so a page that stays open over the deploy cannot
 * load its next chunk. Loading the document anew brings the new version. Where that would throw away typed
 * text, or where the site cannot be reached, a bar says so and the reader chooses the moment.
 * https://vite.dev/guide/build.html#load-error-handling
 */
import { basePath } from '@/lib/base.ts';
import { topDialog } from '@/lib/open-layer.ts';
import { buttonClass } from '@/ui/Button.tsx';

const KEY = 'reloaded-for';
const OFFER = 'load-again';
const PATIENCE_MS = 10_000;
const ASK_AGAIN_MS = 5_000;
const RENEWAL_MS = 3_000;

interface Target {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Whether these failures may reload the page: once per missing file and browser session. A file that stays
 * missing then shows its error, and no loop begins.
 */
function mayReload(failures: readonly string[]): boolean {
  try {
    const before = window.sessionStorage.getItem(KEY)?.split('\n') ?? [];
    const fresh = failures.filter((failure) => !before.includes(failure));
    if (fresh.length === 0) return false;
    window.sessionStorage.setItem(KEY, [...before, ...fresh].join('\n'));
    return true;
  } catch {
    return false;
  }
}

/** Whether a text field of the page holds anything: typed text and filled-in text look the same. */
function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden])',
  );
  return [...fields].some((field) => field.value !== '');
}

/** Whether the site answers. If not, a reload would end at the browser's own error page. */
async function answers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** The end of a message about a chunk, from Vite or from a browser that names it; of a worker, its address. */
const NAMED = new RegExp(
  String.raw`(?:^|\s)(https?://[^\s/]+)?(${basePath()}/(?:assets|workers)/[\w./-]+)$`,
);

/** The files of this site that these messages name, and those that the host has refused to this page. */
function missingFiles(messages: readonly string[]): string[] {
  // No message names a chunk's own import. Not every browser tells the status.
  const refused = performance
    .getEntriesByType('resource')
    .filter((entry) => 'responseStatus' in entry && Number(entry.responseStatus) >= 400);
  const files = [...messages, ...refused.map(({ name }) => name)].flatMap((text) => {
    const [, origin = window.location.origin, path = ''] = NAMED.exec(text) ?? [];
    return origin === window.location.origin && path !== '' ? [path] : [];
  });
  return [...new Set(files)];
}

/**
 * Asks for the missing files past the browser's cache. Some hosts allow a 404 below /assets to be kept for a
 * year, so a file would stay missing after the deploy that removed it was taken back.
 *
 * @returns the files that are there after all, as far as they answered in time
 */
async function renew(messages: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  try {
    const signal = AbortSignal.timeout(RENEWAL_MS);
    const asked = missingFiles(messages).map(async (file) => {
      const answer = await fetch(file, { cache: 'reload', signal });
      // The browser caches an answer only once it has been read.
      await answer.arrayBuffer();
      if (answer.ok) files.push(file);
    });
    await Promise.allSettled(asked);
  } catch {
    // AbortSignal.timeout is missing in old browsers; the reload works without this step.
  }
  return files;
}

let nextAsk = 0;

/**
 * Asks until the site answers, then sends the "online" event that waiting parts listen to. The browser sends
 * it once, perhaps too early, and not at all where only the site was away.
 */
function keepAsking(): void {
  const ask = window.setTimeout(() => {
    // The browser itself announces the end of being offline.
    const there = navigator.onLine ? answers(window.location.href) : Promise.resolve(false);
    void there.then((is) => {
      if (ask !== nextAsk) return;
      if (is) window.dispatchEvent(new Event('online'));
      else keepAsking();
    });
  }, ASK_AGAIN_MS);
  nextAsk = ask;
}

/** Ends the asking, and ignores an answer that is on its way. */
function stopAsking(): void {
  window.clearTimeout(nextAsk);
  nextAsk = 0;
}

/** Shows the bar, in plain elements: the failure may have taken React's tree along. */
function offerReload(reached: boolean): void {
  stopAsking();
  if (!reached) keepAsking();
  const why = reached
    ? 'the site was updated, or the connection failed.'
    : 'the site cannot be reached.';
  const kept = holdsText() ? ' What you typed is still here.' : '';
  const words = `A part of this page could not be loaded: ${why}${kept} `;
  const shown = document.getElementById(OFFER)?.firstChild;
  if (shown) {
    shown.textContent = words;
    return;
  }
  // At the foot, above the navigation of small screens, which stays in reach.
  const bar = document.createElement('p');
  bar.id = OFFER;
  bar.role = 'alert';
  bar.className =
    'fixed inset-x-0 bottom-0 z-50 border-t border-hairline bg-surface p-3 text-center text-sm text-ink max-md:bottom-14';
  const button = document.createElement('button');
  button.className = buttonClass('secondary', 'sm');
  button.textContent = 'Load the page again';
  button.addEventListener('click', () => {
    void answers(window.location.href).then((there) =>
      there ? window.location.reload() : offerReload(false),
    );
  });
  bar.append(words, button);
  // An open modal dialog makes everything outside it inert.
  (topDialog() ?? document.body).append(bar);
  // The parts that wait for the connection try again then, and show a failure of their own.
  window.addEventListener(
    'online',
    () => {
      stopAsking();
      bar.remove();
    },
    { once: true },
  );
}

/** The failures since the site was last asked whether it answers. */
let failures: string[] = [];
let asking: Promise<{ reached: boolean; missing: string[] }> | null = null;
let leaving = false;

/** Asks the site for a page, and then for all files that are missing by now. */
async function lookInto(address: string): Promise<{ reached: boolean; missing: string[] }> {
  const reached = await answers(address);
  const missing = failures;
  failures = [];
  // A later failure asks anew.
  asking = null;
  const back = reached ? await renew(missing) : [];
  // A file that has come back deserves a reload even if its failure has had one.
  return { reached, missing: [...missing, ...back.map((file) => `${file} is back`)] };
}

/**
 * Deals with a chunk that could not be loaded.
 *
 * @param failure the payload of `vite:preloadError`; marked `doneWithout` by a caller that can do without
 * @param target the address that the router is on its way to, if any
 */
export async function recover(failure: Error, target: Target | undefined): Promise<void> {
  // The caller of import() gets the failure first, and may mark it.
  await new Promise((resolve) => setTimeout(resolve));
  if ('doneWithout' in failure) return;
  failures.push(failure.message);
  const address = target ? target.pathname + target.search + target.hash : window.location.href;
  asking ??= lookInto(address);
  const { reached, missing } = await asking;
  // A reader on the way to another page leaves these fields anyway.
  const free = target !== undefined || !holdsText();
  // A page may miss several files at once: all are noted, and one reload brings them.
  const may = reached && free && mayReload(missing);
  if (leaving) return;
  if (!may) {
    // A page that cannot be shown has an error page of its own.
    if (!target || !reached) offerReload(reached);
    return;
  }
  leaving = true;
  if (target) window.location.assign(address);
  else window.location.reload();
}
