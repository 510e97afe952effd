/** Conclusions from one answer. Every rule errs on one side: an answer that does not prove something proves nothing. */
import { isBelow } from './names.ts';
import type { DnsMessage, ResourceRecord } from './read.ts';
import type { NoAnswerReason } from './reason-text.ts';
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
  | { readonly is: 'unknown'; readonly reason: NoAnswerReason };

/** The records of the requested type: all there are (perhaps none), or why they are not known. */
export type Listed =
  | {
      readonly is: 'listed';
      readonly records: readonly DnsRecord[];
      readonly mx: readonly MxRecord[];
      readonly cname: readonly DnsRecord[];
    }
  | {
      readonly is: 'unknown';
      readonly reason: NoAnswerReason;
      readonly cname: readonly DnsRecord[];
    };

/** RFC 1035 section 4.1.1. */
const RCODE = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;

const unsure = (reason: NoAnswerReason) => ({ is: 'unknown', reason }) as const;

/** Why an RCODE other than NOERROR and NXDOMAIN is no answer; null for these two. */
function failure(rcode: number): NoAnswerReason | null {
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
function unfit(question: Question, message: DnsMessage): NoAnswerReason | null {
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

/** The name servers of a name: answered, or named by its parent, whose server does not recurse. */
export function nameServersOf(name: string, { answers, authorities }: DnsMessage): DnsRecord[] {
  const isOwn = (record: ResourceRecord) => record.type === 'NS' && record.owner === name;
  const records = answers.some(isOwn) ? answers : authorities;
  return records.flatMap((record) =>
    record.type === 'NS' && record.owner === name
      ? [{ owner: name, data: record.data, ttl: record.ttl }]
      : [],
  );
}

const zonesOf = ({ authorities }: DnsMessage): string[] =>
  authorities.filter(({ type }) => type === 'SOA').map(({ owner }) => owner);

/**
 * Why an answer without records proves nothing about `name`; else the owners of its SOA: `own` is the name itself,
 * `above` are zones above it (RFC 2308 section 2).
 */
function proofOf(name: string, message: DnsMessage): 'own' | 'above' | NoAnswerReason {
  const zones = zonesOf(message);
  if (zones.length === 0) {
    if (message.rcode === RCODE.NXDOMAIN) return { code: 'NXDOMAIN-WITHOUT-SOA' };
    const isReferral = message.authorities.some(({ type }) => type === 'NS');
    return { code: isReferral ? 'REFERRAL' : 'NODATA-WITHOUT-SOA' };
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

/** NOERROR without a record of the type: the owner of the SOA decides (RFC 2308 section 2.2). */
function noData(name: string, message: DnsMessage): Existence {
  const proof = proofOf(name, message);
  if (proof === 'own') return { is: 'exists', by: 'own-soa' };
  if (proof === 'above') return unsure({ code: 'PARENT-SOA' });
  const isDelegated = proof.code === 'REFERRAL' && nameServersOf(name, message).length > 0;
  return isDelegated ? { is: 'exists', by: 'ns' } : unsure(proof);
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
  return noData(name, message);
}

/** The CNAME records from the name on, in order (RFC 1034 section 3.6.2); a circle ends where it closes. */
export function chainOf(name: string, { answers }: DnsMessage): DnsRecord[] {
  const found: DnsRecord[] = [];
  const seen = new Set<string>();
  for (let at = name; !seen.has(at);) {
    seen.add(at);
    const next = answers.find((record) => record.type === 'CNAME' && record.owner === at);
    if (next?.type !== 'CNAME') break;
    found.push({ owner: at, data: next.data, ttl: next.ttl });
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
  if (why !== null) return { ...unsure(why), cname: [] };
  const cname = chainOf(name, message);
  const end = cname.at(-1)?.data ?? name;
  const unknown = (reason: NoAnswerReason) => ({ ...unsure(reason), cname });
  const failed = failure(message.rcode);
  if (failed !== null) return unknown(failed);
  const records: DnsRecord[] = [];
  const mx: MxRecord[] = [];
  for (const record of message.answers) {
    const { owner, ttl } = record;
    if (owner !== end || record.type !== type) continue;
    if (record.type === 'MX') {
      mx.push({ owner, preference: record.preference, exchange: record.exchange, ttl });
    } else records.push({ owner, data: record.data, ttl });
  }
  const isListed = records.length + mx.length > 0;
  const isNoSuchName = message.rcode === RCODE.NXDOMAIN;
  // The name exists, so only the end of a chain can be missing.
  if (isNoSuchName && (isListed || cname.length === 0)) return unknown({ code: 'CONTRADICTION' });
  if (!isListed) {
    const proof = proofOf(end, message);
    if (typeof proof === 'object') return unknown(proof);
    if (proof === 'own' && isNoSuchName) return unknown({ code: 'CONTRADICTION' });
    if (proof === 'above' && hasOwnZone && cname.length === 0)
      return unknown({ code: 'PARENT-SOA' });
  }
  return { is: 'listed', records, mx, cname };
}
