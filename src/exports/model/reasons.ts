/** Why an alert is left out of a file, in the order of their sentences. */
import { formatNumber } from '@/lib/format.ts';

/** The words follow a count: `12 New: not looked at yet`. */
const REASONS = [
  ['new', 'New: not looked at yet'],
  ['ours', 'marked Ours'],
  ['not-harmful', 'marked Not harmful, or above such a name'],
  ['own', 'your own: an approved asset or a name marked Ours, or above or below one'],
  ['suffix', 'public suffixes, such as co.in: others register names below them'],
  ['shared', 'shared by many, such as forms.gle: others’ pages, files or mail are there too'],
  ['ip-address', 'IP addresses'],
  ['no-name', 'without a domain name'],
  ['too-long', 'too long for a zone'],
  ['repeated', 'about a name that is in the file already'],
] as const;
export type Reason = (typeof REASONS)[number][0];

/** Number of alerts left out, each for the first reason that applies. */
export type LeftOut = Readonly<Partial<Record<Reason, number>>>;

/** Returns the count and the words of each reason that left something out. */
export const leftOutWords = (leftOut: LeftOut): (readonly [count: string, words: string])[] =>
  REASONS.flatMap(([reason, words]) => {
    const count = leftOut[reason];
    return count === undefined ? [] : [[formatNumber(count), words] as const];
  });
