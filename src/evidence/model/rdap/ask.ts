/**
 * Asks a registry about one name over RDAP (RFC 9082 section 3.1.3; RFC 7480), through the address that this site is
 * configured with. One name, on the user's request; never in bulk.
 */
import { parseUrl } from '@/lib/parse-url.ts';
import { domainOf } from '@/lib/read-name.ts';
import { get, mediaType, rateLimited } from '../call.ts';
import { readNoRecord, readRegistration } from './read.ts';
import type { RdapReason } from '../reason-text.ts';
import type { Registration } from './types.ts';

/** The longest answer that is read, in bytes. Real ones have 2 to 30 kB. */
const MAX_BYTES = 1_048_576;
const TIME_OUT_MS = 10_000;
const MEDIA_TYPE = 'application/rdap+json';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export interface RdapOptions {
  /** The configured address, a path of this site or a whole URL, without `/domain/`. */
  readonly base: string;
  /** Ends the call: the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly timeOut?: number;
}

/**
 * Asks a registry about a name: `GET {base}/domain/{name}`. Follows no redirect. Any failure of the call is `no-answer`
 * with its reason; only HTTP 404 of a registry is `no-record`.
 *
 * @param name a registrable name as A-labels in lower case, without a final dot
 * @throws (rejects with) Error if `name` is no such name; the reason of `signal` once that is aborted
 */
export async function askRdap(name: string, options: RdapOptions): Promise<Registration> {
  const { base, signal, timeOut = TIME_OUT_MS } = options;
  // Without the text, which would get into error reports.
  if (domainOf(name) !== name) throw new Error('A registry cannot be asked for this name');
  const address = `${base}/domain/${name}`;
  const called = await get(address, {
    accept: MEDIA_TYPE,
    redirect: 'manual',
    maxBytes: MAX_BYTES,
    timeOut,
    signal,
    refusal,
  });
  const at = Date.now();
  if (called.is === 'none') return { is: 'no-answer', at, reason: called.reason };
  const source = parseUrl(address, globalThis.location?.href)?.host ?? '';
  const cameIn = { name, at, source, body: new TextDecoder().decode(called.bytes) };
  return called.response.status === 404
    ? readNoRecord(cameIn, mediaType(called.response) === MEDIA_TYPE)
    : readRegistration(cameIn);
}

function refusal(response: Response): RdapReason | null {
  const { status, type } = response;
  if (type === 'opaqueredirect' || REDIRECTS.has(status)) return { code: 'REDIRECT' };
  if (status === 429) return rateLimited(response);
  if (status === 501) return { code: 'NO-REGISTRY' };
  if (status !== 200 && status !== 404) return { code: 'HTTP', detail: status };
  return /^application\/(?:rdap\+)?json$/.test(mediaType(response))
    ? null
    : { code: 'CONTENT-TYPE' };
}
