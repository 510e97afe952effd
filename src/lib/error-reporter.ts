/**
 * Tells the deployer's own collector (VITE_ERROR_URL) that something broke, and nothing about the user. Only in a
 * build with that setting; off by default.
 *
 * A report holds the kind of failure, the name of the error, the places in our own scripts, and the page's pattern. The
 * text of an error is never sent: it may quote the backend or broken data, which quote people and attackers.
 */

/** The report that is sent, as JSON. */
export interface ErrorReport {
  /** Origin: an uncaught error, an unhandled rejection, or a failed part of the page. */
  kind: 'error' | 'rejection' | 'render';
  /** The error's name, such as `TypeError`. */
  name: string;
  /** React's number for the error, as in https://react.dev/errors/418; null for any other error. */
  reactCode: number | null;
  /** `/assets/file.js:line:column`, innermost first, at most eight. */
  frames: string[];
  /** The page: at most the first two parts of its path, `…` for what follows. */
  page: string;
}

const PER_PAGE = 20;
const MOST_FRAMES = 8;

const FRAME = /(\/(?:assets|workers)\/[\w.-]+\.js):(\d+):(\d+)/;

/**
 * Removes from a path what identifies one thing: `/admin/alerts/17` becomes `/admin/alerts/…`.
 *
 * @param pathname without query and fragment
 */
export function pagePattern(pathname: string): string {
  const parts = pathname.split('/').filter(Boolean);
  const known = parts.slice(0, 2).map((part) => (/^[a-z-]{1,24}$/.test(part) ? part : '…'));
  return `/${known.join('/')}${parts.length > 2 ? '/…' : ''}`;
}

/** @returns null for failures outside our code: aborted work, and errors of browser extensions */
export function toReport(
  kind: ErrorReport['kind'],
  reason: unknown,
  pathname: string,
): ErrorReport | null {
  if (!(reason instanceof Error) || reason.name === 'AbortError') return null;
  const frames = (reason.stack ?? '')
    .split('\n')
    .map((line) => FRAME.exec(line))
    .flatMap((found) => (found ? [`${found[1]}:${found[2]}:${found[3]}`] : []));
  if (kind !== 'render' && frames.length === 0) return null;
  const name = /^[A-Za-z]{1,40}$/.test(reason.name) ? reason.name : 'Error';
  const reactCode = /^Minified React error #(\d+)/.exec(reason.message)?.[1] ?? null;
  return {
    kind,
    name,
    reactCode: reactCode === null ? null : Number(reactCode),
    frames: frames.slice(0, MOST_FRAMES),
    page: pagePattern(pathname),
  };
}

/**
 * Starts to report, until the document is left: each failure once, twenty in all.
 *
 * @param url the collector; receives POST with JSON, without credentials or referrer
 * @returns reports a failure that something on the page has caught
 */
export function startReporting(url: string): (reason: unknown) => void {
  const sent = new Set<string>();

  function report(kind: ErrorReport['kind'], reason: unknown): void {
    const found = toReport(kind, reason, window.location.pathname);
    if (found === null) return;
    const body = JSON.stringify(found);
    if (sent.has(body) || sent.size >= PER_PAGE) return;
    sent.add(body);
    const init: RequestInit = {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
      // The page may be closing.
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    };
    // An unreachable collector is no failure of the page, and must not be reported to itself.
    void fetch(url, init).catch(() => {});
  }

  window.addEventListener('error', ({ error }) => report('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  return (reason) => report('render', reason);
}
