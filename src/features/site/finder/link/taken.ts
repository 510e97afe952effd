/** How a message is to be taken: by its links, by the numbers beside them and by the script that its words go by. */
import type { Judged } from './judged.ts';
import { isTollFree } from './phones.ts';
import { shortOwner } from './places.ts';
import { isNoFraud, scriptSays } from './scripts.ts';
import { isDanger, isHome, stateOf, type VerdictState } from './verdict.ts';

/** Numbers that are shorter lead to an authority or to the network itself: 1930, 121. */
const MIN_NUMBER = 8;
const isHeldNumber = (number: string): boolean =>
  isTollFree(number) || number.replaceAll(/\D/g, '').length < MIN_NUMBER;

/** Whether the holder of a link's name or number is known, or among few. */
const isHeld = ({ kind, link, reading }: Judged): boolean =>
  isHome(stateOf(kind)) ||
  kind === 'known-other' ||
  (kind === 'call' && isHeldNumber(link)) ||
  (reading.kind === 'name' && shortOwner(reading.host) !== null);

/** Whether a message goes by a script, with a link or a number that is no company's own. */
export const isScripted = (
  said: string,
  judged: readonly Judged[],
  numbers: readonly string[],
): boolean =>
  scriptSays(said) !== '' &&
  !isNoFraud(said) &&
  (judged.some((one) => !isHeld(one)) || !numbers.every(isHeldNumber));

/**
 * How a message is to be taken.
 *
 * @param judged what it holds, the worst first
 * @param scripted whether it goes by a script, as above
 * @param numbers what it asks to be called: a real link beside a false number is a common fraud
 */
export function stateIn(
  [worst]: readonly Judged[],
  scripted: boolean,
  numbers: readonly string[],
): VerdictState | undefined {
  if (!worst) return undefined;
  if (scripted || isDanger(worst.kind)) return 'danger';
  return numbers.length > 0 ? 'doubt' : stateOf(worst.kind);
}
