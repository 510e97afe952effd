/** Texts of the export dialog. */
import { REASONS, type Reason } from './model/reasons.ts';
import type { Tlp } from './model/types.ts';
import { formatNumber } from '@/lib/format.ts';

/** Follows a count: `12 New`. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  new: 'New: not looked at yet',
  ours: 'marked Ours',
  'not-harmful': 'marked Not harmful, or above such a name',
  own: 'your own: an approved asset or a name marked Ours, or above or below one',
  suffix: 'public suffixes, such as co.in: others register names below them',
  'ip-address': 'IP addresses',
  'no-name': 'without a domain name',
  'too-long': 'too long for a zone',
  repeated: 'about a name that is in the file already',
};

/** Returns a text for each reason with left-out alerts: their count and the reason, in the order of the reasons. */
export const leftOutWords = (leftOut: Readonly<Record<Reason, number>>): string[] =>
  REASONS.flatMap((reason) =>
    leftOut[reason] > 0 ? [`${formatNumber(leftOut[reason])} ${REASON_WORDS[reason]}`] : [],
  );

/** Who may see a file (https://www.first.org/tlp). */
export const TLP_WORDS: Readonly<Record<Tlp, string>> = {
  clear: 'Anyone may see it.',
  green: 'For your community, not in public.',
  amber: 'For your organisation and its clients.',
  'amber+strict': 'Only for your organisation.',
};
