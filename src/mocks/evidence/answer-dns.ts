/** Answers a question as the demonstration resolver, with a DNS packet. */
import {
  encode,
  RECURSION_AVAILABLE,
  RECURSION_DESIRED,
  type Answer,
  type Question,
} from 'dns-packet';
import { registrarOf } from './registrars.ts';
import { seededRandomFor, type Holding } from './zone.ts';

/** RCODEs (RFC 1035 section 4.1.1), by the names of the IANA registry. */
const RCODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;

/** Seconds that a record may be kept. */
const TTL = 300;

interface Said {
  readonly rcode?: keyof typeof RCODES;
  readonly answers?: Answer[];
  /** The zone whose SOA is in the authority section. */
  readonly soa?: string;
}

/** Documentation addresses (RFC 5737, RFC 3849) of a host: one of version 4, and one of version 6 for some. */
function addressesOf(host: string): { a: string; aaaa: string | null } {
  const luck = seededRandomFor(`address of ${host}`);
  const last = () => 1 + Math.floor(luck() * 254);
  return { a: `192.0.2.${last()}`, aaaa: luck() < 0.4 ? `2001:db8::${last().toString(16)}` : null };
}

const record = (type: 'A' | 'AAAA' | 'NS', name: string, data: string): Answer => ({
  type,
  name,
  ttl: TTL,
  data,
});

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

/** The zone of a host: its own if it is delegated, else the registrable name. */
const zoneOf = ({ host, registrable, scenario }: Holding): string =>
  scenario === 'delegated' ? host : registrable;

/** The records of one type of a host that exists. */
function recordsOf(held: Holding, type: string): Answer[] {
  const { host, scenario } = held;
  const { a, aaaa } = addressesOf(host);
  const served = scenario === 'mail' || scenario === 'web';
  if (type === 'A' && served) return [record('A', host, a)];
  if (type === 'AAAA' && served && aaaa !== null) return [record('AAAA', host, aaaa)];
  if (host !== zoneOf(held)) return [];
  if (type === 'NS') return registrarOf(host).nameServers.map((data) => record('NS', host, data));
  if (type !== 'MX' || (scenario !== 'mail' && scenario !== 'mail-only')) return [];
  return ['mx1.post.example', 'mx2.post.example'].map((exchange, at) => ({
    type: 'MX',
    name: host,
    ttl: TTL,
    data: { preference: 10 * (at + 1), exchange },
  }));
}

function say(held: Holding | null, type: string): Said {
  if (held === null) return { rcode: 'REFUSED' };
  const { scenario, suffix, registrable, hostExists } = held;
  if (scenario === 'unanswered') return { rcode: 'SERVFAIL' };
  if (scenario === 'absent' || scenario === 'on-hold') return { rcode: 'NXDOMAIN', soa: suffix };
  if (!hostExists) return { rcode: 'NXDOMAIN', soa: registrable };
  const answers = recordsOf(held, type);
  return answers.length > 0 ? { answers } : { soa: zoneOf(held) };
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
  const { rcode = 'NOERROR', answers = [], soa: zone } = say(held, question.type);
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
