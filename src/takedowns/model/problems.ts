/** What a notice still lacks, worded for the person who writes it. */
import { seenNames } from './seen-names.ts';
import { typedTime } from './text-parts.ts';
import type { NoticeName, Signature, WrittenNotice } from './types.ts';
import { readUrls } from './urls.ts';

export type NoticeField =
  'urls' | 'sighting' | 'seenAt' | 'way' | 'mark' | 'rights' | 'badFaith' | 'signer';

/** In the order of the form. */
export const FIELDS: readonly NoticeField[] = [
  'urls',
  'sighting',
  'seenAt',
  'way',
  'mark',
  'rights',
  'badFaith',
  'signer',
];

/** The labels of the fields. */
export const FIELD_NAMES: Readonly<Record<NoticeField, string>> = {
  urls: 'Addresses where it was seen',
  sighting: 'What was seen',
  seenAt: 'When',
  way: 'How it came',
  mark: 'Mark',
  rights: 'Rights in the mark',
  badFaith: 'Signs of bad faith',
  signer: 'Your name, under “Signed by”',
};

/**
 * By field, in the order of the form; empty where nothing is missing. A request to the provider needs none of them,
 * but what was typed has to be right.
 *
 * @param names what this mail can be about
 * @param all the names of every mail: an address of any of them is right
 */
export function problemsOf(
  { kind, abuse, trademark }: WrittenNotice,
  names: readonly NoticeName[],
  signature: Signature,
  now: number,
  all: readonly NoticeName[] = names,
): Partial<Record<NoticeField, string>> {
  const problems: Partial<Record<NoticeField, string>> = {};
  if (kind === 'trademark') {
    if ((trademark.mark ?? '').trim() === '')
      problems.mark = 'Enter the mark that the name imitates';
    if (trademark.rights.trim() === '')
      problems.rights = 'Enter a registration of the mark, or since when you have used it';
    if (trademark.badFaith.trim() === '')
      problems.badFaith = 'Enter the facts that speak of bad faith';
  } else {
    const { found, problem } = readUrls(abuse.urls, all);
    const seenAt = typedTime(abuse.seenAt);
    const isNeeded = kind === 'abuse';
    if (problem !== null) problems.urls = problem;
    else if (isNeeded && found.length === 0) {
      problems.urls =
        'Enter at least one address where it was seen. Without one, a trademark notice is the right kind';
    } else if (isNeeded && seenNames(abuse, names).length === 0) {
      problems.urls =
        names.length === 1
          ? 'None of these addresses is at the name of this mail. Enter one, or untick the recipient'
          : `None of these addresses is at one of the ${names.length} names of this mail. Enter one, or untick the recipient`;
    }
    if (isNeeded && abuse.sighting === '') problems.sighting = 'Choose what was seen';
    if (isNeeded && seenAt === null) problems.seenAt = 'Enter when it was seen';
    else if (seenAt !== null && seenAt > now) problems.seenAt = 'This time is still to come';
    if (isNeeded && abuse.way === '') problems.way = 'Choose how it came';
  }
  if (kind !== 'request' && signature.name.trim() === '') problems.signer = 'Enter who signs';
  return problems;
}
