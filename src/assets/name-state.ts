/** States of a domain that may be added, and the sentences about a whole list. Loads no list of public suffixes. */
import { countResults, type WorkResults } from '@/api/queries/run-batch.ts';
import { count, formatNumber } from '@/lib/format.ts';

/**
 * `clear` and `unknown` are added without a question: a name that could not be compared may still be registered.
 * `warned` needs the user's consent. `suffix`, `ip` and `listed` cannot be added.
 */
export type NameState =
  | 'checking'
  | 'unknown'
  | 'clear'
  | 'warned'
  | 'suffix'
  | 'ip'
  | 'listed'
  | 'adding'
  | 'added'
  | 'failed';

/** Why a public suffix is not an asset, and what to enter. Input: the Unicode form. */
export const suffixWords = (name: string): string =>
  `${name} is a public suffix, under which others register. Enter your own domain, such as yourcompany.${name}.`;

/** `12 assets`, `1 asset`. */
export const countAssets = (many: number): string => count(many, 'asset', 'assets');

const joinCounts = (parts: readonly (readonly [many: number, words: string])[]): string =>
  parts
    .filter(([many]) => many > 0)
    .map(([many, words]) => `${formatNumber(many)} ${words}`)
    .join(', ');

/** Sums up a list before it is added: `300 domains: 288 can be added, 7 to confirm, 5 cannot be added`. */
export function summaryOf(states: readonly NameState[]): string {
  const countOf = (...some: NameState[]) => states.filter((state) => some.includes(state)).length;
  const parts = joinCounts([
    [countOf('clear', 'unknown'), 'can be added'],
    [countOf('warned'), 'to confirm'],
    [countOf('checking'), 'being checked'],
    [countOf('failed'), 'not added'],
    [countOf('suffix', 'ip'), 'cannot be added'],
    [countOf('listed'), 'already in your list'],
  ]);
  return `${count(states.length, 'domain', 'domains')}: ${parts}`;
}

/**
 * Sums up a round of calls: `9 added, 3 failed, 889 not tried`.
 *
 * @param sent number of names to be added
 * @param isRunning true while calls are made
 */
export function roundWords(results: WorkResults, sent: number, isRunning: boolean): string {
  const [done, failed] = [countResults(results, 'done'), countResults(results, 'failed')];
  const rest = sent - done - failed;
  return joinCounts([
    [done, 'added'],
    [failed, 'failed'],
    [rest, isRunning ? 'to go' : 'not tried'],
  ]);
}
