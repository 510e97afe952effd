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

/** Paths of the resolver, and of a name at the registry. */
const PATH = /^\/evidence\/(?:doh|rdap\/domain\/([^/]+))$/;

/**
 * Answers a GET of either.
 *
 * @returns null for any other request
 */
export type AnswerEvidence = (request: Pick<Request, 'method' | 'url'>) => Promise<Response | null>;

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
  const look = async (host: string) => {
    zone ??= loadZone().then(({ createZone }) => createZone(db));
    return (await zone).look(host);
  };
  return async ({ method, url }) => {
    const { pathname, searchParams } = new URL(url);
    const path = PATH.exec(pathname);
    if (method !== 'GET' || path === null) return null;
    const name = path[1]?.toLowerCase();
    if (name !== undefined) {
      const answer = answerRdap(name, await look(name), Date.now());
      return found(JSON.stringify(answer), 'application/rdap+json', answer.errorCode);
    }
    const { id = 0, questions = [] } = readQuery(searchParams.get('dns') ?? '');
    const [question] = questions;
    if (!question) return found('The parameter dns must be a DNS query.\n', 'text/plain', 400);
    const held = await look(question.name.toLowerCase());
    return found(answerDns(question, id, held), 'application/dns-message');
  };
}

/** The query of RFC 8484 section 4.1.1; an empty packet if the text is none. */
function readQuery(text: string): Packet {
  try {
    return decode(Buffer.from(text, 'base64url'));
  } catch {
    return {};
  }
}
