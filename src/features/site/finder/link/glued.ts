/**
 * What runs into a link without a blank, as in SMS and forwarded chats: `Click:https://example.in`, `*example.in*`,
 * `👉example.in`, `see example.in.Do not share it`, `pay at example.in,call now`.
 */
import { BEGINS_SENTENCE, ENDINGS } from './broken.ts';
import { partsOf } from './made-of.ts';

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
 * A name without a path, and behind a comma, a stop or an exclamation mark what goes on. Before an @ all of these are
 * part of a link that leads elsewhere.
 */
const BEHIND_NAME =
  /(?<=^|\s)((?:h[tx]{2}ps?:\/\/|[^\s/?#,;!:@]+@)?(?![^\s/?#]*@)[^\s/?#,;!।@]*\.(\p{L}+))(?:([,;!।])(?=\p{L})|\.(?=(\p{Lu}\p{Ll}*)(?:[^\p{L}\p{N}./:?#@-]|$)))/giu;

/** "is paid.In case of", where a phone would have written the whole of In. */
const NEXT_SENTENCE =
  /(?<=[\p{Ll}\d)])\.(?=In\s+(?:addition|an?y?|case|future|order|the|view)\b)/gu;

/** "BLOCKED.CALL 98...", "due.pay now": a stop without a blank, where the word behind it is an ending, too. */
const STOP =
  /\.(?<=(?:^|\s)(\p{L}+|\d{4,})\.)(?=(?:call|contact)(?:\s|$)|click\s+(?:here|below|on|the|this|to)\b|pay\s+(?:now|rs|your|the|bill|immediately|via)\b|link\s+(?:aadhaa?r|pan|your|with|to)\b|help\s+\d|team\s|in(?:form(?:\s|$)|\s+\d|\s+(?:case|order|addition)\s+(?:of|to)\b))/giu;
/** Words that begin a sentence and are no ending, in any case of letters: `HDFCBANK.COM.PLEASE CALL`. */
const NO_ENDING =
  /\.(?=(?:dear|ignore|if|kindly|never|our|please|regards|thanks?|visit|we|your)(?:\s|$))/giu;
/** A number to call, and behind its stop the next word. */
const BEHIND_NUMBER = /\.(?<=(?:^|\s)(?:1930|\d{8,})\.)(?=\p{L})/gu;

/** Whether a label is put together of companies' names and bait, as no word of a sentence is: `sbikyc`. */
const isMade = (label: string): boolean => (partsOf(label.toLowerCase())?.length ?? 0) > 1;

/** Whether a word behind a name's end begins a sentence, and is no ending of a longer name: `.Do`, and not `.Top`. */
const isSentence = (word: string): boolean =>
  /^\p{Lu}\p{Ll}*$/u.test(word) &&
  (!ENDINGS.has(word.toLowerCase()) || BEGINS_SENTENCE.has(word.toLowerCase()));

/** Longer words are left as they are: to take one apart takes the square of its length. */
const MAX_WORD = 1_000;

const wordUnglued = (word: string): string =>
  word.length > MAX_WORD
    ? word
    : word
        .replaceAll(BEHIND_MARK, ' ')
        .replaceAll(BEFORE_MARK, '$1 ')
        .replaceAll(
          BEHIND_NAME,
          (
            whole,
            name: string,
            ending: string,
            mark: string | undefined,
            next: string | undefined,
          ) =>
            ENDINGS.has(ending.toLowerCase()) && (mark !== undefined || isSentence(next ?? ''))
              ? `${name} `
              : whole,
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
    .replaceAll(STOP, (stop, label: string) => (isMade(label) ? stop : '. '))
    .replaceAll(NO_ENDING, '. ')
    .replaceAll(BEHIND_NUMBER, '. ')
    .replaceAll(MISTYPED, 'http$1://')
    .replaceAll(BEFORE_LINK, '$1 ')
    .replaceAll(/\S+/g, wordUnglued);
