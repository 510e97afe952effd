/** DNS states of a name. Names are A-labels without a final dot, in lower case. */
import type { DnsReason } from '../reason-text.ts';

/** The record types that are asked for. NS comes first: the others are asked for names that exist. */
export type AskedType = 'NS' | 'A' | 'AAAA' | 'MX';

/** One record; `ttl` in seconds. `data`: an address, or a name. */
export interface DnsRecord {
  /** The name that the record belongs to: the end of a CNAME chain may differ from the name in the question. */
  readonly owner: string;
  readonly data: string;
  readonly ttl: number;
}

/** One mail server; `ttl` in seconds. The null MX (RFC 7505) has an empty `exchange`. */
export interface MxRecord {
  readonly owner: string;
  readonly preference: number;
  readonly exchange: string;
  readonly ttl: number;
}

export interface DnsRecords {
  readonly ns: readonly DnsRecord[];
  readonly a: readonly DnsRecord[];
  readonly aaaa: readonly DnsRecord[];
  readonly mx: readonly MxRecord[];
  /** The chain from the name in the question, in order. */
  readonly cname: readonly DnsRecord[];
}

declare const denied: unique symbol;

/**
 * The zone whose SOA is in an NXDOMAIN for a name below it. Only `classify.ts` makes one, from such an answer, and
 * `not-in-dns` needs one: the type keeps an unknown from becoming "Not in DNS".
 */
export type DenyingZone = string & { readonly [denied]: true };

/** DNS state of one name; times in milliseconds since the epoch. */
export type DnsState =
  | {
      readonly is: 'in-dns';
      readonly at: number;
      readonly records: DnsRecords;
      /** True if there is an MX other than the null MX; null if MX was not answered. */
      readonly mail: boolean | null;
      /** Record types without an answer. Such records are unknown, not absent. */
      readonly missing: readonly {
        readonly type: 'A' | 'AAAA' | 'MX';
        readonly reason: DnsReason;
      }[];
    }
  | {
      readonly is: 'not-in-dns';
      readonly at: number;
      /** The zone that says so: `in` for `example.in`, empty for the root. */
      readonly zone: DenyingZone;
    }
  | { readonly is: 'no-answer'; readonly at: number; readonly reason: DnsReason };

export type InDns = Extract<DnsState, { is: 'in-dns' }>;
