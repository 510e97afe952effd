/** How a list sums up a pair of names: by the main technique, if there is one. */
import { TECHNIQUE_NAMES } from './technique-names.ts';
import { TECHNIQUE_TEXT } from './technique-text.ts';
import { TECHNIQUES, type Explanation, type InvalidName, type Technique } from './types.ts';

/** The main technique; `none` where the two names are unrelated, `unreadable` where one is no name. */
export type TechniqueKind = Technique | 'none' | 'unreadable';

/** A kind's code is its place in this list. */
export const KINDS: readonly TechniqueKind[] = [...TECHNIQUES, 'none', 'unreadable'];

/** The code of a pair that has not been compared yet. */
export const NOT_COMPARED = 255;

/** The kind that an explanation comes to. */
export function kindOf(explanation: Explanation | InvalidName): TechniqueKind {
  if (explanation.kind === 'invalid') return 'unreadable';
  return explanation.techniques[0]?.technique ?? 'none';
}

/** What a kind is called in a list, its filter and the dashboard. */
export function kindLabel(kind: TechniqueKind): string {
  if (kind === 'none') return 'None found';
  return kind === 'unreadable' ? 'No analysis' : TECHNIQUE_NAMES[kind];
}

/** What a kind means, in one sentence. */
export function kindSentence(kind: TechniqueKind): string {
  if (kind === 'none') return 'The name plays no spelling trick that we know.';
  if (kind === 'unreadable') return 'The asset or the other name is not a domain name.';
  return TECHNIQUE_TEXT[kind].sentence;
}
