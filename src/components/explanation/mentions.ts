import { SCRIPT_NAMES } from '@/lookalike/scripts.ts';

/** A piece of a sentence; `mentioned` if it stands for itself: a letter, or a part of a name. */
export interface SentencePart {
  readonly text: string;
  readonly mentioned: boolean;
}

const LETTER = String.raw`[\p{L}\p{N}]\p{M}*`;
/** Matches quoted text; a letter after its script, before its code point, or after the letter that replaces it. */
const MENTION = new RegExp(
  [
    '(?<=“)[^“”]+(?=”)',
    String.raw`(?<=\b(?:${SCRIPT_NAMES.join('|')}) )${LETTER}(?!\p{L})`,
    String.raw`${LETTER}(?= \(U\+)`,
    String.raw`(?<=\) for )${LETTER}(?!\p{L})`,
  ].join('|'),
  'gu',
);

/**
 * Splits one of the engine's sentences, so that its letters can be set in a face that distinguishes them: in `“l”
 * stands for “i”.` the l and the i are mentioned.
 *
 * @returns the pieces in order; joined, they are the sentence
 */
export function mentions(sentence: string): SentencePart[] {
  const parts: SentencePart[] = [];
  let from = 0;
  for (const { 0: text, index } of sentence.matchAll(MENTION)) {
    if (index > from) parts.push({ text: sentence.slice(from, index), mentioned: false });
    parts.push({ text, mentioned: true });
    from = index + text.length;
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from), mentioned: false });
  return parts;
}
