/** DNS states as columns of a CSV file. */
import type { DnsRecord, DnsState } from './model/dns/types.ts';
import { DNS_WORDS, dnsAnswer } from './dns-filter.ts';

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
