import type { DnsRecords, DnsState } from './types.ts';

/**
 * Whether a name in DNS leads to an address: `none` only where both kinds of address were asked for and answered,
 * since what was not answered is unknown.
 */
export function addressOf({
  records,
  missing,
}: Extract<DnsState, { is: 'in-dns' }>): 'some' | 'none' | 'unknown' {
  if (records.a.length + records.aaaa.length > 0) return 'some';
  return missing.some(({ type }) => type !== 'MX') ? 'unknown' : 'none';
}

/** Whether mail servers are named. The null MX says that the name takes no mail (RFC 7505 section 3). */
export const takesMail = ({ mx }: DnsRecords): boolean =>
  mx.some(({ exchange }) => exchange !== '');
