/** Where a report and what was looked up since say different things of a name. */
import { addressOf } from '@/evidence/dns/address.ts';
import type { DnsState } from '@/evidence/dns/types.ts';
import type { Registration } from '@/evidence/rdap/types.ts';

type Fact = 'registered' | 'address' | 'mail';

/** Words by which a report says that something is there, or that it is not; of any other words nothing is made. */
const WORDS: Readonly<Record<Fact, { is: RegExp; not: RegExp }>> = {
  registered: {
    // “One keystroke away from the registered name” speaks of another name.
    is: /(?:^|[.;:,/|(]\s*)registered\b(?! (?:name|domain))|\b(?:is|was|been|newly|recently|already) registered\b/iu,
    not: /\b(?:not|never)(?: yet| been)? registered\b|\bunregistered\b/iu,
  },
  address: {
    is: /\bresolves\b/iu,
    not: /\b(?:no|without) address(?:es| records?)?\b|\b(?:does not|doesn[’']t) resolve\b/iu,
  },
  mail: {
    is: /\b(?:mx|accepts mail|mail servers?)\b/iu,
    not: /\b(?:no|without) (?:an? )?(?:mx|mail servers?)\b|\bdoes not accept mail\b/iu,
  },
};

const CLAIMS: Readonly<Record<Fact, { true: string; false: string }>> = {
  registered: { true: 'a registration', false: 'no registration' },
  address: { true: 'an address', false: 'no address' },
  mail: { true: 'mail servers', false: 'no mail server' },
};

/** What an answer says of a fact, in words, and when it came. */
interface Found {
  readonly is: boolean;
  readonly words: string;
  readonly at: number;
}

/** Answers of this session; undefined or null for none. */
interface Answers {
  readonly dns: DnsState | undefined;
  readonly registration: Registration | null;
}

function claimOf(report: string, fact: Fact): boolean | null {
  const { is, not } = WORDS[fact];
  if (not.test(report)) return false;
  return is.test(report) ? true : null;
}

function foundOf(fact: Fact, { dns, registration }: Answers): Found | null {
  if (fact === 'registered') {
    if (registration?.is === 'registered') {
      return { is: true, words: 'the registry has it registered', at: registration.at };
    }
    if (registration?.is === 'no-record') {
      return { is: false, words: 'the registry has no record of it', at: registration.at };
    }
  }
  if (dns?.is === 'not-in-dns') return { is: false, words: 'DNS has no such name', at: dns.at };
  if (dns?.is !== 'in-dns') return null;
  const { at } = dns;
  if (fact === 'registered') return { is: true, words: 'DNS has the name', at };
  if (fact === 'mail') {
    const words = dns.mail ? 'DNS names mail servers' : 'DNS names no mail server';
    return dns.mail === null ? null : { is: dns.mail, words, at };
  }
  const address = addressOf(dns);
  if (address === 'unknown') return null;
  return address === 'some'
    ? { is: true, words: 'DNS gives an address', at }
    : { is: false, words: 'DNS gives no address', at };
}

export interface Difference {
  /** What the report speaks of. */
  readonly claims: readonly string[];
  /** What was answered instead, in words. */
  readonly found: string;
  /** When, in milliseconds since the epoch. */
  readonly at: number;
}

/** One for each answer that the report does not agree with; none where either says nothing. */
export function differencesOf(report: string, answers: Answers): Difference[] {
  const by = new Map<string, { claims: string[]; found: string; at: number }>();
  for (const fact of ['registered', 'address', 'mail'] as const) {
    const claim = claimOf(report, fact);
    const found = foundOf(fact, answers);
    if (claim === null || found === null || claim === found.is) continue;
    const one = by.get(found.words) ?? { claims: [], found: found.words, at: found.at };
    one.claims.push(CLAIMS[fact][`${claim}`]);
    by.set(found.words, one);
  }
  return [...by.values()];
}
