/** Whether a domain can be added, and the sentences about a whole list. */
import type { WorkResults } from '@/api/queries/many.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { isPublicMail } from '@/lib/public-mail.ts';
import { isPublicSuffix } from '@/lib/public-suffix.ts';
import type { NameFacts } from './check-names.ts';

/**
 * `clear` and `unknown` are added without a question: a name that could not be compared may be registered all the
 * same. `warned` needs the person's consent. `suffix`, `ip` and `listed` cannot be added.
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

/** In the form that hosts are read in: an IPv6 address has brackets. */
const IP_ADDRESS = /^\[|^\d+(?:\.\d+){3}$/;

/**
 * Judges one name.
 *
 * @param name ASCII form
 * @param facts undefined while it is checked, null if it could not be compared
 * @param alerts how many alerts are about it or near it
 * @param isLate true if the check has taken too long to wait for
 */
export function judgeName(
  name: string,
  facts: NameFacts | null | undefined,
  alerts: number,
  isLate: boolean,
): NameState {
  if (IP_ADDRESS.test(name)) return 'ip';
  if (isPublicSuffix(name)) return 'suffix';
  if (isPublicMail(name)) return 'warned';
  if (facts === undefined) return isLate ? 'unknown' : 'checking';
  if (facts === null) return 'unknown';
  const isImitation = facts.relation?.kind === 'imitation';
  return isImitation || facts.foreign.length > 0 || alerts > 0 ? 'warned' : 'clear';
}

/** Why a public suffix is not an asset, and what to enter. Input: the Unicode form. */
export const suffixWords = (name: string): string =>
  `${name} is a public suffix, under which others register. Enter your own domain, such as yourcompany.${name}.`;

/** `12 assets`, `1 asset`. */
export const countAssets = (many: number): string => count(many, 'asset', 'assets');

const listed = (parts: readonly (readonly [many: number, words: string])[]): string =>
  parts
    .filter(([many]) => many > 0)
    .map(([many, words]) => `${formatNumber(many)} ${words}`)
    .join(', ');

/** Sums up a list before it is added: `300 domains: 288 can be added, 7 to confirm, 5 cannot be added`. */
export function summaryOf(states: readonly NameState[]): string {
  const of = (...some: NameState[]) => states.filter((state) => some.includes(state)).length;
  const parts = listed([
    [of('clear', 'unknown'), 'can be added'],
    [of('warned'), 'to confirm'],
    [of('checking'), 'being checked'],
    [of('failed'), 'not added'],
    [of('suffix', 'ip'), 'cannot be added'],
    [of('listed'), 'already in your list'],
  ]);
  return `${count(states.length, 'domain', 'domains')}: ${parts}`;
}

/**
 * Sums up a round of calls: `9 added, 3 failed, 889 not tried`.
 *
 * @param sent how many were to be added
 * @param isRunning true while calls are made
 */
export function roundWords(results: WorkResults, sent: number, isRunning: boolean): string {
  const of = (is: 'done' | 'failed') =>
    [...results.values()].filter((result) => result.is === is).length;
  const rest = sent - of('done') - of('failed');
  return (
    listed([
      [of('done'), 'added'],
      [of('failed'), 'failed'],
      [rest, isRunning ? 'to go' : 'not tried'],
    ]) || 'Nothing to add'
  );
}
