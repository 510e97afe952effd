/** Subject and text of a letter: plain, one fact a line, in the language of its recipient. */
import { safe } from '@/evidence/model/facts.ts';
import { defang, refangDots } from '@/lib/defang.ts';
import { beyondAscii, codePoint } from '@/lib/invisible.ts';
import type { Explanation } from '@/lookalike/index.ts';
import { otherTechniques } from '@/lookalike/other-techniques.ts';
import { TECHNIQUE_NAMES, techniqueInSentence } from '@/lookalike/technique-names.ts';
import { factLines } from './facts.ts';
import { POLICIES, policyOf } from './policy.ts';
import {
  bothTimes,
  line,
  saidLine,
  saidName,
  saidOwn,
  saidProse,
  saidTyped,
  signatureLines,
  textOf,
  typedTime,
  unicodeOf,
  type Paragraph,
} from './text-parts.ts';
import type { Language, LetterKind, ReportedName, Signature, WrittenDraft } from './types.ts';
import { readUrls, type SeenUrl } from './urls.ts';
import { ENGLISH, type LetterWords } from './words-en.ts';
import { HINDI } from './words-hi.ts';

const WORDS: Readonly<Record<Language, LetterWords>> = { en: ENGLISH, hi: HINDI };

/** Longest name and alert ID in a sentence or a subject. */
const MAX_NAME = 120;
const MAX_ALERT = 100;

type Input = Pick<WrittenDraft, 'kind' | 'language' | 'abuse' | 'trademark'>;

/** Returns the name in A-labels, defanged: in a subject a deceptive letter would deceive, too. */
const shortName = ({ host, domain }: ReportedName): string =>
  host === null ? saidName(domain, MAX_NAME) : safe(host);

/** Returns the subject: on one line, defanged. */
export function letterSubject(
  { kind, language, trademark }: Input,
  names: readonly ReportedName[],
): string {
  const words = WORDS[language];
  const [name] = names;
  const first = name ? shortName(name) : '';
  const more = Math.max(names.length - 1, 0);
  if (kind === 'request') return words.provider.subject(first, more);
  return kind === 'abuse'
    ? words.abuse.subject(first, more)
    : words.trademark.subject(markOf(trademark, words), first, more);
}

/**
 * Returns the text of a letter. Empty fields are left out. To the provider every name is defanged. In the other
 * letters the name to act on and the URLs are in full, because registrars ask for them.
 *
 * @param names what it is about; at least one
 * @param now milliseconds since the epoch, for ages
 */
export function letterText(
  input: Input,
  names: readonly ReportedName[],
  signature: Signature,
  now: number,
): string {
  const words = WORDS[input.language];
  const { kind } = input;
  const { closing } = kind === 'request' ? words.provider : words;
  const { found } = readUrls(input.abuse.urls, names);
  const isOne = names.length === 1;
  return textOf([
    ...letterHead(input, names, words),
    ...names.map((name, at) => [
      !isOne && `${at + 1}.`,
      ...aboutName(name, kind, words, now),
      ...(kind === 'trademark' ? [] : urlLines(found, name, kind, words)),
    ]),
    ...(kind === 'trademark' ? trademarkGrounds(input, names, words) : []),
    [kind !== 'request' && words[kind].request],
    [closing, ...signatureLines(signature)],
  ]);
}

/**
 * Returns the head of a printed letter: labels and their texts.
 *
 * @param date milliseconds since the epoch
 */
export function paperHead(
  language: Language,
  { to, subject, date }: { to: readonly string[]; subject: string; date: number },
): [label: string, says: string][] {
  const { head, locale, month } = WORDS[language];
  const day = { day: 'numeric', month, year: 'numeric' } as const;
  return [
    [head.to, to.join(', ')],
    [head.subject, subject],
    [head.date, new Intl.DateTimeFormat(locale, day).format(date)],
  ];
}

/** Says what the letter is about. */
function letterHead(
  { kind, abuse, trademark }: Input,
  names: readonly ReportedName[],
  words: LetterWords,
): Paragraph[] {
  const count = names.length;
  if (kind === 'abuse') {
    return [[words.greeting], [words.abuse.intro(count)], seenLines(abuse, words)];
  }
  if (kind === 'trademark') {
    const mark = saidLine(trademark.mark ?? '');
    const rights = saidTyped(trademark.rights);
    return [
      [words.greeting],
      [words.trademark.intro(markOf(trademark, words), count)],
      [
        mark !== '' && line(words.trademark.mark, mark),
        rights !== '' && line(words.trademark.rights, rights),
      ],
    ];
  }
  return [[words.provider.intro(count)], seenLines(abuse, words)];
}

