/** What may be answered of a name by what a report has seen there, so that neither of the two denies the other. */
import type { Seen } from '../details.ts';
import type { Fate } from './fates.ts';

/** A page is served. */
const PAGE: readonly Fate[] = ['mail', 'web', 'mail', 'web', 'null-mx', 'cname'];

/** The fates that agree with each; a name gets one of them by its own luck. */
export const FATES_SEEN: Readonly<Record<Seen, readonly Fate[]>> = {
  login: PAGE,
  kyc: PAGE,
  apk: PAGE,
  shop: PAGE,
  support: PAGE,
  refund: PAGE,
  redirect: PAGE,
  cluster: PAGE,
  parked: PAGE,
  unrelated: PAGE,
  jobs: PAGE,
  certificate: ['web', 'null-mx', 'cname'],
  mail: ['mail-only'],
  invoice: ['mail'],
  sale: ['web', 'cname', 'delegated'],
  dormant: ['delegated'],
  hold: ['on-hold'],
  lapsed: ['absent'],
};

/** Days since the registration of a name that is in use against customers: more than the days of its case. */
const ATTACK = [4, 12] as const;

/**
 * Ages in days, from and to, that agree with a report: attacks are young, and a name that has lain parked for
 * years is old.
 */
export const AGES_SEEN: Readonly<Partial<Record<Seen, readonly [from: number, to: number]>>> = {
  login: ATTACK,
  kyc: ATTACK,
  apk: ATTACK,
  shop: ATTACK,
  support: ATTACK,
  refund: ATTACK,
  redirect: ATTACK,
  cluster: ATTACK,
  invoice: ATTACK,
  parked: [1_100, 3_720],
  mail: [2, 47],
  certificate: [2, 47],
  hold: [2, 47],
  // A page of 2014, for as long as this demonstration is likely to be shown.
  unrelated: [6_000, 7_500],
};
