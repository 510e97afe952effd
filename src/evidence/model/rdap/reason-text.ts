/** Why a registry gave no answer. */
import type { CallReason } from '../call.ts';

const TEXTS = {
  /** HTTP 501. */
  'NO-REGISTRY': 'No registry is set up for this ending',
  /** It may lead to a registrar, who would learn who asks. */
  REDIRECT: 'The answer sends elsewhere, which is not followed',
  'TIMED-OUT': 'The registry did not answer in time',
  NETWORK: 'The policy or the network stopped the call',
  'CONTENT-TYPE': 'What answered is no registry: perhaps this is not set up on this site',
  MALFORMED: 'The answer cannot be read as that of a registry',
  'TOO-LONG': 'The answer is too long',
  'OTHER-NAME': 'The answer is about another name',
} as const;

export type PlainRdapReason = keyof typeof TEXTS;
export type RdapReason = CallReason | { readonly code: PlainRdapReason };

/** Longest wait that is given in seconds. */
const MAX_SECONDS = 120;

/** Says why there is no answer, in one short sentence without a full stop. */
export function reasonText(reason: RdapReason): string {
  switch (reason.code) {
    case 'HTTP':
      return reason.detail >= 500
        ? `The registry, or the way to it, failed: HTTP ${reason.detail}`
        : `The question was not answered: HTTP ${reason.detail}`;
    case 'RATE-LIMITED':
      return reason.detail === null
        ? 'Asked too often'
        : `Asked too often: again in ${waitText(reason.detail)}`;
    default:
      return TEXTS[reason.code];
  }
}

function waitText(seconds: number): string {
  return seconds <= MAX_SECONDS ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
