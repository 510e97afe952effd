/** A registry that this site does not have for a name: asking again finds nothing until its provider sets one up. */
import { config } from '@/config.ts';
import type { RdapReason } from '@/evidence/rdap/types.ts';
import { missedRegistrations } from './missed-registrations.ts';

/** Whether asking again cannot help. Input: why there was no answer. */
export const isNotSetUp = ({ code }: RdapReason): boolean =>
  code === 'NO-REGISTRY' || code === 'NOT-SET-UP';

/** Whether the registry was asked about a registrable name in this session, and none is set up for it. */
export function isInVain(registrable: string): boolean {
  const missed = missedRegistrations().get(registrable);
  return missed !== undefined && isNotSetUp(missed.reason);
}

/** Who can help, as a sentence without a full stop. */
export const SET_UP_WORDS = `${config.brand} has to set it up`;
