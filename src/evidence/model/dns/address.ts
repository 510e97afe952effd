import type { DnsRecords, DnsState } from './types.ts';

/**
 * Tells if a name in DNS leads to an address: `none` only if both kinds of address were asked for and answered,
 * because an unanswered question is unknown.
 */
export function addressOf({
  records,
  missing,
}: Extract<DnsState, { is: 'in-dns' }>): 'some' | 'none' | 'unknown' {
  if (records.a.length + records.aaaa.length > 0) return 'some';
  return missing.some(({ type }) => type !== 'MX') ? 'unknown' : 'none';
}

/** Servers that take no mail: the null MX (RFC 7505 section 3), and the sender's own machine. */
const NO_SERVERS: readonly string[] = ['', 'localhost'];

/** True if there are mail servers. */
export const takesMail = ({ mx }: DnsRecords): boolean =>
  mx.some(({ exchange }) => !NO_SERVERS.includes(exchange));
