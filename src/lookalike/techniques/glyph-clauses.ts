/** Clauses about letters that were replaced by look-alikes: each kind of replacement once, counted. */

import { codePoint } from '../../lib/invisible.ts';

import type { Step } from '../align.ts';
import { isPlain } from '../characters.ts';
import { scriptOf } from '../scripts.ts';
import { quoted } from './finding.ts';

/** One kind of exchange, and in how many places of the label it was made. */
interface Exchange {
  readonly meant: string;
  readonly seen: string;
  readonly count: number;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `three`; figures from ten on. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** A letter without quotation marks, with its code point if people may mistake it. */
function bare(letter: string): string {
  return isPlain(letter) ? letter : `${letter} (${codePoint(letter)})`;
}

const isWritten = (script: string): boolean =>
  script !== 'Common' && script !== 'Inherited' && script !== 'Other';

/** The scripts of a single letter and its look-alike if they differ; else null. */
function scriptsOf({ meant, seen }: Exchange): readonly [meant: string, seen: string] | null {
  if (Array.from(meant).length !== 1 || Array.from(seen).length !== 1) return null;
  const [one, two] = [scriptOf(meant), scriptOf(seen)];
  return one !== two && isWritten(one) && isWritten(two) ? [one, two] : null;
}

function exchangesOf(
  steps: readonly Step[],
  asset: readonly string[],
  candidate: readonly string[],
): Exchange[] {
  const found = new Map<string, Exchange>();
  for (const step of steps) {
    const meant = asset.slice(step.from, step.from + step.taken).join('');
    const seen = candidate.slice(step.to, step.to + step.given).join('');
    const key = `${meant} ${seen}`;
    found.set(key, { meant, seen, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** `"rn" stands for "m"`, of letters of one script, digits and signs. */
function plainClause({ meant, seen, count }: Exchange): string {
  const places = count === 1 ? '' : ` in ${numberWord(count)} places`;
  return meant === ''
    ? `${quoted(seen)}, which cannot be seen, is put in${places}`
    : `${quoted(seen)} stands for ${quoted(meant)}${places}`;
}

const MOST_NAMED = 3;

/** `к (U+043A) for k, о (U+043E) for o and 2 more`. */
function pairs(exchanges: readonly Exchange[]): string {
  const named = exchanges.map(({ meant, seen }) => `${bare(seen)} for ${bare(meant)}`);
  const more = named.length - MOST_NAMED;
  const last = more > 0 ? `${more} more` : named.pop();
  const shown = named.slice(0, MOST_NAMED).join(', ');
  return shown === '' ? `${last}` : `${shown} and ${last}`;
}

/** Exchanges between the same two scripts, as one clause. */
function scriptClause(exchanges: readonly Exchange[], meantIn: string, seenIn: string): string {
  const count = exchanges.reduce((sum, exchange) => sum + exchange.count, 0);
  const [only] = exchanges;
  if (only && exchanges.length === 1) {
    return count === 1
      ? `${meantIn} ${bare(only.meant)} is replaced by ${seenIn} ${bare(only.seen)}`
      : `${numberWord(count)} ${meantIn} ${bare(only.meant)}’s are replaced by ${seenIn} ${bare(only.seen)}`;
  }
  return `${numberWord(count)} ${meantIn} letters are replaced by ${seenIn} ones: ${pairs(exchanges)}`;
}

/**
 * The clauses of a sentence about look-alike letters.
 *
 * @param steps the steps of an alignment that are look-alikes (`glyph`), in order
 * @returns one clause for each kind of exchange, those between two scripts together and first: "three Latin
 *   a's are replaced by Cyrillic а (U+0430)"
 */
export function glyphClauses(
  steps: readonly Step[],
  asset: readonly string[],
  candidate: readonly string[],
): string[] {
  const foreign = new Map<string, Exchange[]>();
  const plain: string[] = [];
  for (const exchange of exchangesOf(steps, asset, candidate)) {
    const scripts = scriptsOf(exchange)?.join(' ');
    if (scripts === undefined) plain.push(plainClause(exchange));
    else foreign.set(scripts, [...(foreign.get(scripts) ?? []), exchange]);
  }
  const clauses = Array.from(foreign, ([scripts, exchanges]) => {
    const [meantIn = '', seenIn = ''] = scripts.split(' ');
    return scriptClause(exchanges, meantIn, seenIn);
  });
  return [...clauses, ...plain];
}

/** Returns the pairs of a label whose letters are all in one other script, which the sentence has named already. */
export function wholeScriptPairs(
  steps: readonly Step[],
  asset: readonly string[],
  candidate: readonly string[],
): string {
  return pairs(exchangesOf(steps, asset, candidate));
}
