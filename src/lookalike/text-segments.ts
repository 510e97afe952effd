/**
 * The picture of two names as text: enough for the words (unmentioned-changes.ts) and for the similarity
 * (display-similarity.ts). `toCells` makes cells of it.
 */
import { cellWidth, characterFacts, isInvisible, isPlain } from './characters.ts';
import type { Cell, Segment, SegmentKind, Technique } from './types.ts';

/** Replaces a character that cannot be seen. */
const UNSEEN = '⬚';

/** Techniques whose added letters are highlighted one by one; whole added words are not. */
const HIGHLIGHTED_ADDITIONS = new Set<Technique | null>([
  'addition',
  'insertion',
  'repetition',
  'hyphenation',
  'plural',
  'homoglyph',
]);

function cell(grapheme: string, highlighted: boolean): Cell {
  if (!highlighted && isPlain(grapheme)) return { text: grapheme, width: 1, deceptive: null };
  return {
    text: isInvisible(grapheme) ? UNSEEN : grapheme,
    width: cellWidth(grapheme),
    deceptive: highlighted ? Array.from(grapheme, characterFacts) : null,
  };
}

/** A run of the picture as text, before it is drawn. */
export interface TextSegment {
  readonly kind: SegmentKind;
  readonly asset: readonly string[];
  readonly candidate: readonly string[];
  readonly technique: Technique | null;
  /** True if its letters deceive one by one, unlike a whole added word. */
  readonly highlighted: boolean;
  /** True if the deceptive letters are the asset's. */
  readonly strange: boolean;
  /** Cost of its letters (costs.ts); null for a part that was added or removed whole. */
  readonly cost: number | null;
}

/** Makes a run with the highlights of its kind and technique. */
export function run(
  kind: SegmentKind,
  asset: readonly string[],
  candidate: readonly string[],
  technique: Technique | null,
  cost: number | null = null,
  strange = false,
): TextSegment {
  const highlighted =
    kind === 'changed' || (kind === 'added' && HIGHLIGHTED_ADDITIONS.has(technique));
  return { kind, asset, candidate, technique, highlighted, strange, cost };
}

export function toCells(runs: readonly TextSegment[]): Segment[] {
  return runs.map(({ kind, asset, candidate, technique, highlighted, strange }) => {
    const left = asset.map((grapheme) => cell(grapheme, strange));
    const right = candidate.map((grapheme) => cell(grapheme, highlighted && !strange));
    return { kind, asset: left, candidate: right, technique };
  });
}

export function sameSegment(text: readonly string[]): TextSegment {
  return run('same', text, text, null);
}

export function addedSegment(
  text: readonly string[],
  technique: Technique | null = null,
): TextSegment {
  return run('added', [], text, technique);
}

export function removedSegment(text: readonly string[]): TextSegment {
  return run('removed', text, [], null);
}

/** Joins neighbouring runs of one kind when pieces are put together. */
export function mergeAdjacent(runs: readonly TextSegment[]): TextSegment[] {
  const found: TextSegment[] = [];
  for (const next of runs) {
    if (next.asset.length + next.candidate.length === 0) continue;
    const last = found.at(-1);
    const alike = last?.kind === next.kind && last.technique === next.technique;
    if (last && alike && next.kind !== 'changed') {
      found[found.length - 1] = {
        ...last,
        asset: [...last.asset, ...next.asset],
        candidate: [...last.candidate, ...next.candidate],
        cost: last.cost === null || next.cost === null ? null : last.cost + next.cost,
      };
    } else {
      found.push(next);
    }
  }
  return found;
}
