/** How a list sums up a pair of names: by the main technique, if there is one. */
import { toUnicode } from '../lib/idna.ts';
import { domainOf } from '../lib/read-name.ts';
import { beyondAscii, graphemes } from '../lib/invisible.ts';
import { mixedScriptLetters } from './scripts.ts';
import { TECHNIQUE_NAMES } from './technique-names.ts';
import { TECHNIQUE_TEXT } from './technique-text.ts';
import { TECHNIQUES, type Explanation, type InvalidName, type Technique } from './types.ts';

/**
 * The main technique. Without one: `mixed` if a word of the impersonating name mixes alphabets, which deceives whatever
 * it imitates; `none` if the two names are unrelated, `unreadable` if one is no name.
 */
export type MatchKind = Technique | 'mixed' | 'none' | 'unreadable';

/** All kinds, in the order of the filter. */
export const MATCH_KINDS: readonly MatchKind[] = [...TECHNIQUES, 'mixed', 'none', 'unreadable'];

/** The kind of an explanation. @param candidate the impersonating name of the explained pair, any text */
export function matchKindOf(explanation: Explanation | InvalidName, candidate: string): MatchKind {
  const isInvalid = explanation.kind === 'invalid';
  const main = explanation.techniques[0]?.technique;
  if (main !== undefined) return main;
  if ((isInvalid || explanation.relation === 'other') && mixesAlphabets(candidate)) return 'mixed';
  return isInvalid ? 'unreadable' : 'none';
}

/** True if a word of a domain name mixes alphabets; false for any other text. */
export function mixesAlphabets(name: string): boolean {
  const letters = graphemes(toUnicode(name));
  // Most names are in ASCII, and a list may have a hundred thousand.
  return (
    letters.some(beyondAscii) && domainOf(name) !== null && mixedScriptLetters(letters).size > 0
  );
}

/** Returns the label of a kind in a list, its filter and the dashboard. */
export function matchKindLabel(kind: MatchKind): string {
  if (kind === 'mixed') return 'Mixed alphabets';
  if (kind === 'none') return 'None found';
  return kind === 'unreadable' ? 'No analysis' : TECHNIQUE_NAMES[kind];
}

export function matchKindSentence(kind: MatchKind): string {
  if (kind === 'mixed') return 'Letters of different alphabets stand in one word of the name.';
  if (kind === 'none') return 'The name plays no spelling trick that we know.';
  if (kind === 'unreadable') return 'The asset or the other name is not a domain name.';
  return TECHNIQUE_TEXT[kind].sentence;
}
