/** The request to the provider: a few lines, since it knows the alert, with names and addresses defanged. */
import { said } from '@/evidence/facts.ts';
import { defang } from '@/lib/defang.ts';
import { factLines } from './fact-lines.ts';
import { saidName, saidOwn, saidProse } from './said.ts';
import {
  bothTimes,
  ownWords,
  signatureLines,
  typedTime,
  unicodeOf,
  type Paragraph,
} from './text-parts.ts';
import type { NoticeName, Signature, WrittenNotice } from './types.ts';
import { readUrls, type SeenUrl } from './urls.ts';
import { line, quoted, type NoticeWords } from './words.ts';

const MAX_ALERT = 100;
/** In a sentence. */
const MAX_SAID_NAME = 120;

/**
 * What is asked of the provider: which alerts, what the person saw, what was reported of them, and what was looked up.
 *
 * @param names what it is about; at least one
 * @param how in which words; `now`: milliseconds since the epoch, for ages
 */
export function requestParts(
  { abuse }: Pick<WrittenNotice, 'abuse'>,
  names: readonly NoticeName[],
  signature: Signature,
  how: { words: NoticeWords; now: number },
): Paragraph[] {
  const { words, now } = how;
  const { sightings, ways, seen, seenAt, way } = words.abuse;
  const { found } = readUrls(abuse.urls, names);
  const at = typedTime(abuse.seenAt);
  const [first] = names;
  const isOne = names.length === 1;
  const only = isOne && first ? { name: nameOf(first), alert: alertOf(first) } : null;
  return [
    [words.provider.intro(names.length, only)],
    [
      abuse.sighting !== '' && line(seen, sightings[abuse.sighting]),
      at !== null && line(seenAt, bothTimes(at, words)),
      // That its own monitoring found it, the provider knows.
      abuse.way !== '' && abuse.way !== 'watch' && line(way, ways[abuse.way]),
    ],
    [ownWords(abuse.more, words)],
    ...names.map((name, index) => [
      !isOne && `${index + 1}.`,
      ...aboutName(name, words),
      !isOne && name.alert !== '' && line(words.provider.alert, alertOf(name)),
      ...factLines(name, words, now, words.provider.hosts),
      ...urlLines(found, name, words),
    ]),
    [words.provider.closing, ...signatureLines(signature, null)],
  ];
}

const nameOf = ({ host, domain }: NoticeName): string =>
  host === null ? saidName(domain, MAX_SAID_NAME) : said(host);

const alertOf = ({ alert }: NoticeName): string => saidProse(alert, MAX_ALERT);

function aboutName(name: NoticeName, words: NoticeWords): (string | false)[] {
  const { host, domain, asset, details } = name;
  const { name: labels, provider } = words;
  const unicode = host === null ? null : unicodeOf(host);
  return [
    host === null ? line(labels.notDomain, saidName(domain)) : line(labels.domain, said(host)),
    unicode !== null && line(labels.unicode, unicode),
    details.trim() !== '' && quoted(provider.reported, saidProse(details), words),
    line(labels.imitates, saidOwn(asset)),
  ];
}

function urlLines(found: readonly SeenUrl[], of: NoticeName, { provider }: NoticeWords): string[] {
  const urls = found.filter(({ name }) => name === of).map(({ url }) => defang(url));
  return urls.length === 0 ? [] : [`${provider.urls}:`, ...urls];
}
