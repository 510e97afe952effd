import { type Clock, systemClock } from '../clock.ts';
import type { Question } from './classify.ts';
import { queryUrl } from './query.ts';
import { type DnsMessage, loadReader, type MessageReader, MAX_PACKET_BYTES } from './read.ts';
import type { NoAnswerReason } from './types.ts';

/** What came of one question. `at` in milliseconds since the epoch. */
export type Answer =
  | { readonly is: 'message'; readonly at: number; readonly message: DnsMessage }
  | {
      readonly is: 'no-answer';
      readonly at: number;
      readonly reason: NoAnswerReason;
      /** The seconds of Retry-After, where the answer has them. */
      readonly retryAfter: number | null;
    };

export interface ResolverSettings {
  /** The address of a resolver that speaks RFC 8484, or a path of this site. */
  readonly url: string;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock?: Clock;
  /** Milliseconds for one question, the reading of its answer included. */
  readonly timeOut?: number;
}

/** Asks one question. Rejects only where `signal` is aborted, and for a name that cannot be asked for. */
export type Ask = (question: Question, signal?: AbortSignal) => Promise<Answer>;

const TIME_OUT_MS = 5_000;
const CONTENT_TYPE = 'application/dns-message';
const MAX_DELAY_SECONDS = 24 * 60 * 60;

/** Where the address leads to no answer; `reason` is what the reader is told. */
class Unanswered extends Error {
  readonly reason: NoAnswerReason;
  readonly retryAfter: number | null;

  constructor(reason: NoAnswerReason, retryAfter: number | null = null) {
    super(reason.code);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/**
 * The seconds of a Retry-After header (RFC 9110 section 10.2.3: seconds or an HTTP date), a day at most.
 *
 * @param now milliseconds since the epoch
 * @returns null where there is no such header, or none that can be read
 */
export function retryAfterSeconds(value: string | null, now: number): number | null {
  const written = value?.trim() ?? '';
  if (/^\d+$/.test(written)) return Math.min(Number(written), MAX_DELAY_SECONDS);
  // `Date.parse` would read almost anything; an HTTP date begins with the name of its day.
  const date = /^[A-Z][a-z]+,? /.test(written) ? Date.parse(written) : NaN;
  if (Number.isNaN(date)) return null;
  return Math.min(Math.max(0, Math.ceil((date - now) / 1_000)), MAX_DELAY_SECONDS);
}

/** The bytes of the body, which is left unread where it is too long. */
async function boundedBody(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
    const part = await reader?.read();
    if (part?.value === undefined) break;
    length += part.value.length;
    if (length > MAX_PACKET_BYTES) {
      reader?.cancel().catch(() => undefined);
      throw new Unanswered({ code: 'TOO-LONG' });
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** RFC 8484 section 5.1: the time that an answer spent in caches is taken off its TTLs. */
function aged(message: DnsMessage, age: number): DnsMessage {
  if (age === 0) return message;
  const younger = (records: DnsMessage['answers']) =>
    records.map((record) => ({ ...record, ttl: Math.max(0, record.ttl - age) }));
  return {
    ...message,
    answers: younger(message.answers),
    authorities: younger(message.authorities),
    additionals: younger(message.additionals),
  };
}

function refuseUnfit(response: Response, now: number): void {
  const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), now);
  if (response.status === 429) {
    throw new Unanswered({ code: 'RATE-LIMITED', detail: retryAfter }, retryAfter);
  }
  if (!response.ok) throw new Unanswered({ code: 'HTTP', detail: response.status }, retryAfter);
  // A site where the path is not set up answers 200 with its own HTML.
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== CONTENT_TYPE) throw new Unanswered({ code: 'CONTENT-TYPE' });
}

/** What `work` resolves with, or a rejection as soon as the signal is aborted, whatever `work` does. */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let drop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    drop = () => {
      reject(new DOMException('stopped', 'AbortError'));
    };
    if (signal.aborted) drop();
    else signal.addEventListener('abort', drop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', drop);
  }
}

/** A function that asks one resolver over HTTPS (RFC 8484), a question at a call. */
export function resolver(settings: ResolverSettings): Ask {
  const { url, clock = systemClock, timeOut = TIME_OUT_MS } = settings;
  const send = settings.fetch ?? ((address, init) => fetch(address, init));

  async function asked(
    address: string,
    readMessage: MessageReader,
    signal: AbortSignal,
  ): Promise<DnsMessage> {
    const response = await send(address, {
      method: 'GET',
      headers: { accept: CONTENT_TYPE },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      // The time shown beside an answer is that of the answer, not of an older one.
      cache: 'no-store',
      signal,
    });
    try {
      refuseUnfit(response, clock.now());
    } catch (error) {
      response.body?.cancel().catch(() => undefined);
      throw error;
    }
    const message = readMessage(await boundedBody(response));
    if (message === null) throw new Unanswered({ code: 'MALFORMED' });
    return aged(message, Number(/^\d{1,9}$/.exec(response.headers.get('age') ?? '')?.[0] ?? 0));
  }

  return async ({ name, type }, signal) => {
    const address = queryUrl(url, name, type);
    signal?.throwIfAborted();
    const call = new AbortController();
    let isLate = false;
    const stop = () => {
      call.abort();
    };
    signal?.addEventListener('abort', stop);
    let cancelTimer = () => {};
    try {
      // A chunk that loads slowly takes nothing of the resolver's time.
      const readMessage = await unlessAborted(loadReader(), call.signal);
      cancelTimer = clock.after(timeOut, () => {
        isLate = true;
        stop();
      });
      const message = await unlessAborted(asked(address, readMessage, call.signal), call.signal);
      return { is: 'message', at: clock.now(), message };
    } catch (error) {
      signal?.throwIfAborted();
      const at = clock.now();
      if (isLate) return { is: 'no-answer', at, reason: { code: 'TIMED-OUT' }, retryAfter: null };
      if (error instanceof Unanswered) {
        return { is: 'no-answer', at, reason: error.reason, retryAfter: error.retryAfter };
      }
      return { is: 'no-answer', at, reason: { code: 'NETWORK' }, retryAfter: null };
    } finally {
      cancelTimer();
      signal?.removeEventListener('abort', stop);
    }
  };
}
