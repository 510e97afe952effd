/** Why a lookup says nothing about the name. */
import type { CallReason } from '../call.ts';

/** A sentence for each reason. */
const REASONS = {
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

export type NoAnswerReason =
  | CallReason
  | { readonly code: keyof typeof REASONS }
  /** `detail`: the RCODE (RFC 1035 section 4.1.1, RFC 6895 section 2.3). */
  | { readonly code: 'RCODE'; readonly detail: number };

/** Says why there is no answer, in one short sentence without a full stop. */
export function reasonText(reason: NoAnswerReason): string {
  switch (reason.code) {
    case 'RCODE':
      return `The resolver gave no answer: RCODE ${reason.detail}`;
    case 'HTTP':
      return `The resolver gave no answer: HTTP ${reason.detail}`;
    case 'RATE-LIMITED':
      return reason.detail === null
        ? 'Asked too often'
        : `Asked too often: again in ${reason.detail} s`;
    default:
      return REASONS[reason.code];
  }
}
