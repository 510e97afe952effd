/**
 * The demonstration resolver (DNS over HTTPS, RFC 8484, by GET) and registry (RDAP, RFC 9082) over one store. They run
 * only in Node: no build contains a byte of either.
 */
import { decode, type Packet } from 'dns-packet';
import type { Db } from '../db.ts';
import { answerDns } from './answer-dns.ts';
import { answerRdap } from './answer-rdap.ts';
import type { Zone } from './zone.ts';

/** Path of both, below the site. */
export const EVIDENCE_PATH = '/evidence';

/** Larger than any question (RFC 1035 section 4.1.2: 255 octets of name), as base64url. */
const MOST_QUESTION = 700;

/**
 * Answers a call below EVIDENCE_PATH.
 *
 * @returns null for any other path
 */
export type AnswerEvidence = (request: Pick<Request, 'method' | 'url'>) => Promise<Response | null>;

const refusal = (status: number, words: string, headers: Record<string, string> = {}) =>
  new Response(`${words}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });

/** No browser keeps an answer, since alerts change it. */
const found = (body: string | Uint8Array<ArrayBuffer>, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });

/** The module of the zone, which brings the engine along. */
export type LoadZone = () => Promise<{ readonly createZone: (db: Db) => Zone }>;

/** @param loadZone called with the first question */
export function createEvidence(
  db: Db,
  loadZone: LoadZone = () => import('./zone.ts'),
): AnswerEvidence {
  let zone: Promise<Zone> | null = null;
  const zoneOf = () => (zone ??= loadZone().then(({ createZone }) => createZone(db)));

  async function doh(url: URL): Promise<Response> {
    const question = readQuestion(url.searchParams.get('dns'));
    if (question === null)
      return refusal(400, 'The parameter dns must be a DNS query in base64url.');
    const [asks] = question.questions ?? [];
    if (!asks) return refusal(400, 'The DNS query has no question.');
    const held = (await zoneOf()).look(asks.name.toLowerCase());
    return found(answerDns(asks, question.id ?? 0, held), 'application/dns-message');
  }

  async function rdap(name: string): Promise<Response> {
    if (!/^(?=.{1,253}$)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+$/.test(name)) {
      return refusal(400, 'The path must end in a domain name in A-labels.');
    }
    const { status, body } = answerRdap(name, (await zoneOf()).look(name), Date.now());
    return found(JSON.stringify(body), 'application/rdap+json', status);
  }

  return async ({ method, url: address }) => {
    const url = new URL(address);
    const { pathname } = url;
    if (pathname !== EVIDENCE_PATH && !pathname.startsWith(`${EVIDENCE_PATH}/`)) return null;
    const path = pathname.slice(EVIDENCE_PATH.length);
    const [, name] = /^\/rdap\/domain\/([^/]+)$/.exec(path) ?? [];
    if (path !== '/doh' && name === undefined) return refusal(404, 'Nothing is here.');
    if (method !== 'GET') return refusal(405, 'Only GET is answered.', { Allow: 'GET' });
    return name === undefined ? doh(url) : rdap(name.toLowerCase());
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
