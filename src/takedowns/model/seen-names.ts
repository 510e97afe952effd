/** Which names a mail is about: a report can tell of those alone that were seen at an address. */
import type { AbuseFields, NoticeName, WrittenNotice } from './types.ts';
import { readUrls } from './urls.ts';

/** The names with an address where they were seen. */
export function seenNames(
  { urls }: Pick<AbuseFields, 'urls'>,
  names: readonly NoticeName[],
): readonly NoticeName[] {
  const { found } = readUrls(urls, names);
  return names.filter((name) => found.some((one) => one.name === name));
}

/**
 * The names that a mail is about. An abuse report leaves out those without an address, as long as another of them has
 * one: before, it is a draft about all.
 */
export function namesOf(
  { kind, abuse }: Pick<WrittenNotice, 'kind' | 'abuse'>,
  names: readonly NoticeName[],
): readonly NoticeName[] {
  if (kind !== 'abuse') return names;
  const seen = seenNames(abuse, names);
  return seen.length === 0 ? names : seen;
}
