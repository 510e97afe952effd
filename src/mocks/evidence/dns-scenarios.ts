/**
 * Invented data of the demonstration, by the cases of a name that a screen distinguishes. The odd answers of real
 * resolvers and registries are hand-made in `tests/evidence/`.
 */
import type { Seen } from '../details.ts';
import { hashOf, prng } from '../prng.ts';

/** The resolver's answers about a registrable name, by its case. */
export const SCENARIOS = {
  mail: { dns: 'in-dns', address: true, mail: true },
  web: { dns: 'in-dns', address: true, mail: false },
  /** Only name servers. */
  delegated: { dns: 'in-dns', address: false, mail: false },
  /** Not registered. */
  absent: { dns: 'not-in-dns', address: false, mail: false },
  /** Registered, but switched off by the registrar. */
  'on-hold': { dns: 'not-in-dns', address: false, mail: false },
  /** Registered, and its resolver fails. */
  unanswered: { dns: 'no-answer', address: false, mail: false },
} as const;

export type DnsScenario = keyof typeof SCENARIOS;

/** Seeded lookalikes (seed-alerts.ts) with the case that a screen needs; it agrees with the words of their alert. */
export const FIXED: ReadonlyMap<string, DnsScenario> = new Map<string, DnsScenario>([
  ['sahyadrilokbank-kyc.com', 'mail'],
  ['sahyadrilokbank-loans.com', 'mail'],
  ['sahyadri1okbank.com', 'mail'],
  ['netbanking-sahyadrilokbank.co.in', 'web'],
  ['sahyadri-lok-bank.co.in', 'unanswered'],
  ['sahyadrilok.com', 'unanswered'],
]);

/** Days from and to. */
type Ages = readonly [from: number, to: number];
const YOUNG: Ages = [2, 47];
const ORDINARY: Ages = [120, 3_720];

interface Claim {
  /** The cases that agree with a report; a name's hash chooses one. */
  readonly scenarios: readonly DnsScenario[];
  /** Suitable ages; missing if any is. */
  readonly ages?: Ages;
}

const PAGE: readonly DnsScenario[] = ['mail', 'web'];
/** In use against customers: attacks are young, and older than their case. */
const ATTACK: Claim = { scenarios: PAGE, ages: [4, 12] };

/** The answers of DNS and registry that agree with a report, by its sighting; every other is an attack. */
const CLAIMS: Readonly<Partial<Record<Seen, Claim>>> = {
  invoice: { ...ATTACK, scenarios: ['mail'] },
  parked: { scenarios: PAGE, ages: [1_100, 3_720] },
  // A page of 2014, for as long as this demonstration is likely to be shown.
  unrelated: { scenarios: PAGE, ages: [6_000, 7_500] },
  certificate: { scenarios: ['web'], ages: YOUNG },
  mail: { scenarios: ['mail'], ages: YOUNG },
  sale: { scenarios: ['web', 'delegated'] },
  dormant: { scenarios: ['delegated'] },
  hold: { scenarios: ['on-hold'], ages: YOUNG },
  lapsed: { scenarios: ['absent'] },
};

/** Cases of a thousand lookalikes without a report, up to each number; those beyond are absent. */
const OF_A_THOUSAND: readonly (readonly [DnsScenario, number])[] = [
  ['mail', 70],
  ['web', 140],
  ['delegated', 156],
  ['on-hold', 164],
  ['unanswered', 190],
];

/** Returns a number from 0 to below 1: for a text the same one every time. */
export const shareOf = (text: string): number => prng(hashOf(text))();

/** @param seen sighting of a report about the name; null without one, or if its words are from elsewhere */
export function scenarioFor(registrable: string, seen: Seen | null): DnsScenario {
  const share = shareOf(registrable);
  const fits = seen && (CLAIMS[seen] ?? ATTACK).scenarios;
  const fitting = fits?.[Math.floor(share * fits.length)];
  if (fitting) return fitting;
  return OF_A_THOUSAND.find(([, upTo]) => share * 1000 < upTo)?.[0] ?? 'absent';
}

/** Returns the age in days that fits a sighting; without one, a third of the names are weeks old. */
export function ageFor(registrable: string, seen: Seen | null): number {
  // Shown on a screen.
  if (registrable === 'sahyadrilokbank-kyc.com') return 9;
  const some = shareOf(`kind of ${registrable}`) < 0.35 ? YOUNG : ORDINARY;
  const [from, to] = (seen && (CLAIMS[seen] ?? ATTACK).ages) ?? some;
  return Math.floor(from + shareOf(`age of ${registrable}`) * (to - from));
}

/** Registrars under reserved names (RFC 2606), with numbers above those that IANA has given. */
const REGISTRARS = [
  {
    name: 'Kesari Names Private Limited',
    ianaId: '990001',
    abuse: 'abuse@kesari-names.example',
    nameServers: ['ns1.kesari-dns.example', 'ns2.kesari-dns.example'],
  },
  {
    name: 'Blue Lantern Internet Services',
    ianaId: '990005',
    // A takedown request handles a registrar without an abuse desk.
    abuse: null,
    nameServers: ['ns1.blue-lantern.example', 'ns2.blue-lantern.example'],
  },
] as const;

/** Returns the registrar of a name: the same one every time. */
export const registrarOf = (name: string) =>
  REGISTRARS[shareOf(`registrar of ${name}`) < 0.67 ? 0 : 1];
