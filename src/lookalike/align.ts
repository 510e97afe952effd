/**
 * The cheapest way to turn one label into another: an edit distance whose steps are the techniques, so that a
 * look-alike letter costs less than a neighbouring key, and that less than any other letter.
 *
 * Optimal string alignment (Damerau) with runs: one grapheme for two or three (rn for m) and spelled-out letters (ue
 * for ü). Work is bounded by the product of the lengths, at most 253 × 253.
 */

import {
  ADDED,
  MAX_COST,
  deleteCost,
  FURTHER,
  insertCost,
  isInvisible,
  replacementCost,
  HOMOPHONE,
  SPELLED,
  spelledAt,
  TRANSPOSED,
  INVISIBLE,
} from './costs.ts';
import { spelledSound } from './letters.ts';
import { glyphDistance, sequenceDistance } from './glyph-distance.ts';
import { normalizeGaps } from './normalize-gaps.ts';

export type StepKind = 'same' | 'glyph' | 'replace' | 'swap' | 'insert' | 'delete' | 'spell';

/** One step: asset graphemes `[from, from + taken)` become candidate graphemes `[to, to + given)`. */
export interface Step {
  readonly kind: StepKind;
  readonly from: number;
  readonly taken: number;
  readonly to: number;
  readonly given: number;
  readonly cost: number;
}

export interface Alignment {
  readonly steps: readonly Step[];
  readonly cost: number;
}

/** How far from the diagonal an alignment may be to remain believable. */
const BAND = 5;

const ROUNDING = 1e-9;

// One grid serves all calls, so that a pair allocates nothing. It grows on demand, to 254 × 254 at most.
let costs = new Float64Array(0);
/** How the cheapest way enters a cell: kind of step, graphemes taken and given, packed into one byte. */
let from = new Uint8Array(0);

const KINDS: readonly StepKind[] = [
  'same',
  'glyph',
  'replace',
  'swap',
  'insert',
  'delete',
  'spell',
];
const [SAME, GLYPH, REPLACE, SWAP, INSERT, DELETE, SPELL] = [0, 1, 2, 3, 4, 5, 6] as const;

function packStep(kind: number, taken: number, given: number): number {
  return kind | (taken << 3) | (given << 5);
}

function relax(at: number, cost: number, pointer: number): void {
  if (cost < (costs[at] ?? Infinity)) {
    costs[at] = cost;
    from[at] = pointer;
  }
}

function relaxRuns(
  a: readonly string[],
  c: readonly string[],
  i: number,
  j: number,
  here: number,
): void {
  const width = c.length + 1;
  const cell = i * width + j;
  const letter = a[i];
  const seen = c[j];
  if (letter !== undefined) {
    for (let given = 2; given <= 3 && j + given <= c.length; given += 1) {
      const cost = sequenceDistance(letter, c, j, given);
      if (cost < Infinity) relax(cell + width + given, here + cost, packStep(GLYPH, 1, given));
    }
    if (j + 2 <= c.length && spelledAt(letter, c, j)) {
      relax(cell + width + 2, here + SPELLED, packStep(SPELL, 1, 2));
    }
  }
  if (seen !== undefined && i + 2 <= a.length) {
    const cost = sequenceDistance(seen, a, i, 2);
    if (cost < Infinity) relax(cell + 2 * width + 1, here + cost, packStep(GLYPH, 2, 1));
    if (spelledAt(seen, a, i)) relax(cell + 2 * width + 1, here + SPELLED, packStep(SPELL, 2, 1));
  }
}

function relaxEdits(
  a: readonly string[],
  c: readonly string[],
  i: number,
  j: number,
  here: number,
): void {
  const width = c.length + 1;
  const cell = i * width + j;
  const letter = a[i];
  const seen = c[j];
  if (letter !== undefined) {
    relax(cell + width, here + deleteCost(a, i), packStep(DELETE, 1, 0));
  }
  if (seen !== undefined) {
    relax(cell + 1, here + insertCost(a, c, i, j), packStep(INSERT, 0, 1));
  }
  if (letter === undefined || seen === undefined || letter === seen) return;
  relax(cell + width + 1, here + replacementCost(letter, seen), packStep(REPLACE, 1, 1));
  const given = spelledSound(letter, c, j);
  if (given > 0) relax(cell + width + given, here + HOMOPHONE, packStep(REPLACE, 1, given));
  const taken = spelledSound(seen, a, i);
  if (taken > 0) relax(cell + taken * width + 1, here + HOMOPHONE, packStep(REPLACE, taken, 1));
  if (letter === c[j + 1] && seen === a[i + 1]) {
    relax(cell + 2 * width + 2, here + TRANSPOSED, packStep(SWAP, 2, 2));
  }
}

function trace(rows: number, columns: number): Step[] {
  const width = columns + 1;
  const steps: Step[] = [];
  let i = rows;
  let j = columns;
  while (i > 0 || j > 0) {
    const pointer = from[i * width + j] ?? 0;
    const kind = KINDS[pointer & 7] ?? 'replace';
    const taken = (pointer >> 3) & 3;
    const given = pointer >> 5;
    const total = costs[i * width + j] ?? 0;
    i -= taken;
    j -= given;
    const cost = total - (costs[i * width + j] ?? 0);
    steps.push({ kind, from: i, taken, to: j, given, cost });
  }
  return steps.toReversed();
}

/** Returns an upper bound of the cost: all characters between the common start and end are replaced. */
function mostCost(asset: readonly string[], candidate: readonly string[]): number {
  const { head, tail } = overlap(asset, candidate);
  const left = asset.length - head - tail;
  const right = candidate.length - head - tail;
  return Math.min(left, right) * MAX_COST + Math.abs(left - right) * ADDED + ROUNDING;
}

