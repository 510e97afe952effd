/** Results that benchmarks hand over: every number with its bar, and one table of all of them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../setup/run.mjs';

const folder = join(cacheDir, 'bench');

/**
 * @typedef {object} Result
 * @property {string} what is measured
 * @property {number} value
 * @property {string} [unit]
 * @property {{ name: string, value: number }} [floor] what the value is compared with, in the same unit
 * @property {number} [atMost] the bar on the value, or on its ratio to the floor where there is one
 * @property {number} [atLeast] the same, from below
 *
 * @typedef {object} Told a result that says of itself whether it holds
 * @property {string} what
 * @property {string} value
 * @property {string} bar '' when there is none
 * @property {boolean | null} met
 */

/** The number that the bar is about. */
const judged = ({ value, floor }) => (floor ? value / floor.value : value);

/** @param {Result | Told} result */
export function holds(result) {
  if ('met' in result) return result.met !== false;
  const number = judged(result);
  return number <= (result.atMost ?? Infinity) && number >= (result.atLeast ?? -Infinity);
}

const short = (number) =>
  Number.isInteger(number) ? String(number) : number.toFixed(Math.abs(number) < 10 ? 2 : 1);

function bar(result) {
  const times = result.floor ? ' ×' : '';
  if (result.atMost !== undefined) return `≤ ${result.atMost}${times}`;
  return result.atLeast === undefined ? '' : `≥ ${result.atLeast}${times}`;
}

function cells(result) {
  if ('met' in result) {
    const { what, value, bar: text, met } = result;
    return [what, value.trim(), '', '', text, met === null ? '' : met ? 'holds' : 'MISSED'];
  }
  const { what, value, unit = '', floor } = result;
  const measured = (number) => `${short(number)} ${unit}`.trim();
  const missed = holds(result) ? '' : 'MISSED';
  return [
    what,
    measured(value),
    floor ? `${floor.name}: ${measured(floor.value)}` : '',
    floor ? `${(value / floor.value).toFixed(2)} ×` : '',
    bar(result),
    bar(result) && (missed || 'holds'),
  ];
}

/** Prints results as one table in Markdown. */
export function print(results) {
  const head = ['what', 'measured', 'floor', 'ratio', 'bar', ''];
  const rows = [head, ...results.map(cells)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  console.log(line(head));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of rows.slice(1)) console.log(line(row));
}

/**
 * Keeps the results of one benchmark for the table of `npm run bench`.
 *
 * @param {string} name of the benchmark
 * @param {readonly (Result | Told)[]} results
 * @returns {number} the exit code: 1 when a bar is missed
 */
export function hand(name, results) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(results));
  return results.every(holds) ? 0 : 1;
}

/** @returns {(Result | Told)[] | null} what a benchmark has handed over; null when it has not */
export function handed(name) {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {number} code what a benchmark has ended with
 * @param {(Result | Told)[] | null} results what it has handed over
 * @returns {string | null} why it does not count as passed; null when it does
 */
export function failure(code, results) {
  if (results === null) return 'handed nothing over';
  const missed = results.filter((result) => !holds(result)).length;
  if (missed > 0) return `${missed} missed`;
  return code === 0 ? null : `ended with ${code}`;
}

/** Takes away what earlier runs have left. */
export function forget() {
  rmSync(folder, { recursive: true, force: true });
}
