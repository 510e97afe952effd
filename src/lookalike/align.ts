/**
 * The cheapest way to turn one label into another: an edit distance whose steps are the techniques, so
 * that a look-alike letter costs less than a neighbouring key, and that less than any other letter.
 *
 * Optimal string alignment (Damerau) extended by runs: one grapheme for two or three (rn for m) and
 * spelled-out letters (ue for ü). Work is bounded by the product of the lengths, at most 253 × 253.
 */

import { isCheapInsertion, replacementCost } from './costs.ts';
import { likeness, runLikeness } from './glyphs.ts';
import { soundsLike, spellings } from './letters.ts';

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

const HYPHEN = 0.3;
const DOT_IN = 0.45;
const DOT_OUT = 0.3;
const DOUBLED = 0.35;
const HALVED = 0.4;
const SWAPPED = 0.4;
const ADDED = 0.8;
const GONE = 0.7;
const NEAR_KEY = 0.6;
const SPELLED = 0.15;
const UNSEEN = 0.05;
const SOUNDED = 0.6;
const BAND = 5;

/** The joiners, the only invisible characters that a readable name may hold. */
function isUnseen(grapheme: string): boolean {
  return grapheme === '\u200c' || grapheme === '\u200d';
}

function insertCost(asset: readonly string[], candidate: readonly string[], i: number, j: number) {
  const added = candidate[j] ?? '';
  if (added === '-') return HYPHEN;
  if (added === '.') return DOT_IN;
  if (added === candidate[j - 1] || added === asset[i]) return DOUBLED;
  // At the end nothing was caught on the way: an s behind apple makes a word, not a slip.
  return i < asset.length && isCheapInsertion(added, asset[i - 1], asset[i]) ? NEAR_KEY : ADDED;
}

function deleteCost(asset: readonly string[], i: number): number {
  const gone = asset[i] ?? '';
  if (gone === '-') return HYPHEN;
  if (gone === '.') return DOT_OUT;
  return gone === asset[i - 1] || gone === asset[i + 1] ? HALVED : GONE;
}

function spelledAt(letter: string, other: readonly string[], at: number): boolean {
  if (letter < '\u0080') return false;
  return spellings(letter).some((spelling) => {
    for (let k = 0; k < spelling.length; k += 1) if (other[at + k] !== spelling[k]) return false;
    return spelling.length === 2;
  });
}

// One grid for all calls: nothing is allocated per pair. Grown on demand, at most 254 × 254.
let costs = new Float64Array(0);
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

/** A back pointer: kind, graphemes taken and given, packed into one byte. */
function packed(kind: number, taken: number, given: number): number {
  return kind | (taken << 3) | (given << 5);
}
const SAME = 0;
const GLYPH = 1;
const REPLACE = 2;
const SWAP = 3;
const INSERT = 4;
const DELETE = 5;
const SPELL = 6;

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
  width: number,
): void {
  const cell = i * width + j;
  const letter = a[i];
  const seen = c[j];
  if (letter !== undefined) {
    for (let given = 2; given <= 3 && j + given <= c.length; given += 1) {
      const cost = runLikeness(letter, c, j, given);
      if (cost < Infinity) relax(cell + width + given, here + cost, packed(GLYPH, 1, given));
    }
    if (j + 2 <= c.length && spelledAt(letter, c, j)) {
      relax(cell + width + 2, here + SPELLED, packed(SPELL, 1, 2));
    }
  }
  if (seen !== undefined && i + 2 <= a.length) {
    const cost = runLikeness(seen, a, i, 2);
    if (cost < Infinity) relax(cell + 2 * width + 1, here + cost, packed(GLYPH, 2, 1));
    if (spelledAt(seen, a, i)) relax(cell + 2 * width + 1, here + SPELLED, packed(SPELL, 2, 1));
  }
}

