/** Text that the search for alerts compares: every written form of a name, in lower case. */
import { toAscii, toUnicode } from '@/lib/idna.ts';
import { searchedName, withoutWww } from '@/lib/read-name.ts';
import { searchTerms } from '@/lib/search-terms.ts';
import { BEYOND_ASCII, fold, textOf, type Alert } from './alert.ts';

/**
 * Returns the forms of the typed text, any of which makes a match: as typed, without defanging and URL parts
 * (`hxxps[://]evil[.]com/login` and `kyc@evil.com` find `evil.com`), in Unicode, in punycode.
 *
 * @returns empty if nothing was typed
 */
export function needlesOf(typed: string): string[] {
  const raw = fold(typed.trim());
  if (raw === '') return [];
  // An open bracket is the start of a defanged dot.
  const name = searchedName(raw.replace(/\[\.?$/, '.'));
  const forms = new Set([raw]);
  for (const form of [name, withoutWww(name)]) {
    forms.add(form);
    if (form.includes('xn--')) forms.add(fold(toUnicode(form)));
    if (BEYOND_ASCII.test(form)) forms.add(toAscii(form) ?? form);
  }
  // A bare `xn--` decodes to the empty text, which every text contains.
  return [...forms].filter((form) => form !== '');
}

/** Maximum number of characters before a match, and in the whole excerpt. */
const BEFORE_FOUND = 16;
const EXCERPT = 80;

/** Index where an excerpt begins: at a word, because half a word would be read as a word. */
function excerptFrom(text: string, found: number): number {
  if (found <= BEFORE_FOUND) return 0;
  const blank = text.indexOf(' ', found - BEFORE_FOUND);
  return blank >= 0 && blank < found ? blank + 1 : found;
}

/** Returns the words of an alert's details around the searched text (`typed`); undefined if its names contain it. */
export function foundInDetails(alert: Alert, typed: string): string | undefined {
  const names = textOf({ ...alert, details: '' });
  const isNamed = (text: string) => needlesOf(text).some((needle) => names.includes(needle));
  const missing = isNamed(typed) ? [] : searchTerms(typed).filter((term) => !isNamed(term));
  if (missing.length === 0) return undefined;
  const folded = fold(alert.details);
  const found = [typed, ...missing]
    .flatMap(needlesOf)
    .map((needle) => folded.indexOf(needle))
    .find((at) => at >= 0);
  if (found === undefined) return undefined;
  const from = excerptFrom(folded, found);
  return `${from > 0 ? '…' : ''}${alert.details.normalize('NFC').slice(from, from + EXCERPT)}`;
}
