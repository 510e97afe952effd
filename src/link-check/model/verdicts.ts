/**
 * The ten verdicts of the link check and their words. One rule decides them: the host that a browser opens is always
 * among those judged, and a verdict never vouches while anything that could be a link is unread.
 *
 * A link, from paste to verdict, file by file: 1. `pages/public/CheckLinkPage` keeps the links in the fragment of its
 * address. 2. `LinkForm` takes the text and the company. 3. `link-checker` asks 4. `link-check.worker`, which runs
 * 5. `check-message`: it judges at most 50 hosts and puts the worst first. 6. `read-message` finds all that could be a
 * link. 7. `judge` gives each its kind, with 8. `link-targets` (where it may lead on), 9. `host` (its parts), 10.
 * `company-match` and 11. `companies` (whose name is in it) and 12. `lists` (the data). 13. `verdicts`, this file, has
 * the words, `advice` what to do. 14. `LinkAnswer` draws the answer.
 */
import { shortened } from '@/lib/visible-text.ts';
import type { Topic } from './advice.ts';
import { type Company, possessive } from './companies.ts';
import { LISTED } from './lists.ts';
import type { Link } from './read-message.ts';

export type Kind =
  | 'own'
  | 'restricted'
  | 'imitates'
  | 'disguised'
  | 'carries'
  | 'hides'
  | 'open'
  | 'program'
  | 'unknown'
  | 'unread';

/** From the worst on. */
export const TONES = ['danger', 'doubt', 'cannot-tell', 'neutral', 'vouches'] as const;
export type Tone = (typeof TONES)[number];

interface VerdictText {
  /** Tone of the kind. `carries` and `open` become a danger where their rule says so. */
  readonly tone: Tone;
  /** One sentence. `{company}` is a company’s name, `{companys}` its possessive. */
  readonly headline: string;
  /** Usual reason; REASONS has the others. `{name}` is the name that decides, `{text}` a part of the link. */
  readonly why: string;
  readonly advice: Topic;
}

export const VERDICTS: Record<Kind, VerdictText> = {
  own: {
    tone: 'vouches',
    headline: 'This is on {companys} own domain.',
    why: '“{name}” is on our list of well-known domains ({listed}). That doesn’t show who sent the message, or that a phone number in it is theirs.',
    advice: 'own',
  },
  restricted: {
    tone: 'vouches',
    headline: 'Not everyone can get a domain like “{name}”.',
    why: 'Only {alarm} can register a name under “.{text}”. This one isn’t on our list, so check that it is the one you mean.',
    advice: 'own',
  },
  imitates: {
    tone: 'danger',
    headline: 'This imitates {company}.',
    why: '“{text}” only comes first. What counts is the end of the name: it leads to “{name}”.',
    advice: 'page',
  },
  disguised: {
    tone: 'danger',
    headline: 'This hides where it really leads.',
    why: '“{text}” comes before the @, where it means nothing. A browser goes to “{name}”.',
    advice: 'page',
  },
  carries: {
    tone: 'doubt',
    headline: 'This uses {companys} name.',
    why: '“{name}” isn’t on our list of {companys} domains. Anyone can register a name with “{text}” in it.',
    advice: 'page',
  },
  hides: {
    tone: 'doubt',
    headline: 'This doesn’t show where it leads.',
    why: '“{name}” passes you on to an address that the link doesn’t show.',
    advice: 'page',
  },
  open: {
    tone: 'doubt',
    headline: 'Anyone can publish there.',
    why: '“{name}” is open to everyone. The address doesn’t show who made what you would see.',
    advice: 'page',
  },
  program: {
    tone: 'doubt',
    headline: 'This installs or runs something.',
    why: 'It ends in “.{text}”: a program, not a page. Once installed, it may read your messages, OTPs included.',
    advice: 'app',
  },
  unknown: {
    tone: 'neutral',
    headline: 'We don’t know whose this is.',
    why: 'It leads to “{name}”. It isn’t on our list, so we can’t say whose it is.',
    advice: 'page',
  },
  unread: {
    tone: 'cannot-tell',
    headline: 'We can’t read this as a link.',
    why: 'No browser opens it as it is written. That doesn’t make it harmless.',
    advice: 'page',
  },
};

interface ReasonText {
  /** Instead of the kind’s own headline. */
  readonly headline?: string;
  readonly why: string;
}

