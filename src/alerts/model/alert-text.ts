/** Text that the search for alerts compares: every written form of a name, in lower case. */
import { toAscii, toUnicode } from '@/lib/idna.ts';
import { searchedName, withoutWww } from '@/lib/read-name.ts';
import { searchTerms } from '@/lib/search-terms.ts';
import { BEYOND_ASCII, fold, textOf, type Alert } from './alert.ts';

/**
 * The forms of what was typed, any of which makes a match: as typed, without defanging and address parts
 * (`hxxps[://]evil[.]com/login` and `kyc@evil.com` find `evil.com`), in Unicode, in punycode.
 *
 * @returns no form at all when nothing was typed
 */
export function needlesOf(typed: string): string[] {
  const raw = fold(typed.trim());
  if (raw === '') return [];
  // An opened bracket is a defanged dot that is still being typed.
  const name = searchedName(raw.replace(/\[\.?$/, '.'));
  const forms = new Set([raw]);
  for (const form of [name, withoutWww(name)]) {
    forms.add(form);
    if (form.includes('xn--')) forms.add(fold(toUnicode(form)));
    if (BEYOND_ASCII.test(form)) forms.add(toAscii(form) ?? form);
  }
  // A bare `xn--` decodes to nothing, and nothing is in everything.
  return [...forms].filter((form) => form !== '');
}

/** Most characters before a match, and in the whole excerpt. */
const BEFORE_FOUND = 16;
const EXCERPT = 80;

/** Where an excerpt of what was found begins: at a word, since half of one before it would be read as a word. */
function excerptFrom(text: string, found: number): number {
  if (found <= BEFORE_FOUND) return 0;
  const blank = text.indexOf(' ', found - BEFORE_FOUND);
  return blank >= 0 && blank < found ? blank + 1 : found;
}

/** The words of an alert's details around what was searched for (`typed`); undefined where its names hold all of that. */
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
