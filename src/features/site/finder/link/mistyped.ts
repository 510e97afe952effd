/** Links and email addresses with a slip in them, as they were meant: `hhtps://`, `http:/`, `care @example.in`, `www.example,in`. */
import { isOneApart } from './reads-like.ts';

/** `hhtps://`, `httos://`, `tps://`: a slip, or the first letters lost in copying. */
const SCHEME = /(?<![\p{L}\p{N}])([a-z]{1,6})(?=:\/\/)/giu;
const isHttp = (scheme: string): boolean =>
  ['http', 'https'].some((one) => isOneApart(scheme, one)) ||
  /^(?:t?ps?|h?t{1,3}p{1,2}s?)$/.test(scheme);

const meantBy = (scheme: string): string => (/s$/i.test(scheme) ? 'https' : 'http');

/** `http//`, `https: //`, `https.//`, `http:/`, `https:://`: signs that are not those of a scheme. */
const SIGNS =
  /(?<![\p{L}\p{N}])(h?t{1,3}p{1,2}s?)(?:\s?[:;.]{1,2}\s?\/(?:\s?\/)?:?|\/\/:?)\s?(?=[\p{L}\p{N}])/giu;
/** `https:example.in`, and `://example.in`. */
const NO_SLASHES = /(?<![\p{L}\p{N}])(https?):(?=[\p{L}\p{N}-]+\.[\p{L}\p{N}])/giu;
const NO_SCHEME = /(?<=^|\s):\/\/(?=[\p{L}\p{N}])/gu;
const DOUBLED = /(?:https?:\/\/)+(?=https?:\/\/)/giu;

/**
 * A text with the schemes of its links as they should be.
 *
 * @param text any text. Hostile
 */
export const withSchemes = (text: string): string =>
  text
    .replaceAll(SIGNS, (_, scheme: string) => `${meantBy(scheme)}://`)
    .replaceAll(NO_SLASHES, '$1://')
    .replaceAll(NO_SCHEME, '')
    .replaceAll(SCHEME, (scheme) =>
      !/^https?$/i.test(scheme) && isHttp(scheme.toLowerCase()) ? meantBy(scheme) : scheme,
    )
    .replaceAll(DOUBLED, '');

/** `hdfc.kyc @gmail.com`, `care (at) example.in`, `sbi.kyc at gmail.com`: an email address that a blank breaks. */
const BROKEN_AT =
  /(?<=[\p{L}\p{N}])(?:\s?\((?:at|@)\)\s?|[^\S\n]@[^\S\n]?|@[^\S\n])(?=[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2})|[^\S\n]at[^\S\n](?=(?:gmail|hotmail|outlook|rediffmail|yahoo|ymail)\.)/giu;

/**
 * A text with its broken email addresses joined.
 *
 * @param text any text. Hostile
 */
export const withMailboxes = (text: string): string => text.replaceAll(BROKEN_AT, '@');

/** A comma where a link has its dot: `www.sbi-kyc,in`. Behind a whole name it begins the next word. */
const COMMA_IN_NAME =
  /^((?:https?:\/\/)?www[.,]|https?:\/\/|)([\p{L}\p{N}-]+)(?:[.,](co|gov|bank|org|net))?,(in|com|co|net|org|info|xyz|top|online|site|live)(?=[/?#:]|$)/iu;

/** A word with the dot of its name for the comma in its place. */
export const withComma = (token: string): string =>
  token.replace(
    COMMA_IN_NAME,
    (whole, start: string, name: string, middle: string | undefined, end: string) =>
      // Without more "Pune,in" is two words.
      start === '' && middle === undefined && end.toLowerCase() !== 'com'
        ? whole
        : [`${start.replace(',', '.')}${name}`, middle, end].filter(Boolean).join('.'),
  );
