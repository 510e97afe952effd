/**
 * What runs into a link without a blank, as in SMS and forwarded chats: `Click:https://example.in`, `*example.in*`,
 * `👉example.in`, `pay at example.in,call now`.
 */
import { ENDINGS } from './broken.ts';

/** Signs that stand beside links and in none: emoji, arrows, bullets, and how chats write bold and struck text. */
const MARK = String.raw`[\p{Extended_Pictographic}\p{So}\u{1F3FB}-\u{1F3FF}\uFE0F\u200D→⇒➜•·▪*~|\x60]`;

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** From a letter of full width to the one that browsers take it for (Unicode block FF00). */
const TO_ASCII = 0xfe_e0;

/** Mistyped schemes, such as `http//`, `https//:`, `http;//` and `htp://`: the name behind them is read anyway. */
const MISTYPED = /(?<![\p{L}\p{N}])ht{1,3}p{1,2}(s?)(?:\/\/:?|;\/\/|:\/\/)(?=[\p{L}\p{N}])/giu;

/** Whatever stands right before a scheme; in a link's own path or query another one may stand. */
const BEFORE_LINK = /(?<=^|\s)([^\s/?]+)(?=h[tx]{2}ps?:\/\/)/giu;

/** A mark behind a word that is no part of a name, and one before such a word or the end. */
const BEFORE_MARK = new RegExp(
  String.raw`(?<=^|\s)(?:_+|([^\s./:@?]*?)(?:${MARK}|[=#])+)(?=[\p{L}\p{N}])`,
  'gu',
);
const BEHIND_MARK = new RegExp(
  String.raw`(?<!${MARK})(?:${MARK})+(?!${MARK})(?=[^\s./:@?#]*(?:\s|$))`,
  'gu',
);

/**
 * A name without a path, and behind a comma or an exclamation mark what goes on. Before an @ these are part of a link
 * that leads elsewhere. What a stop divides is left to the judge, who has the public suffix list.
 */
const BEHIND_NAME =
  /(?<=^|\s)((?:h[tx]{2}ps?:\/\/|[^\s/?#,;!:@]+@)?(?![^\s/?#]*@)[^\s/?#,;!।@]*\.(\p{L}+))[,;!।](?=\p{L})/giu;

/** "paid.In case of": no name, though `in` is the commonest ending here. */
const NEXT_SENTENCE =
  /(?<=(?:^|\s)[^\s./@]{1,40})\.(?=in\s+(?:addition|case|future|order|view)\b)/giu;

/** "hdfcbank.com.-HDFC", "hdfcbank.com.(T&C": a sign behind the stop that begins no label. */
const BEFORE_SIGN = /^((?:h[tx]{2}ps?:\/\/)?[^\s/?#@]*\.)(?=[-([{"'“‘&][^\s./?#@]*$)/u;

/** Longer words are left as they are: to take one apart takes the square of its length. */
const MAX_WORD = 1_000;

const wordUnglued = (word: string): string =>
  word.length > MAX_WORD
    ? word
    : word
        .replaceAll(BEHIND_MARK, ' ')
        .replaceAll(BEFORE_MARK, '$1 ')
        .replace(BEFORE_SIGN, '$1 ')
        .replaceAll(BEHIND_NAME, (whole, name: string, ending: string) =>
          ENDINGS.has(ending.toLowerCase()) ? `${name} ` : whole,
        );

/**
 * A text with a blank between its links and what runs into them, and with the schemes that a slip broke.
 *
 * @param text any text. Hostile
 */
export const unglued = (text: string): string =>
  text
    .replaceAll(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - TO_ASCII))
    .replaceAll(NEXT_SENTENCE, '. ')
    .replaceAll(MISTYPED, 'http$1://')
    .replaceAll(BEFORE_LINK, '$1 ')
    .replaceAll(/\S+/g, wordUnglued);
