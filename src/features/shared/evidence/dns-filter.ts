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

/** Whether a name in this state passes. */
export function passesDns(filter: DnsFilter | null, state: DnsState | undefined): boolean {
  if (filter === null) return true;
  if (filter === 'not-checked') return state === undefined;
  if (filter === 'mail') return state?.is === 'in-dns' && state.mail === true;
  return state?.is === filter;
}
