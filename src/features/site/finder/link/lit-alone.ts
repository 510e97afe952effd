/** What is lit of a name that was compared with no other. */
import { spelledLetters, toUnicode } from '@/lib/idna.ts';
import { graphemes } from '@/lib/invisible.ts';
import type { WordedExplanation } from '@/lookalike/index.ts';
import { mixedLetters, scriptOf } from '@/lookalike/scripts.ts';
import type { Sign } from './signs.ts';

/** A name's letters as a page shows them. */
const lettersOf = ({ candidate }: WordedExplanation): string[] =>
  graphemes(toUnicode(candidate.unicode));

/** Whether one word of a name mixes alphabets, also in punycode that spells no valid name. */
export const isMixed = ({ candidate }: WordedExplanation): boolean =>
  mixedLetters(graphemes(spelledLetters(candidate.unicode))).size > 0;

/**
 * The letters by which a name deceives without another one beside it.
 *
 * @param telling the part of the name that says whose it is
 * @returns the script of each by its place among the graphemes of the whole name
 */
export function strangeLetters(
  found: WordedExplanation,
  telling: string,
): ReadonlyMap<number, string> {
  const letters = lettersOf(found);
  if (found.reads === null) return mixedLetters(letters);
  const skipped = letters.length - graphemes(toUnicode(telling)).length;
  return new Map(
    graphemes(found.candidate.label).map((letter, at) => [skipped + at, scriptOf(letter)]),
  );
}

/** Whether a place of a name is lit: its strange letters or, where it has none, what its signs point at. */
export const isLitAlone =
  (strange: ReadonlyMap<number, string>, signs: readonly Sign[]) =>
  (at: number): boolean =>
    strange.has(at) ||
    (strange.size === 0 &&
      signs.some(({ lit: range }) => range && range[0] <= at && at < range[1]));
