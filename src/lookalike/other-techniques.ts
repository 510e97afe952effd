/** The techniques that are described after the main one. */
import type { FoundTechnique } from './types.ts';

/**
 * Returns all but the first, without the replacement that is part of every homoglyph.
 *
 * @param techniques of an explanation, the main one first
 */
export function otherTechniques([main, ...rest]: readonly FoundTechnique[]): FoundTechnique[] {
  return rest.filter(
    ({ technique }) => !(main?.technique === 'homoglyph' && technique === 'replacement'),
  );
}
