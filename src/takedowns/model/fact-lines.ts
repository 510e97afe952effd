/** Lines of a notice about what registry and DNS answered, below the time at which they did. */
import type { Age } from '@/evidence/rdap/age.ts';
import { knownFacts } from './facts.ts';
import { time } from './text-parts.ts';
import type { NoticeName } from './types.ts';
import { line, type NoticeWords } from './words.ts';

/** A name that is older is hardly made for the attack: then its age speaks against the notice. In months. */
const YOUNG_MONTHS = 12;

const isYoung = ({ count, unit }: Age): boolean =>
  unit !== 'year' && (unit !== 'month' || count < YOUNG_MONTHS);

/**
 * What is known of a name; empty where nothing was looked up. The time stands once above the facts that have it, and
 * there it is said of the demonstration's answers that they are invented.
 *
 * @param now milliseconds since the epoch, for ages
 * @param addresses what stands before the addresses that the name leads to
 */
export function factLines(
  name: NoticeName,
  words: NoticeWords,
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
  // What has one source stands together, and two sources may have answered in one minute.
  const times = facts.map(({ at }) => time(at, words, 'UTC'));
  const invented = name.isSample ? ` (${words.invented})` : '';
  return facts.flatMap(({ says }, at) => {
    const when = times[at] ?? '';
    return when === times[at - 1] ? [says] : [`${words.lookedUp(when)}${invented}:`, says];
  });
}
