/**
 * Sentences that run on around a link without a blank, as in SMS: `Click:https://example.in`, `see example.in.Do not
 * share it`, `pay at example.in,call now`.
 */
import { BEGINS_SENTENCE, ENDINGS } from './broken.ts';

/** A word, and right behind it a link; in a link's own path or query another one may stand. */
const BEFORE_LINK = /(?<=^|\s)([^\s/?#=&]*[\p{L}\p{N}.,:;!?)\]-])(?=h[tx]{2}ps?:\/\/)/giu;

/**
 * A name without a path, and behind a comma, a stop or an exclamation mark what goes on. Before an @ all of these are
 * part of a link that leads elsewhere.
 */
const BEHIND_NAME =
  /(?<=^|\s)((?:h[tx]{2}ps?:\/\/|[^\s/?#,;!:@]+@)?(?![^\s/?#]*@)[^\s/?#,;!।@]*\.(\p{L}+))(?:([,;!।])(?=\p{L})|\.(?=(\p{Lu}\p{Ll}*)(?:[^\p{L}\p{N}./:?#@-]|$)))/giu;

/** "is paid.In case of", where a phone would have written the whole of In. */
const NEXT_SENTENCE =
  /(?<=[\p{Ll}\d)])\.(?=In\s+(?:addition|an?y?|case|future|order|the|view)\b)/gu;

/** Whether a word behind a name's end begins a sentence, and is no ending of a longer name: `.Do`, and not `.Top`. */
const isSentence = (word: string): boolean =>
  /^\p{Lu}\p{Ll}*$/u.test(word) &&
  (!ENDINGS.has(word.toLowerCase()) || BEGINS_SENTENCE.has(word.toLowerCase()));

/**
 * A text with a blank between its links and the words that run into them.
 *
 * @param text any text. Hostile
 */
export const unglued = (text: string): string =>
  text
    .replaceAll(NEXT_SENTENCE, '. ')
    .replaceAll(BEFORE_LINK, '$1 ')
    .replaceAll(
      BEHIND_NAME,
      (whole, name: string, ending: string, mark: string | undefined, word: string | undefined) =>
        ENDINGS.has(ending.toLowerCase()) && (mark !== undefined || isSentence(word ?? ''))
          ? `${name} `
          : whole,
    );
