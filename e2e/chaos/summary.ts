/** Summarises a run, and checks that there was any chaos in it. */
import { FAULT_NAMES } from '../../src/mocks/faults.ts';
import { expect } from '../fixtures.ts';
import type { BackendState } from '../support/site.ts';
import { CHANGES, type Summary } from './ledger.ts';

type State = Pick<BackendState, 'calls' | 'met'>;

export const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, many) => total + many, 0);

const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, many]) => `${what} ${many}`)
    .join(', ');

const refreshesIn = ({ calls }: State): number => calls['POST /auth/refresh'] ?? 0;

/** Calls refused because their token had run out, and not by a fault. */
function ranOut({ refused }: Summary, { met }: State): number {
  return refused - (met['expiredToken'] ?? 0) - (met['refusedRefresh'] ?? 0);
}

export function report(seed: number, run: Summary, state: State, mismatches: string[]): string {
  const { completed, idle, interrupted, told, tried, done, lost } = run;
  return [
    `Chaos, seed ${seed}: ${sum(completed)} actions, ` +
      `and ${sum(idle)} with nothing to do, ${sum(interrupted)} interrupted, ${lost.length} presses lost`,
    `  did: ${list(completed)}`,
    `  had nothing to do: ${list(idle)}`,
    `  calls: ${sum(state.calls)}, of them refreshes ${refreshesIn(state)}, ` +
      `with a token that had run out ${ranOut(run, state)}`,
    `  faults met: ${sum(state.met)} (${list(state.met)})`,
    `  tried: ${list(tried)}`,
    `  told: done ${told.done} (${list(done)}), failed ${told.failed}, in doubt ${told.unknown}`,
    `  told and held disagree: ${mismatches.length}`,
    ...mismatches.map((line) => `    ${line}`),
  ].join('\n');
}

/**
 * Calls failed, tokens ran out, and changes were made all the same: without these, that nobody was told
 * what is not so would say nothing.
 */
export function expectChaos(run: Summary, state: State): void {
  // A token of four seconds runs out every few actions; a struck call brings a refresh as well.
  expect(ranOut(run, state), 'tokens that ran out').toBeGreaterThan(100);
  expect(refreshesIn(state), 'refreshes').toBeGreaterThan(100);
  const met = Object.keys(state.met);
  const kinds = FAULT_NAMES.filter((name) => name !== 'wrong-role-401'); // no page calls as another role
  expect(met.toSorted(), 'kinds of faults met').toEqual(kinds.toSorted());
  const share = sum(state.met) / sum(state.calls);
  expect(share, 'share of the calls that met a fault').toBeGreaterThan(0.2);
  expect(share, 'share of the calls that met a fault').toBeLessThan(0.4);
  expect(Object.values(run.tried), 'tries of each change').not.toContain(0);
  // Every other try is reported as done: none of twelve, by bad luck, once in four thousand runs.
  const never = CHANGES.filter((change) => run.done[change] === 0 && run.tried[change] >= 12);
  expect(never, 'changes that nobody was told as done').toEqual([]);
}