/** Why a link got its kind, where the kind’s own sentence does not say it. */
export const REASONS = {
  official: {
    why: '“{name}” is on our list of official domains ({listed}). That doesn’t show who sent the message, or that a phone number in it is theirs.',
  },
  lookalike: { why: '“{text}” looks like {companys} name, but it is spelt differently.' },
  ending: { why: '“{text}” is {companys} name, but not under a domain ending that it uses.' },
  scripts: {
    headline: 'This uses letters of another alphabet.',
    why: '“{text}” may not read as it looks. Real companies don’t write their domains like this.',
  },
  number: { why: 'It leads to a number, “{name}”. Companies don’t send links like that.' },
  scheme: {
    headline: 'This isn’t a web address.',
    why: 'It starts with “{text}:”. It can run a script, show a file or start another program.',
  },
  backslash: {
    why: 'It has a backslash in it. A browser goes to “{name}”, other programs elsewhere.',
  },
  'odd-sign': { why: 'It has a sign in it that no domain has. A browser goes to “{name}”.' },
  'with-alarm': {
    why: '“{name}” isn’t on our list of {companys} domains. It puts “{text}” next to “{alarm}”, as fraud often does.',
  },
  'with-program': { why: 'It leads to a program that uses {companys} name.' },
  alarm: {
    headline: 'This uses a word that is common in fraud.',
    why: '“{name}” isn’t on our list, and fraud often puts “{text}” into a link.',
  },
  'missing-space': {
    headline: 'This can be read in two ways.',
    why: 'It leads to “{name}”. It could be a missing space after “{text}”, or a trick.',
  },
  redirect: { why: 'It starts at “{name}” and may pass you on to “{text}”.' },
  'open-company': { why: 'Anyone can publish at “{name}”. This uses {companys} name.' },
  grant: {
    headline: 'This can let others into your account.',
    why: '“{name}” is real, but there you sign in an app or another device, perhaps that of whoever sent the link or the code.',
  },
  shown: {
    headline: 'A phone number is written into this link.',
    why: '“{name}” is real, but it shows what the link says. Whoever made the link chose the number, so don’t call it.',
  },
  mailbox: { why: 'Anyone can get an email address at “{name}”, under any name.' },
  app: { why: 'It starts with “{text}:” and opens an app, a call or a message.' },
  payment: { headline: 'This asks you to pay.', why: 'It sends money from your account.' },
  payee: {
    headline: 'This is a UPI ID, not a link.',
    why: 'Whoever has “{name}” gets what is paid to it. Anyone can choose such an ID, also one with a company’s name.',
  },
  remote: {
    headline: 'This lets others see your screen.',
    why: 'With a program from “{name}”, others see and control your screen.',
  },
  'other-company': {
    headline: 'This isn’t {companys} domain.',
    why: '“{name}” is {alarm} domain.',
  },
  'not-listed': {
    headline: 'This isn’t on our list of {companys} domains.',
    why: 'It leads to “{name}”. That alone doesn’t show whose it is.',
  },
  'no-domain': {
    headline: 'We don’t have {companys} domain.',
    why: 'No word of its name is in “{name}”. With its domain, from its card or app, we can compare more.',
  },
  forged: {
    headline: 'A sender’s address can be forged.',
    why: 'Anyone can write “{name}” into an email as its sender.',
  },
  'same-name': {
    headline: 'You named the domain that the link is on.',
    why: 'If both came with one message, that shows nothing. Take the domain from a card, an app or an older bill.',
  },
  'no-suffix': {
    headline: 'No web address ends like this.',
    why: 'It looks like a file name or a slip. Don’t open a file you weren’t expecting.',
  },
  glued: {
    headline: 'This can be read in two ways.',
    why: 'It leads to “{name}”. It could also be two links without a space between them.',
  },
  beyond: {
    headline: 'There is more here than we check at once.',
    why: 'We check 50 hosts and 64,000 characters. Paste only the part that asks you for something.',
  },
  values: { why: 'It is on “{name}”, but it holds an address that we can’t read.' },
  failed: {
    headline: 'The check didn’t run.',
    why: 'Something went wrong in the browser. Until the check has run, don’t trust the link.',
  },
  empty: {
    headline: 'We found no link here.',
    why: 'Fraudsters can copy any name, number or wording, so we can’t judge the message itself.',
  },
} as const satisfies Record<string, ReasonText>;

/** Why a link got its kind; `usual` is the kind’s own sentence. */
export type Reason = keyof typeof REASONS | 'usual';

/** A link’s verdict. Plain data, which a worker can send. Every string but the sentences is hostile. */
export interface Verdict {
  readonly kind: Kind;
  readonly tone: Tone;
  readonly reason: Reason;
  readonly headline: string;
  readonly why: string;
  readonly topic: Topic;
  readonly link: Link | null;
  /** Domain of the company that it passes for, or null. */
  readonly domain: string | null;
  /** Addresses that the link may pass its visitor on to. */
  readonly targets: readonly string[];
}

/** Values for a verdict’s sentences and advice. */
export interface Facts {
  readonly tone?: Tone;
  readonly topic?: Topic;
  readonly company?: Company | null;
  readonly name?: string;
  readonly text?: string;
  readonly alarm?: string;
}

/** Longest quotation in a sentence, in characters. */
const MAX_QUOTED = 80;
const quoteShort = (text = ''): string => shortened(text, MAX_QUOTED);

/** Puts a verdict into words. */
export function verdictOf(
  link: Link | null,
  kind: Kind,
  reason: Reason,
  facts: Facts = {},
): Verdict {
  const usual = VERDICTS[kind];
  const { headline = usual.headline, why }: ReasonText =
    reason === 'usual' ? usual : REASONS[reason];
  const company = facts.company?.name ?? 'a company';
  const values: Record<string, string> = {
    company,
    companys: possessive(company),
    name: quoteShort(facts.name),
    text: quoteShort(facts.text),
    alarm: quoteShort(facts.alarm),
    listed: LISTED,
  };
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return {
    kind,
    tone: facts.tone ?? usual.tone,
    reason,
    headline: fill(headline),
    why: fill(why),
    topic: facts.topic ?? (link?.as === 'mail' ? 'mail' : usual.advice),
    link,
    domain: /imitates|carries/.test(kind) ? (facts.company?.domains[0] ?? null) : null,
    targets: [],
  };
}
