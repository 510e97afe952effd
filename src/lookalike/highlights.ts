/** Deceptive and missing characters of a name, for views that mark them. */
import { graphemes } from '@/lib/invisible.ts';
import { toUnicode } from '@/lib/idna.ts';
import type { Explanation, InvalidName } from './types.ts';

/** Highlights of a name that imitates another. Indices count graphemes of its Unicode form. */
export interface Highlights {
  /** Those that differ from the asset. */
  readonly highlighted: ReadonlySet<number>;
  /** Omitted characters of the asset, by the index before which they were. */
  readonly gone: ReadonlyMap<number, string>;
}

export const NO_HIGHLIGHTS: Highlights = { highlighted: new Set(), gone: new Map() };

/**
 * Returns differing and missing characters as in the picture of the pair: replaced letters and endings are highlighted
 * and leave no gap; removed ones leave one, however long. A word of the brand that was replaced by another leaves one,
 * too: the gap shows that the rest is not the whole brand. A name that imitates nothing has no highlights.
 */
export function highlightsOf(found: Explanation | InvalidName): Highlights {
  if (found.kind === 'invalid' || found.techniques.length === 0) return NO_HIGHLIGHTS;
  // In UTF-16 units: the engine's cells are smaller than user-perceived characters.
  const places = new Map<number, number>();
  let start = 0;
  const shown = graphemes(found.candidate.unicode);
  for (const [index, grapheme] of shown.entries()) {
    for (let at = 0; at < grapheme.length; at += 1) places.set(start + at, index);
    start += grapheme.length;
  }
  const highlighted = new Set<number>();
  const gone = new Map<number, string>();
  let unit = 0;
  for (const [at, { kind, asset, candidate }] of found.alignment.entries()) {
    const { length } = candidate.map(({ text }) => text).join('');
    const place = (from: number) => places.get(from) ?? shown.length;
    const next = found.alignment[at + 1];
    const isExchanged = next?.kind === 'added' && next.technique !== 'combosquatting';
    if (kind === 'removed' && asset.length > 0 && !isExchanged) {
      const text = asset.map((cell) => cell.text).join('');
      gone.set(place(unit), (gone.get(place(unit)) ?? '') + text);
    }
    if (kind !== 'same')
      for (let more = 0; more < length; more += 1) highlighted.add(place(unit + more));
    unit += length;
  }
  return { highlighted, gone };
}

/**
 * Returns the highlights of a name that the backend sent, which may be any text: null if the engine found no technique,
 * or read a different name than the one shown. DomainName then highlights foreign letters.
 */
export function highlightsFor(found: Explanation | InvalidName, name: string): Highlights | null {
  if (found.kind === 'invalid' || found.techniques.length === 0) return null;
  return toUnicode(name).toLowerCase() === found.candidate.unicode ? highlightsOf(found) : null;
}
