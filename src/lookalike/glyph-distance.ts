/**
 * How easily one character is taken for another, or a run of them for one (rn for m).
 *
 * Four sources together, because each one misses most of what imitators use:
 * 1. canonical decomposition (`String.normalize`): á is an a with a mark;
 * 2. Unicode names: `LATIN SMALL LETTER D WITH TAIL` and `LATIN LETTER SMALL CAPITAL D` are a d;
 * 3. pairs across scripts, of the kind that UTS #39 lists: confusables.ts;
 * 4. similar ASCII characters and short runs of them: confusables.ts too.
 */

import { nameTable } from './characters.ts';
import {
  ASCII_RUNS,
  ASCII_TWINS,
  LIGATURES,
  LOOSE,
  SIMILAR,
  ORNAMENTS,
  IDENTICAL,
} from './confusables.ts';
import { ASCII_PAIRS, asciiPair } from './letters.ts';

/** A reading of a character as another one; `cost` 0 (the same shape) to 1 (hardly alike). */
export interface GlyphReading {
  readonly base: string;
  readonly cost: number;
}

/** Shapes that most faces draw exactly alike. */
const IDENTICAL_COST = 0.03;
/** Alike at reading size. */
const SIMILAR_COST = 0.12;
/** Alike to a hurried person. */
const LOOSE_COST = 0.3;
/** One mark on a letter; several marks. */
const MARK = 0.1;
const MARKS = 0.16;
/** A ligature for its two letters. */
export const LIGATURE = 0.15;

/** Fills a table from the lines of confusables.ts. */
function addListed(
  into: Map<string, GlyphReading[]>,
  lines: readonly string[],
  cost: number,
): void {
  for (const group of lines.join(' ').split(' ')) {
    const [base, ...others] = Array.from(group);
    for (const other of others) {
      if (base === undefined || other === base || /^[a-z0-9]$/.test(other)) continue;
      const found = into.get(other) ?? [];
      if (!found.some((reading) => reading.base === base)) found.push({ base, cost });
      into.set(other, found);
    }
  }
}

/** `LATIN SMALL LETTER D WITH TAIL`, `LATIN LETTER SMALL CAPITAL D`, `... SCRIPT G`: names that contain the letter. */
const NAMED =
  /^LATIN (?:SMALL LETTER|LETTER SMALL CAPITAL|SMALL CAPITAL LETTER) (?:(DOTLESS|SCRIPT|LENIS|BLACKLETTER|STIRRUP|BARRED|INSULAR|OPEN|LONG) )?([A-Z])( BAR)?( WITH .*)?$/;

function addNamed(into: Map<string, GlyphReading[]>): void {
  for (const [value, name] of nameTable()) {
    const match = NAMED.exec(name);
    if (!match?.[2]) continue;
    const character = String.fromCodePoint(value);
    if (character.normalize('NFD') !== character) continue;
    const base = match[2].toLowerCase();
    const strange = match[1] === 'OPEN' || match[1] === 'INSULAR' || match[1] === 'LONG';
    const cost = strange ? LOOSE_COST : name.includes(' AND ') ? 0.2 : SIMILAR_COST;
    const found = into.get(character) ?? [];
    const listed = found.find((reading) => reading.base === base)?.cost ?? Infinity;
    if (listed > cost) found.push({ base, cost });
    into.set(character, found);
  }
}

let listed: Map<string, GlyphReading[]> | null = null;

/** Every character with its own readings: the lists, and letters with a Latin base letter in their Unicode name. */
export function listedReadings(): ReadonlyMap<string, readonly GlyphReading[]> {
  if (listed) return listed;
  listed = new Map();
  addListed(listed, IDENTICAL, IDENTICAL_COST);
  addListed(listed, SIMILAR, SIMILAR_COST);
  addListed(listed, LOOSE, LOOSE_COST);
  addNamed(listed);
  return listed;
}

function isOrnament(mark: string): boolean {
  const value = mark.codePointAt(0) ?? 0;
  return ORNAMENTS.some(([first, last]) => value >= first && value <= last);
}

function readAnew(grapheme: string): readonly GlyphReading[] {
  const direct = listedReadings().get(grapheme);
  if (direct) return direct;
  const parts = Array.from(grapheme.normalize('NFD'));
  const base = parts[0] ?? grapheme;
  if (parts.length === 1 || base === grapheme) return [{ base: grapheme, cost: 0 }];
  if (!parts.slice(1).every(isOrnament)) {
    const signs = grapheme.slice(base.length);
    return readings(base).map((reading) => ({ base: reading.base + signs, cost: reading.cost }));
  }
  const marks = parts.length === 2 ? MARK : MARKS;
  return readings(base).map((reading) => ({ base: reading.base, cost: reading.cost + marks }));
}

const known = new Map<string, readonly GlyphReading[]>();
const MAX_KNOWN = 4096;

/**
 * Possible readings of a grapheme.
 *
 * @param grapheme one lower-case grapheme
 * @returns at least one reading; a character that imitates no other reads as itself at cost 0
 */
export function readings(grapheme: string): readonly GlyphReading[] {
  const cached = known.get(grapheme);
  if (cached) return cached;
  const read = readAnew(grapheme);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(grapheme, read);
  return read;
}

/** The likeliest reading of a grapheme. */
export function plainest(grapheme: string): string {
  return readings(grapheme).reduce((one, two) => (two.cost < one.cost ? two : one)).base;
}

/** The two letters that a ligature stands for (æ: ae), else null. */
export function ligature(character: string): string | null {
  return LIGATURES[character] ?? null;
}

