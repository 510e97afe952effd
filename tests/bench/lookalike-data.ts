/**
 * The comparison data: what other tools make of ten names, and pairs labelled by hand. Its folder is
 * LOOKALIKE_DATA; where that is not set, one beside the repository, if it is there.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BESIDE = join(import.meta.dirname, '../../../shared/data/lookalike');
const FOLDER = process.env['LOOKALIKE_DATA'] || BESIDE;

export interface LabelledCase {
  readonly asset: string;
  readonly candidate: string;
  /** Null: must not be called a confident imitation. */
  readonly primary: string | null;
  readonly also: readonly string[];
}

export interface ComparisonData {
  /** asset → name → the dnstwist fuzzers that make it */
  readonly dnstwist: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** asset → AIL algorithm → names */
  readonly ail: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly cases: readonly LabelledCase[];
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
}

/** The data, or null where it is not on this machine. Its shape is trusted: it is no user's input. */
export function comparisonData(): ComparisonData | null {
  if (!existsSync(join(FOLDER, 'cases.json'))) return null;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a benchmark's own data
    dnstwist: read('dnstwist.json') as ComparisonData['dnstwist'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a benchmark's own data
    ail: read('ail.json') as ComparisonData['ail'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a benchmark's own data
    cases: read('cases.json') as ComparisonData['cases'],
  };
}
