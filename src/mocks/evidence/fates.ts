/** What can be the matter with a name of the demonstration's zone: every case that a resolver's reader meets. */

import type { Seen } from '../details.ts';
import { FATES_SEEN } from './claims.ts';

/** A case, and what a reader of the answers may say of a registrable name with it. */
const FATES = {
  /** Addresses and mail servers. */
  mail: { dns: 'in-dns', mail: true },
  /** Mail servers, no address. */
  'mail-only': { dns: 'in-dns', mail: true },
  /** Addresses, no MX. */
  web: { dns: 'in-dns', mail: false },
  /** Addresses, and the null MX (RFC 7505). */
  'null-mx': { dns: 'in-dns', mail: false },
  /** Addresses; every host below it is answered alike. */
  'wild-hosts': { dns: 'in-dns', mail: false },
  /** Delegated: name servers alone. */
  delegated: { dns: 'in-dns', mail: false },
  /** No records of the type asked for, with the name's own SOA. */
  'own-soa': { dns: 'in-dns', mail: false },
  /** A CNAME to a host that has an address. */
  cname: { dns: 'in-dns', mail: false },
  /** A CNAME to a host that is gone: NXDOMAIN speaks of the chain's end (RFC 6604). */
  'dangling-cname': { dns: 'in-dns', mail: false },
  /** NXDOMAIN with the SOA of the suffix. */
  absent: { dns: 'not-in-dns', mail: false },
  /** The same, though it is registered: the registrar has switched it off. */
  'on-hold': { dns: 'not-in-dns', mail: false },
  'absent-without-soa': { dns: 'no-answer', mail: false },
  servfail: { dns: 'no-answer', mail: false },
  refused: { dns: 'no-answer', mail: false },
  /** Answered as `web`, later than a client waits. */
  slow: { dns: 'no-answer', mail: false },
  /** No records, with the SOA of the suffix: the name is no zone. */
  'parent-soa': { dns: 'no-answer', mail: false },
  /** The TC bit and no records (RFC 1035 section 4.1.1). */
  truncated: { dns: 'no-answer', mail: false },
  /** A packet that ends before its last record does. */
  'cut-off': { dns: 'no-answer', mail: false },
  /** Not registered, but its suffix answers every name with an address (RFC 4592). */
  wildcard: { dns: 'no-answer', mail: false },
} as const satisfies Record<string, { dns: 'in-dns' | 'not-in-dns' | 'no-answer'; mail: boolean }>;

export type Fate = keyof typeof FATES;

/** What may be said of a registrable name with this fate: whether it is in DNS, and takes mail. */
export const verdictOf = (fate: Fate) => FATES[fate];

/** The fates whose names are not registered. */
export const UNREGISTERED: ReadonlySet<Fate> = new Set([
  'absent',
  'absent-without-soa',
  'wildcard',
]);

/** The suffix that answers every name. */
export const WILDCARD_SUFFIX = 'ws';

/** How many of a thousand possible lookalikes meet each fate; the others are absent. */
const OF_A_THOUSAND: readonly (readonly [Fate, number])[] = [
  ['mail', 62],
  ['web', 48],
  ['null-mx', 14],
  ['delegated', 12],
  ['own-soa', 5],
  ['cname', 6],
  ['dangling-cname', 3],
  ['on-hold', 8],
  ['absent-without-soa', 4],
  ['servfail', 8],
  ['refused', 4],
  ['slow', 2],
  ['parent-soa', 4],
  ['truncated', 2],
  ['cut-off', 2],
];

/** The same for names that an alert is about: most of them exist. */
const OF_A_THOUSAND_ALERTS: readonly (readonly [Fate, number])[] = [
  ['mail', 420],
  ['web', 260],
  ['null-mx', 80],
  ['delegated', 60],
  ['cname', 40],
  ['on-hold', 50],
  ['servfail', 20],
];

/**
 * @param share from 0 to below 1, the name's own
 * @param seen what a report saw at it, which the answers agree with; null for nothing that is known
 */
export function fateBy(share: number, alerted: boolean, seen: Seen | null): Fate {
  const fitting = seen === null ? undefined : FATES_SEEN[seen];
  const fits = fitting?.[Math.floor(share * fitting.length)];
  if (fits !== undefined) return fits;
  let left = share * 1000;
  for (const [fate, count] of alerted ? OF_A_THOUSAND_ALERTS : OF_A_THOUSAND) {
    left -= count;
    if (left < 0) return fate;
  }
  return 'absent';
}

/**
 * Seeded lookalikes (seed-alerts.ts) that show one case each, so that each can be looked at by its alert; each case
 * agrees with the words of that alert.
 */
export const FIXED: ReadonlyMap<string, Fate> = new Map<string, Fate>([
  ['sahyadrilokbank-kyc.com', 'mail'],
  ['sahyadrilokbank-loans.com', 'mail'],
  ['sahyadrilokbank.in', 'mail-only'],
  ['sahyadri1okbank.com', 'mail'],
  ['netbanking-sahyadrilokbank.co.in', 'web'],
  ['sahyadrilokbank-careers.net', 'null-mx'],
  ['sahyadrilokbank.app', 'wild-hosts'],
  ['sahyadrilokbank.top', 'delegated'],
  ['mailsahyadrilokbank.in', 'own-soa'],
  ['sahyadrilokbankco.in', 'cname'],
  // In Unicode: sahyadriłokbank.co.in.
  ['xn--sahyadriokbank-nnc.co.in', 'dangling-cname'],
  ['sahyadrilokbakn.co.in', 'absent'],
  ['sahyadrilokbnak.co.in', 'on-hold'],
  ['sahyadrilokbank.co', 'absent-without-soa'],
  ['sahyadri-lok-bank.co.in', 'servfail'],
  ['sahyadrilok.com', 'refused'],
  ['sahyadrilokbank.shop', 'slow'],
  ['sahyadrilokebank.com', 'parent-soa'],
  ['sahyadrilokbankcustomercare.in', 'truncated'],
  ['netbanking-sahyadri.com', 'cut-off'],
]);
