/** What a list says of its names by DNS, and its filter by that. */
import type { FilterOption } from '@/components/data-table/FilterSelect.tsx';
import type { DnsState } from '@/evidence/dns/types.ts';

/** As in the URL. */
const DNS_FILTERS = ['in-dns', 'mail', 'not-in-dns', 'no-answer', 'not-checked'] as const;
export type DnsFilter = (typeof DNS_FILTERS)[number];

/** Exactly this may be said of a name, and no more. */
export const DNS_WORDS: Readonly<Record<DnsFilter, string>> = {
  'in-dns': 'In DNS',
  mail: 'Accepts mail',
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

/** A state's code is its place here. */
const CODES: readonly DnsFilter[] = ['not-checked', 'no-answer', 'not-in-dns', 'in-dns', 'mail'];

/** A state as one number, for lists of 100,000 names: all that the filter asks about it. */
export function dnsCode(state: DnsState | undefined): number {
  const is = state === undefined ? 'not-checked' : state.is;
  return CODES.indexOf(state?.is === 'in-dns' && state.mail === true ? 'mail' : is);
}

/** The code of a name that was not asked for. */
export const NOT_CHECKED = dnsCode(undefined);

/** Whether a name in a state with this code passes; one that accepts mail is in DNS, too. */
export function passesDns(filter: DnsFilter | null, code: number): boolean {
  if (filter === null) return true;
  const is = CODES[code];
  return is === filter || (filter === 'in-dns' && is === 'mail');
}
