/** Asks a resolver one question over HTTPS (RFC 8484). */
import { get, mediaType, rateLimited } from '../call.ts';
import type { Question } from './classify.ts';
import { queryName } from './names.ts';
import { type DnsMessage, loadReader, MAX_PACKET_BYTES } from './read.ts';
import type { DnsReason } from '../reason-text.ts';
import type { AskedType } from './types.ts';

/** Answer to one question. `at` in milliseconds since the epoch. */
export type Answer =
  | { readonly is: 'message'; readonly at: number; readonly message: DnsMessage }
  | { readonly is: 'no-answer'; readonly at: number; readonly reason: DnsReason };

export interface ResolverSettings {
  /** The address of a resolver that speaks RFC 8484, or a path of this site. */
  readonly url: string;
  /** Milliseconds for one question, including reading its answer. */
  readonly timeOut?: number;
  /** Ends all questions. */
  readonly signal?: AbortSignal | undefined;
}

/** Asks one question. Rejects only if its signal is aborted, and for a name that cannot be asked for. */
export type Ask = (question: Question) => Promise<Answer>;

const TIME_OUT_MS = 5_000;
const CONTENT_TYPE = 'application/dns-message';

/** RFC 1035 section 3.2.2, RFC 3596 section 2.1. */
const TYPE_NUMBERS: Readonly<Record<AskedType, number>> = { NS: 2, A: 1, AAAA: 28, MX: 15 };
const CLASS_IN = 1;
/** Id 0, so that equal questions have equal addresses (RFC 8484 section 4.1); RD; one question; one additional record. */
const HEADER = [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1];
/** OPT, 1,232 bytes, no options (RFC 6891 section 6.1): without it no resolver says that it filtered (RFC 8914 section 3). */
const EDNS = [0, 0, 41, 4, 208, 0, 0, 0, 0, 0, 0];

/**
 * The address of a question, asked for with GET (RFC 8484 section 4.1.1: base64url without padding).
 *
 * @param resolver its address or a path of this site, without a query
 * @throws Error for a text that cannot be asked for
 */
export function queryUrl(resolver: string, name: string, type: AskedType): string {
  const labels = queryName(name)
    .split('.')
    .map((label) => String.fromCharCode(label.length) + label);
  const end = [0, 0, TYPE_NUMBERS[type], 0, CLASS_IN, ...EDNS];
  const packet = String.fromCharCode(...HEADER) + labels.join('') + String.fromCharCode(...end);
  const encoded = btoa(packet).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${resolver}?dns=${encoded}`;
}

function refusal(response: Response): DnsReason | null {
  if (response.status === 429) return rateLimited(response);
  if (!response.ok) return { code: 'HTTP', detail: response.status };
  // A site without this path answers 200 with its own HTML.
  return mediaType(response) === CONTENT_TYPE ? null : { code: 'CONTENT-TYPE' };
}

/** A function that asks one resolver, one question per call. */
export function resolver({ url, timeOut = TIME_OUT_MS, signal }: ResolverSettings): Ask {
  return async ({ name, type }) => {
    const address = queryUrl(url, name, type);
    const because = (reason: DnsReason): Answer => ({
      is: 'no-answer',
      at: Date.now(),
      reason,
    });
    signal?.throwIfAborted();
    // A chunk that loads slowly takes nothing of the resolver's time.
    const readMessage = await loadReader().catch(() => null);
    signal?.throwIfAborted();
    if (readMessage === null) return because({ code: 'NETWORK' });
    const called = await get(address, {
      accept: CONTENT_TYPE,
      redirect: 'error',
      maxBytes: MAX_PACKET_BYTES,
      timeOut,
      signal,
      refusal,
    });
    if (called.is === 'none') return because(called.reason);
    const message = readMessage(called.bytes);
    if (message === null) return because({ code: 'MALFORMED' });
    return { is: 'message', at: Date.now(), message };
  };
}
