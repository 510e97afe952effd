/**
 * Likenesses among ASCII characters and short runs of them (1 for l, rn for m), and the one function
 * that says how easily a run of graphemes is taken for another.
 *
 * The tables are written from sight: stroke shapes in the sans faces browsers use. They are closed
 * under two steps, since an attacker who has written `rn` for m may go on and write `r` for n.
 */

import { ligature, readings } from './confusables.ts';

/** `abc`: a is taken for b and for c, and the other way round. */
const PAIRS: readonly (readonly [cost: number, groups: string])[] = [
  [0.15, 'o0'],
  [0.16, 'l1 il i1'],
  [0.3, 's5 z2 gq g9 q9 vy uv b8 b6 e3 a4 t7 ij'],
  [0.55, 'ce mn 38 69 17 vw 35'],
  [0.66, 'bd nr hn hb ft nu pq lj lt cg'],
];

/** Runs that are taken for one letter. */
const RUNS: readonly (readonly [cost: number, letter: string, runs: string])[] = [
  [0.12, 'm', 'rn'],
  [0.12, 'w', 'vv'],
  [0.16, 'd', 'cl c1 ci'],
  [0.3, 'k', 'lc'],
  [0.4, 'm', 'nn rr in ni nri'],
  [0.4, 'w', 'uu vu uv'],
  [0.4, 'n', 'ri ii'],
  [0.4, 'u', 'ii li il'],
  [0.4, 'h', 'li 1i ln lh ih'],
  [0.4, 'b', 'lo l3 13 lb'],
  [0.4, 'd', 'ol dl'],
  [0.4, 'k', 'lk ik lx ic'],
  [0.4, 'y', 'ij vj'],
  [0.4, 'q', 'cj oj'],
  [0.4, 'g', 'cj oj'],
  [0.4, 'a', 'ci cl'],
  [0.4, 'p', 'lo'],
  [0.3, '8', 'oo'],
];

/** What one ASCII character may be written as, cheapest first. */
export interface Disguise {
  readonly as: string;
  readonly cost: number;
}

const WEAKEST = 1.35;

function single(): Map<string, Map<string, number>> {
  const built = new Map<string, Map<string, number>>();
  const add = (from: string, to: string, cost: number) => {
    const row = built.get(from) ?? new Map<string, number>();
    row.set(to, Math.min(row.get(to) ?? Infinity, cost));
    built.set(from, row);
  };
  for (const [cost, groups] of PAIRS) {
    for (const group of groups.split(' ')) {
      const [one, two] = group;
      if (one === undefined || two === undefined) continue;
      add(one, two, cost);
      add(two, one, cost);
    }
  }
  for (const [cost, letter, runs] of RUNS) {
    for (const run of runs.split(' ')) if (run !== letter + letter) add(letter, run, cost);
  }
  return built;
}

/** What one more disguise makes of a run: of one place, or of every like letter at once. */
function rewritten(run: string, steps: Map<string, Map<string, number>>): Disguise[] {
  const found: Disguise[] = [];
  for (let at = 0; at < run.length; at += 1) {
    const letter = run[at] ?? '';
    for (const [as, cost] of steps.get(letter) ?? []) {
      found.push({ as: run.slice(0, at) + as + run.slice(at + 1), cost });
      if (run.indexOf(letter) !== run.lastIndexOf(letter)) {
        found.push({ as: run.replaceAll(letter, as), cost: cost * 1.2 });
      }
    }
  }
  return found;
}

function closed(): Map<string, Map<string, number>> {
  const steps = single();
  const built = new Map<string, Map<string, number>>();
  for (const [letter, row] of steps) {
    const all = new Map(row);
    for (const [run, cost] of row) {
      for (const next of rewritten(run, steps)) {
        const total = cost + next.cost;
        if (next.as !== letter && total <= WEAKEST && total < (all.get(next.as) ?? Infinity)) {
          all.set(next.as, total);
        }
      }
    }
    built.set(letter, all);
  }
  return built;
}

const STEPS = single();
const CLOSED = closed();
const SINGLE_COST = new Map<string, number>();
/** Runs of two and three: by the letter they are taken for, then by their first character. */
const RUNS_BY_LETTER = new Map<string, Map<string, Disguise[]>>();

for (const [letter, row] of CLOSED) {
  for (const [as, cost] of row) {
    if (as.length === 1) {
      SINGLE_COST.set(letter + as, cost);
      continue;
    }
    const first = as[0] ?? '';
    const byFirst = RUNS_BY_LETTER.get(letter) ?? new Map<string, Disguise[]>();
    const list = byFirst.get(first) ?? [];
    list.push({ as, cost });
    byFirst.set(first, list);
    RUNS_BY_LETTER.set(letter, byFirst);
  }
}

