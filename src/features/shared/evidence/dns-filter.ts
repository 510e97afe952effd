/** What a list says of its names by DNS, and its filter by that. */
import type { FilterOption } from '@/components/data-table/FilterSelect.tsx';
import { addressOf } from '@/evidence/dns/address.ts';
import type { DnsState } from '@/evidence/dns/types.ts';

/** As in the URL. */
const DNS_FILTERS = [
  'in-dns',
  'address',
  'mail',
  'no-address',
  'not-in-dns',
  'no-answer',
  'not-checked',
] as const;
export type DnsFilter = (typeof DNS_FILTERS)[number];

/** Exactly this may be said of a name, and no more. */
export const DNS_WORDS: Readonly<Record<DnsFilter, string>> = {
  'in-dns': 'In DNS',
  address: 'Has an address',
  mail: 'Accepts mail',
  'no-address': 'In DNS, no address',
  'not-in-dns': 'Not in DNS',
  'no-answer': 'No answer',
  'not-checked': 'Not checked',
};

export const DNS_OPTIONS: readonly FilterOption[] = DNS_FILTERS.map((value) => ({
  value,
  text: DNS_WORDS[value],
}));

/** The filter that a URL names; null for none of ours. */
export const dnsFilterOf = (value: string | undefined): DnsFilter | null =>
  DNS_FILTERS.find((one) => one === value) ?? null;

/** What a resolver said, by names: A-labels in lower case. */
export type DnsStates = ReadonlyMap<string, DnsState>;

/** What is said of a state, but for its mail. `in-dns`: it exists, and its addresses are not known. */
export type DnsAnswer = Exclude<DnsFilter, 'mail'>;

const ADDRESSES = { some: 'address', none: 'no-address', unknown: 'in-dns' } as const;

export function dnsAnswer(state: DnsState | undefined): DnsAnswer {
  if (state === undefined) return 'not-checked';
  return state.is === 'in-dns' ? ADDRESSES[addressOf(state)] : state.is;
}

/** A state's code is its place here, and so much more where the name accepts mail. */
const CODES: readonly DnsAnswer[] = [
  'not-checked',
  'no-answer',
  'not-in-dns',
  'in-dns',
  'no-address',
  'address',
];
const WITH_MAIL = 16;

/** A state as one number, for lists of 100,000 names: all that the filter asks about it. */
export function dnsCode(state: DnsState | undefined): number {
  const takesMail = state?.is === 'in-dns' && state.mail === true;
  return CODES.indexOf(dnsAnswer(state)) + (takesMail ? WITH_MAIL : 0);
}

/** The code of a name that was not asked for. */
export const NOT_CHECKED = dnsCode(undefined);

/** Whether a name in a state with this code passes. In DNS are those with an address and with mail, too. */
export function passesDns(filter: DnsFilter | null, code: number): boolean {
  if (filter === null) return true;
  const takesMail = code >= WITH_MAIL;
  const is = CODES[code % WITH_MAIL];
  if (filter === 'mail') return takesMail;
  if (filter === 'in-dns') return is === 'in-dns' || is === 'address' || is === 'no-address';
  return is === filter && !(takesMail && filter === 'no-address');
}
