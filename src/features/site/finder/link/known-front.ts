/** A company's address that stands before the end of another name. */
import { isAtOrBelow } from '@/lib/at-or-below.ts';
import type { DomainForms } from '@/lookalike/index.ts';
import { COMPANIES } from './companies.ts';
import { SHORT_PLACES } from './places.ts';

/** Addresses of companies, their short ones with them. */
const ADDRESSES = [...COMPANIES.flatMap(({ addresses }) => addresses), ...SHORT_PLACES];

/** Where such an address ends in a name. */
export const endOf = (address: string, ascii: string): number =>
  `.${ascii}`.indexOf(`.${address}.`) + address.length;

/** The company's address that stands whole before a name's ending: `hdfcbk.io` of `hdfcbk.io.top`. */
export function knownFront({ ascii, suffix }: DomainForms): string | undefined {
  if (ADDRESSES.some((address) => isAtOrBelow(ascii, address))) return undefined;
  const before = `.${ascii.slice(0, -suffix.length)}`;
  return ADDRESSES.find((address) => before.includes(`.${address}.`));
}
