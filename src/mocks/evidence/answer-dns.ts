/** What the demonstration resolver answers to one question, as the packet that it sends. */
import {
  encode,
  RECURSION_AVAILABLE,
  RECURSION_DESIRED,
  TRUNCATED_RESPONSE,
  type Answer,
  type Packet,
  type Question,
} from 'dns-packet';
import { REGISTRARS, type DemoRegistrar } from './registrars.ts';
import { luckOf, type Holding } from './zone.ts';

/** RCODEs (RFC 1035 section 4.1.1), by the names of the IANA registry. */
const RCODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;
type Rcode = keyof typeof RCODES;

/** Seconds that a record may be kept. */
const TTL = 300;
/** Longer than a browser waits for an answer. */
const SLOW_MS = 8_000;

export interface DnsAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Milliseconds that pass before it is sent. */
  readonly delay: number;
}

interface Said {
  rcode?: Rcode;
  answers?: Answer[];
  /** The zone whose SOA stands in the authority section; null for none. */
  soa?: string | null;
  truncated?: boolean;
}

/** The registrar of a name: the same one every time. */
export function registrarOf(name: string): DemoRegistrar {
  const at = Math.floor(luckOf(`registrar of ${name}`)() * REGISTRARS.length);
  const [first] = REGISTRARS;
  const found = REGISTRARS[at] ?? first;
  if (!found) throw new Error('The demonstration has no registrar');
  return found;
}

/**
 * Documentation addresses (RFC 5737, RFC 3849) of a host: one or two of version 4, and one of version 6 for
 * some.
 */
function addressesOf(host: string): { a: string[]; aaaa: string[] } {
  const luck = luckOf(`address of ${host}`);
  const last = () => 1 + Math.floor(luck() * 254);
  const a = [`192.0.2.${last()}`];
  if (luck() < 0.3) a.push(`198.51.100.${last()}`);
  const aaaa = luck() < 0.4 ? [`2001:db8::${last().toString(16)}:${last().toString(16)}`] : [];
  return { a, aaaa };
}

const record = (type: 'A' | 'AAAA' | 'NS' | 'CNAME', name: string, data: string): Answer => ({
  type,
  name,
  ttl: TTL,
  data,
});

function soa(zone: string): Answer {
  return {
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
  };
}

/** The zone that a host stands in: its own where nothing but name servers is there, else the registrable name. */
const zoneOf = ({ host, registrable, fate }: Holding): string =>
  fate === 'delegated' ? host : registrable;

/** The records of one type that a host has. */
function recordsOf(held: Holding, type: string): Answer[] {
  const { host, registrable, fate } = held;
  const apex = host === zoneOf(held);
  const { a, aaaa } = addressesOf(fate === 'wild-hosts' && !apex ? `*.${registrable}` : host);
  const served = fate !== 'delegated' && fate !== 'mail-only';
  if (type === 'A' && served) return a.map((data) => record('A', host, data));
  if (type === 'AAAA' && served) return aaaa.map((data) => record('AAAA', host, data));
  if (!apex) return [];
  if (type === 'NS') {
    return registrarOf(registrable).nameServers.map((data) => record('NS', host, data));
  }
  if (type === 'MX' && (fate === 'mail' || fate === 'mail-only')) {
    return ['mx1.post.example', 'mx2.post.example'].map((exchange, at) => ({
      type: 'MX',
      name: host,
      ttl: TTL,
      data: { preference: 10 * (at + 1), exchange },
    }));
  }
  if (type === 'MX' && fate === 'null-mx') {
    return [{ type: 'MX', name: host, ttl: TTL, data: { preference: 0, exchange: '.' } }];
  }
  return [];
}

/** A name whose records are of an ordinary zone. */
function ordinary(held: Holding, type: string): Said {
  // Nothing has the name below a zone that exists: the zone itself says so.
  if (!held.hostExists) return { rcode: 'NXDOMAIN', soa: held.registrable };
  const answers = recordsOf(held, type);
  return answers.length > 0 ? { answers } : { soa: zoneOf(held) };
}

function aliased({ host, fate }: Holding, type: string): Said {
  const target = 'shops.landing.example';
  const alias = record('CNAME', host, target);
  if (fate === 'dangling-cname') {
    return { rcode: 'NXDOMAIN', answers: [alias], soa: 'landing.example' };
  }
  const { a } = addressesOf(target);
  if (type !== 'A') return { answers: [alias], soa: 'landing.example' };
  return { answers: [alias, ...a.map((data) => record('A', target, data))] };
}

function say(held: Holding, type: string): Said {
  switch (held.fate) {
    case 'absent':
    case 'on-hold':
      return { rcode: 'NXDOMAIN', soa: held.suffix };
    case 'absent-without-soa':
      return { rcode: 'NXDOMAIN', soa: null };
    case 'servfail':
      return { rcode: 'SERVFAIL', soa: null };
    case 'refused':
      return { rcode: 'REFUSED', soa: null };
    case 'truncated':
      return { truncated: true, soa: null };
    case 'parent-soa':
      return { soa: held.suffix };
    case 'own-soa':
      return held.host === held.registrable
        ? { soa: held.registrable }
        : { rcode: 'NXDOMAIN', soa: held.registrable };
    case 'wildcard':
      return type === 'A'
        ? { answers: [record('A', held.host, '192.0.2.1')] }
        : { soa: held.suffix };
    case 'cname':
      return held.hostExists ? aliased(held, type) : ordinary(held, type);
    case 'dangling-cname':
      return aliased(held, type);
    default:
      return ordinary(held, type);
  }
}

/**
 * Answers one question.
 *
 * @param held what the zone holds of its name; null is refused, as a resolver does with what it does not serve
 */
export function answerDns(question: Question, id: number, held: Holding | null): DnsAnswer {
  const said: Said = held ? say(held, question.type) : { rcode: 'REFUSED', soa: null };
  const { rcode = 'NOERROR', answers = [], soa: zone = null, truncated = false } = said;
  const packet: Packet = {
    type: 'response',
    id,
    // dns-packet writes the RCODE with the flags, whose last four bits it is.
    flags:
      RECURSION_DESIRED |
      RECURSION_AVAILABLE |
      (truncated ? TRUNCATED_RESPONSE : 0) |
      RCODES[rcode],
    questions: [question],
    answers,
    authorities: zone === null ? [] : [soa(zone)],
  };
  const whole = new Uint8Array(encode(packet));
  const bytes = held?.fate === 'cut-off' ? whole.slice(0, -7) : whole;
  return { bytes, delay: held?.fate === 'slow' ? SLOW_MS : 0 };
}
