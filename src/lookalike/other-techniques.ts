/** The techniques that are told after the main one. */
import type { FoundTechnique } from './types.ts';

/**
 * All but the first, and but the replacement that every homoglyph is: it would be told twice.
 *
 * @param techniques of an explanation, the main one first
 */
export function otherTechniques([main, ...rest]: readonly FoundTechnique[]): FoundTechnique[] {
  return rest.filter(
    ({ technique }) => !(main?.technique === 'homoglyph' && technique === 'replacement'),
  );
}
