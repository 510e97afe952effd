/** Makes text from outside fit for a letter, and has the common parts of letters: paragraphs, times, the signature. */
import { safe } from '@/evidence/model/facts.ts';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { visibleName, visibleText } from '@/lib/visible-text.ts';
import type { Signature } from './types.ts';
import type { LetterWords } from './words-en.ts';

const mark = (point: string): string => `<${point}>`;

/** The first characters of a text, never half of one: that could not be written into a mail's address. */
const cut = (text: string, most: number): string => {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
};

/** A name defanged, in Unicode, on one line. */
export const saidName = (name: string, most = 253): string => cut(safe(toUnicode(name)), most);

/** Returns text on one line, with nothing in it hidden. */
export const saidLine = (text: string): string =>
  visibleName(text.replace(/\s+/g, ' ').trim(), mark);

/** Running text from outside on one line; the names and addresses in it are defanged. */
export const saidProse = (text: string, most = 600): string =>
  cut(
    saidLine(text)
      .replace(/\bhttp(?=s?:\/\/)/gi, 'hxxp')
      .replaceAll('://', '[://]')
      .replace(/(?<=\S)\.(?=\S)/g, '[.]'),
    most,
  );

/** Returns text that was typed into a field of several lines: line ends stay, and nothing in it is hidden. */
export const saidTyped = (text: string): string => visibleText(text.trim(), mark);

/** The owner's own name unchanged, if it is a name; else like any text from outside. */
export const saidOwn = (name: string): string =>
  domainOf(name) === null ? saidProse(name) : visibleName(name, mark);

/** A label and its text, on one line. */
export const line = (label: string, says: string): string => `${label}: ${says}`;

/** Lines of one paragraph. Paragraphs are separated by an empty line. */
export type Paragraph = readonly (string | false)[];

/** Joins paragraphs to one text, without empty ones. */
export const textOf = (parts: readonly Paragraph[]): string =>
  parts
    .map((lines) => lines.filter((one) => one !== false && one !== '').join('\n'))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** The defanged Unicode form, if it differs from the A-labels. */
export function unicodeOf(host: string): string | null {
  const said = saidName(host);
  return said === host.replaceAll('.', '[.]') ? null : said;
}

/** The sender: an account, its organisation, its address. */
export const signatureLines = ({ email, organisation, address }: Signature): string[] => [
  saidLine(email),
  saidLine(organisation),
  saidTyped(address),
];

/** Reads `<input type="datetime-local">` in the user's time zone; null if it is no time. */
export function typedTime(typed: string): number | null {
  const at = typed === '' ? Number.NaN : new Date(typed).getTime();
  return Number.isNaN(at) ? null : at;
}

const CLOCK = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const;

/** Day and time separately: the word that `Intl` puts between them differs between browsers. */
export function time(at: number, { locale, month }: LetterWords, zone?: 'UTC'): string {
  const timeZone = zone && { timeZone: zone };
  const day = { day: 'numeric', month, year: 'numeric', ...timeZone } as const;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(at);
  return `${format(day)}, ${format({ ...CLOCK, ...timeZone })}`;
}

/** In the user's zone, then in UTC, if that differs. */
export function bothTimes(at: number, words: LetterWords): string {
  const here = time(at, words);
  const utc = time(at, words, 'UTC');
  return here === utc ? utc : `${here} (${utc})`;
}
