/** What the registries said of several names, in a line: how many each registrar has. */
import { registrarText } from '@/evidence/facts.ts';
import { count } from '@/lib/format.ts';
import type { NoticeName } from './types.ts';

/**
 * `Registrar of Names (IANA id 1234): 2 names; no record: 1; 1 without an answer; 3 not asked`. It may hold a
 * registry's words.
 *
 * @param unanswered the registrable names that were asked about in vain
 * @returns '' before anything was asked
 */
export function registrarsText(
  names: readonly NoticeName[],
  unanswered: ReadonlySet<string>,
): string {
  const registrars = new Map<string, number>();
  let unrecorded = 0;
  let silent = 0;
  let unasked = 0;
  for (const { registration, registrable } of names) {
    if (registration?.is === 'registered') {
      const registrar = registrarText(registration) ?? 'Registrar not given';
      registrars.set(registrar, (registrars.get(registrar) ?? 0) + 1);
    } else if (registration?.is === 'no-record') {
      unrecorded += 1;
    } else if (registrable !== null && unanswered.has(registrable)) {
      silent += 1;
    } else {
      unasked += 1;
    }
  }
  if (unasked === names.length) return '';
  return [
    ...[...registrars]
      .toSorted(([, one], [, other]) => other - one)
      .map(([registrar, many]) => `${registrar}: ${count(many, 'name')}`),
    unrecorded > 0 && `no record at the registry: ${unrecorded}`,
    silent > 0 && `${silent} without an answer`,
    unasked > 0 && `${unasked} not asked`,
  ]
    .filter(Boolean)
    .join('; ');
}
