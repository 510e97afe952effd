/** The shared data set: what other tools make of ten names, and pairs labelled by hand. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../shared/data/lookalike/', import.meta.url);

export interface LabelledCase {
  readonly asset: string;
  readonly candidate: string;
  /** Null: must not be called a confident imitation. */
  readonly primary: string | null;
  readonly also: readonly string[];
}

export interface SharedData {
  /** asset → name → the dnstwist fuzzers that make it */
  readonly dnstwist: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** asset → AIL algorithm → names */
  readonly ail: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly cases: readonly LabelledCase[];
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
}

/** The data, or null where it is not on this machine. Its shape is trusted: it is no user's input. */
export function sharedData(): SharedData | null {
  if (!existsSync(fileURLToPath(new URL('cases.json', FOLDER)))) return null;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a benchmark's own data
    dnstwist: read('dnstwist.json') as SharedData['dnstwist'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a benchmark's own data
    ail: read('ail.json') as SharedData['ail'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a benchmark's own data
    cases: read('cases.json') as SharedData['cases'],
  };
}
