/** The links in what someone was sent: a message, or a link alone, defanged or not. */
import { refang, refangDots } from '@/lib/defang.ts';
import { joinBroken, keptBroken } from './broken.ts';
import { unglued } from './glued.ts';
import { ACTING, howSure, mayRunOn } from './how-sure.ts';
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

/** The words of a message, with its broken links joined and what runs into a link cut off. */
const wordsOf = (typed: string): string[] =>
  tokensOf(unglued(joinBroken(withDots(typed))).replaceAll(COLON_BETWEEN, ' '));

/**
 * The links of a message that a blank or a line end breaks, as they are joined, and what stands before the break: that
 * is all that a phone makes a link of.
 *
 * @param typed any text
 */
export function brokenLinksIn(typed: string): ReadonlyMap<string, string> {
  const text = withDots(typed);
  const joined = joinBroken(text);
  if (joined === text) return new Map();
  const plain = new Set(tokensOf(text));
  const broken = tokensOf(joined).filter((token) => !plain.has(token));
  return new Map(broken.map((link) => [link, beginningOf(link, plain)]));
}

const beginningOf = (link: string, plain: ReadonlySet<string>): string =>
  Array.from(plain)
    .filter((token) => link.startsWith(token))
    .toSorted((one, two) => two.length - one.length)[0] ?? '';

/** Whether a text is more than one word: what ends a link in it may begin a sentence. */
export const isMessage = (typed: string): boolean => wordsOf(typed).length > 1;

/**
 * The links of a message, in its order and each once.
 *
 * @param typed any text
 * @returns as they are written, without what surrounds them; a single word whatever it is
 */
export function linksIn(typed: string): string[] {
  const tokens = wordsOf(typed);
  const [first = ''] = tokens;
  if (tokens.length < 2) return first === '' ? [] : [first];
  return Array.from(new Set(tokens)).filter((token) => howSure(token) === 'sure');
}

/**
 * Words of a message that are links, or two words without a space behind the stop between them: `you.shop`.
 *
 * @param typed any text
 */
export function possibleIn(typed: string): string[] {
  const tokens = wordsOf(typed);
  if (tokens.length < 2) return [];
  const possible = Array.from(new Set(tokens)).filter((token) => howSure(token) === 'possible');
  return possible.slice(0, MAX_POSSIBLE);
}

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

/** What the page's address keeps of a message: its links with what runs into them, and no other word of it. */
export function keptOf(sent: string, links: readonly string[]): string {
  const broken = brokenLinksIn(sent);
  if (!isMessage(sent) && broken.size === 0) return links.join(' ');
  const kept = links.map((link) => keptLink(link, broken.get(link)));
  return [...kept, ...possibleIn(sent)].join(' ');
}
