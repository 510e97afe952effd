/** What look-ups found of several names, in a line that stands for all of them. */
import { registeredText } from '@/evidence/facts.ts';
import { dnsAnswer, type DnsAnswer } from '@/features/shared/evidence/dns-filter.ts';
import { formatNumber } from '@/lib/format.ts';
import type { NoticeName } from '@/takedowns/model/types.ts';
import type { Unanswered } from './use-look-ups.ts';

/** Of one name, and of several. `in-dns`: its addresses are not known. */
const SAID: Readonly<Record<DnsAnswer, readonly [string, string]>> = {
  address: ['has an address', 'have an address'],
  'no-address': ['is in DNS without an address', 'are in DNS without an address'],
  'in-dns': ['is in DNS', 'are in DNS'],
  'not-in-dns': ['is not in DNS', 'are not in DNS'],
  'no-answer': ['has no answer', 'have no answer'],
  'not-checked': ['was not asked about', 'were not asked about'],
};

const several = (many: number, [one, more]: readonly [string, string]): string =>
  `${formatNumber(many)} ${many === 1 ? one : more}`;

/**
 * `DNS: 2 have an address, 1 accepts mail, 1 is not in DNS. Youngest registration: 20 Nov 2026, 05:00 UTC (6 days ago).`
 *
 * @param unanswered what was asked in vain
 * @returns '' where neither DNS nor a date of registration is known
 */
export function knownWords(
  names: readonly NoticeName[],
  unanswered: readonly Unanswered[],
): string {
  const answers = names.map(({ dns, host }): DnsAnswer => {
    const isSilent =
      dns === null && unanswered.some(({ of, name }) => of === 'dns' && name === host);
    return isSilent ? 'no-answer' : dnsAnswer(dns?.state);
  });
  const mail = names.filter(({ dns }) => dns?.state.is === 'in-dns' && dns.state.mail === true);
  const parts = Object.entries(SAID).flatMap(([answer, words]) => {
    const many = answers.filter((one) => one === answer).length;
    const some = many > 0 ? [several(many, words)] : [];
    return answer === 'address' && mail.length > 0
      ? [...some, several(mail.length, ['accepts mail', 'accept mail'])]
      : some;
  });
  const isAsked = answers.some((answer) => answer !== 'not-checked');
  const [youngest] = names
    .flatMap(({ registration }) =>
      registration?.is === 'registered' && registration.registeredOn !== null ? [registration] : [],
    )
    .toSorted((one, other) => (other.registeredOn ?? 0) - (one.registeredOn ?? 0));
  const since = youngest && registeredText(youngest);
  return [isAsked && `DNS: ${parts.join(', ')}.`, since && `Youngest registration: ${since}.`]
    .filter(Boolean)
    .join(' ');
}
