/**
 * Reads text that people paste into the search of the alerts: lines of a report, a forwarded mail, a sentence with
 * addresses in it. Only names and ids of alerts in such a text are searched for.
 */
import { decodeAll, decodeProofpoint } from '@/lib/decode-text.ts';
import { refang, refangDots } from '@/lib/defang.ts';
import { drain } from '@/lib/in-slices.ts';
import { namesInLine } from '@/lib/names-in.ts';
import { readName, withHyphens, withoutWww } from '@/lib/read-name.ts';

/**
 * A name in A-labels and lower case, without `www.`; an IP address unchanged; or the id of an alert after `#`. Each can
 * be searched for again.
 */
export type Indicator = string;
export const isAlertId = (item: Indicator): boolean => item.startsWith('#');

/** Maximum number of indicators. */
const MAX_INDICATORS = 500;
/** Longest line that is taken as typed. */
export const LONGEST_LINE = 80;
/** Maximum number of characters read of a pasted text. */
export const LONGEST_TEXT = 200_000;
/** Separators of a list, which occur in no name. */
const SEPARATORS = /[\n\r,;|]+/;
const NUMBER = /^(?:alert\s+(?:no\.?\s*|number\s+|id\s+)?#?|#)(\S{1,100})$/i;

/** The number in `#29` or `alert 29`; else null. */
export const alertNumber = (text: string): string | null => NUMBER.exec(text.trim())?.[1] ?? null;

/** A link of a mail filter, or of a service that leads out, which holds the link that was sent. */
const REWRITTEN =
  /h(?:tt|xx)ps?:\/\/(?:[\w-]{1,63}\.){0,4}(?:safelinks\.protection\.outlook\.com|urldefense(?:\.proofpoint)?\.(?:com|us)|cudasvc\.com|protect\.checkpoint\.com|secure-web\.cisco\.com|mimecast(?:protect)?\.com|google\.[a-z.]{2,6}\/url|facebook\.com\/l\.php|l\.instagram\.com)[/?]\S{1,3000}/gi;

/** In such a link: that link as it stands, percent-encoded, or between underscores; or its host. */
const SENT =
  /(?:.(?=h(?:tt|xx)ps?(?::|%(?:25)*3A))|[?&]domain=)([^&]+?)(?:__+(?:[;.][^&]*)?)?(?:&|$)/is;

function sentLink(link: string): string {
  const [, second] = /urldefense\.proofpoint\.com\/v2\/url\?u=([^&]+)/i.exec(link) ?? [];
  return second ? decodeProofpoint(second) : decodeAll(SENT.exec(link)?.[1] ?? link);
}

/** Hosts that appear in blocklists without being blocked: the null address and the machine itself. */
const NOWHERE = /^(?:0\.0\.0\.0|127\.0\.0\.1|\[::1?\]|(?:.+\.)?localhost)$/;

/** The hosts in a text as they are compared. A name with a dash counts as the one with a hyphen. */
export function searchedHosts(text: string): string[] {
  const plain = refangDots(text).replace(REWRITTEN, sentLink);
  const { names, unread } = drain(namesInLine(plain, () => true));
  const meant = unread
    .filter(({ why }) => why === 'dash')
    .flatMap((entry) => readName(withHyphens(entry.text)));
  const readings = [...names.map(({ reading }) => reading), ...meant];
  const hosts = readings.flatMap((reading) => (reading.ok ? withoutWww(reading.ascii) : []));
  return hosts.filter((host) => !NOWHERE.test(host));
}

/** Reads an entry of a list as an alert's id. */
function idIn(entry: string): Indicator | null {
  const number = alertNumber(entry) ?? (/^\d+$/.test(entry) ? entry : null);
  return number === null ? null : `#${number}`;
}

/** A part of a text between separators. */
interface Part {
  readonly text: string;
  readonly items: readonly Indicator[];
  /** Read if it is only names and numbers; else one word, or a sentence, whose other words mean nothing. */
  readonly is: 'read' | 'word' | 'sentence';
}

function readPart(text: string): Part {
  const id = idIn(text);
  if (id !== null) return { text, items: [id], is: 'read' };
  const names = searchedHosts(text);
  const words = refang(text).split(/\s+/);
  const items = [...words.flatMap((word) => idIn(word) ?? []), ...names];
  if (words.length === items.length) return { text, items, is: 'read' };
  // A number within a sentence is no alert's.
  return { text, items: names, is: words.length === 1 ? 'word' : 'sentence' };
}

export const partsOf = (text: string): Part[] =>
  refangDots(text.slice(0, LONGEST_TEXT).normalize('NFC'))
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readPart);

/** Everything that a text names, each once. */
export const itemsOf = (parts: readonly Part[]): Indicator[] => [
  ...new Set(parts.flatMap(({ items }) => items)),
];

/**
 * Returns the indicators in a search of more than one word.
 *
 * @returns null for one word, and for words without a name or number, which are searched for unchanged
 */
export function extractIndicators(query: string): readonly Indicator[] | null {
  const text = query.trim();
  if (!/[\s,;|]/.test(text)) return null;
  const parts = partsOf(text);
  const items = itemsOf(parts);
  const [first, ...more] = items;
  if (first === undefined) return null;
  // A single number is also searched for in the texts.
  if (more.length === 0 && isAlertId(first)) return null;
  return items.slice(0, MAX_INDICATORS);
}

/**
 * The entries of a list that are no indicator, each once, as typed: a misspelt name must be reported. Empty for a text
 * that is no list.
 */
export function entriesUnread(query: string): readonly string[] {
  const parts = partsOf(query);
  if (parts.some(({ is }) => is === 'sentence')) return [];
  return [...new Set(parts.filter(({ is }) => is === 'word').map(({ text }) => text))];
}
