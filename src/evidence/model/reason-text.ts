/** Why a resolver or a registry gave no answer. */
import type { CallReason } from './call.ts';

const RESOLVER = {
  SERVFAIL: 'The resolver gave no answer: SERVFAIL',
  REFUSED: 'The resolver gave no answer: REFUSED',
  'NXDOMAIN-WITHOUT-SOA':
    'The resolver said that it does not exist, without the proof (NXDOMAIN, no SOA)',
  'FOREIGN-SOA': 'The resolver said NXDOMAIN with the SOA of an unrelated zone, as filters do',
  /** The resolver says so (RFC 8914), or gives an address that leads nowhere. */
  FILTERED: 'The resolver filters this name: an unfiltered one is needed to check it',
  /** NXDOMAIN together with records or an SOA of the name itself. */
  CONTRADICTION: 'The answer contradicts itself',
  'PARENT-SOA':
    'The zone above knows no record of this type and does not say whether the name exists',
  'NODATA-WITHOUT-SOA': 'The answer is empty and does not say which zone it comes from',
  TRUNCATED: 'The answer was cut short by the resolver',
  'TIMED-OUT': 'The resolver did not answer in time',
  NETWORK: 'The policy or the network stopped the call',
  'CONTENT-TYPE': 'What answered is no DNS resolver: wrong content type',
  MALFORMED: 'The answer is malformed',
  'TOO-LONG': 'The answer is too long',
  'OTHER-QUESTION': 'The answer belongs to another question',
  WILDCARD: 'Any name beside this one gets the same answer (wildcard)',
  'WILDCARD-UNKNOWN':
    'Whether any name beside this one gets the same answer (wildcard) is not known',
} as const;

const REGISTRY = {
  /** HTTP 501. */
  'NO-REGISTRY': 'No registry is set up for this ending',
  /** It may lead to a registrar, who would learn who asks. */
  REDIRECT: 'The answer sends elsewhere, which is not followed',
  'TIMED-OUT': 'The registry did not answer in time',
  NETWORK: RESOLVER.NETWORK,
  'CONTENT-TYPE': 'What answered is no registry: perhaps this is not set up on this site',
  MALFORMED: 'The answer cannot be read as that of a registry',
  'TOO-LONG': RESOLVER['TOO-LONG'],
  'OTHER-NAME': 'The answer is about another name',
} as const;

/** Why a look-up in DNS says nothing about the name. */
export type DnsReason =
  | CallReason
  | { readonly code: keyof typeof RESOLVER }
  /** `detail`: the RCODE (RFC 1035 section 4.1.1, RFC 6895 section 2.3). */
  | { readonly code: 'RCODE'; readonly detail: number };

/** Why a registry's answer says nothing about the name. */
export type RdapReason = CallReason | { readonly code: keyof typeof REGISTRY };

/** Says why a resolver gave no answer, in one short sentence without a full stop. */
export function dnsReasonText(reason: DnsReason): string {
  switch (reason.code) {
    case 'RCODE':
    case 'HTTP':
      return `The resolver gave no answer: ${reason.code} ${reason.detail}`;
    case 'RATE-LIMITED':
      return tooOften(reason.detail);
    default:
      return RESOLVER[reason.code];
  }
}

/** Says why a registry gave no answer, in one short sentence without a full stop. */
export function rdapReasonText(reason: RdapReason): string {
  switch (reason.code) {
    case 'HTTP':
      return reason.detail >= 500
        ? `The registry, or the way to it, failed: HTTP ${reason.detail}`
        : `The question was not answered: HTTP ${reason.detail}`;
    case 'RATE-LIMITED':
      return tooOften(reason.detail);
    default:
      return REGISTRY[reason.code];
  }
}

/** Longest wait that is given in seconds. */
const MAX_SECONDS = 120;

function tooOften(seconds: number | null): string {
  if (seconds === null) return 'Asked too often';
  const wait = seconds <= MAX_SECONDS ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return `Asked too often: again in ${wait}`;
}
