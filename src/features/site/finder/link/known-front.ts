/** A company's address that stands before the end of another name. */
import { isAtOrBelow } from '@/lib/at-or-below.ts';
import type { DomainForms } from '@/lookalike/index.ts';
import { COMPANIES } from './companies.ts';
import { SHORT_PLACES } from './places.ts';

/** Addresses of companies, their short ones with them. */
const ADDRESSES = [...COMPANIES.flatMap(({ addresses }) => addresses), ...SHORT_PLACES];

/** Where an address stands whole in a name, with a dot before it and a dot or a dash behind; -1 for nowhere. */
function placeOf(address: string, ascii: string): number {
  const within = `.${ascii}`;
  const dotted = within.indexOf(`.${address}.`);
  return dotted < 0 ? within.indexOf(`.${address}-`) : dotted;
}

/** Whether an address stands whole in a name, with more behind it: `apple.com` in `apple.com-find.in`. */
export const standsIn = (address: string, ascii: string): boolean => placeOf(address, ascii) >= 0;

/** Whether an address stands whole before a name's ending: `apple.com` in `apple.com-find.in`. */
export const standsBefore = (address: string, { ascii, suffix }: DomainForms): boolean =>
  !isAtOrBelow(ascii, address) && standsIn(address, ascii.slice(0, -suffix.length));

/** Where such an address ends in a name. */
export const endOf = (address: string, ascii: string): number =>
  placeOf(address, ascii) + address.length;

/** The company's address that stands whole before a name's ending: `hdfcbk.io` of `hdfcbk.io.top`. */
export function knownFront(forms: DomainForms): string | undefined {
  if (ADDRESSES.some((address) => isAtOrBelow(forms.ascii, address))) return undefined;
  return ADDRESSES.find((address) => standsBefore(address, forms));
}
