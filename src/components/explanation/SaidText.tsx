import { visibleText } from '@/lib/visible-text.ts';
import { SCRIPT_NAMES } from '@/lookalike/scripts.ts';

/** One of the engine's sentences; the letters and names in it are in the face of names. */
export function SaidText({ says }: { says: string }) {
  return (
    <bdi dir="ltr">
      {mentions(visibleText(says)).map(({ text, mentioned }, at) =>
        mentioned ? (
          <span key={at} className="name name-inline font-medium text-ink">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}

const LETTER = String.raw`[\p{L}\p{N}]\p{M}*`;
/** Matches quoted text; a letter after its script, before its code point, or after the letter that replaces it. */
const MENTIONS = [
  '(?<=“)[^“”]+(?=”)',
  String.raw`(?<=\b(?:${SCRIPT_NAMES.join('|')}) )${LETTER}(?!\p{L})`,
  String.raw`${LETTER}(?= \(U\+)`,
  String.raw`(?<=\) for )${LETTER}(?!\p{L})`,
];
const MENTION = new RegExp(`(${MENTIONS.join('|')})`, 'u');

/**
 * Splits one of the engine's sentences, so that its letters can be set in a face that distinguishes them: in `“l”
 * stands for “i”.` the l and the i are mentioned.
 *
 * @returns the pieces in order, `mentioned` if they stand for themselves; joined, they are the sentence
 */
export const mentions = (sentence: string): { text: string; mentioned: boolean }[] =>
  sentence
    .split(MENTION)
    .map((text, at) => ({ text, mentioned: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
