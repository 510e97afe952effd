/** How a message is to be taken: by its links, by the numbers beside them and by the script that its words go by. */
import type { Judged } from './judged.ts';
import { isTollFree } from './phones.ts';
import { shortOwner } from './places.ts';
import { isNotice, isOfVictim, scriptSays } from './scripts.ts';
import { isDanger, isHome, stateOf, type VerdictKind, type VerdictState } from './verdict.ts';

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
  !isNotice(said) &&
  (isOfVictim(said) || judged.some((one) => !isHeld(one)) || !numbers.every(isHeldNumber));

/**
 * How a message is to be taken.
 *
 * @param judged what it holds, the worst first
 * @param said by which script its words go; '' for none
 * @param numbers what it asks to be called: a real link beside a false number is a common fraud
 */
export function stateIn(
  judged: readonly Judged[],
  said: string,
  numbers: readonly string[],
): VerdictState | undefined {
  const [worst] = judged;
  if (!worst) return undefined;
  if (isScripted(said, judged, numbers) || isDanger(worst.kind)) return 'danger';
  // A link of which nothing is known, beside money that is said to be gone, is not left open.
  const isUntold = stateOf(worst.kind) === 'untold' && isNotice(said) && !isHeld(worst);
  return numbers.length > 0 || isUntold ? 'doubt' : stateOf(worst.kind);
}

/** Verdicts of what a notice of money names, and asks nobody to use. */
const NAMED_BY_NOTICE: ReadonlySet<VerdictKind> = new Set(['call', 'upi-id', 'upi-bait']);

/** Whether what a notice tells says more than its worst link or number. */
export const isTold = (said: string, { kind }: Judged): boolean =>
  isNotice(said) && (NAMED_BY_NOTICE.has(kind) || !(isDanger(kind) || isHome(stateOf(kind))));
