/**
 * What runs into a link without a blank, as in SMS and forwarded chats: `Click:https://example.in`, `*example.in*`,
 * `👉example.in`, `pay at example.in,call now`.
 */
import { isEnding } from './endings.ts';
import { INSTALLED } from './file-name.ts';
import { withComma } from './mistyped.ts';

/** Signs that stand beside links and in none: emoji, arrows, bullets, and how chats write bold and struck text. */
const MARK = String.raw`[\p{Extended_Pictographic}\p{So}\u{1F3FB}-\u{1F3FF}\uFE0F\u200D→⇒➜•·▪*~|\x60]`;

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** From a letter of full width to the one that browsers take it for (Unicode block FF00). */
const TO_ASCII = 0xfe_e0;

/** A scheme that runs into what stands before it; in a link's own path or query another link may stand. */
const BEFORE_LINK = /(?<=[^\s/=&?%]|(?:^|\s)[^\s./:@?]{0,80}\?)(?=h[tx]{2}ps?:\/\/)/giu;
/** The same of "www.": behind a sign, or a number's stop. */
const BEFORE_WWW =
  /(?<=[^\s\p{L}\p{N}./@=&?%_-]|(?:^|\s)[^\s.:@/?]{0,80}[.?]|-\.)(?=www\.[^\s.]+\.)/giu;

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
const BETWEEN = /[,;!()।॥…–—'’‘]+|(?<!\?[^\s]*)&|\.{2,}|\?(?!\?)(?=[^\s=&]*\.[^\s=&]*$)/gu;
/** The part of a word before its path. What stands before an @ leads elsewhere, and is left whole. */
const AUTHORITY = /^((?:h[tx]{2}ps?:\/\/)?(?:[^/#]*@)?)([^/#@]*)/iu;
/** "hdfcbank.comपर": behind an ending in Latin letters a word in another script, and no more of the name. */
const BEHIND_ENDING = /(?<=\.[a-z]{2,24})(?=[\u0600-\u06FF\u0900-\u0DFF][^\s.@/]*(?:\s|$))/giu;

/** "sbi.co.in-SBI", "example.in_Click": behind an ending a sign that no ending holds, and no more of the name. */
const SIGNED = /\.([a-z]{2,24})[-_=]+(?=[^\s./@?#]*(?:\s|$))/giu;

/** "RTO CHALLAN (1).apk": the second of a name on a phone. */
const SECOND_FILE = new RegExp(String.raw`\((\d+)\)(?=\.(?:${INSTALLED})(?![\p{L}\p{N}]))`, 'giu');

/** "paid.In case of": no name, though `in` is the commonest ending here. */
const NEXT_SENTENCE =
  /(?<=(?:^|\s)[^\s./@]{1,40})\.(?=in\s+(?:addition|case|future|order|view)\b)/giu;

/** "hdfcbank.com.-HDFC", "example.in.A/c", "example.in.T&C": behind an ending, text that cannot end a name. */
const BEHIND_STOP = /(?<=\.[a-z]{2,24})\.(?=[-'‘&][^\s./?#@]*$|\p{L}(?:$|[/&]))/giu;

/** Longer words are left as they are: to take one apart takes the square of its length. */
const MAX_WORD = 1_000;

/** Before the first slash of a link stands a host. */
const HOST =
  /[\p{L}\p{N}-]\.\p{L}{2,}(?::\d+)?$|:$|@|^(?:https?:\/\/)?(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[.*)(?::\d+)?$/iu;

/** "care@example.in/1800...": an email address has no path. Another address before the @ is a trick of links. */
const isMail = (text: string): boolean => {
  const [, mailbox] = /^([^\s@:]+)@[^\s@]+$/u.exec(text) ?? [];
  return (
    mailbox !== undefined && !(mailbox.includes('.') && isEnding(mailbox.split('.').at(-1) ?? ''))
  );
};

/** "Rs.500/-.https://example.in", "A/C.example.in", "1930/example.in": a slash between words, and no path's. */
function withoutSlashes(word: string): string {
  const at = word.indexOf('/');
  const before = word.slice(0, at);
  if (at < 0 || (HOST.test(before) && !isMail(before))) return word;
  return `${before} ${withoutSlashes(word.slice(at + 1))}`;
}

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
        .replaceAll(BEHIND_STOP, ' ')
        .replaceAll(/\S+/g, withoutSlashes)
        .replaceAll(BEFORE_LINK, ' ')
        .replaceAll(/\S+/g, parted);

/**
 * A text with a blank between its links and what runs into them.
 *
 * @param text any text. Hostile
 */
export const unglued = (text: string): string =>
  text
    .replaceAll(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - TO_ASCII))
    .replaceAll(NEXT_SENTENCE, '. ')
    .replaceAll(SECOND_FILE, '$1')
    .replaceAll(NO_LINK, ' ')
    .replaceAll(BEFORE_LINK, ' ')
    .replaceAll(BEFORE_WWW, ' ')
    .replaceAll(/\S+/g, wordUnglued);