/** Returns the lines about what was seen, when, and how it was delivered. */
function seenLines({ sighting, seenAt, way }: Input['abuse'], words: LetterWords): Paragraph {
  const { sightings, ways, ...labels } = words.abuse;
  const at = typedTime(seenAt);
  return [
    sighting !== '' && line(labels.seen, sightings[sighting]),
    at !== null && line(labels.seenAt, bothTimes(at, words)),
    way !== '' && line(labels.way, ways[way]),
  ];
}

/** The mark, or a placeholder until it is known, so that a sentence is complete. */
const markOf = ({ mark }: Input['trademark'], words: LetterWords): string =>
  saidLine(mark ?? '') || words.trademark.noMark;

/** The elements of the policies: the similarity, and of the others only those that the user stated. */
function trademarkGrounds(
  { trademark }: Input,
  names: readonly ReportedName[],
  words: LetterWords,
): Paragraph[] {
  const held = new Set(names.map(policyOf));
  const policies = POLICIES.filter((policy) => held.has(policy));
  const badFaith = saidTyped(trademark.badFaith);
  const hasRights = saidTyped(trademark.rights) !== '';
  const elements = words.trademark.elements(names.length, policies, hasRights);
  const isStated = [true, trademark.noInterests, badFaith !== ''];
  return [
    // Each keeps its number in the policies.
    elements.map((element, at) => isStated[at] === true && `${'iii'.slice(0, at + 1)}. ${element}`),
    [badFaith !== '' && line(words.trademark.badFaith, badFaith)],
    policies.map((policy) => words.trademark.policies[policy]),
  ];
}

/** The name to act on, the harm, how it imitates, and what is known about it. */
function aboutName(
  name: ReportedName,
  kind: LetterKind,
  words: LetterWords,
  now: number,
): Paragraph {
  const { name: labels } = words;
  const isRequest = kind === 'request';
  const { alert, asset, host, domain, details, explanation } = name;
  const unicode = host === null ? null : unicodeOf(host);
  const isExplained = !isRequest && explanation?.techniques[0] !== undefined;
  const imitates = isExplained ? explanation : null;
  const letters = imitates ? lettersOf(imitates) : '';
  return [
    host === null
      ? line(labels.notDomain, saidName(domain))
      : line(labels.domain, isRequest ? safe(host) : host),
    unicode !== null && line(labels.unicode, unicode),
    kind !== 'trademark' && details.trim() !== '' && line(labels.details, saidProse(details)),
    line(labels.imitates, saidOwn(asset)),
    imitates !== null && line(labels.how, howText(imitates, words)),
    letters !== '' && line(labels.letters, letters),
    alert !== '' && line(labels.alert, saidProse(alert, MAX_ALERT)),
    ...factLines(name, words, now),
  ];
}

/** The deceptive characters, each once, with their code points. */
function lettersOf({ alignment }: Explanation): string {
  const letters = alignment
    .flatMap(({ candidate }) => candidate)
    .filter(({ deceptive }) => deceptive !== null)
    .flatMap(({ text }) => Array.from(text))
    .filter(beyondAscii)
    .map((letter) => `${saidLine(letter)} (${codePoint(letter)})`);
  return [...new Set(letters)].join(', ');
}

/** A public suffix by itself (`.co.in`) is no name: brackets in it would only hide the meaning. */
const saidHow = (text: string): string =>
  saidProse(text).replace(/“(?:\[\.\][a-z]{2,3}){1,2}”/g, (ending) => refangDots(ending));

/** How a name imitates: the engine's sentences, or in another language a phrase for each technique. */
function howText({ techniques }: Explanation, { name: { phrases } }: LetterWords): string {
  const [main] = techniques;
  if (main === undefined) return '';
  // "Multiple" says no more than the others do.
  const others = otherTechniques(techniques).filter(({ technique }) => technique !== 'multiple');
  if (phrases !== null) {
    return [main, ...others]
      .map(({ technique }) => `${phrases[technique]} (${TECHNIQUE_NAMES[technique]})`)
      .join('; ');
  }
  return [
    `${TECHNIQUE_NAMES[main.technique]}. ${saidHow(main.says)}`,
    ...others.map((one) => `Also ${techniqueInSentence(one.technique)}: ${saidHow(one.says)}`),
  ].join(' ');
}

/** The URLs of one name, below their label. */
function urlLines(
  found: readonly SeenUrl[],
  of: ReportedName,
  kind: LetterKind,
  words: LetterWords,
): string[] {
  const urls = found.filter(({ name }) => name === of).map(({ url }) => url);
  if (urls.length === 0) return [];
  return [`${words.name.urls}:`, ...(kind === 'request' ? urls.map((url) => defang(url)) : urls)];
}
