/** Parts of the verdict's sentence, as text. Each is hostile where it comes from the link. */
import { registeredName } from './beside.ts';
import { bareName, type Company, companyAt, possessive } from './companies.ts';
import type { Found, Judged } from './judged.ts';
import { shortOwner } from './places.ts';

/** The address that stands before an @, where it leads nowhere; '' for none. */
export function dressedAs(reading: Judged['reading']): string {
  const notes = 'notes' in reading ? reading.notes : [];
  const text = notes.find(({ kind }) => kind === 'user-info');
  return text?.kind === 'user-info' && text.text.includes('.') ? text.text : '';
}

/** What of a company's a name carries: "aadhaar" is a word of UIDAI's, and not its name. */
export function carried({ signs, given }: Judged, company: Company): string {
  const word = signs.find(({ kind }) => kind === 'bears')?.text.replaceAll('-', '');
  const isName = word === undefined || bareName(company.name).includes(word);
  if (companyAt(given ?? '') !== null) return `carries a name of ${possessive(company.name)}.`;
  return isName || !company.words.includes(word)
    ? 'only carries its name.'
    : `only carries the word “${word}”.`;
}

export const ownerOfShort = (reading: Judged['reading']): string =>
  (reading.kind === 'name' && shortOwner(reading.host)) || '';

export const endingOf = (found: Found | null): string =>
  found?.kind === 'explanation' ? found.candidate.suffix : '';

/** What a name in other letters reads as, with its ending. */
export function wouldRead(found: Found | null): string {
  if (found?.kind !== 'explanation') return '';
  const { label, suffix } = found.candidate;
  return registeredName({ label: found.reads ?? label, suffix });
}
