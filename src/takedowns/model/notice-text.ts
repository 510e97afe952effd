/** Subject and text of a notice: plain, one fact a line, in the language of its reader. */
import { said } from '@/evidence/facts.ts';
import { beyondAscii, codePoint } from '@/lib/invisible.ts';
import type { Explanation } from '@/lookalike/index.ts';
import { factLines } from './fact-lines.ts';
import { howText } from './how-text.ts';
import { POLICIES, policyOf } from './policy.ts';
import { saidLine, saidName, saidOwn, saidProse, saidTyped } from './said.ts';
import { requestParts } from './request-text.ts';
import {
  bothTimes,
  ownWords,
  signatureLines,
  textOf,
  typedTime,
  unicodeOf,
  type Holes,
  type Paragraph,
} from './text-parts.ts';
import type { NoticeLanguage, NoticeName, Signature, TextKind, WrittenNotice } from './types.ts';
import { readUrls, type SeenUrl } from './urls.ts';
import { ENGLISH } from './words-en.ts';
import { HINDI } from './words-hi.ts';
import { line, quoted, type NoticeWords } from './words.ts';

const WORDS: Readonly<Record<NoticeLanguage, NoticeWords>> = { en: ENGLISH, hi: HINDI };

const MAX_SUBJECT_NAME = 120;

type Input = Pick<WrittenNotice, 'kind' | 'language' | 'abuse' | 'trademark'>;

/** What the notice is called: on one line, defanged. */
export function noticeSubject(
  { kind, language, trademark }: Input,
  names: readonly NoticeName[],
): string {
  const words = WORDS[language];
  const [name] = names;
  // In A-labels: a letter that deceives would deceive here, too.
  const first = name?.host ? said(name.host) : saidName(name?.domain ?? '', MAX_SUBJECT_NAME);
  const more = Math.max(names.length - 1, 0);
  if (kind === 'request') return words.provider.subject(first, more);
  return kind === 'abuse'
    ? words.abuse.subject(first, more)
    : words.trademark.subject(markOf(trademark, words), first, more);
}

/**
 * The text of a notice. Fields that are still empty are left out; a mark that is not known yet says so. Names are defanged wherever they are only
 * spoken of; the name to act on and the addresses that were seen stand in full, as registrars ask for them.
 *
 * @param names what it is about; at least one
 * @param now milliseconds since the epoch, for ages
 * @param asDraft brackets stand for what is still to be filled in
 */
export function noticeText(
  input: Input,
  names: readonly NoticeName[],
  signature: Signature,
  now: number,
  asDraft = false,
): string {
  const words = WORDS[input.language];
  if (input.kind === 'request') {
    return textOf(requestParts(input, names, signature, { words, now }));
  }
  const holes = asDraft ? words.holes : null;
  const { found } = readUrls(input.abuse.urls, names);
  const parts: Paragraph[] = [
    [words.greeting],
    ...(input.kind === 'abuse'
      ? abuseHead(input, names, words, holes)
      : trademarkHead(input, names, words, holes)),
    ...names.map((name, at) => [
      names.length > 1 && `${at + 1}.`,
      ...aboutName(name, words, now, input.kind),
      ...(input.kind === 'abuse' ? urlLines(found, name, words, holes) : []),
    ]),
    ...(input.kind === 'trademark' ? trademarkGrounds(input, names, words, holes) : []),
    [input.kind === 'abuse' ? words.abuse.request : words.trademark.request],
    [words.closing, ...signatureLines(signature, holes)],
  ];
  return textOf(parts);
}

/** The first line of a text that is not whole yet. */
export const draftLine = (language: NoticeLanguage, needed: number): string =>
  WORDS[language].draft(needed);

/** What stands above the text on paper: a label and what it says, each on a line. */
export function paperHead(
  language: NoticeLanguage,
  { to, subject, date }: { to: readonly string[]; subject: string; date: number },
): [label: string, says: string][] {
  const { head, locale, month } = WORDS[language];
  const day = { day: 'numeric', month, year: 'numeric' } as const;
  return [
    ...(to.length > 0 ? [[head.to, to.join(', ')] satisfies [string, string]] : []),
    [head.subject, subject],
    [head.date, new Intl.DateTimeFormat(locale, day).format(date)],
  ];
}

function abuseHead(
  { abuse }: Input,
  names: readonly NoticeName[],
  words: NoticeWords,
  holes: Holes,
): Paragraph[] {
  const { sightings, ways } = words.abuse;
  const seenAt = typedTime(abuse.seenAt);
  const fact = (label: string, says: string | null, field: keyof NoticeWords['holes']) => {
    const told = says ?? holes?.[field];
    return told !== undefined && line(label, told);
  };
  return [
    [words.abuse.intro(names.length)],
    [
      fact(words.abuse.seen, abuse.sighting === '' ? null : sightings[abuse.sighting], 'sighting'),
      ownWords(abuse.more, words),
      fact(words.abuse.seenAt, seenAt === null ? null : bothTimes(seenAt, words), 'seenAt'),
      fact(words.abuse.way, abuse.way === '' ? null : ways[abuse.way], 'way'),
    ],
  ];
}

