/** The company of the list that a person may mean by a name with a slip in it: "Mintra", "Flipcart". */
import { bareName, COMPANIES, type Company, companyCalled } from './companies.ts';

/** Of fewer letters a slip makes other names. */
const MIN_LETTERS = 5;

/** Whether one letter is added, left out or exchanged, or two that stand together change places. */
function isOneSlip(one: string, two: string): boolean {
  if (Math.abs(one.length - two.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === two[at]) at += 1;
  const [left, right] = [one.slice(at), two.slice(at)];
  const isSwapped =
    left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    isSwapped
  );
}

/**
 * The one company whose name is a slip away from what was typed.
 *
 * @param typed any text
 * @returns null for a name that is known as it stands, for an address, and where none or several are as near
 */
export function companyNear(typed: string): Company | null {
  const text = bareName(typed);
  if (text.length < MIN_LETTERS || /[./@]/.test(typed) || companyCalled(typed)) return null;
  const near = COMPANIES.filter(
    ({ name, words, addresses }) =>
      addresses.length > 0 &&
      [bareName(name), ...words].some(
        (called) => called.length >= MIN_LETTERS && isOneSlip(text, called),
      ),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}