/** Spellings of an ASCII character, each with its cost. */
type Disguises = Map<string, number>;

/** The tables of confusables.ts in both directions: one disguise at a time. */
const oneStep = new Map<string, Disguises>();

function addDisguise(letter: string, as: string, cost: number): void {
  const row = oneStep.get(letter) ?? new Map<string, number>();
  row.set(as, Math.min(row.get(as) ?? Infinity, cost));
  oneStep.set(letter, row);
}

for (const [cost, pairs] of ASCII_TWINS) {
  for (const pair of pairs.split(' ')) {
    const [one = '', two = ''] = pair;
    addDisguise(one, two, cost);
    addDisguise(two, one, cost);
  }
}
for (const [cost, letter, runs] of ASCII_RUNS) {
  for (const run of runs.split(' ')) addDisguise(letter, run, cost);
}

/** Disguises a run once more: in one place, or every like letter at once. */
function disguisedAgain(run: string): [as: string, cost: number][] {
  return run.split('').flatMap((letter, at) =>
    Array.from(oneStep.get(letter) ?? []).flatMap(([as, cost]): [string, number][] => {
      const here: [string, number] = [run.slice(0, at) + as + run.slice(at + 1), cost];
      const repeated = run.indexOf(letter) !== run.lastIndexOf(letter);
      return repeated ? [here, [run.replaceAll(letter, as), cost * 1.2]] : [here];
    }),
  );
}

/** Highest total cost of two disguises that still look like the letter. */
const WEAKEST = 1.35;

/** Two steps at most: an imitator who wrote `rn` for m may continue and write `r` for the n. */
function twoSteps(letter: string, row: Disguises): Disguises {
  const all = new Map(row);
  for (const [run, cost] of row) {
    for (const [as, more] of disguisedAgain(run)) {
      const total = cost + more;
      // "ri" for r by way of n is one more letter, and no disguise of the existing one.
      const isAdded = as.includes(letter);
      if (!isAdded && total <= WEAKEST && total < (all.get(as) ?? Infinity)) {
        all.set(as, total);
      }
    }
  }
  return all;
}

/** Most compared characters are ASCII: a table of pairs covers them. */
const asciiLikeness = new Float64Array(ASCII_PAIRS).fill(Infinity);
interface Run {
  readonly as: string;
  readonly cost: number;
}

/** Runs of two and three, by the pair of the imitated letter and their first character. */
const runsFor = Array.from<Run[] | undefined>({ length: ASCII_PAIRS });

for (const [letter, row] of oneStep) {
  for (const [as, cost] of twoSteps(letter, row)) {
    const pair = asciiPair(letter, as[0] ?? '');
    if (as.length === 1) {
      asciiLikeness[pair] = cost;
      continue;
    }
    (runsFor[pair] ??= []).push({ as, cost });
  }
}

/** Disguises of an ASCII character in one step, for making names. */
export function asciiConfusables(letter: string): Run[] {
  return Array.from(oneStep.get(letter) ?? [], ([as, cost]) => ({ as, cost }));
}

/** A run that costs more is hardly taken for its letter: no imitator registers a name for it. */
const SHORTENED_MOST = 0.3;
const shorter = new Map<string, Run[]>();
for (const [cost, as, runs] of ASCII_RUNS) {
  for (const run of cost > SHORTENED_MOST ? [] : runs.split(' ')) {
    shorter.set(run, [...(shorter.get(run) ?? []), { as, cost }]);
  }
}

/** The letters that a run of two imitates (m for rn), for making names. */
export function shortRuns(run: string): readonly Run[] {
  return shorter.get(run) ?? [];
}

/**
 * How easily `candidate` is taken for `asset`, both one grapheme.
 *
 * @returns 0 for the same grapheme, up to about 1.2; Infinity if they are not alike
 */
export function glyphDistance(asset: string, candidate: string): number {
  if (asset === candidate) return 0;
  const pair = asciiPair(asset, candidate);
  if (pair >= 0) return asciiLikeness[pair] ?? Infinity;
  let best = Infinity;
  for (const meant of readings(asset)) {
    for (const seen of readings(candidate)) {
      const between =
        meant.base === seen.base
          ? 0
          : (asciiLikeness[asciiPair(meant.base, seen.base)] ?? Infinity);
      best = Math.min(best, meant.cost + seen.cost + between);
    }
  }
  // Two characters with one reading are never free: something was changed.
  return best === 0 ? IDENTICAL_COST : best;
}

/**
 * How easily the run of `length` graphemes at `at` is taken for one letter of the asset (rn for m).
 *
 * @returns Infinity if it is not
 */
export function sequenceDistance(
  letter: string,
  graphemes: readonly string[],
  at: number,
  length: number,
): number {
  const first = graphemes[at];
  if (first === undefined) return Infinity;
  const ascii = asciiPair(letter, first);
  if (ascii >= 0 && !runsFor[ascii]) return Infinity;
  let best = Infinity;
  for (const meant of readings(letter)) {
    const pair = ligature(meant.base);
    if (pair?.length === length) best = Math.min(best, LIGATURE + costOf(pair, graphemes, at));
    for (const seen of readings(first)) {
      for (const run of runsFor[asciiPair(meant.base, seen.base)] ?? []) {
        if (run.as.length !== length || meant.cost + run.cost >= best) continue;
        best = Math.min(best, meant.cost + run.cost + costOf(run.as, graphemes, at));
      }
    }
  }
  return best;
}

/** Returns the cost of reading graphemes as a run, each possibly an accented or foreign variant of its letter. */
function costOf(run: string, graphemes: readonly string[], at: number): number {
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
