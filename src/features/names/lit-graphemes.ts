/** Which characters of a name deceive, for views that light them. */
import { graphemes } from '@/lib/invisible.ts';
import type { Explanation, InvalidName } from '@/lookalike/index.ts';

/**
 * The graphemes of the candidate's Unicode form that differ from the asset, by their index as DomainName
 * counts them. Where letters were only left out nothing is there to be lit: those at the seam are. Of a name that does not imitate nothing is lit.
 */
export function litGraphemes(found: Explanation | InvalidName): ReadonlySet<number> {
  if (found.kind === 'invalid' || found.techniques.length === 0) return new Set();
  const name = found.candidate.unicode;
  // Counted in UTF-16 units: the engine's cells are smaller than what a reader takes for one character.
  const lit = new Set<number>();
  const seams = new Set<number>();
  let unit = 0;
  for (const { kind, asset, candidate } of found.alignment) {
    const { length } = candidate.map(({ text }) => text).join('');
    if (kind === 'removed' && asset.length > 0) seams.add(unit - 1).add(unit);
    if (kind !== 'same') for (let at = 0; at < length; at += 1) lit.add(unit + at);
    unit += length;
  }
  const shown = lit.size > 0 ? lit : seams;
  const indexes = new Set<number>();
  let start = 0;
  for (const [index, grapheme] of graphemes(name).entries()) {
    for (let at = 0; at < grapheme.length; at += 1) if (shown.has(start + at)) indexes.add(index);
    start += grapheme.length;
  }
  return indexes;
}
