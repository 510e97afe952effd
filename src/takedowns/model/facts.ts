/** Facts of a letter from the answers of DNS and the registry, each with the time it was seen. */
import { addressOf } from '@/evidence/model/dns/address.ts';
import { mailServerText, registrarText } from '@/evidence/model/facts.ts';
import { ageOf } from '@/evidence/model/rdap/age.ts';
import { line, time } from './text-parts.ts';
import type { ReportedName } from './types.ts';
import type { LetterWords } from './words-en.ts';

/** More than any honest domain has. */
const MAX_LISTED = 20;

type WithDns = Pick<ReportedName, 'dns'>;

/** The addresses of a name, unchanged; '' if it has none, or they are not known. */
export function hostsText({ dns }: WithDns): string {
  if (dns?.state.is !== 'in-dns') return '';
  const { a, aaaa } = dns.state.records;
  const addresses = [...a, ...aaaa].slice(0, MAX_LISTED);
  return addresses.map(({ data }) => data).join(', ');
}

/** Returns why no page can be reached at a name; null if one may be, or that is not known. */
export function goneOf({ dns }: WithDns): 'no-address' | 'not-in-dns' | null {
  if (dns?.state.is === 'not-in-dns') return 'not-in-dns';
  return dns?.state.is === 'in-dns' && addressOf(dns.state) === 'none' ? 'no-address' : null;
}

/** The mail servers of a name, defanged; '' if it has none, or they are not known. */
function mailText({ dns }: WithDns): string {
  if (dns?.state.is !== 'in-dns' || dns.state.mail !== true) return '';
  return dns.state.records.mx.slice(0, MAX_LISTED).map(mailServerText).join(', ');
}

/**
 * Returns the facts about a name; empty if nothing was looked up. The time is given once above the facts that share it,
 * and there the demonstration's answers are marked as invented.
 *
 * @param now milliseconds since the epoch, for ages
 */
export function factLines(name: ReportedName, words: LetterWords, now: number): string[] {
  const { name: labels } = words;
  const { registration, dns } = name;
  const registered = registration?.is === 'registered' ? registration : null;
  const on = registered?.registeredOn ?? null;
  const age = on === null ? null : ageOf(on, now);
  const registrar = registered && registrarText(registered);
  const [hosts, gone, mail] = [hostsText(name), goneOf(name), mailText(name)];
  const invented = name.isSample ? ` (${words.invented})` : '';
  const group = (at: number | undefined, facts: readonly (string | false)[]) => {
    const said = facts.filter((one) => one !== false);
    if (at === undefined || said.length === 0) return [];
    return [`${words.lookedUp(time(at, words, 'UTC'))}${invented}:`, ...said];
  };
  const lines = [
    ...group(registered?.at, [
      on !== null &&
        line(labels.registered, time(on, words, 'UTC') + (age ? `, ${words.age(age)}` : '')),
      registrar !== null && line(labels.registrar, registrar),
    ]),
    ...group(dns?.state.at, [
      hosts !== '' && line(labels.hosts, hosts),
      gone !== null && line(labels.dns, words.gone[gone]),
      mail !== '' && line(labels.mail, mail),
    ]),
  ];
  // Two sources that answered within the same minute share a heading.
  return [...new Set(lines)];
}