/** Most characters compared are ASCII: their likenesses stand in a table of 128 × 128. */
const ASCII = 128;
const ASCII_LIKENESS = new Float64Array(ASCII * ASCII).fill(Infinity);
/** 1 where a run that starts with the second character may be taken for the first. */
const ASCII_RUNS = new Uint8Array(ASCII * ASCII);

function cell(one: string, two: string): number {
  return one.charCodeAt(0) * ASCII + two.charCodeAt(0);
}

function isAscii(grapheme: string): boolean {
  return grapheme.length === 1 && grapheme.charCodeAt(0) < ASCII;
}

for (const [pair, cost] of SINGLE_COST) ASCII_LIKENESS[cell(pair[0] ?? '', pair[1] ?? '')] = cost;
for (const [letter, byFirst] of RUNS_BY_LETTER) {
  for (const first of byFirst.keys()) ASCII_RUNS[cell(letter, first)] = 1;
}

/** One-step disguises of an ASCII character, for the generator. */
export function disguises(letter: string): Disguise[] {
  return Array.from(STEPS.get(letter) ?? [], ([as, cost]) => ({ as, cost }));
}

/** From this cost on a run is hardly taken for its letter: nobody registers a name for it. */
const SHORTENED_MOST = 0.3;
const SHORTENED = new Map<string, Disguise[]>();
for (const [cost, letter, runs] of RUNS) {
  if (cost > SHORTENED_MOST) continue;
  for (const run of runs.split(' ')) {
    SHORTENED.set(run, [...(SHORTENED.get(run) ?? []), { as: letter, cost }]);
  }
}

/** Letters that a run of two is taken for (m for rn), for the generator. */
export function shortened(run: string): readonly Disguise[] {
  return SHORTENED.get(run) ?? [];
}

/**
 * How easily `candidate` is taken for `asset`, both one grapheme.
 *
 * @returns 0 for the same grapheme, up to about 1.2; Infinity when they are not alike
 */
export function likeness(asset: string, candidate: string): number {
  if (asset === candidate) return 0;
  if (isAscii(asset) && isAscii(candidate)) {
    return ASCII_LIKENESS[cell(asset, candidate)] ?? Infinity;
  }
  let best = Infinity;
  for (const meant of readings(asset)) {
    for (const seen of readings(candidate)) {
      const between =
        meant.base === seen.base ? 0 : (SINGLE_COST.get(meant.base + seen.base) ?? Infinity);
      const cost = meant.cost + seen.cost + between;
      if (cost < best) best = cost;
    }
  }
  // Two characters with the same reading are never free: something was changed.
  return best === 0 ? 0.03 : best;
}

/**
 * How easily the run of `length` graphemes at `at` is taken for one grapheme of the asset (rn for m).
 *
 * @returns Infinity when it is not
 */
export function runLikeness(
  letter: string,
  graphemes: readonly string[],
  at: number,
  length: number,
): number {
  const first = graphemes[at];
  if (first === undefined) return Infinity;
  if (isAscii(letter) && isAscii(first) && ASCII_RUNS[cell(letter, first)] === 0) return Infinity;
  let best = Infinity;
  for (const meant of readings(letter)) {
    if (meant.base > 'z') {
      const pair = ligature(meant.base);
      if (pair?.length === length) best = Math.min(best, 0.15 + spelled(pair, graphemes, at));
    }
    const byFirst = RUNS_BY_LETTER.get(meant.base);
    if (!byFirst) continue;
    for (const seen of readings(first)) {
      const runs = byFirst.get(seen.base);
      if (!runs) continue;
      for (const run of runs) {
        if (run.as.length !== length || meant.cost + run.cost >= best) continue;
        best = Math.min(best, meant.cost + run.cost + spelled(run.as, graphemes, at));
      }
    }
  }
  return best;
}

/** How well graphemes spell a run, each possibly by an accented or foreign twin. */
function spelled(run: string, graphemes: readonly string[], at: number): number {
  let cost = 0;
  for (let offset = 0; offset < run.length; offset += 1) {
    const meant = run[offset] ?? '';
    const seen = graphemes[at + offset];
    if (seen === undefined) return Infinity;
    if (seen === meant) continue;
    const reading = readings(seen).find(({ base }) => base === meant);
    if (!reading) return Infinity;
    cost += reading.cost;
  }
  return cost;
}
