/**
 * Tells the deployer's own collector (VITE_ERROR_URL) that something broke, and nothing about the user. Loaded only in
 * a build with that setting; off by default.
 *
 * A report holds the kind of failure, the name of the error, the places in our own scripts, and the page's pattern.
 * Texts of errors are sent only if the browser wrote them, without anything personal: an error of our own may quote the
 * backend, and the backend quotes people and attackers.
 */
import { defang } from './defang.ts';

/** The report that is sent, as JSON. */
export interface ErrorReport {
  /** Origin: an uncaught error, an unhandled rejection, or a failed part of the page. */
  kind: 'error' | 'rejection' | 'render';
  /** The error's name, such as `TypeError`. */
  name: string;
  /** The browser's words, scrubbed; null for other words. */
  message: string | null;
  /** `/assets/file.js:line:column`, innermost first, at most eight. */
  frames: string[];
  /** The page: at most the first two parts of its path, `…` for what follows. */
  page: string;
}

const PER_PAGE = 20;
const LONGEST = 300;
const MOST_FRAMES = 8;

/** Errors whose text the browser writes: src/ throws none of these names itself. */
const BROWSERS_OWN =
  /^(?:Type|Range|Reference|Syntax|Eval|URI|Internal|Security|NotAllowed|NotSupported|QuotaExceeded|InvalidState|DataClone)Error$/;
const FRAME = /(\/(?:assets|workers)\/[\w.-]+\.js):(\d+):(\d+)/;

/**
 * Returns a text without anything personal: quoted values, addresses, names of domains (defanged, without path, query
 * or fragment), long numbers and anything long enough to be a token.
 */
export function scrub(text: string): string {
  const cut = text
    .slice(0, 4 * LONGEST)
    // The name of a member is a word of our code; any other quotation is data.
    .replace(/\b(reading|setting|property) '([\w$]{1,40})'/g, '$1 ‹$2›')
    .replace(/"[^"]*(?:"|$)|'[^']*(?:'|$)|`[^`]*(?:`|$)|“[^”]*(?:”|$)/g, '[quoted]')
    .replace(/[^\s@]+@[^\s@]+/g, '[address]')
    .replace(/\b([a-z][a-z\d+.-]*:\/\/[^\s/?#]*)[^\s]*/gi, '$1')
    .replace(/[?#]\S+/g, '')
    .replace(/\bBearer\s+\S+|\beyJ[\w-]+(?:\.[\w-]*)*/gi, '[token]')
    .replace(/[\w~+/=-]{20,}/g, '[long]')
    .replace(/\+?\d[\d\s-]{4,}\d/g, '[number]');
  return defang(cut).slice(0, LONGEST);
}

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

/**
 * A SyntaxError quotes a piece of the unreadable data, whose own quotation marks hide where it ends: nothing from the
 * first one on is kept.
 */
function wordsOf(name: string, message: string): string {
  return name === 'SyntaxError' ? message.replace(/["'`“].*$/s, '[quoted]') : message;
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
  // The number names one of React's texts; the rest of that message may quote the page.
  const [reacts = null] = /^Minified React error #\d+/.exec(reason.message) ?? [];
  return {
    kind,
    name,
    message: BROWSERS_OWN.test(name) ? scrub(wordsOf(name, reason.message)) : reacts,
    frames: frames.slice(0, MOST_FRAMES),
    page: pagePattern(pathname),
  };
}

/**
 * Starts to report, until the document is left: each failure once, twenty in all.
 *
 * @param url the collector; receives POST with JSON, without credentials or referrer
 * @param early events of uncaught failures from before this was loaded
 * @returns reports a failure that something on the page has caught
 */
export function startReporting(
  url: string,
  early: readonly Event[] = [],
): (reason: unknown) => void {
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

  function hear(event: Event): void {
    if ('reason' in event) report('rejection', event.reason);
    else if ('error' in event) report('error', event.error);
  }

  for (const event of early) hear(event);
  window.addEventListener('error', hear);
  window.addEventListener('unhandledrejection', hear);
  return (reason) => report('render', reason);
}
