/** One GET to a resolver or a registry: what is sent, and every way in which it can end. */

/** Why a call brought no answer that is read. */
export type CallReason =
  | { readonly code: 'TOO-LONG' | 'TIMED-OUT' | 'CONTENT-TYPE' }
  /** No response: offline, connection cut, or stopped by the policy. */
  | { readonly code: 'NETWORK' }
  /** `detail`: the HTTP status. */
  | { readonly code: 'HTTP'; readonly detail: number }
  /** HTTP 429. `detail`: the seconds of Retry-After, null if the answer has none. */
  | { readonly code: 'RATE-LIMITED'; readonly detail: number | null };

interface Call<Reason> {
  readonly accept: string;
  readonly redirect: RequestRedirect;
  readonly maxBytes: number;
  /** Time limit of the whole call, in milliseconds. */
  readonly timeOut: number;
  readonly signal: AbortSignal | undefined;
  /** Why an answer is not read, by its head; null if it is. */
  readonly refusal: (response: Response) => Reason | null;
}

type Called<Reason> =
  | { readonly is: 'answer'; readonly response: Response; readonly bytes: Uint8Array }
  | { readonly is: 'none'; readonly reason: Reason | CallReason };

/**
 * Sends neither cookies nor a referrer, and takes nothing from a cache: the time of an answer is shown.
 *
 * @throws (rejects with) the reason of `signal` once that is aborted
 */
export async function get<Reason>(url: string, call: Call<Reason>): Promise<Called<Reason>> {
  const { accept, redirect, maxBytes, timeOut, signal, refusal } = call;
  const noAnswer = (reason: Reason | CallReason) => ({ is: 'none', reason }) as const;
  const ended = new AbortController();
  const cancel = () => ended.abort();
  const timer = setTimeout(cancel, timeOut);
  signal?.addEventListener('abort', cancel);
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, {
      headers: { Accept: accept },
      cache: 'no-store',
      credentials: 'omit',
      redirect,
      referrerPolicy: 'no-referrer',
      signal: ended.signal,
    });
    const reason = refusal(response);
    if (reason !== null) return noAnswer(reason);
    const bytes = await bodyOf(response, maxBytes);
    return bytes === null ? noAnswer({ code: 'TOO-LONG' }) : { is: 'answer', response, bytes };
  } catch {
    signal?.throwIfAborted();
    return noAnswer({ code: ended.signal.aborted ? 'TIMED-OUT' : 'NETWORK' });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    // Ends the rest of an answer that was not read to its end.
    cancel();
  }
}

/** The whole body; null if it is longer than `maxBytes`. */
async function bodyOf(response: Response, maxBytes: number): Promise<Uint8Array | null> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    length += piece.value.byteLength;
    if (length > maxBytes) return null;
    pieces.push(piece.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

/** The media type, in lower case and without its parameters. */
export function mediaType({ headers }: Response): string {
  return (headers.get('Content-Type') ?? '').replace(/;.*$/s, '').trim().toLowerCase();
}

/** A longer wait is of no use to a user, so it is left out. */
const MAX_WAIT_SECONDS = 86_400;

/** The reason of an HTTP 429, with its Retry-After: seconds or an HTTP date (RFC 9110 section 10.2.3). */
export function rateLimited({ headers }: Response): Extract<CallReason, { code: 'RATE-LIMITED' }> {
  const given = (headers.get('Retry-After') ?? '').trim();
  // `Date.parse` reads "5 " and much else as dates; an HTTP date begins with its day.
  const until = /^[a-z]{3,9},? /i.test(given) ? Date.parse(given) : Number.NaN;
  const seconds = /^\d+$/.test(given) ? Number(given) : Math.ceil((until - Date.now()) / 1000);
  const isUseful = seconds > 0 && seconds <= MAX_WAIT_SECONDS;
  return { code: 'RATE-LIMITED', detail: isUseful ? seconds : null };
}
