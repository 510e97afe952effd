/**
 * The demonstration resolver (DNS over HTTPS, RFC 8484, by GET) and registry (RDAP, RFC 9082) over one store. They run
 * only in Node: no build contains a byte of either.
 */
import { decode, type Packet } from 'dns-packet';
import * as v from 'valibot';
import type { Db } from '../db.ts';
import { answerDns } from './answer-dns.ts';
import { answerRdap } from './answer-rdap.ts';
import type { Zone } from './zone.ts';

/** Path of both, below the site. */
export const EVIDENCE_PATH = '/evidence';

/** A fault that tests cause in the answers. */
export const EvidenceFault = v.strictObject({
  /** 429 with Retry-After; 200 of the right type with bytes that mean nothing; a cut connection. */
  fault: v.nullable(v.picklist(['rate-limited', 'malformed', 'drop'])),
  /** Number of calls to answer before the fault occurs. */
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Number of times that it occurs; unlimited if unset. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Seconds, for `rate-limited`. */
  retryAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 30),
});
export type EvidenceFaultSetting = v.InferOutput<typeof EvidenceFault>;

type Service = 'doh' | 'rdap';
const TYPES: Readonly<Record<Service, string>> = {
  doh: 'application/dns-message',
  rdap: 'application/rdap+json',
};
/** Larger than any question (RFC 1035 section 4.1.2: 255 octets of name), as base64url. */
const MOST_QUESTION = 700;

export interface Evidence {
  /** Calls answered or hit since the last reset. */
  readonly asked: Readonly<Record<Service, number>>;
  readonly fault: EvidenceFaultSetting | null;
  setFault(setting: EvidenceFaultSetting): void;
  /** Ends faults and forgets questions. */
  reset(): void;
  /**
   * Answers a call below EVIDENCE_PATH. `Response.error()` means that the connection is to be cut.
   *
   * @returns null for any other path
   */
  answer(request: Pick<Request, 'method' | 'url'>): Promise<Response | null>;
}

const refusal = (status: number, words: string, headers: Record<string, string> = {}) =>
  new Response(`${words}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });

/** The module of the zone, which brings the engine along. */
export type LoadZone = () => Promise<{ readonly createZone: (db: Db) => Zone }>;

/** @param loadZone called with the first question */
export function createEvidence(db: Db, loadZone: LoadZone = () => import('./zone.ts')): Evidence {
  const asked = { doh: 0, rdap: 0 };
  let fault: EvidenceFaultSetting | null = null;
  let passed = 0;
  let zone: Promise<Zone> | null = null;
  const zoneOf = () => (zone ??= loadZone().then(({ createZone }) => createZone(db)));

  /** The fault's answer instead of this call's; null if it does not occur. */
  function strike(service: Service): Response | null {
    if (fault?.fault == null) return null;
    passed += 1;
    const at = passed - fault.after;
    if (at <= 0 || at > (fault.times ?? Infinity)) return null;
    switch (fault.fault) {
      case 'rate-limited':
        return refusal(429, 'Asked too often.', { 'Retry-After': String(fault.retryAfter) });
      case 'malformed':
        return new Response('{"\u0000', { headers: { 'Content-Type': TYPES[service] } });
      case 'drop':
        return Response.error();
    }
  }

  async function doh(url: URL): Promise<Response> {
    const question = readQuestion(url.searchParams.get('dns'));
    if (question === null)
      return refusal(400, 'The parameter dns must be a DNS query in base64url.');
    const [asks] = question.questions ?? [];
    if (!asks) return refusal(400, 'The DNS query has no question.');
    const held = (await zoneOf()).look(asks.name.toLowerCase());
    // No browser keeps it, since faults and alerts change the answers.
    return new Response(answerDns(asks, question.id ?? 0, held), {
      headers: { 'Content-Type': TYPES.doh, 'Cache-Control': 'no-store' },
    });
  }

  async function rdap(name: string): Promise<Response> {
    if (!/^(?=.{1,253}$)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+$/.test(name)) {
      return refusal(400, 'The path must end in a domain name in A-labels.');
    }
    const { status, body } = answerRdap(name, (await zoneOf()).look(name), Date.now());
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': TYPES.rdap, 'Cache-Control': 'no-store' },
    });
  }

  return {
    asked,
    get fault() {
      return fault;
    },
    setFault(setting) {
      fault = setting.fault === null ? null : setting;
      passed = 0;
    },
    reset() {
      Object.assign(asked, { doh: 0, rdap: 0 });
      this.setFault({ fault: null, after: 0, retryAfter: 0 });
    },
    async answer(request) {
      const url = new URL(request.url);
      const [, name] = /^\/evidence\/rdap\/domain\/([^/]+)$/.exec(url.pathname) ?? [];
      const service = url.pathname === `${EVIDENCE_PATH}/doh` ? 'doh' : name ? 'rdap' : null;
      if (service === null) {
        const ours = url.pathname === EVIDENCE_PATH || url.pathname.startsWith(`${EVIDENCE_PATH}/`);
        return ours ? refusal(404, 'Nothing is here.') : null;
      }
      if (request.method !== 'GET') return refusal(405, 'Only GET is answered.', { Allow: 'GET' });
      asked[service] += 1;
      return strike(service) ?? (service === 'doh' ? doh(url) : rdap((name ?? '').toLowerCase()));
    },
  };
}

/** The query of RFC 8484 section 4.1.1; null if the text is none. */
function readQuestion(text: string | null): Packet | null {
  if (text === null || text.length > MOST_QUESTION || !/^[\w-]+$/.test(text)) return null;
  try {
    return decode(Buffer.from(text, 'base64url'));
  } catch {
    return null;
  }
}
