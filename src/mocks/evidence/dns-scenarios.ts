/**
 * The cases of a name of the demonstration: seven that a screen distinguishes. The odd answers of real resolvers and
 * registries are hand-made in `tests/evidence/`.
 */
import type { Seen } from '../details.ts';

/** A case, and what its answers say about a registrable name. */
const SCENARIOS = {
  /** Addresses and mail servers. */
  mail: { dns: 'in-dns', mail: true },
  /** Mail servers, no address. */
  'mail-only': { dns: 'in-dns', mail: true },
  /** Addresses, no mail servers. */
  web: { dns: 'in-dns', mail: false },
  /** Delegated: only name servers. */
  delegated: { dns: 'in-dns', mail: false },
  /** Not registered. */
  absent: { dns: 'not-in-dns', mail: false },
  /** Answered in the same way, though it is registered: the registrar has switched it off. */
  'on-hold': { dns: 'not-in-dns', mail: false },
  /** Registered, and its resolver fails. */
  unanswered: { dns: 'no-answer', mail: false },
} as const satisfies Record<string, { dns: 'in-dns' | 'not-in-dns' | 'no-answer'; mail: boolean }>;

export type DnsScenario = keyof typeof SCENARIOS;

/** Says if a registrable name with this scenario is in DNS, and if it takes mail. */
export const verdictOf = (scenario: DnsScenario) => SCENARIOS[scenario];

/** Seeded lookalikes (seed-alerts.ts) with the case that a screen needs; it agrees with the words of their alert. */
export const FIXED: ReadonlyMap<string, DnsScenario> = new Map<string, DnsScenario>([
  ['sahyadrilokbank-kyc.com', 'mail'],
  ['sahyadrilokbank-loans.com', 'mail'],
  ['sahyadri1okbank.com', 'mail'],
  ['netbanking-sahyadrilokbank.co.in', 'web'],
  ['sahyadri-lok-bank.co.in', 'unanswered'],
  ['sahyadrilok.com', 'unanswered'],
]);

interface Claim {
  /** The cases that agree with a report; a name's hash chooses one. */
  readonly scenarios: readonly DnsScenario[];
  /** Suitable ages in days, from and to; missing if any is. */
  readonly days?: readonly [from: number, to: number];
}

const PAGE: readonly DnsScenario[] = ['mail', 'web'];
/** In use against customers: attacks are young, and older than their case. */
const ATTACK: Claim = { scenarios: PAGE, days: [4, 12] };
export const YOUNG = [2, 47] as const;

/** The answers of DNS and registry that agree with a report, by its sighting. */
export const CLAIMS: Readonly<Record<Seen, Claim>> = {
  login: ATTACK,
  kyc: ATTACK,
  apk: ATTACK,
  shop: ATTACK,
  support: ATTACK,
  refund: ATTACK,
  redirect: ATTACK,
  cluster: ATTACK,
  invoice: { ...ATTACK, scenarios: ['mail'] },
  parked: { scenarios: PAGE, days: [1_100, 3_720] },
  // A page of 2014, for as long as this demonstration is likely to be shown.
  unrelated: { scenarios: PAGE, days: [6_000, 7_500] },
  jobs: { scenarios: PAGE },
  certificate: { scenarios: ['web'], days: YOUNG },
  mail: { scenarios: ['mail-only'], days: YOUNG },
  sale: { scenarios: ['web', 'delegated'] },
  dormant: { scenarios: ['delegated'] },
  hold: { scenarios: ['on-hold'], days: YOUNG },
  lapsed: { scenarios: ['absent'] },
};

/** How many of a thousand lookalikes without a report have each case; the others are absent. */
const OF_A_THOUSAND: readonly (readonly [DnsScenario, number])[] = [
  ['mail', 70],
  ['web', 70],
  ['delegated', 16],
  ['on-hold', 8],
  ['unanswered', 26],
];

/**
 * @param share from 0 to below 1, the name's own
 * @param seen sighting of a report; null without one, or if its words are from elsewhere
 */
export function scenarioBy(share: number, seen: Seen | null): DnsScenario {
  const fits = seen && CLAIMS[seen].scenarios;
  const fitting = fits?.[Math.floor(share * fits.length)];
  if (fitting) return fitting;
  let left = share * 1000;
  for (const [scenario, count] of OF_A_THOUSAND) {
    left -= count;
    if (left < 0) return scenario;
  }
  return 'absent';
}
