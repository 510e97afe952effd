/** Lines of a notice about what registry and DNS answered, each with the time it was seen. */
import { knownFacts } from './facts.ts';
import { time } from './text-parts.ts';
import type { NoticeName } from './types.ts';
import { line, type NoticeWords } from './words.ts';

/**
 * What is known of a name; empty where nothing was looked up. Answers of the demonstration say that they are invented.
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
  const seen = (at: number) => {
    const when = words.seenOn(time(at, words, 'UTC'));
    return `(${name.isSample ? `${when}; ${words.invented}` : when})`;
  };
  return [
    registered &&
      line(
        labels.registered,
        time(registered.on, words, 'UTC') +
          (registered.age ? `, ${words.age(registered.age)}` : '') +
          ` ${seen(registered.at)}`,
      ),
    registrar && line(labels.registrar, `${registrar.text} ${seen(registrar.at)}`),
    hosts && line(addresses, `${hosts.text} ${seen(hosts.at)}`),
    gone && line(labels.dns, `${words.gone[gone.is]} ${seen(gone.at)}`),
    mail && line(labels.mail, `${mail.text} ${seen(mail.at)}`),
  ].filter((one) => one !== null);
}
