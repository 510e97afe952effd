/**
 * What runs into a link without a blank, as in SMS and forwarded chats: `Click:https://example.in`, `*example.in*`,
 * `👉example.in`, `pay at example.in,call now`.
 */
import { isEnding } from './endings.ts';
/** Signs that stand beside links and in none: emoji, arrows, bullets, and how chats write bold and struck text. */
const MARK = String.raw`[\p{Extended_Pictographic}\p{So}\u{1F3FB}-\u{1F3FF}\uFE0F\u200D→⇒➜•·▪*~|\x60]`;

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** From a letter of full width to the one that browsers take it for (Unicode block FF00). */
const TO_ASCII = 0xfe_e0;

/** Mistyped schemes, such as `http//`, `https//:`, `http;//` and `htp://`: the name behind them is read anyway. */
const MISTYPED = /(?<![\p{L}\p{N}])ht{1,3}p{1,2}(s?)(?:\/\/:?|;\/\/|:\/\/)(?=[\p{L}\p{N}])/giu;

/** Whatever stands right before a scheme; in a link's own path or query another one may stand. */
const BEFORE_LINK = /(?<=^|\s)([^\s/?]+|[^\s./:@?]*\?+)(?=h[tx]{2}ps?:\/\/)/giu;

/** Signs that stand in no link, and those between two of them as chats and mail programs write both: `[x](https://y)`. */
const NO_LINK = /[<>"{}]+|\]\(|[([|*'“‘](?=h[tx]{2}ps?:\/\/)/giu;

/** A mark behind a word that is no part of a name, and one before such a word or the end. */
const BEFORE_MARK = new RegExp(
  String.raw`(?<=^|\s)(?:_+|([^\s./:@?]*?)(?:${MARK}|[=#])+)(?=[\p{L}\p{N}])`,
  'gu',
);
const BEHIND_MARK = new RegExp(
  String.raw`(?<!${MARK})(?:${MARK})+(?!${MARK})(?=[^\s./:@?#]*(?:\s|$))`,
  'gu',
);

/** What parts words before a path. Both sides are judged: none of it hides anything. */
const BETWEEN = /[,;!()।॥…–—]+|\.{2,}|\?(?!\?)(?=[^\s=&]*\.[^\s=&]*$)/gu;
/** The part of a word before its path. What stands before an @ leads elsewhere, and is left whole. */
const AUTHORITY = /^((?:h[tx]{2}ps?:\/\/)?(?:[^/#]*@)?)([^/#@]*)/iu;
/** A comma where a link has its dot: `www.sbi-kyc,in`. Behind a whole name it begins the next word. */
const COMMA_IN_NAME =
  /^((?:https?:\/\/)?www\.|https?:\/\/)([\p{L}\p{N}-]+)(?:[.,](co|gov|bank|org|net))?,(in|com|co|net|org|info|xyz|top|online|site|live)(?=[/?#:]|$)/iu;

/** A word with the dot of its name for the comma in its place. */
export const withComma = (token: string): string =>
  token.replace(
    COMMA_IN_NAME,
    (_, start: string, name: string, middle: string | undefined, end: string) =>
      [`${start}${name}`, middle, end].filter(Boolean).join('.'),
  );

/** "hdfcbank.comपर": behind an ending in Latin letters a word in another script, and no more of the name. */
const BEHIND_ENDING = /(?<=\.[a-z]{2,24})(?=[\u0600-\u06FF\u0900-\u0DFF][^\s.@/]*(?:\s|$))/giu;

/** "sbi.co.in-SBI", "example.in_Click": behind an ending a sign that no ending holds, and no more of the name. */
const SIGNED = /\.([a-z]{2,24})[-_=]+(?=[^\s./@?#]*(?:\s|$))/giu;

/** "RTO CHALLAN (1).apk": the second of a name on a phone. */
const SECOND_FILE = /\((\d+)\)(?=\.(?:apk|exe|msi)(?![\p{L}\p{N}]))/giu;

/** "paid.In case of": no name, though `in` is the commonest ending here. */
const NEXT_SENTENCE =
  /(?<=(?:^|\s)[^\s./@]{1,40})\.(?=in\s+(?:addition|case|future|order|view)\b)/giu;

/** "hdfcbank.com.-HDFC": a sign behind the stop that begins no label. */
const BEFORE_SIGN = /^((?:h[tx]{2}ps?:\/\/)?[^\s/?#@]*\.)(?=[-['‘&][^\s./?#@]*$)/u;

/** Longer words are left as they are: to take one apart takes the square of its length. */
const MAX_WORD = 1_000;

/** A word with blanks for what parts it before its path. */
const parted = (word: string): string =>
  word.replace(
    AUTHORITY,
    (_, start: string, authority: string) => start + authority.replaceAll(BETWEEN, ' '),
  );

const wordUnglued = (word: string): string =>
  word.length > MAX_WORD
    ? word
    : withComma(word)
        .replaceAll(BEHIND_MARK, ' ')
        .replaceAll(BEFORE_MARK, '$1 ')
        .replaceAll(BEHIND_ENDING, ' ')
        .replaceAll(SIGNED, (whole, ending: string) => (isEnding(ending) ? `.${ending} ` : whole))
        .replace(BEFORE_SIGN, '$1 ')
        .replaceAll(/\S+/g, parted);

/**
 * A text with a blank between its links and what runs into them, and with the schemes that a slip broke.
 *
 * @param text any text. Hostile
 */
export const unglued = (text: string): string =>
  text
    .replaceAll(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - TO_ASCII))
    .replaceAll(NEXT_SENTENCE, '. ')
    .replaceAll(SECOND_FILE, '$1')
    .replaceAll(NO_LINK, ' ')
    .replaceAll(MISTYPED, 'http$1://')
    .replaceAll(BEFORE_LINK, '$1 ')
    .replaceAll(/\S+/g, wordUnglued);
