/** What the texts of notices share: paragraphs, times, names and the signature. */
import { saidLine, saidName, saidTyped } from './said.ts';
import type { Signature } from './types.ts';
import { isForeign, quoted, type NoticeWords } from './words.ts';

/** What a text is made of: a paragraph is lines; an empty line stands between two paragraphs. */
export type Paragraph = readonly (string | false)[];

/** Stand for what is still to be filled in; null where it is left out. */
export type Holes = NoticeWords['holes'] | null;

/** The paragraphs as one text, without what is empty. */
export const textOf = (parts: readonly Paragraph[]): string =>
  parts
    .map((lines) => lines.filter((one) => one !== false && one !== '').join('\n'))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** The defanged Unicode form, where it is another than the A-labels. */
export function unicodeOf(host: string): string | null {
  const said = saidName(host);
  return said === host.replaceAll('.', '[.]') ? null : said;
}

/** What the writer typed: by itself, or quoted where the text around it is in another language; '' for nothing. */
export function ownWords(typed: string, words: NoticeWords): string {
  const says = saidTyped(typed);
  return isForeign(says, words) ? quoted(words.ownWords, says, words) : says;
}

/** Who signs, with brackets in place of the name where `holes` are given. */
export const signatureLines = (
  { name, role, organisation, address }: Signature,
  holes: Holes,
): string[] => [
  [saidLine(name) || (holes?.signer ?? ''), saidLine(role)].filter(Boolean).join(', '),
  saidLine(organisation),
  saidTyped(address),
];

/** What `<input type="datetime-local">` gives, read in the person's time zone; null where it is no time. */
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

/** Day and time by themselves: what `Intl` says between them is a different word in each browser. */
export function time(at: number, { locale, month }: NoticeWords, zone?: 'UTC'): string {
  const timeZone = zone && { timeZone: zone };
  const day = { day: 'numeric', month, year: 'numeric', ...timeZone } as const;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(at);
  return `${format(day)}, ${format({ ...CLOCK, ...timeZone })}`;
}

/** In the writer's zone, then in UTC, where that is another. */
export function bothTimes(at: number, words: NoticeWords): string {
  const here = time(at, words);
  const utc = time(at, words, 'UTC');
  return here === utc ? utc : `${here} (${utc})`;
}
