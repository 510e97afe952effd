/** How a message is to be taken: by the script that its words go by, by its links and by the numbers beside them. */
import type { Judged } from './judged.ts';
import { isServiceLink } from './link-services.ts';
import { isTollFree } from './phones.ts';
import { shortOwner } from './places.ts';
import { isAsking, isCalm, isNotice, isOfVictim, scriptSays, stateOfWords } from './scripts.ts';
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

/**
 * What the words of a message make of it, which no genuine link beside them makes milder: a fraud names the police's
 * own page, too.
 *
 * @param said by which script its words go; '' for none
 * @param judged what it holds
 * @param numbers what it asks to be called
 * @returns undefined where its words say nothing
 */
export function stateByWords(
  said: string,
  judged: readonly Judged[],
  numbers: readonly string[],
): 'danger' | 'doubt' | undefined {
  if (scriptSays(said) === '' || isNotice(said)) return undefined;
  const isOthers = judged.some((one) => !isHeld(one)) || !numbers.every(isHeldNumber);
  if (isOfVictim(said) || isOthers) return 'danger';
  const alone = stateOfWords(said);
  if (alone === 'danger') return alone;
  return alone === 'doubt' && !isCalm(said) ? alone : undefined;
}

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
  const byWords = stateByWords(said, judged, numbers);
  if (byWords === 'danger' || isDanger(worst.kind)) return 'danger';
  // What asks for something hides where it leads.
  if (isAsking(said) && judged.some(({ reading }) => isServiceLink(reading))) return 'danger';
  if (byWords === 'doubt') return byWords;
  // A link of which nothing is known, beside money that is said to be gone, is not left open.
  const isUntold = stateOf(worst.kind) === 'untold' && isNotice(said) && !isHeld(worst);
  return numbers.length > 0 || isUntold ? 'doubt' : stateOf(worst.kind);
}

/** Verdicts of what a notice of money names, and asks no one to use. */
const NAMED_BY_NOTICE: ReadonlySet<VerdictKind> = new Set(['call', 'upi-id', 'upi-bait']);

/** Whether what a notice tells says more than its worst link or number. */
export const isTold = (said: string, { kind }: Judged): boolean =>
  isNotice(said) && (NAMED_BY_NOTICE.has(kind) || !(isDanger(kind) || isHome(stateOf(kind))));

/** Whether a link is on a company's own name by the list. */
export const isGenuine = ({ kind }: Judged): boolean => kind === 'known' || kind === 'known-other';
