/** From edit steps to what a view draws: two rows of mono cells in runs of one kind. */

import type { Step } from './align.ts';
import { cellWidth, characterFacts, graphemes, isInvisible } from './characters.ts';
import { stepTechnique } from './techniques/chain.ts';
import type { Cell, Segment, SegmentKind, Technique } from './types.ts';

/** Drawn in place of a character that cannot be seen. */
const UNSEEN = '⬚';

/** Techniques whose added letters are lit one by one; whole added words are not. */
const LIT_ADDITIONS = new Set<Technique | null>([
  'addition',
  'insertion',
  'repetition',
  'hyphenation',
  'plural',
  'homoglyph',
]);

function cell(grapheme: string, lit: boolean): Cell {
  return {
    text: isInvisible(grapheme) ? UNSEEN : grapheme,
    width: cellWidth(grapheme),
    deceptive: lit ? Array.from(grapheme, characterFacts) : null,
  };
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}

/** Builds one run. */
export function segment(
  kind: SegmentKind,
  asset: readonly string[],
  candidate: readonly string[],
  technique: Technique | null,
): Segment {
  const lit = kind === 'changed' || (kind === 'added' && LIT_ADDITIONS.has(technique));
  const left = asset.map((grapheme) => cell(grapheme, false));
  const right = candidate.map((grapheme) => cell(grapheme, lit));
  return {
    kind,
    asset: left,
    candidate: right,
    width: Math.max(widthOf(left), widthOf(right)),
    technique,
  };
}

function kindOf(step: Step): SegmentKind {
  if (step.kind === 'same') return 'same';
  if (step.taken === 0) return 'added';
  return step.given === 0 ? 'removed' : 'changed';
}

/** Where the run of like steps that starts at `from` ends. */
function runEnd(
  steps: readonly Step[],
  from: number,
  asset: readonly string[],
  candidate: readonly string[],
): number {
  const first = steps[from];
  if (!first) return from + 1;
  const technique = stepTechnique(first, asset, candidate);
  const other = steps.findIndex(
    (step, at) =>
      at > from &&
      (kindOf(step) !== kindOf(first) || stepTechnique(step, asset, candidate) !== technique),
  );
  return other < 0 ? steps.length : other;
}

/** Runs of an alignment; neighbours of one kind and technique are joined, changes stay apart. */
export function stepSegments(
  steps: readonly Step[],
  asset: readonly string[],
  candidate: readonly string[],
): Segment[] {
  const found: Segment[] = [];
  let from = 0;
  while (from < steps.length) {
    const first = steps[from];
    if (!first) break;
    const kind = kindOf(first);
    const technique = stepTechnique(first, asset, candidate);
    const to = kind === 'changed' ? from + 1 : runEnd(steps, from, asset, candidate);
    const last = steps[to - 1] ?? first;
    found.push(
      segment(
        kind,
        asset.slice(first.from, last.from + last.taken),
        candidate.slice(first.to, last.to + last.given),
        technique,
      ),
    );
    from = to;
  }
  return found;
}

/** The dot and the suffix behind a label. */
export function suffixSegments(asset: string, candidate: string): Segment[] {
  const left = graphemes(asset);
  const right = graphemes(candidate);
  if (asset === candidate) return [segment('same', ['.', ...left], ['.', ...right], null)];
  return [segment('same', ['.'], ['.'], null), segment('changed', left, right, 'tld-swap')];
}

/** Joins runs of one kind that come to stand side by side when pieces are put together. */
export function joined(segments: readonly Segment[]): Segment[] {
  const found: Segment[] = [];
  for (const next of segments) {
    if (next.asset.length + next.candidate.length === 0) continue;
    const last = found.at(-1);
    if (
      last &&
      last.kind === next.kind &&
      next.kind !== 'changed' &&
      last.technique === next.technique
    ) {
      found[found.length - 1] = {
        ...last,
        asset: [...last.asset, ...next.asset],
        candidate: [...last.candidate, ...next.candidate],
        width: last.width + next.width,
      };
    } else {
      found.push(next);
    }
  }
  return found;
}
