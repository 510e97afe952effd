/**
 * Asks a registry about one name over RDAP (RFC 9082 section 3.1.3; RFC 7480), by way of the address that
 * this site is configured with. One name, when the reader asks; never in bulk.
 */
import { parseUrl } from '@/lib/parse-url.ts';
import { domainOf, INVALID_DOMAIN } from '@/lib/read-name.ts';
import { readNoRecord, readRegistration } from './read.ts';
import type { RdapReason, Registration } from './types.ts';

/** The longest answer that is read, in bytes. Real ones have 2 to 30 kB. */
const MAX_BYTES = 1_048_576;
const TIME_OUT_MS = 10_000;
/** A longer wait is a mistake or a joke, and is not told. */
const MAX_WAIT_SECONDS = 86_400;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** A text that a registry cannot be asked for. A name of its own keeps the text out of error reports. */
export class RdapNameError extends Error {
  override name = 'RdapNameError';
}

export interface RdapOptions {
  /** The configured address, a path of this site or a whole one, without `/domain/`; null where none is. */
  readonly base: string | null;
  /** Ends the call: the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** How the call is sent, what time it is, and how many milliseconds the answer may take (10,000). */
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly timeOutMs?: number;
}

/**
 * Asks what the registry knows about a name: `GET {base}/domain/{name}`.
 *
 * Sends neither cookies nor a referrer and follows no redirect. Whatever goes wrong with the call is an
 * answer of `no-answer` with its reason; only HTTP 404 of a registry is `no-record`.
 *
 * @param name a registrable name as A-labels in lower case, without a final dot
 * @throws RdapNameError where `name` is no such name; the reason of `signal` once that is aborted
 */
export async function askRdap(name: string, options: RdapOptions): Promise<Registration> {
  const { base, signal, fetch: send = fetch, now = Date.now, timeOutMs = TIME_OUT_MS } = options;
  const ascii = domainOf(name);
  if (ascii === null) throw new RdapNameError(INVALID_DOMAIN);
  if (ascii !== name) throw new RdapNameError(`RDAP is asked for ${ascii}`);
  const because = (reason: RdapReason): Registration => ({ is: 'no-answer', at: now(), reason });
  if (base === null) return because({ code: 'NOT-SET-UP' });

  const address = `${base.replace(/\/+$/, '')}/domain/${name}`;
  const source = parseUrl(address, globalThis.location?.href)?.host ?? '';
  const controller = new AbortController();
  const cancel = () => controller.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    cancel();
  }, timeOutMs);
  signal?.addEventListener('abort', cancel);
  try {
    signal?.throwIfAborted();
    const response = await send(address, {
      headers: { Accept: 'application/rdap+json' },
      // The time of an answer is shown: one from the browser's cache would be older than it says.
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    });
    const refusal = refusalOf(response, now());
    if (refusal) return because(refusal);
    const body = await bodyOf(response);
    if (body === null) return because({ code: 'TOO-LONG' });
    const cameIn = { name, at: now(), source, body };
    return response.status === 404
      ? readNoRecord(cameIn, mediaType(response) === 'application/rdap+json')
      : readRegistration(cameIn);
  } catch {
    signal?.throwIfAborted();
    return because({ code: isLate ? 'TIMED-OUT' : 'NETWORK' });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    // Ends what is left of an answer that was not read to its end.
    cancel();
  }
}

/** Why an answer is not read at all, by its head; null where it is. */
function refusalOf(response: Response, now: number): RdapReason | null {
  const { status, type } = response;
  if (type === 'opaqueredirect' || REDIRECTS.has(status)) return { code: 'REDIRECT' };
  if (status === 429) {
    return { code: 'RATE-LIMITED', detail: waitOf(response.headers.get('Retry-After'), now) };
  }
  if (status === 501) return { code: 'NO-REGISTRY' };
  if (status !== 200 && status !== 404) return { code: 'HTTP', detail: status };
  return /^application\/(?:rdap\+)?json$/.test(mediaType(response))
    ? null
    : { code: 'CONTENT-TYPE' };
}

/** The media type, in lower case and without its parameters. */
function mediaType(response: Response): string {
  return (response.headers.get('Content-Type') ?? '').replace(/;.*$/s, '').trim().toLowerCase();
}

/**
 * The seconds to wait: Retry-After is a number of them or an HTTP date (RFC 9110 section 10.2.3).
 *
 * @returns null where neither is given, where the date has passed, and where it is more than a day
 */
function waitOf(retryAfter: string | null, now: number): number | null {
  const given = (retryAfter ?? '').trim();
  // `Date.parse` reads "5 " and much else as dates; an HTTP date begins with its day.
  const until = /^[a-z]{3,9},? /i.test(given) ? Date.parse(given) : Number.NaN;
  const seconds = /^\d{1,9}$/.test(given) ? Number(given) : Math.ceil((until - now) / 1000);
  return seconds > 0 && seconds <= MAX_WAIT_SECONDS ? seconds : null;
}

/** The whole body as text, null where it is longer than `MAX_BYTES`. A byte order mark is left out. */
async function bodyOf(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.byteLength;
    if (bytes > MAX_BYTES) return null;
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}