/**
 * Aligns two labels (or whole names, with dots as graphemes).
 *
 * @param asset graphemes of the asset, at most 253
 * @param candidate graphemes of the candidate, at most 253
 * @param glyphsOnly allow only look-alikes: no letter may be added, omitted or replaced by an unlike one
 * @returns the cheapest steps, or null if `glyphsOnly` leaves no way
 */
export function align(
  asset: readonly string[],
  candidate: readonly string[],
  glyphsOnly: boolean,
): Alignment | null {
  const rows = asset.length;
  const columns = candidate.length;
  const width = columns + 1;
  const size = (rows + 1) * width;
  if (costs.length < size) {
    costs = new Float64Array(size);
    from = new Uint8Array(size);
  }
  costs.fill(Infinity, 0, size);
  costs[0] = 0;
  const most = glyphsOnly ? Infinity : mostCost(asset, candidate);
  // Cells far from the diagonal belong to no believable alignment.
  const slack = Math.abs(rows - columns) + BAND;
  for (let i = 0; i <= rows; i += 1) {
    const last = Math.min(columns, i + slack);
    for (let j = Math.max(0, i - slack); j <= last; j += 1) {
      const here = costs[i * width + j] ?? Infinity;
      if (here === Infinity || here > most) continue;
      const letter = asset[i];
      const seen = candidate[j];
      if (letter !== undefined && seen !== undefined) {
        if (letter === seen) {
          relax(i * width + j + width + 1, here, packStep(SAME, 1, 1));
        } else {
          const cost = glyphDistance(letter, seen);
          if (cost < Infinity) {
            relax(i * width + j + width + 1, here + cost, packStep(GLYPH, 1, 1));
          }
        }
      }
      // Invisible characters change nothing to the eye.
      if (seen !== undefined && isInvisible(seen)) {
        relax(i * width + j + 1, here + INVISIBLE, packStep(GLYPH, 0, 1));
      }
      if (glyphsOnly || letter !== seen) relaxRuns(asset, candidate, i, j, here);
      if (!glyphsOnly) relaxEdits(asset, candidate, i, j, here);
    }
  }
  const cost = costs[size - 1] ?? Infinity;
  return cost === Infinity ? null : { steps: trace(rows, columns), cost };
}

/** The lengths of the common start and end; together never longer than the shorter label. */
export interface Overlap {
  readonly head: number;
  readonly tail: number;
}

export function overlap(asset: readonly string[], candidate: readonly string[]): Overlap {
  const shorter = Math.min(asset.length, candidate.length);
  let head = 0;
  while (head < shorter && asset[head] === candidate[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && asset.at(-1 - tail) === candidate.at(-1 - tail)) tail += 1;
  return { head, tail };
}

/** Returns the only step between labels that differ in one place, by at most one grapheme on each side. */
function singleStep(
  asset: readonly string[],
  candidate: readonly string[],
  { head, tail }: Overlap,
): Step {
  const taken = asset.length - head - tail;
  const given = candidate.length - head - tail;
  const meant = asset[head] ?? '';
  const seen = candidate[head] ?? '';
  const step = (kind: StepKind, cost: number) => ({
    kind,
    from: head,
    taken,
    to: head,
    given,
    cost,
  });
  if (given === 0) return step('delete', deleteCost(asset, head));
  if (taken === 0) {
    return isInvisible(seen)
      ? step('glyph', INVISIBLE)
      : step('insert', insertCost(asset, candidate, head, head));
  }
  const alike = glyphDistance(meant, seen);
  const unlike = replacementCost(meant, seen);
  return alike < unlike ? step('glyph', alike) : step('replace', unlike);
}

const same = (from: number, to: number): Step => {
  return { kind: 'same', from, taken: 1, to, given: 1, cost: 0 };
};

/** Returns the alignment that leaves out one piece of the asset. */
function pieceGone(
  asset: readonly string[],
  candidate: readonly string[],
  { head }: Overlap,
): Alignment {
  const length = asset.length - candidate.length;
  const steps = asset.map((_, at): Step => {
    if (at < head) return same(at, at);
    if (at >= head + length) return same(at, at - length);
    const cost = deleteCost(asset, at) * (at === head ? 1 : FURTHER);
    return { kind: 'delete', from: at, taken: 1, to: head, given: 0, cost };
  });
  const cost = steps.reduce((sum, step) => sum + step.cost, 0);
  return { steps: normalizeGaps(steps, asset, candidate), cost };
}

/**
 * Aligns two labels as a person would: if they differ by a single edit, all the rest stays in its place; else the
 * cheapest way.
 */
export function alignLabels(asset: readonly string[], candidate: readonly string[]): Alignment {
  const common = overlap(asset, candidate);
  const grown = candidate.length - asset.length;
  const left = asset.length - common.head - common.tail;
  const single = (left === 1 && grown <= 0 && grown >= -1) || (left === 0 && grown === 1);
  // A piece left out of the middle (lok of sahyadrilokbank) is no row of look-alikes (b for lo).
  const isPieceGone =
    common.head > 0 &&
    common.tail > 0 &&
    grown < -1 &&
    candidate.length === common.head + common.tail;
  if (isPieceGone) return pieceGone(asset, candidate, common);
  if (!single) {
    const found = align(asset, candidate, false);
    if (!found) return { steps: [], cost: Infinity };
    return { ...found, steps: normalizeGaps(found.steps, asset, candidate) };
  }
  const edit = singleStep(asset, candidate, common);
  const before = asset.slice(0, edit.from).map((_, at) => same(at, at));
  const behind = asset
    .slice(edit.from + edit.taken)
    .map((_, at) => same(edit.from + edit.taken + at, edit.to + edit.given + at));
  return { steps: [...before, edit, ...behind], cost: edit.cost };
}
