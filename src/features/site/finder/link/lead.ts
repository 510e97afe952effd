/** Which rule says more of a message than the verdict on what stands in it, and comes first. */
import type { Judged } from './judged.ts';
import { isTollFree } from './phones.ts';
import type { Rule } from './rule.ts';

/**
 * The rule that leads: of a number or a UPI ID little is known, and of a call from the police it matters more than on
 * which service it is held.
 *
 * @param worst what was judged; undefined while nothing is
 */
export function leadOf(worst: Judged | undefined, rules: readonly Rule[]): Rule | undefined {
  const [first] = rules;
  if (worst?.kind === 'call' || worst?.kind === 'upi-id') return first;
  return worst?.kind === 'open' && first?.key === 'arrest' ? first : undefined;
}

/**
 * Whether a message tells of money that left or came, by its most urgent rule, and a UPI ID in it is only the payee or
 * the payer.
 *
 * @param lead what its words speak of first
 */
export const movedBy = ({ kind }: Judged, lead: Rule | undefined): 'left' | 'came' | null => {
  if (kind !== 'upi-id') return null;
  if (lead?.key === 'debit') return 'left';
  return lead?.key === 'credit' ? 'came' : null;
};

/** Of the number that an SMS goes to, as banks write it: nothing is asked of it here. */
const BY_SMS = 'by-sms';

/** Of payments that were made, or are going to be. */
const OF_PAYMENTS: ReadonlySet<string> = new Set(['debit', 'credit', 'autopay']);

/** Whether not to call a number in the message matters before anything else that a rule says. */
export const warnsOfCalls = ({ key, isByCall }: Rule): boolean =>
  isByCall === true || OF_PAYMENTS.has(key);

/** How words are taken that ask for nothing which their first rule does not answer; null of all others. */
export function calmOf([first]: readonly Rule[]): 'notice' | 'rule' | null {
  if (OF_PAYMENTS.has(first?.key ?? '')) return 'notice';
  return first?.key === BY_SMS ? 'rule' : null;
}

/**
 * The same of a message with numbers or a UPI ID in it: it names at most who was paid, toll-free numbers and one that
 * an SMS goes to. A mobile number to call warns.
 *
 * @param judged what it holds
 * @param numbers what it asks to be called, beside that
 */
export function calmIn(
  judged: readonly Judged[],
  numbers: readonly string[],
  rules: readonly Rule[],
): 'notice' | 'rule' | null {
  const isBySms = rules.some(({ key }) => key === BY_SMS);
  const isHeld = (number: string): boolean => isBySms || isTollFree(number);
  const isCalm =
    numbers.every(isHeld) &&
    judged.every(({ kind, link }) => kind === 'upi-id' || (kind === 'call' && isHeld(link)));
  return isCalm ? calmOf(rules) : null;
}

/** What else always holds of such a message: which number an SMS goes to matters to nothing that is said of it. */
export const besideCalm = (rules: readonly Rule[]): readonly Rule[] =>
  rules.slice(1).filter(({ key }) => key !== BY_SMS);
