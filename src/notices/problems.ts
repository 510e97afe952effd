/** What a notice still lacks, worded for the person who writes it. */
import { typedTime } from './text-parts.ts';
import type { NoticeDraft, NoticeName, Signature, WrittenNotice } from './types.ts';
import { readUrls } from './urls.ts';

export type NoticeField = 'urls' | 'sighting' | 'seenAt' | 'way' | 'mark' | 'signer';

/** The labels of the fields. */
export const FIELD_NAMES: Readonly<Record<NoticeField, string>> = {
  urls: 'Addresses where it was seen',
  sighting: 'What was seen',
  seenAt: 'When',
  way: 'How it came',
  mark: 'Mark',
  signer: 'Name of who signs',
};

/**
 * By field, in the order of the form; empty where nothing is missing. A request to the provider needs none of them,
 * but what was typed has to be right.
 */
export function problemsOf(
  { kind, abuse, trademark }: WrittenNotice,
  names: readonly NoticeName[],
  signature: Signature,
  now: number,
): Partial<Record<NoticeField, string>> {
  const problems: Partial<Record<NoticeField, string>> = {};
  if (kind === 'trademark') {
    if ((trademark.mark ?? '').trim() === '')
      problems.mark = 'Enter the mark that the name imitates';
  } else {
    const { found, problem } = readUrls(abuse.urls, names);
    const seenAt = typedTime(abuse.seenAt);
    const isNeeded = kind === 'abuse';
    if (problem !== null) problems.urls = problem;
    else if (isNeeded && found.length === 0) {
      problems.urls =
        'Enter at least one address where it was seen. Without one, a trademark notice is the right kind';
    }
    if (isNeeded && abuse.sighting === '') problems.sighting = 'Choose what was seen';
    if (isNeeded && seenAt === null) problems.seenAt = 'Enter when it was seen';
    else if (seenAt !== null && seenAt > now) problems.seenAt = 'This time is still to come';
    if (isNeeded && abuse.way === '') problems.way = 'Choose how it came';
  }
  if (kind !== 'request' && signature.name.trim() === '') problems.signer = 'Enter who signs';
  return problems;
}

/**
 * The names that the notice is about: an abuse report leaves out those for which no address is given, as
 * long as there is one for another.
 */
export function namesOf(
  { kind, abuse }: Pick<NoticeDraft, 'kind' | 'abuse'>,
  names: readonly NoticeName[],
): readonly NoticeName[] {
  if (kind === 'trademark') return names;
  const { found } = readUrls(abuse.urls, names);
  const seen = names.filter((name) => found.some((one) => one.name === name));
  return seen.length === 0 ? names : seen;
}
