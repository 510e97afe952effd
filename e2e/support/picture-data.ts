/**
 * Data of the consoles while their pictures are taken: names that are short enough for one line in a picture. All
 * else is the seeded backend's.
 */
import type { Page, Route } from '@playwright/test';
import { toASCII } from 'punycode/punycode.es6.js';

const ascii = (name: string): string => toASCII(name);

/** The bank of the seed, and the pair of names of the conflict, under shorter names. */
const SHORTER: readonly (readonly [seeded: string, shown: string])[] = [
  ['xn--marutham-textles-mwn.com', ascii('maruth\u0430m.in')],
  ['marutham-textiles.com', 'marutham.in'],
  ['sahyadrilokbank.co.in', 'sahyadri.in'],
  ['sahyadrilokbank.com', 'sahyadri.com'],
  ['Sahyadri Lok Bank', 'Sahyadri Bank'],
  ['Sahyadri Lok Mobile', 'Sahyadri Mobile'],
  ['Nilgiri Kurinji Tea Company', 'Nilgiri Tea'],
];

const LOGIN =
  'A copy of the login page asks for user ID and password. The form posts to a server abroad.';
const KYC = 'A "KYC update" form asks for PAN, card number and OTP.';
const MAIL = 'Mail records were set this week; no page answers yet.';
const PARKED = 'The registrar’s parking page; a certificate was issued.';

/** Numbers as a provider's have them that counts the alerts of all its customers. */
const ALERTS: readonly (readonly [id: number, name: string, score: number, details: string])[] = [
  [2417, 's\u0430hyadri.in', 9.8, LOGIN],
  [2409, 'sahyadri-kyc.in', 9.6, KYC],
  [2398, 'sahyadri.in.kyc.online', 9.3, KYC],
  [2411, 'sahyadri-login.in', 9.1, LOGIN],
  [2386, 's\u0430hy\u0430dri.in', 8.8, LOGIN],
  [2402, 'sahyadriin.com', 8.4, MAIL],
  [2375, 'sahyadrl.in', 7.9, LOGIN],
  [2413, 'sahyadri.co', 7.2, MAIL],
  [2391, 'sahaydri.in', 6.8, PARKED],
  [2368, 'sahyadri-careers.in', 6.1, MAIL],
  [2394, 'sahyadrii.in', 5.4, PARKED],
  [2352, 'sahy-adri.in', 4.6, PARKED],
  [2379, 'sahyadri.shop', 3.9, PARKED],
  [2347, 'sahyadr.in', 3.2, PARKED],
];

/** The numbers of those that are shown opened: the worst one, and one with two letters replaced. */
export const OPENED = '2417';
export const REQUESTED = '2386';

async function shorten(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = SHORTER.reduce(
    (text, [seeded, shown]) => text.replaceAll(seeded, shown),
    await response.text(),
  );
  await route.fulfill({ response, body });
}

async function answerAlerts(route: Route): Promise<void> {
  const response = await route.fetch();
  const impersonations = ALERTS.map(([id, name, severity_score, details]) => ({
    id,
    asset_name: 'sahyadri.in',
    impersonating_domain: ascii(name),
    details,
    severity_score,
  }));
  await route.fulfill({ response, json: { impersonations } });
}

/** Has a page's calls answered with these names. Input: the backend's origin. */
export async function showPictureData(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/asset/**`, shorten);
  await page.route(`${origin}/organisation/**`, shorten);
  await page.route(`${origin}/impersonation/list`, answerAlerts);
}
