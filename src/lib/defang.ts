/**
 * Defanging: writes a hostile name so that no mail client, chat or terminal makes a link of it. The usual notation of
 * incident reports: `hxxps[://]hdfcbamk[.]com`.
 */
import { decodeAll, decodeEntities } from './decode-text.ts';

const MAX_LENGTH = 4096;

/**
 * Makes a name or address unclickable: every dot becomes `[.]`, `://` becomes `[://]`, http becomes hxxp.
 *
 * @param text a host name or address; never parsed, so anything may be in it
 * @returns the defanged text; `refang` gives every host name back exactly
 */
export function defang(text: string): string {
  return text
    .replace(/^http(?=s?:\/\/)/i, (start) => (start.startsWith('H') ? 'HXXP' : 'hxxp'))
    .replace(/:\/\//g, '[://]')
    .replaceAll('.', '[.]');
}

const BRACKETED_DOT = /[^\S\n]{0,2}[[({][^\S\n]{0,2}(?:\.|dot)[^\S\n]{0,2}[\])}][^\S\n]{0,2}/gi;

/** Undoes only bracketed dots, anywhere in a text of any length: `evil [.] com`. */
export const refangDots = (text: string): string => text.replace(BRACKETED_DOT, '.');

/** Undoes brackets in a text of any length: `[.]` `[:]` `[/]` `[://]` `[@]`, and half a bracket. */
export function refangMarks(text: string): string {
  if (!/[[({]|\.[\])}]/.test(text)) return text;
  return refangDots(text)
    .replace(/[[({]:\/\/[\])}]/g, '://')
    .replace(/[[({]([:/])[\])}]/g, '$1')
    .replace(/[[({](?:@|at)[\])}]/gi, '@')
    .replace(/(?<=[\p{L}\p{N}])(?:\[\.|\.\])(?=[\p{L}\p{N}])/gu, '.');
}

/**
 * Undoes the notations in use: `[.]` `(.)` `{.}` `[dot]` `(dot)` `{dot}`, also with blanks around them, ` dot `,
 * `hxxp` `hXXps` `h**p`, `[:]` `[/]` `[://]`, `[@]` `[at]`, a bracket around the last dot only, and half a bracket.
 *
 * @param text at most 4,096 characters are read; more is returned as it is
 */
export function refang(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  return (
    refangMarks(text)
      .replace(/^(\s*)h(?:xx|\*\*|tt)p(s?)(?=:)/i, '$1http$2')
      .replace(/(?<=\S)\s{1,2}dot\s{1,2}(?=\S)/gi, '.')
      // After a plain dot it is the backslash that browsers read as a slash: `evil.top\\.example.in`.
      .replace(/(?<!\.[^\s/\\]*)\\\./g, '.')
  );
}

/** `hhtps://`, `ttp://`, `hxxps://` */
export const MISTYPED = /^h{0,2}(?:t{1,3}|xx)p{1,2}s{0,2}:(?=[/\\])/i;

/** Also undoes changes to a forwarded link: encoded signs, half a bracket, dashes for hyphens. */
export const refangLink = (link: string): string =>
  refang(decodeEntities(/^https?:/i.test(link) ? link : decodeAll(link)))
    .replace(MISTYPED, 'https:')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[[({]([.:/@])/g, '$1')
    .replaceAll(/([.:/@])[\])}]/g, '$1');