/** The mark, or what stands in its place until it is known: a sentence never has a hole. */
const markOf = ({ mark }: Input['trademark'], words: NoticeWords): string =>
  saidLine(mark ?? '') || words.trademark.noMark;

function trademarkHead(
  { trademark }: Input,
  names: readonly NoticeName[],
  words: NoticeWords,
  holes: Holes,
): Paragraph[] {
  const mark = saidLine(trademark.mark ?? '');
  const rights = saidTyped(trademark.rights) || (holes?.rights ?? '');
  return [
    [words.trademark.intro(markOf(trademark, words), names.length)],
    [
      mark !== '' && line(words.trademark.mark, mark),
      rights !== '' && line(words.trademark.rights, rights),
    ],
  ];
}

/** The elements of the policies: the likeness, and of the others those alone that the writer stated. */
function trademarkGrounds(
  { trademark }: Input,
  names: readonly NoticeName[],
  words: NoticeWords,
  holes: Holes,
): Paragraph[] {
  const held = new Set(names.map(policyOf));
  const policies = POLICIES.filter((policy) => held.has(policy));
  const badFaith = saidTyped(trademark.badFaith);
  const signs = badFaith || (holes?.badFaith ?? '');
  const hasRights = saidTyped(trademark.rights) !== '';
  const elements = words.trademark.elements(names.length, policies, hasRights);
  const isStated = [true, trademark.noInterests, badFaith !== ''];
  return [
    // Each keeps the number that it has in the policies.
    elements.map((element, at) => isStated[at] === true && `${'iii'.slice(0, at + 1)}. ${element}`),
    [signs !== '' && line(words.trademark.badFaith, signs)],
    policies.map((policy) => words.trademark.policies[policy]),
  ];
}

/** The name in full for who has to act on it, what it does to people, then how it imitates and what is known of it. */
function aboutName(
  name: NoticeName,
  words: NoticeWords,
  now: number,
  kind: TextKind,
): (string | false)[] {
  const labels = words.name;
  const { explanation } = name;
  const unicode = name.host === null ? null : unicodeOf(name.host);
  const imitates = explanation?.techniques[0] === undefined ? null : explanation;
  return [
    name.host === null
      ? line(labels.notDomain, saidName(name.domain))
      : line(labels.domain, name.host),
    unicode !== null && line(labels.unicode, unicode),
    kind === 'abuse' &&
      name.details.trim() !== '' &&
      quoted(labels.details, saidProse(name.details), words),
    imitates && speltOf(imitates) !== null && line(labels.spelt, speltOf(imitates) ?? ''),
    line(labels.imitates, saidOwn(name.asset)),
    imitates && line(labels.how, howText(imitates, labels.phrases)),
    imitates &&
      labels.phrases !== null &&
      lettersOf(imitates) !== '' &&
      line(labels.letters, lettersOf(imitates)),
    name.alert !== '' && line(labels.alert, saidProse(name.alert, 100)),
    ...factLines(name, words, now),
  ].filter((one) => one !== null);
}

/**
 * The label of the registrable name with code points in place of the letters that deceive: in Unicode it may look
 * like the genuine one. Null where none deceives.
 */
function speltOf({ candidate, alignment }: Explanation): string | null {
  const before = candidate.subdomains.map((label) => `${label}.`).join('');
  const end = before.length + candidate.label.length;
  let unit = 0;
  let found = false;
  let spelt = '';
  for (const { text, deceptive } of alignment.flatMap((segment) => segment.candidate)) {
    if (unit >= before.length && unit < end) {
      for (const letter of Array.from(text)) {
        const deceives = deceptive !== null && beyondAscii(letter);
        found ||= deceives;
        spelt += deceives ? `[${codePoint(letter)}]` : letter;
      }
    }
    unit += text.length;
  }
  return found ? saidLine(spelt) : null;
}

/** The characters that deceive, each once, with their code points: these need no translation. */
function lettersOf({ alignment }: Explanation): string {
  const letters = alignment
    .flatMap(({ candidate }) => candidate)
    .filter(({ deceptive }) => deceptive !== null)
    .flatMap(({ text }) => Array.from(text))
    .filter(beyondAscii)
    .map((letter) => `${saidLine(letter)} (${codePoint(letter)})`);
  return [...new Set(letters)].join(', ');
}

function urlLines(
  found: readonly SeenUrl[],
  of: NoticeName,
  words: NoticeWords,
  holes: Holes,
): string[] {
  const urls = found.filter(({ name }) => name === of).map(({ url }) => url);
  if (urls.length === 0 && holes) urls.push(holes.urls);
  return urls.length === 0 ? [] : [`${words.abuse.urls}:`, ...urls];
}
