/** DNS states in a list: their words, the filter and the order by them, their columns in a CSV file. */
import type { FilterOption } from '@/components/table/FilterSelect.tsx';
import { addressOf } from './model/dns/address.ts';
import type { DnsRecord, DnsState } from './model/dns/types.ts';

/** Exactly what may be said about a name, by the word in the URL. */
export const DNS_WORDS = {
  'in-dns': 'In DNS',
  address: 'Has an address',
  'no-address': 'In DNS, no address',
  mail: 'Accepts mail',
  'no-mail': 'In DNS, no mail server',
  'not-in-dns': 'Not in DNS',
  'no-answer': 'No answer',
  'not-checked': 'Not checked',
} as const;
export type DnsFilter = keyof typeof DNS_WORDS;

const isDnsFilter = (value: string): value is DnsFilter => Object.hasOwn(DNS_WORDS, value);

export const DNS_OPTIONS: readonly FilterOption[] = Object.entries(DNS_WORDS).map(
  ([value, text]) => ({ value, text }),
);

/** Returns the filter that a URL names; null if it is not one of ours. */
export const dnsFilterOf = (value: string | undefined): DnsFilter | null =>
  value !== undefined && isDnsFilter(value) ? value : null;

/** DNS states by name: A-labels in lower case. */
export type DnsStates = ReadonlyMap<string, DnsState>;

/** States in words, without mail. `in-dns`: it exists, and its addresses are not known. */
export type DnsAnswer = Exclude<DnsFilter, 'mail' | 'no-mail'>;

const ADDRESSES = { some: 'address', none: 'no-address', unknown: 'in-dns' } as const;

export function dnsAnswer(state: DnsState | undefined): DnsAnswer {
  if (state === undefined) return 'not-checked';
  return state.is === 'in-dns' ? ADDRESSES[addressOf(state)] : state.is;
}

/** True if a name in this state passes. "In DNS" includes those with an address and with mail. */
export function passesDns(filter: DnsFilter, state: DnsState | undefined): boolean {
  if (filter === 'in-dns') return state?.is === 'in-dns';
  if (filter === 'mail') return state?.is === 'in-dns' && state.mail === true;
  if (filter === 'no-mail') return state?.is === 'in-dns' && state.mail === false;
  return dnsAnswer(state) === filter;
}

const RANKS: readonly DnsAnswer[] = [
  'not-checked',
  'no-answer',
  'not-in-dns',
  'in-dns',
  'no-address',
  'address',
];

/** Rank of a state for sorting: mail counts most, then an address. */
export function dnsRank(state: DnsState | undefined): number {
  const mail = state?.is === 'in-dns' ? state.mail : false;
  const more = mail === null ? 1 : mail ? 2 : 0;
  return RANKS.indexOf(dnsAnswer(state)) + more * RANKS.length;
}

export const DNS_CSV_HEADER = ['dns', 'a', 'mx', 'ns', 'checked_at', 'source'] as const;

const dataOf = (records: readonly DnsRecord[]) => records.map(({ data }) => data).join(' ');

/**
 * The cells under `DNS_CSV_HEADER`; times in ISO 8601. A name that was not asked for says so.
 *
 * @param source who answered, and if that is invented; '' if nothing was asked
 */
export function dnsCsvCells(state: DnsState | undefined, source: string): readonly string[] {
  if (state === undefined) return [DNS_WORDS['not-checked'], '', '', '', '', ''];
  const at = new Date(state.at).toISOString();
  if (state.is !== 'in-dns') return [DNS_WORDS[state.is], '', '', '', at, source];
  const { a, aaaa, mx, ns } = state.records;
  const mail =
    state.mail === null ? DNS_WORDS['no-answer'] : mx.map(({ exchange }) => exchange).join(' ');
  return [DNS_WORDS[dnsAnswer(state)], dataOf([...a, ...aaaa]), mail, dataOf(ns), at, source];
}
