/** How what was sent is to be taken: by its links, and by the numbers beside them. Words make it neither worse nor better. */
import type { Judged } from './judged.ts';
import { isTollFree } from './phones.ts';
import { isDanger, stateOf, type VerdictState } from './verdict-kind.ts';

/** Numbers that are shorter lead to an authority or to the network itself: 1930, 121. */
const MIN_NUMBER = 8;
const isHeldNumber = (number: string): boolean =>
  isTollFree(number) || number.replaceAll(/\D/g, '').length < MIN_NUMBER;

/**
 * How what was sent is to be taken.
 *
 * @param judged what it holds, the worst first
 * @param numbers what it asks to be called: a real link beside a false number is a common fraud
 * @returns undefined while nothing is judged
 */
export function stateIn(
  judged: readonly Judged[],
  numbers: readonly string[],
): VerdictState | undefined {
  const [worst] = judged;
  if (!worst) return undefined;
  if (isDanger(worst.kind)) return 'danger';
  return numbers.every(isHeldNumber) ? stateOf(worst.kind) : 'doubt';
}

/** Whether a link is on a company's own name by the list. */
export const isGenuine = ({ kind }: Judged): boolean => kind === 'known' || kind === 'known-other';
