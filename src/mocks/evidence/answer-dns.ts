/** Answers a question as the demonstration resolver, with a DNS packet. */
import {
  encode,
  RECURSION_AVAILABLE,
  RECURSION_DESIRED,
  type Answer,
  type Question,
} from 'dns-packet';
import { registrarOf, SCENARIOS, shareOf } from './dns-scenarios.ts';
import type { Holding } from './zone.ts';

/** RCODEs (RFC 1035 section 4.1.1). */
const REFUSED = 5;
const RCODES = { 'in-dns': 0, 'no-answer': 2, 'not-in-dns': 3 } as const;

/** Seconds that a record may be kept. */
const TTL = 300;

/** The records of one type of a host that exists. */
function recordsOf({ host, scenario }: Holding, zone: string, type: string): Answer[] {
  const { address, mail } = SCENARIOS[scenario];
  const record = { name: host, ttl: TTL };
  if (type === 'A' && address) {
    // For documentation (RFC 5737).
    const data = `192.0.2.${1 + Math.floor(shareOf(`address of ${host}`) * 254)}`;
    return [{ ...record, type, data }];
  }
  if (host !== zone) return [];
  if (type === 'NS')
    return registrarOf(host).nameServers.map((data) => ({ ...record, type, data }));
  if (type !== 'MX' || !mail) return [];
  return ['mx1.post.example', 'mx2.post.example'].map((exchange, at) => ({
    ...record,
    type,
    data: { preference: 10 * (at + 1), exchange },
  }));
}

/** Returns the zone whose SOA proves that there is no such name, or no such record. */
function zoneOf({ host, registrable, scenario }: Holding): string {
  if (SCENARIOS[scenario].dns === 'not-in-dns') return host.slice(host.indexOf('.') + 1);
  return scenario === 'delegated' ? host : registrable;
}

/**
 * Answers one question.
 *
 * @param question of one name and type
 * @param held the zone's data about its name; null is refused, like names that a resolver does not serve
 * @returns a response in DNS wire format
 */
export function answerDns(
  question: Question,
  id: number,
  held: Holding | null,
): Uint8Array<ArrayBuffer> {
  const dns = held && SCENARIOS[held.scenario].dns;
  const zone = held && zoneOf(held);
  const answers = held && zone && dns === 'in-dns' ? recordsOf(held, zone, question.type) : [];
  const data = { mname: 'ns1.demonstration.example', rname: 'hostmaster.demonstration.example' };
  const hasProof = zone !== null && dns !== 'no-answer' && answers.length === 0;
  const packet = encode({
    type: 'response',
    id,
    // dns-packet writes the RCODE with the flags, as their last four bits.
    flags: RECURSION_DESIRED | RECURSION_AVAILABLE | (dns === null ? REFUSED : RCODES[dns]),
    questions: [question],
    answers,
    authorities: hasProof ? [{ type: 'SOA', name: zone, ttl: TTL, data }] : [],
  });
  return new Uint8Array(packet);
}
