/**
 * The similarity that views show: 100% less the cost of each difference in the picture of a pair, as a share of the
 * asset's letters. A name that contains the whole asset and more also shows less than 100%.
 *
 * It is not the score that ranks (hypotheses.ts). That one measures how readily a person takes the name for the asset,
 * by its cheapest account: bait words next to a whole brand then cost less than another ending does. People who see two
 * figures expect something else: every visible difference reduces the similarity, a further one more, and a word more
 * than an ending. So this one is the sum over the picture.
 */

import { graphemes } from './characters.ts';
import { sequenceDistance } from './glyph-distance.ts';
import { isSimilarSuffix } from './name-pair.ts';
import { type PositionedSegment, positionSegments } from './diff-position.ts';
import type { TextSegment } from './text-segments.ts';
import { quoted } from './techniques/finding.ts';
import type { ParsedDomain, SimilarityPart } from './types.ts';

/** Cost of another ending, in letters; of one that people take for the asset's own. */
const ENDING = 0.8;
const NEAR_ENDING = 0.5;
/** Cost of a letter of an inserted piece, and the least of a piece, more than any ending costs. */
const PUT_IN = 0.15;
const LEAST_PUT_IN = 1;
/** A letter of a piece that is left out. */
const LEFT_OUT = 0.7;
const DOT = 0.3;
/** Cost of a piece that moved. */
const MOVED = 0.8;
/** Factor for costs in front of the registered label: people read that part less carefully. */
const IN_FRONT = 0.5;
const LEFT_OFF = 0.2;
const LEAST_LEFT_OFF = 0.5;

const letters = (text: string) => graphemes(text.replace(/[.-]/g, '')).length;

function putIn(text: string): number {
  return Math.max(LEAST_PUT_IN, letters(text) * PUT_IN);
}

/** An extra letter next to one that the two together imitate (lk for k) is noticed as little as a look-alike. */
function asGlyph({ run, to }: PositionedSegment, runs: readonly TextSegment[]): number {
  if (run.kind !== 'added' || run.candidate.length !== 1) return Infinity;
  const whole = runs.flatMap(({ candidate }) => candidate);
  return Math.min(
    sequenceDistance(whole[to + 1] ?? '', whole, to, 2),
    sequenceDistance(whole[to - 1] ?? '', whole, to - 1, 2),
  );
}

/** Letters are added and removed one by one or as a piece, whichever costs less. */
function cost(placed: PositionedSegment, runs: readonly TextSegment[]): number {
  const { run, place, asset, candidate } = placed;
  if (place === 'dot') return run.cost ?? DOT;
  if (place === 'beyond') return putIn(candidate);
  const weight = place === 'front' ? IN_FRONT : 1;
  const single = run.cost === null ? Infinity : Math.min(run.cost, asGlyph(placed, runs)) * weight;
  if (run.kind === 'changed') return single;
  const out = place === 'front' ? LEFT_OFF : LEFT_OUT;
  const least = place === 'front' ? LEAST_LEFT_OFF : DOT;
  const gone = asset === '' ? 0 : Math.max(least, letters(asset) * out);
  return Math.min(single, gone + (candidate === '' ? 0 : putIn(candidate) * weight));
}

/** A piece without the dot or dash that joins it to the rest. */
export const trimSeparators = (text: string): string => text.replace(/^[.-]+|[.-]+$/g, '') || text;

function what({ place, asset, candidate }: PositionedSegment): string {
  if (place === 'dot') {
    if (candidate === '-') return 'a dash for a dot';
    return candidate === '' ? 'a dot left out' : 'a dot put in';
  }
  const [gone, put] = [quoted(trimSeparators(asset)), quoted(trimSeparators(candidate))];
  if (candidate === '') return `${gone} left ${place === 'front' ? 'off' : 'out'}`;
  return asset === '' ? `${put} added` : `${put} for ${gone}`;
}

/** Rounds parts to whole percents that add up to the rounded sum. */
function percents(parts: ReadonlyMap<string, number>): SimilarityPart[] {
  let sum = 0;
  return Array.from(parts, ([name, takes]) => {
    const before = toPercent(sum);
    sum += takes;
    return { what: name, percent: toPercent(sum) - before };
  });
}

const toPercent = (taken: number) => Math.round(100 * Math.min(1, taken));

/** The letters of the last asset: lists compare one with many names. */
let sized = { name: '', size: 0 };

function sizeOf({ unicode }: ParsedDomain): number {
  if (sized.name !== unicode) sized = { name: unicode, size: letters(unicode) };
  return sized.size;
}

/**
 * Reports each difference with its reduction, as a share of the asset's name.
 *
 * @param tell its name is computed on demand
 */
function differences(
  asset: ParsedDomain,
  candidate: ParsedDomain,
  runs: readonly TextSegment[],
  tell: (takes: number, name: () => string) => void,
): void {
  const size = sizeOf(asset);
  const all = positionSegments(asset, candidate, runs);
  const pieces = (of: 'asset' | 'candidate') =>
    all.filter(({ run }) => run.kind !== 'changed').map((placed) => trimSeparators(placed[of]));
  const put = all.length > 1 ? pieces('candidate') : [];
  const moved = all.length > 1 ? pieces('asset') : [];
  const isMoved = (text: string) => text.length > 1 && put.includes(text) && moved.includes(text);
  let isEnding = false;
  for (const placed of all) {
    const piece = trimSeparators(placed.asset || placed.candidate);
    if (isMoved(piece)) {
      if (placed.asset !== '') tell(MOVED / size, () => `${quoted(piece)} moved`);
    } else if (placed.place !== 'ending') {
      tell(cost(placed, runs) / size, () => what(placed));
      // If more than an ending follows, the asset's own is gone, too.
      if (placed.place === 'beyond' && placed.asset !== '') {
        tell(ENDING / size, () => `no .${asset.suffix}`);
      }
    } else if (!isEnding) {
      // However many of its letters are drawn as changed, an ending is replaced once.
      isEnding = true;
      const again = asset.suffix === candidate.suffix;
      const near = again || isSimilarSuffix(asset.suffix, candidate.suffix);
      const takes = near ? NEAR_ENDING : ENDING;
      tell(takes / size, () => `${again ? 'one more' : 'another'} ending: .${candidate.suffix}`);
    }
  }
}

/**
 * The similarity that views show; without its parts, since long lists ask for it.
 *
 * @param runs the picture of the pair
 */
export function similarityPercent(
  asset: ParsedDomain,
  candidate: ParsedDomain,
  runs: readonly TextSegment[],
): number {
  let taken = 0;
  differences(asset, candidate, runs, (takes) => (taken += takes));
  return Math.min(asset.ascii === candidate.ascii ? 100 : 99, 100 - toPercent(taken));
}

/**
 * Returns the parts that reduce the similarity.
 *
 * @param runs the picture of the pair
 */
export function similarityBreakdown(
  asset: ParsedDomain,
  candidate: ParsedDomain,
  runs: readonly TextSegment[],
): SimilarityPart[] {
  const parts = new Map<string, number>();
  differences(asset, candidate, runs, (takes, name) => {
    parts.set(name(), (parts.get(name()) ?? 0) + takes);
  });
  return percents(parts);
}
