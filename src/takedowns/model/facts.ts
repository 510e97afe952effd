/** Facts of a letter from the answers of DNS and the registry, each with the time it was seen. */
import { addressOf } from '@/evidence/model/dns/address.ts';
import { mailServerText, registrarText } from '@/evidence/model/facts.ts';
import type { DnsState } from '@/evidence/model/dns/types.ts';
import { ageOf, type Age } from '@/evidence/model/rdap/age.ts';
import { time } from './text-parts.ts';
import type { ReportedName } from './types.ts';
import { line, type LetterWords } from './words.ts';

/** Times are in milliseconds since the epoch; `at` is when the answer came. */
export interface KnownFacts {
  /** Defanged, with its IANA id. */
  readonly registrar: { readonly text: string; readonly at: number } | null;
  readonly registered: {
    readonly on: number;
    readonly age: Age | null;
    readonly at: number;
  } | null;
  /** The mail servers of the name, defanged; null if it has none, or they are not known. */
  readonly mail: { readonly text: string; readonly at: number } | null;
  /** The addresses of the name, unchanged. */
  readonly hosts: { readonly text: string; readonly at: number } | null;
  /** Set if the name leads nowhere; null if it leads somewhere, or that is not known. */
  readonly gone: { readonly is: Gone; readonly at: number } | null;
}

/** Why no page can be reached at a name. */
export type Gone = 'no-address' | 'not-in-dns';

/** More than any honest domain has. */
const MAX_LISTED = 20;

/** Returns the answers about a name; null for each that was not asked or not answered. `now` is for the age. */
export function knownFacts(
  { dns, registration }: Pick<ReportedName, 'dns' | 'registration'>,
  now: number,
): KnownFacts {
  const registered = registration?.is === 'registered' ? registration : null;
  const registrar = registered && registrarText(registered);
  const inDns = dns?.state.is === 'in-dns' ? dns.state : null;
  const records = inDns?.records ?? null;
  const servers = inDns?.mail === true ? inDns.records.mx.slice(0, MAX_LISTED) : [];
  const hosts = records ? [...records.a, ...records.aaaa].slice(0, MAX_LISTED) : [];
  const on = registered?.registeredOn ?? null;
  return {
    registrar:
      registered === null || registrar === null ? null : { text: registrar, at: registered.at },
    registered:
      registered === null || on === null ? null : { on, age: ageOf(on, now), at: registered.at },
    mail: factOf(servers.map(mailServerText), inDns?.at),
    hosts: factOf(
      hosts.map(({ data }) => data),
      inDns?.at,
    ),
    gone: goneOf(dns?.state ?? null),
  };
}

function goneOf(state: DnsState | null): KnownFacts['gone'] {
  if (state?.is === 'not-in-dns') return { is: 'not-in-dns', at: state.at };
  if (state?.is === 'in-dns' && addressOf(state) === 'none') {
    return { is: 'no-address', at: state.at };
  }
  return null;
}

const factOf = (items: readonly string[], at: number | undefined) =>
  items.length === 0 || at === undefined ? null : { text: items.join(', '), at };

/** An older name was hardly registered for the attack: its age would weaken the notice. In months. */
const YOUNG_MONTHS = 12;

const isYoung = ({ count, unit }: Age): boolean =>
  unit !== 'year' && (unit !== 'month' || count < YOUNG_MONTHS);

/**
 * Returns the facts about a name; empty if nothing was looked up. The time is given once above the facts that share it,
 * and there the demonstration's answers are marked as invented.
 *
 * @param now milliseconds since the epoch, for ages
 * @param addresses label of the addresses that the name leads to
 */
export function factLines(
  name: ReportedName,
  words: LetterWords,
  now: number,
  addresses = words.name.hosts,
): string[] {
  const { name: labels } = words;
  const { registrar, registered, mail, hosts, gone } = knownFacts(name, now);
  const age = registered?.age && isYoung(registered.age) ? `, ${words.age(registered.age)}` : '';
  const facts = [
    registered && {
      at: registered.at,
      says: line(labels.registered, time(registered.on, words, 'UTC') + age),
    },
    registrar && { at: registrar.at, says: line(labels.registrar, registrar.text) },
    hosts && { at: hosts.at, says: line(addresses, hosts.text) },
    gone && { at: gone.at, says: line(labels.dns, words.gone[gone.is]) },
    mail && { at: mail.at, says: line(labels.mail, mail.text) },
  ].filter((one) => one !== null);
  // Facts of one source share a heading. Two sources may have answered within the same minute.
  const times = facts.map(({ at }) => time(at, words, 'UTC'));
  const invented = name.isSample ? ` (${words.invented})` : '';
  return facts.flatMap(({ says }, at) => {
    const when = times[at] ?? '';
    return when === times[at - 1] ? [says] : [`${words.lookedUp(when)}${invented}:`, says];
  });
}
