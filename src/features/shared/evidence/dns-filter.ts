/** What a list says of its names by DNS, and its filter by that. */
import type { FilterOption } from '@/components/data-table/FilterSelect.tsx';
import { addressOf } from '@/evidence/dns/address.ts';
import type { DnsState } from '@/evidence/dns/types.ts';

/** As in the URL. */
const DNS_FILTERS = [
  'in-dns',
  'address',
  'no-address',
  'mail',
  'no-mail',
  'not-in-dns',
  'no-answer',
  'not-checked',
] as const;
export type DnsFilter = (typeof DNS_FILTERS)[number];

/** Exactly this may be said of a name, and no more. */
export const DNS_WORDS: Readonly<Record<DnsFilter, string>> = {
  'in-dns': 'In DNS',
  address: 'Has an address',
  'no-address': 'In DNS, no address',
  mail: 'Accepts mail',
  'no-mail': 'In DNS, no mail server',
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
export type DnsAnswer = Exclude<DnsFilter, 'mail' | 'no-mail'>;

const ADDRESSES = { some: 'address', none: 'no-address', unknown: 'in-dns' } as const;

export function dnsAnswer(state: DnsState | undefined): DnsAnswer {
  if (state === undefined) return 'not-checked';
  return state.is === 'in-dns' ? ADDRESSES[addressOf(state)] : state.is;
}

/** A state's code is its place here, and so much more for what is known of its mail. */
const CODES: readonly DnsAnswer[] = [
  'not-checked',
  'no-answer',
  'not-in-dns',
  'in-dns',
  'no-address',
  'address',
];
const MAIL_UNANSWERED = 8;
const WITH_MAIL = 16;

/** A state as one number, for lists of 100,000 names: all that the filter asks about it. */
export function dnsCode(state: DnsState | undefined): number {
  const mail = state?.is === 'in-dns' ? state.mail : false;
  const more = mail === null ? MAIL_UNANSWERED : mail ? WITH_MAIL : 0;
  return CODES.indexOf(dnsAnswer(state)) + more;
}

/** The code of a name that was not asked for. */
export const NOT_CHECKED = dnsCode(undefined);

/** Whether a name in a state with this code passes. In DNS are those with an address and with mail, too. */
export function passesDns(filter: DnsFilter | null, code: number): boolean {
  if (filter === null) return true;
  const is = CODES[code % MAIL_UNANSWERED];
  if (filter === 'mail') return code >= WITH_MAIL;
  const inDns = is === 'in-dns' || is === 'address' || is === 'no-address';
  if (filter === 'in-dns') return inDns;
  if (filter === 'no-mail') return inDns && code < MAIL_UNANSWERED;
  return is === filter;
}
