/** Position of each difference in the picture of a pair: for its words and its cost. */

import { graphemes } from './characters.ts';
import type { TextSegment } from './text-segments.ts';
import type { ParsedDomain } from './types.ts';

/**
 * `dot`: only a dot that was added, removed or became a dash; `front`: before the registered label; `ending`: the
 * ending, or one after it; `beyond`: after the asset's whole name, including what is registered.
 */
export type DiffPosition = 'front' | 'label' | 'dot' | 'ending' | 'beyond';

export interface PositionedSegment {
  readonly run: TextSegment;
  readonly place: DiffPosition;
  /** Where it begins in the candidate, in graphemes. */
  readonly to: number;
  readonly asset: string;
  readonly candidate: string;
}

const units = (labels: readonly string[]) => graphemes(labels.join('.')).length + 1;

/** The runs that differ, in order. */
export function positionSegments(
  asset: ParsedDomain,
  candidate: ParsedDomain,
  runs: readonly TextSegment[],
): PositionedSegment[] {
  const spelt = runs.reduce((sum, run) => sum + run.asset.length, 0);
  const whole = graphemes(asset.unicode).length;
  // The asset's row may have the www. in front that people type.
  const front = spelt - whole + (asset.subdomains.length > 0 ? units(asset.subdomains) : 0);
  const ending = spelt - graphemes(asset.suffix).length - 1;
  const ownEnding = graphemes(candidate.unicode).length - graphemes(candidate.suffix).length - 1;
  const found: PositionedSegment[] = [];
  let [left, right] = [0, 0];
  for (const run of runs) {
    const [from, to] = [left, right];
    left += run.asset.length;
    right += run.candidate.length;
    if (run.kind === 'same') continue;
    const [gone, put] = [run.asset.join(''), run.candidate.join('')];
    let place: DiffPosition = 'label';
    if ((gone === '.' && (put === '' || put === '-')) || (gone === '' && put === '.'))
      place = 'dot';
    else if (gone === '' && from <= front && put.endsWith('.')) place = 'front';
    else if (gone !== '' && from < front) place = 'front';
    else if (from >= ending && (gone !== '' || from > ending || put.startsWith('.'))) {
      place = put === '' || to >= ownEnding ? 'ending' : 'beyond';
    }
    found.push({ run, place, to, asset: gone, candidate: put });
  }
  return found;
}
