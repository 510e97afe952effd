/** The links in what someone was sent: a message, or a link alone, defanged or not. */
import { refang, refangDots } from '@/lib/defang.ts';
import { joinBroken, keptBroken } from './broken.ts';
import { unglued } from './glued.ts';
import { ACTING, howSure, mayRunOn, type Sureness } from './how-sure.ts';
import { withComma, withMailboxes, withSchemes } from './mistyped.ts';

/** The longest message that is read, in characters: a longer one is refused, since what is cut off may be the bait. */
export const MAX_LENGTH = 50_000;
/** So many links of a message are judged; one with more is refused. */
export const MAX_LINKS = 40;
/** So many are offered. */
const MAX_POSSIBLE = 8;

/** "Visit:example.in": a word, and behind its colon what is a name or an email address. */
const WORD_BEFORE = new RegExp(
  String.raw`^(?!(?:${ACTING}|https?|ftp|wss?):)\p{L}[\p{L}\p{M}\d_-]*:(?=(?:[^\s@/:?#]+@)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]|$))`,
  'iu',
);

/** "deactivated.Click:example.in/login": behind a colon is no port. Before an @ it would be part of another link. */
const COLON_BETWEEN = new RegExp(
  String.raw`(?<=(?:^|\s)(?!(?:${ACTING}|https?|ftp|wss?):)[^\s:/?#@]{1,80}):(?=[\p{L}][^\s/?#@]*(?:[\s/?#]|$))`,
  'giu',
);

const unwrapped = (token: string): string =>
  token
    .replace(/^[<("'“‘[]+/, '')
    .replace(/[>)"'”’\],;.!।_–-]+$/, '')
    // "Link:https://example.in"
    .replace(/^[^./?=&@\s]*[:(–-](?=https?:\/\/)/i, '')
    .replace(WORD_BEFORE, '');

/** The words of a text, without what surrounds them. */
const tokensOf = (text: string): string[] =>
  text.split(/\s+/).map((token) => withComma(refang(unwrapped(token))));

/** Signs that look like the colon of a scheme. */
const COLON = /[\u02D0\u02F8\u05C3\u0703\u0704\u1365\u2236\uA789\uFE13\uFE55\uFF1A](?=\/\/)/g;

/** Where a mail says to whom it went: that is its reader. */
const READER = [
  /^[ \t>*]*(?:(?:delivered-)?to|cc|bcc)[ \t*]*:.*$/gim,
  /\b(?:sent to|addressed to|intended for) \S+@\S+/gi,
];

/** A mail without the addresses that it went to; a text that holds nothing else as it is. */
function withoutReader(typed: string): string {
  const rest = READER.reduce((text, form) => text.replaceAll(form, ''), typed);
  return /[^\s.@]\.\p{L}{2}/u.test(rest) ? rest : typed;
}

/** A text with the signs undone that keep an address from being one. */
const withDots = (typed: string): string =>
  withMailboxes(
    withSchemes(refang(refangDots(withoutReader(typed).trim().replaceAll(COLON, ':')))),
  );

/** What is read in a text that someone was sent. Every string of it is hostile. */
export interface Sent {
  /** Its links, in its order and each once, without what surrounds them; a single word whatever it is. */
  readonly links: readonly string[];
  /** Words that are links, or two words without a space behind the stop between them: `you.shop`. */
  readonly possible: readonly string[];
  /**
   * Of the links that a blank or a line end breaks, as they are joined: what stands before the break, which is all
   * that a phone makes a link of.
   */
  readonly broken: ReadonlyMap<string, string>;
  /** Whether it is more than one word: what ends a link in it may begin a sentence. */
  readonly isMessage: boolean;
}

/**
 * Reads the links of a message, or a link alone.
 *
 * @param typed any text. Hostile
 */
export function readSent(typed: string): Sent {
  const text = withDots(typed);
  const joined = joinBroken(text);
  const tokens = tokensOf(unglued(joined).replaceAll(COLON_BETWEEN, ' '));
  const [first = ''] = tokens;
  const broken: ReadonlyMap<string, string> =
    joined === text ? new Map() : brokenIn(tokensOf(text), tokensOf(joined));
  if (tokens.length < 2) {
    return { links: first === '' ? [] : [first], possible: [], broken, isMessage: false };
  }
  const each = Array.from(new Set(tokens), (token) => ({ token, sureness: howSure(token) }));
  const ofSureness = (wanted: Sureness) =>
    each.filter(({ sureness }) => sureness === wanted).map(({ token }) => token);
  return {
    links: ofSureness('sure'),
    possible: ofSureness('possible').slice(0, MAX_POSSIBLE),
    broken,
    isMessage: true,
  };
}

/** Each link that is there only once the text is joined, with what it begins with. */
function brokenIn(plain: readonly string[], joined: readonly string[]): Map<string, string> {
  const all = new Set(plain);
  const broken = joined.filter((token) => !all.has(token));
  return new Map(broken.map((link) => [link, beginningOf(link, all)]));
}

const beginningOf = (link: string, plain: ReadonlySet<string>): string =>
  Array.from(plain)
    .filter((token) => link.startsWith(token))
    .toSorted((one, two) => two.length - one.length)[0] ?? '';

/** Behind a link that stood in a message: what ends it may begin a sentence. */
const MORE = '…';

/**
 * A link of a message as the page's address keeps it, so that the same is said of it there.
 *
 * @param link as it was judged
 * @param begins what stands before the blank that breaks it in the message; left out where none does
 */
export function keptLink(link: string, begins?: string): string {
  if (begins !== undefined) return keptBroken(link, begins);
  return mayRunOn(link) ? `${link} ${MORE}` : link;
}

/**
 * What the page's address keeps of a message: its links with what runs into them, and no other word of it.
 *
 * @param links those of its links that are to be kept
 */
export function keptOf(sent: Sent, links: readonly string[]): string {
  if (!sent.isMessage && sent.broken.size === 0) return links.join(' ');
  const kept = links.map((link) => keptLink(link, sent.broken.get(link)));
  return [...kept, ...sent.possible].join(' ');
}