function relaxEdits(
  a: readonly string[],
  c: readonly string[],
  i: number,
  j: number,
  here: number,
  width: number,
): void {
  const cell = i * width + j;
  const letter = a[i];
  const seen = c[j];
  if (letter !== undefined) {
    relax(cell + width, here + deleteCost(a, i), packed(DELETE, 1, 0));
  }
  if (seen !== undefined) {
    relax(cell + 1, here + insertCost(a, c, i, j), packed(INSERT, 0, 1));
  }
  if (letter === undefined || seen === undefined || letter === seen) return;
  relax(cell + width + 1, here + replacementCost(letter, seen), packed(REPLACE, 1, 1));
  if (soundsLike(letter, c, j)) {
    relax(cell + width + 2, here + SOUNDED, packed(REPLACE, 1, 2));
  }
  if (soundsLike(seen, a, i)) {
    relax(cell + 2 * width + 1, here + SOUNDED, packed(REPLACE, 2, 1));
  }
  if (letter === c[j + 1] && seen === a[i + 1]) {
    relax(cell + 2 * width + 2, here + SWAPPED, packed(SWAP, 2, 2));
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

/**
 * Aligns two labels (or whole names, with dots as graphemes).
 *
 * @param asset graphemes of the asset, at most 253
 * @param candidate graphemes of the candidate, at most 253
 * @param glyphsOnly allow look-alikes only: no letter may be added, dropped or exchanged for an unlike one
 * @returns the cheapest steps, or null when `glyphsOnly` leaves no way
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
  // Cells far from the diagonal belong to no alignment that anyone would believe.
  const slack = Math.abs(rows - columns) + BAND;
  for (let i = 0; i <= rows; i += 1) {
    const last = Math.min(columns, i + slack);
    for (let j = Math.max(0, i - slack); j <= last; j += 1) {
      const here = costs[i * width + j] ?? Infinity;
      if (here === Infinity) continue;
      const letter = asset[i];
      const seen = candidate[j];
      if (letter !== undefined && seen !== undefined) {
        if (letter === seen) {
          relax(i * width + j + width + 1, here, packed(SAME, 1, 1));
        } else {
          const cost = likeness(letter, seen);
          if (cost < Infinity) {
            relax(i * width + j + width + 1, here + cost, packed(GLYPH, 1, 1));
          }
        }
      }
      // What cannot be seen changes nothing to the eye.
      if (seen !== undefined && isUnseen(seen)) {
        relax(i * width + j + 1, here + UNSEEN, packed(GLYPH, 0, 1));
      }
      if (glyphsOnly || letter !== seen) relaxRuns(asset, candidate, i, j, here, width);
      if (!glyphsOnly) relaxEdits(asset, candidate, i, j, here, width);
    }
  }
  const cost = costs[size - 1] ?? Infinity;
  return cost === Infinity ? null : { steps: trace(rows, columns), cost };
}

/**
 * The alignment of labels that differ in one place only, by at most one grapheme a side.
 *
 * @param head graphemes in common at the start
 * @param tail graphemes in common at the end
 */
export function placed(
  asset: readonly string[],
  candidate: readonly string[],
  head: number,
  tail: number,
): Alignment {
  const taken = asset.length - head - tail;
  const given = candidate.length - head - tail;
  const meant = asset[head] ?? '';
  const seen = candidate[head] ?? '';
  let kind: StepKind = 'insert';
  let cost = isUnseen(seen) ? UNSEEN : insertCost(asset, candidate, head, head);
  if (taken === 1 && given === 0) {
    kind = 'delete';
    cost = deleteCost(asset, head);
  } else if (taken === 1) {
    const alike = likeness(meant, seen);
    const unlike = replacementCost(meant, seen);
    kind = alike < unlike ? 'glyph' : 'replace';
    cost = Math.min(alike, unlike);
  } else if (isUnseen(seen)) {
    kind = 'glyph';
  }
  const same = (from: number, to: number): Step => ({
    kind: 'same',
    from,
    taken: 1,
    to,
    given: 1,
    cost: 0,
  });
  const steps = [
    ...asset.slice(0, head).map((_, at) => same(at, at)),
    { kind, from: head, taken, to: head, given, cost },
    ...asset.slice(head + taken).map((_, at) => same(head + taken + at, head + given + at)),
  ];
  return { steps, cost };
}
