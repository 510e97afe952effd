import type { DnsRecords, InDns } from './types.ts';

/**
 * Tells if a name in DNS leads to an address: `none` only if both kinds of address were asked for and answered,
 * because an unanswered question is unknown.
 */
export function addressOf({ records, missing }: InDns): 'some' | 'none' | 'unknown' {
  if (records.a.length + records.aaaa.length > 0) return 'some';
  return missing.some(({ type }) => type !== 'MX') ? 'unknown' : 'none';
}

/** True if there are mail servers: neither the null MX (RFC 7505 section 3) nor the sender's own machine is one. */
export const takesMail = ({ mx }: DnsRecords): boolean =>
  mx.some(({ exchange }) => exchange !== '' && exchange !== 'localhost');
