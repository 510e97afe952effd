/** The company of the list that a person may mean by a name with a slip in it: "Mintra", "Flipcart". */
import { bareName, COMPANIES, type Company, companyCalled } from './companies.ts';
import { isOneApart } from './reads-like.ts';

/** Of fewer letters a slip makes other names. */
const MIN_LETTERS = 5;

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
        (called) => called.length >= MIN_LETTERS && isOneApart(text, called),
      ),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}
