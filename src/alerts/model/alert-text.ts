/** Text that the search for alerts compares: every written form of a name, in lower case. */
import { toAscii, toUnicode } from '@/lib/idna.ts';
import { searchedName, withoutWww } from '@/lib/read-name.ts';
import { BEYOND_ASCII, fold } from './alert.ts';

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
