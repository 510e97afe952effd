/** Conclusions from one answer. Every rule errs on one side: an answer that does not prove something proves nothing. */
import { isBelow } from './names.ts';
import type { DnsMessage, ResourceRecord } from './read.ts';
import type { DnsReason } from '../reason-text.ts';
import type { AskedType, DenyingZone, DnsRecord, MxRecord } from './types.ts';

/** `name` in the form of `queryName`. */
export interface Question {
  readonly name: string;
  readonly type: AskedType;
}

/** Existence of a name according to one answer to a question of any type. */
export type Existence =
  | {
      readonly is: 'exists';
      /** `ns`: a delegation, which no wildcard makes; the others may come from a wildcard. */
      readonly by: 'ns' | 'cname' | 'own-soa' | 'records';
    }
  | { readonly is: 'denied'; readonly zone: DenyingZone }
  | { readonly is: 'unknown'; readonly reason: DnsReason };

/** The records of the requested type, with the chain that led to them. */
export interface Listed {
  readonly records: readonly DnsRecord[];
  readonly mx: readonly MxRecord[];
  readonly cname: readonly DnsRecord[];
  /** Why the records are not known; null if these are all, perhaps none. */
  readonly reason: DnsReason | null;
}

/** RFC 1035 section 4.1.1. */
const RCODE = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;

const unsure = (reason: DnsReason) => ({ is: 'unknown', reason }) as const;

/** A list about which nothing is known. */
export const unlisted = (reason: DnsReason, cname: readonly DnsRecord[] = []): Listed => ({
  records: [],
  mx: [],
  cname,
  reason,
});

/** Why an RCODE other than NOERROR and NXDOMAIN is no answer; null for these two. */
function failure(rcode: number): DnsReason | null {
  if (rcode === RCODE.NOERROR || rcode === RCODE.NXDOMAIN) return null;
  if (rcode === RCODE.SERVFAIL) return { code: 'SERVFAIL' };
  if (rcode === RCODE.REFUSED) return { code: 'REFUSED' };
  return { code: 'RCODE', detail: rcode };
}

/** This host, and the same written as an IPv6 address (RFC 6890 section 2.2, RFC 4291 section 2.5.5.2). */
const THIS_HOST = /^(?:::ffff:)?(?:0|127)\.|^::1?$|^::ffff:(?:0|7f[\da-f]{2}):/;

/** An address of no site. */
const leadsNowhere = (record: ResourceRecord): boolean =>
  (record.type === 'A' || record.type === 'AAAA') && THIS_HOST.test(record.data);

/** Why a message does not answer the question at all; null if it does. */
function unfit(question: Question, message: DnsMessage): DnsReason | null {
  const asked = message.question;
  // A server that could not read the question, or would not, may leave it out.
  if (asked === null && message.answers.length === 0) {
    return failure(message.rcode) ?? { code: 'OTHER-QUESTION' };
  }
  if (message.id !== 0 || asked?.name !== question.name || asked.type !== question.type) {
    return { code: 'OTHER-QUESTION' };
  }
  if (message.truncated) return { code: 'TRUNCATED' };
  return message.filtered || message.answers.some(leadsNowhere) ? { code: 'FILTERED' } : null;
}

/** The answered records of a type that a name owns; none for types other than addresses, NS and CNAME. */
export function recordsOf(owner: string, type: AskedType | 'CNAME', { answers }: DnsMessage) {
  return answers.flatMap((record): DnsRecord[] =>
    record.owner === owner && record.type === type && 'data' in record
      ? [{ owner, data: record.data, ttl: record.ttl }]
      : [],
  );
}

function mailServersOf(owner: string, { answers }: DnsMessage): MxRecord[] {
  return answers.flatMap((record) =>
    record.owner === owner && record.type === 'MX'
      ? [{ owner, preference: record.preference, exchange: record.exchange, ttl: record.ttl }]
      : [],
  );
}

const zonesOf = ({ authorities }: DnsMessage): string[] =>
  authorities.filter(({ type }) => type === 'SOA').map(({ owner }) => owner);

/**
 * Why an answer without records proves nothing about `name`; else the owners of its SOA: `own` is the name itself,
 * `above` are zones above it (RFC 2308 section 2).
 */
