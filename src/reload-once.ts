/**
 * A deploy removes the chunks of the version before it, so a page that was open meanwhile cannot load
 * its next one. Loading the document anew brings the new version; where that would throw away what
 * somebody has typed, or would bring nothing since the site cannot be reached, they are told and choose
 * the moment.
 * https://vite.dev/guide/build.html#load-error-handling
 */
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
 * Whether these failures may reload the page: once per missing file and browser session, so that a file
 * that stays missing shows its error instead of reloading for ever.
 */
function mayReload(failures: readonly string[]): boolean {
  try {
    const before = window.sessionStorage.getItem(KEY)?.split('\n') ?? [];
    const news = failures.filter((failure) => !before.includes(failure));
    if (news.length === 0) return false;
    window.sessionStorage.setItem(KEY, [...before, ...news].join('\n'));
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

/** Whether the site answers: without it, leaving the page would lead to the browser's own error page. */
async function answers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** How the words on a chunk end, in browsers that name it and in Vite's; those on a worker are its address. */
const NAMED = /(?:^|\s)(https?:\/\/[^\s/]+)?(\/(?:assets|workers)\/[\w./-]+)$/;

/** The files of this site that these failures name, and those that the host has refused to this page. */
function missingFiles(messages: readonly string[]): string[] {
  // What a chunk imports is missing without being named. Not every browser tells the status.
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
 * Has the browser ask for the missing files past its cache. Some hosts send the year that a hashed file may
 * be kept with their 404, too: a file that is back after a deploy was taken back would stay missing.
 *
 * @returns the files that are there, after all; fewer where that takes too long
 */
async function renew(messages: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  try {
    const signal = AbortSignal.timeout(RENEWAL_MS);
    const asked = missingFiles(messages).map(async (file) => {
      const answer = await fetch(file, { cache: 'reload', signal });
      // Only what has been read is kept.
      await answer.arrayBuffer();
      if (answer.ok) files.push(file);
    });
    await Promise.allSettled(asked);
  } catch {
    // The page is loaded anew without this.
  }
  return files;
}

let nextAsk = 0;

/**
 * Asks until the site answers, then wakes what waits for the connection. The browser says "online" once, and
 * may say it too early, or not at all where only the site was away.
 */
function keepAsking(): void {
  const ask = window.setTimeout(() => {
    // The browser itself tells when that is over.
    const there = navigator.onLine ? answers(window.location.href) : Promise.resolve(false);
    void there.then((is) => {
      if (ask !== nextAsk) return;
      if (is) window.dispatchEvent(new Event('online'));
      else keepAsking();
    });
  }, ASK_AGAIN_MS);
  nextAsk = ask;
}

/** Ends the asking, an answer on its way included. */
function stopAsking(): void {
  window.clearTimeout(nextAsk);
  nextAsk = 0;
}

/** Plain elements: the failure may have taken React's tree along, and no other chunk can be fetched. */
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
  // At the foot, above the bar of small screens: the ways out of the page stay in reach.
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
  // All else is out of reach while a modal dialog is open.
  (document.querySelector('dialog[open]') ?? document.body).append(bar);
  // What waits for the connection is asked for again then, and says so should it fail again.
  window.addEventListener(
    'online',
    () => {
      stopAsking();
      bar.remove();
    },
    { once: true },
  );
}

/** What is missing since the site was last asked whether it answers. */
let failures: string[] = [];
let asking: Promise<{ reached: boolean; missing: string[] }> | null = null;
let leaving = false;

/** Asks the site for a page, and then for all that is missing by now. */
async function lookInto(address: string): Promise<{ reached: boolean; missing: string[] }> {
  const reached = await answers(address);
  const missing = failures;
  failures = [];
  // What goes missing from here on is asked for anew.
  asking = null;
  const back = reached ? await renew(missing) : [];
  // A file that has come back is worth a load of its own, even where its failure has had one.
  return { reached, missing: [...missing, ...back.map((file) => `${file} is back`)] };
}

/**
 * What to do about a chunk that could not be loaded.
 *
 * @param failure what `vite:preloadError` tells
 * @param target where the router is on its way to, if anywhere
 */
export async function recover(failure: Error, target: Target | undefined): Promise<void> {
  // Whoever asked for the chunk hears of it first, and may mark the failure: nobody misses this one.
  await new Promise((resolve) => setTimeout(resolve));
  if ('doneWithout' in failure) return;
  failures.push(failure.message);
  const address = target ? target.pathname + target.search + target.hash : window.location.href;
  asking ??= lookInto(address);
  const { reached, missing } = await asking;
  // Who goes to another page leaves its fields anyway.
  const free = target !== undefined || !holdsText();
  // A page misses several files at once; all are noted, and one load brings them.
  const may = reached && free && mayReload(missing);
  if (leaving) return;
  if (!may) {
    // A page that cannot be shown says so itself.
    if (!target || !reached) offerReload(reached);
    return;
  }
  leaving = true;
  if (target) window.location.assign(address);
  else window.location.reload();
}
