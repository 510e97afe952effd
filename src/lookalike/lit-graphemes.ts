/** Which characters of a name deceive, and where one is missing, for views that mark them. */
import { graphemes } from '@/lib/invisible.ts';
import { toUnicode } from '@/lib/hostname.ts';
import type { Explanation, InvalidName } from '@/lookalike/types.ts';

/** What a view shows of a name that imitates another. Places count graphemes of its Unicode form. */
export interface Marked {
  /** Those that differ from the asset. */
  readonly lit: ReadonlySet<number>;
  /** Characters of the asset that were left out, by the place before which they stood. */
  readonly gone: ReadonlyMap<number, string>;
}

/** A name in which nothing is marked. */
export const UNMARKED: Marked = { lit: new Set(), gone: new Map() };

/** Where more is missing and something else is there, it was exchanged or has moved: the light tells that. */
const MOST_GONE = 2;

/** What differs and what is missing. Of a name that does not imitate nothing is marked. */
export function markedGraphemes(found: Explanation | InvalidName): Marked {
  if (found.kind === 'invalid' || found.techniques.length === 0) return UNMARKED;
  // Counted in UTF-16 units: the engine's cells are smaller than what a reader takes for one character.
  const places = new Map<number, number>();
  let start = 0;
  const shown = graphemes(found.candidate.unicode);
  for (const [index, grapheme] of shown.entries()) {
    for (let at = 0; at < grapheme.length; at += 1) places.set(start + at, index);
    start += grapheme.length;
  }
  const lit = new Set<number>();
  const gone = new Map<number, string>();
  let unit = 0;
  for (const { kind, asset, candidate } of found.alignment) {
    const { length } = candidate.map(({ text }) => text).join('');
    const place = (at: number) => places.get(at) ?? shown.length;
    if (kind === 'removed' && asset.length > 0) {
      gone.set(place(unit), asset.map(({ text }) => text).join(''));
    }
    if (kind !== 'same') for (let at = 0; at < length; at += 1) lit.add(place(unit + at));
    unit += length;
  }
  if (lit.size === 0) return { lit, gone };
  return { lit, gone: new Map([...gone].filter(([, text]) => text.length <= MOST_GONE)) };
}

/**
 * The same for a name that the backend sent, which may be any text: null where the engine found no
 * technique, or read another name than the one that is shown. DomainName then lights what is foreign.
 */
export function markedGraphemesOf(found: Explanation | InvalidName, name: string): Marked | null {
  if (found.kind === 'invalid' || found.techniques.length === 0) return null;
  return toUnicode(name).toLowerCase() === found.candidate.unicode ? markedGraphemes(found) : null;
}
