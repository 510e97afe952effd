import type { NoAnswerReason, PlainReason } from './types.ts';

const TEXTS: Readonly<Record<PlainReason, string>> = {
  SERVFAIL: 'The resolver gave no answer: SERVFAIL',
  REFUSED: 'The resolver gave no answer: REFUSED',
  'NXDOMAIN-WITHOUT-SOA':
    'The resolver said that it does not exist, without the proof (NXDOMAIN, no SOA)',
  'FOREIGN-SOA': 'The resolver said NXDOMAIN with the SOA of an unrelated zone, as filters do',
  FILTERED: 'The resolver filters this name: an unfiltered one is needed to check it',
  CONTRADICTION: 'The answer contradicts itself',
  'PARENT-SOA':
    'The zone above knows no record of this type and does not say whether the name exists',
  'NODATA-WITHOUT-SOA': 'The answer is empty and does not say which zone it comes from',
  REFERRAL: 'The resolver named other servers instead of asking them',
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
};

/**
 * Says why there is no answer, in one short sentence without a full stop.
 *
 * @param reason of a `no-answer` or of a record type that is `missing`
 */
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
      return TEXTS[reason.code];
  }
}

const SHORT: Readonly<Record<PlainReason, string>> = {
  SERVFAIL: 'SERVFAIL',
  REFUSED: 'REFUSED',
  'NXDOMAIN-WITHOUT-SOA': 'unproven',
  'FOREIGN-SOA': 'filtered',
  FILTERED: 'filtered',
  CONTRADICTION: 'contradictory',
  'PARENT-SOA': 'undecided',
  'NODATA-WITHOUT-SOA': 'unproven',
  REFERRAL: 'referral',
  TRUNCATED: 'cut short',
  'TIMED-OUT': 'too late',
  NETWORK: 'network',
  'CONTENT-TYPE': 'no resolver',
  MALFORMED: 'malformed',
  'TOO-LONG': 'too long',
  'OTHER-QUESTION': 'mismatch',
  WILDCARD: 'wildcard',
  'WILDCARD-UNKNOWN': 'undecided',
};

/** Returns the reason in a word or two, for a column of a list. */
export function shortReason(reason: NoAnswerReason): string {
  switch (reason.code) {
    case 'RCODE':
      return `RCODE ${reason.detail}`;
    case 'HTTP':
      return `HTTP ${reason.detail}`;
    case 'RATE-LIMITED':
      return 'too often';
    default:
      return SHORT[reason.code];
  }
}