function proofOf(name: string, message: DnsMessage): 'own' | 'above' | DnsReason {
  const zones = zonesOf(message);
  if (zones.length === 0) {
    const isDenial = message.rcode === RCODE.NXDOMAIN;
    return { code: isDenial ? 'NXDOMAIN-WITHOUT-SOA' : 'NODATA-WITHOUT-SOA' };
  }
  if (zones.every((zone) => zone === name)) return 'own';
  return zones.every((zone) => isBelow(name, zone)) ? 'above' : { code: 'FOREIGN-SOA' };
}

/** NXDOMAIN denies a name only with the SOA of a zone above it (RFC 2308 section 2.1). */
function denial(name: string, message: DnsMessage): Existence {
  // Filters put an SOA of the blocked name itself into their NXDOMAIN.
  const owned = message.authorities.some(({ owner }) => owner === name);
  if (owned || message.answers.length > 0) return unsure({ code: 'CONTRADICTION' });
  const proof = proofOf(name, message);
  if (typeof proof === 'object') return unsure(proof);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes this proof
  return { is: 'denied', zone: zonesOf(message)[0] as DenyingZone };
}

/**
 * Concludes from an answer if the name exists. A CNAME owned by the name counts whatever the RCODE, which is about the
 * end of the chain (RFC 6604 section 3). NXDOMAIN only denies with the SOA of a zone above the name.
 */
export function existence(question: Question, message: DnsMessage): Existence {
  const { name, type } = question;
  const why = unfit(question, message);
  if (why !== null) return unsure(why);
  const own = message.answers.filter(({ owner }) => owner === name);
  if (own.some((record) => record.type === 'CNAME')) return { is: 'exists', by: 'cname' };
  const failed = failure(message.rcode);
  if (failed !== null) return unsure(failed);
  if (message.rcode === RCODE.NXDOMAIN) return denial(name, message);
  if (own.some((record) => record.type === type)) {
    return { is: 'exists', by: type === 'NS' ? 'ns' : 'records' };
  }
  if (message.answers.length > 0) return unsure({ code: 'CONTRADICTION' });
  // NOERROR without a record of the type: the owner of the SOA decides (RFC 2308 section 2.2).
  const proof = proofOf(name, message);
  if (proof === 'own') return { is: 'exists', by: 'own-soa' };
  return unsure(proof === 'above' ? { code: 'PARENT-SOA' } : proof);
}

/** The CNAME records from the name on, in order (RFC 1034 section 3.6.2); a circle ends where it closes. */
export function chainOf(name: string, message: DnsMessage): DnsRecord[] {
  const found: DnsRecord[] = [];
  const seen = new Set<string>();
  for (let at = name; !seen.has(at);) {
    seen.add(at);
    const [next] = recordsOf(at, 'CNAME', message);
    if (next === undefined) break;
    found.push(next);
    at = next.data;
  }
  return found;
}

/**
 * The records of the requested type, of a name that exists: its own, or those at the end of its CNAME chain. Only an
 * SOA proves that there are none (RFC 2308 section 2.2).
 *
 * @param hasOwnZone true if the name is known to be delegated: its parent's SOA then says nothing about it
 */
export function readList(question: Question, message: DnsMessage, hasOwnZone: boolean): Listed {
  const { name, type } = question;
  const why = unfit(question, message);
  if (why !== null) return unlisted(why);
  const cname = chainOf(name, message);
  const end = cname.at(-1)?.data ?? name;
  const failed = failure(message.rcode);
  if (failed !== null) return unlisted(failed, cname);
  const records = recordsOf(end, type, message);
  const mx = type === 'MX' ? mailServersOf(end, message) : [];
  const isNoSuchName = message.rcode === RCODE.NXDOMAIN;
  const proof = records.length + mx.length > 0 ? 'listed' : proofOf(end, message);
  if (typeof proof === 'object') return unlisted(proof, cname);
  // The name exists, so only the end of a chain can be missing, and a zone above it says so.
  if (isNoSuchName && (proof !== 'above' || cname.length === 0)) {
    return unlisted({ code: 'CONTRADICTION' }, cname);
  }
  if (proof === 'above' && hasOwnZone && cname.length === 0) {
    return unlisted({ code: 'PARENT-SOA' }, cname);
  }
  return { records, mx, cname, reason: null };
}
