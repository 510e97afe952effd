/** Sixty alerts over the seeded assets, names in Unicode (stored as `xn--`), scores across 1 to 10. */
import type { Seen, Technique } from './details.ts';

export type SeedAlert = readonly [
  asset: string,
  impersonating: string,
  score: number,
  technique: Technique,
  seen: Seen,
];

const BANK = 'sahyadrilokbank.co.in';
const BANK_COM = 'sahyadrilokbank.com';
const NET = 'netbanking.sahyadrilokbank.co.in';
const MAIL = 'mail.sahyadrilokbank.co.in';
const BANK_IN = 'sahyadri.bank.in';
const TEXTILES = 'marutham-textiles.com';
const SHOP = 'shop.marutham-textiles.com';
const HANDLOOM = 'maruthamhandloom.in';

export const SEED_ALERTS: readonly SeedAlert[] = [
  [BANK, 's\u0430hyadrilokbank.co.in', 9.8, 'glyph', 'login'],
  [BANK, 'sahyadril\u043Ekbank.co.in', 9.6, 'glyph', 'redirect'],
  [BANK, 'sahyadrilokb\u0430nk.in', 9.1, 'glyphTld', 'certificate'],
  [BANK, 'sahyadr\u0456lokbank.co.in', 8.8, 'glyph', 'cluster'],
  [BANK, 'sahyadri\u0142okbank.co.in', 7.5, 'glyph', 'dormant'],
  [BANK, 'sahyadrilokbank-kyc.com', 9.4, 'combosquat', 'kyc'],
  [BANK, 'sahyadrilokbank-refund.online', 8.9, 'combosquat', 'refund'],
  [BANK, 'sahyadrilokbankcustomercare.in', 8.2, 'combosquat', 'support'],
  [BANK, 'sahyadrilokbank-careers.net', 6.1, 'combosquat', 'jobs'],
  [BANK, 'sahyadrilokbank.in', 7.5, 'tldSwap', 'mail'],
  [BANK, 'sahyadrilokbank.org.in', 4.2, 'tldSwap', 'parked'],
  [BANK, 'sahyadrilokbnak.co.in', 6.7, 'swap', 'hold'],
  [BANK, 'sahyadrilokbakn.co.in', 3.4, 'swap', 'lapsed'],
  [BANK, 'sahyadrilokbank.co.in.verify-pan.online', 9.2, 'subdomain', 'kyc'],
  [BANK, 'sahyadri-lok-bank.co.in', 5, 'hyphen', 'parked'],
  [BANK, 'sahyadrilokbankco.in', 7.9, 'missingDot', 'login'],
  [BANK_COM, 'sahyadri1okbank.com', 8.7, 'digit', 'login'],
  [BANK_COM, 'sahyadril0kbank.com', 8.3, 'digit', 'cluster'],
  [BANK_COM, 'sahy\u0430drilokbank.com', 9, 'glyph', 'redirect'],
  [BANK_COM, 'sahyadrilokban\u043A.com', 7.2, 'glyph', 'mail'],
  [BANK_COM, 'sahyadrilokbank.co', 6.5, 'tldSwap', 'mail'],
  [BANK_COM, 'sahyadrilokbank.shop', 2.1, 'tldSwap', 'sale'],
  [BANK_COM, 'sahyadrilokbankcom.net', 7, 'tldInLabel', 'certificate'],
  [BANK_COM, 'sahyadrilokebank.com', 5.6, 'typo', 'parked'],
  [BANK_COM, 'sahyadrilok.com', 1, 'part', 'unrelated'],
  [BANK_COM, 'sahyadrilokbank-loans.com', 8, 'combosquat', 'apk'],
  [NET, 'netbanking-sahyadrilokbank.co.in', 9.7, 'dotToDash', 'login'],
  [NET, 'netbankingsahyadrilokbank.co.in', 9.3, 'missingDot', 'login'],
  [NET, 'netbanking.s\u0430hy\u0430drilokb\u0430nk.co.in', 10, 'glyph', 'login'],
  [NET, 'netbanking.sahyadrilokbank.co.in.session-renew.site', 9.5, 'subdomain', 'login'],
  [NET, 'netbanking-sahyadri.com', 8.4, 'combosquat', 'kyc'],
  [NET, 'sahyadrilokbank-netbanking.live', 8.5, 'combosquat', 'redirect'],
  [NET, 'netbanking.sahyadrilokbank.app', 6.9, 'tldSwap', 'certificate'],
  [NET, 'netbankng.sahyadrilokbank.top', 4.9, 'typoTld', 'dormant'],
  [MAIL, 'mail-sahyadrilokbank.co.in', 7.8, 'dotToDash', 'mail'],
  [MAIL, 'sahyadrilokbank-mail.com', 7.4, 'combosquat', 'invoice'],
  [MAIL, 'mailsahyadrilokbank.in', 5.2, 'missingDot', 'dormant'],
  [BANK_IN, 'sahyadri-bank.in', 8.6, 'dotToDash', 'apk'],
  [BANK_IN, 'sahyadri-bank-upi.com', 7.7, 'combosquat', 'apk'],
  [BANK_IN, 'sahyadribank.in', 2.8, 'missingDot', 'parked'],
  [TEXTILES, 'm\u0430rutham-textiles.com', 9.2, 'glyph', 'shop'],
  [TEXTILES, 'marutham-t\u0435xtiles.com', 8.9, 'glyph', 'invoice'],
  [TEXTILES, 'marutham-te\u0445tiles.com', 8.1, 'glyph', 'certificate'],
  [TEXTILES, 'maruthamtextiles.com', 6.3, 'hyphen', 'parked'],
  [TEXTILES, 'marutham-textile.com', 7.5, 'typo', 'invoice'],
  [TEXTILES, 'marutharn-textiles.com', 8.8, 'pair', 'invoice'],
  [TEXTILES, 'marutham-textiles.co', 7.1, 'tldSwap', 'mail'],
  [TEXTILES, 'marutham-textiles.in', 5.8, 'tldSwap', 'sale'],
  [TEXTILES, 'marutham-textiles-exports.com', 6.8, 'combosquat', 'invoice'],
  [TEXTILES, 'marutham-textiles-jobs.in', 5.4, 'combosquat', 'jobs'],
  [TEXTILES, 'marutam-textiles.com', 3.9, 'typo', 'dormant'],
  [TEXTILES, 'marutham.com', 1.6, 'part', 'unrelated'],
  [SHOP, 'shop-marutham-textiles.com', 9, 'dotToDash', 'shop'],
  [SHOP, 'marutham-sale.shop', 8.3, 'combosquat', 'shop'],
  [SHOP, 'shop.marutham-textiles.store', 7.6, 'tldSwap', 'shop'],
  [SHOP, 'shopmarutham-textiles.com', 4.6, 'missingDot', 'parked'],
  [SHOP, 'sh\u043Ep.marutham-textiles.online', 6.6, 'glyphTld', 'certificate'],
  [HANDLOOM, 'marutham-handloom.in', 5.1, 'hyphen', 'parked'],
  [HANDLOOM, 'maruthamhandl\u043E\u043Em.in', 8.4, 'glyph', 'shop'],
  [HANDLOOM, 'maruthamhandlooms.com', 2.4, 'typoTld', 'sale'],
];
