/** Answers a question as the demonstration resolver, with a DNS packet. */
import {
  encode,
  RECURSION_AVAILABLE,
  RECURSION_DESIRED,
  type Answer,
  type Question,
} from 'dns-packet';
import { registrarOf, shareOf, verdictOf } from './dns-scenarios.ts';
import type { Holding } from './zone.ts';

/** RCODEs (RFC 1035 section 4.1.1), by the names of the IANA registry. */
const RCODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;

/** Seconds that a record may be kept. */
const TTL = 300;

interface Said {
  readonly rcode?: keyof typeof RCODES;
  readonly answers?: Answer[];
  /** The zone whose SOA is in the authority section. */
  readonly zone?: string;
}

const soa = (zone: string): Answer => ({
  type: 'SOA',
  name: zone,
  ttl: TTL,
  data: {
    mname: 'ns1.demonstration.example',
    rname: 'hostmaster.demonstration.example',
    serial: 2_026_112_301,
    refresh: 7_200,
    retry: 900,
    expire: 1_209_600,
    minimum: TTL,
  },
});

/** The records of one type of a host that exists. */
function recordsOf({ host, scenario }: Holding, zone: string, type: string): Answer[] {
  const { address, mail } = verdictOf(scenario);
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

function say(held: Holding | null, type: string): Said {
  if (held === null) return { rcode: 'REFUSED' };
  const { host, scenario, suffix, registrable, hostExists } = held;
  const { dns } = verdictOf(scenario);
  if (dns === 'no-answer') return { rcode: 'SERVFAIL' };
  if (dns === 'not-in-dns') return { rcode: 'NXDOMAIN', zone: suffix };
  if (!hostExists) return { rcode: 'NXDOMAIN', zone: registrable };
  const zone = scenario === 'delegated' ? host : registrable;
  const answers = recordsOf(held, zone, type);
  return answers.length > 0 ? { answers } : { zone };
}

/**
 * Answers one question.
 *
 * @param held the zone's data about its name; null is refused, like names that a resolver does not serve
 * @returns a response in DNS wire format
 */
export function answerDns(
  question: Question,
  id: number,
  held: Holding | null,
): Uint8Array<ArrayBuffer> {
  const { rcode = 'NOERROR', answers = [], zone } = say(held, question.type);
  const packet = encode({
    type: 'response',
    id,
    // dns-packet writes the RCODE with the flags, as their last four bits.
    flags: RECURSION_DESIRED | RECURSION_AVAILABLE | RCODES[rcode],
    questions: [question],
    answers,
    authorities: zone === undefined ? [] : [soa(zone)],
  });
  return new Uint8Array(packet);
}
