/** Whose a link is comes first: a company's own name imitates none, and a fraud of it is never taken for its own. */
import { expect, it } from 'vitest';
import { REPORTS } from '@/content/report-pages.ts';
import { companyCalled, readCompany } from '@/features/site/finder/link/companies.ts';
import { judgeLink } from '@/features/site/finder/link/judge.ts';
import type { VerdictKind } from '@/features/site/finder/link/verdict-kind.ts';
import { engine } from './engine.ts';

/** As the form takes it: the company by its name or its address, '' for none. */
async function judged(link: string, company: string) {
  const read = company === '' ? null : readCompany(company);
  const meant = { byName: companyCalled(company) !== null };
  const { signal } = new AbortController();
  return judgeLink(link, read?.ok === true ? read.ascii : '', engine, signal, meant);
}

it.each<[link: string, company: string, kind: VerdictKind]>([
  // A program, whosever name it is on, and whether or not the company is given.
  ['https://www.amazon.in/app.apk', '', 'own-program'],
  ['https://www.amazon.in/app.apk', 'Amazon', 'own-program'],
  ['https://www.amazon.in/app.apk', 'SBI', 'own-program'],
  ['drive.google.com/file/d/abc/app.apk', '', 'own-program'],
  ['drive.google.com/file/d/abc/app.apk', 'Google', 'own-program'],
  ['docs.google.com/a.apk', '', 'own-program'],
  ['maps.google.com/x.apk', '', 'own-program'],
  ['https://echallan.parivahan.gov.in/x.apk', '', 'own-program'],
  ['https://echallan.parivahan.gov.in/x.apk', 'Parivahan', 'own-program'],
  ['https://sbi.bank.in/x.apk', '', 'own-program'],
  ['https://sbi.bank.in/x.apk', 'SBI', 'own-program'],
  ['https://cdn.irctc.co.in/app.apk', '', 'own-program'],
  ['https://cdn.irctc.co.in/app.apk', 'IRCTC', 'own-program'],
  ['https://police.gov.in/notice.apk', '', 'own-program'],
  ['https://kodak.com/driver.exe', '', 'own-program'],
  ['https://amazon.co.uk/app.apk', '', 'own-program'],
  ['https://anydesk.com/download/AnyDesk.exe', '', 'own-program'],
  ['https://www.google.com/url?q=https://example.org/app.apk', '', 'own-program'],
  // What imitates does so with a program, too.
  ['https://hdfcbnk.com/x.apk', '', 'imitates'],
  ['https://sbi-kyc.top/x.apk', 'SBI', 'imitates'],
  ['https://uidai.com/mAadhaar.apk', '', 'imitates'],
  // Another company's name before the @ of an own one, or below it.
  ['https://sbi.co.in@amazon.in/', '', 'disguised'],
  ['https://sbi.co.in@echallan.parivahan.gov.in/', '', 'disguised'],
  ['https://hdfcbank.com.amazon.in/', '', 'known'],
  ['https://amazon.in:443@amazon.in/', '', 'known'],
  // A company's own short address, and those of services for everybody.
  ['https://hdfcbk.io/HDFCBK/x', '', 'own-short'],
  ['https://hdfcbk.io/HDFCBK/x', 'HDFC Bank', 'own-short'],
  ['https://hdfcbk.io/HDFCBK/x', 'SBI', 'own-short'],
  ['https://amzn.in/d/1', 'Amazon', 'own-short'],
  ['https://paytm.me/abc', 'Paytm', 'own-short'],
  ['https://p.paytm.me/abc', '', 'own-short'],
  ['https://dl.flipkart.com/s/x', 'Flipkart', 'known'],
  ['https://i.airtel.in/x', '', 'known'],
  ['https://t.co/x', '', 'shortener'],
  ['https://lnkd.in/x', 'LinkedIn', 'shortener'],
  ['https://rzp.io/l/x', '', 'open'],
  ['https://rzp.io/l/x', 'Razorpay', 'open'],
  ['https://sbi.co.in@amzn.in/x', '', 'disguised'],
  ['https://amzn.in/x.apk', 'Amazon', 'own-program'],
  ['https://hdfcbk-io.in/x', 'HDFC Bank', 'other-address'],
  // Stores, and a program by which others see the screen.
  ['https://play.google.com/store/apps/details?id=com.sbi', '', 'store'],
  ['https://apps.apple.com/in/app/yono-sbi/id1231393474', 'SBI', 'store'],
  ['https://anydesk.com', '', 'remote'],
  // An ending of the company's own.
  ['https://bank.sbi', 'SBI', 'restricted'],
  ['https://bank.sbi', '', 'restricted'],
  // Under an ending for few, where the company's own name there is known: this is another bank's.
  // An office has several names under .gov.in.
  ['https://epfo.gov.in', 'EPFO', 'restricted'],
  ['https://incometaxindia.gov.in', 'Income Tax Department', 'known'],
  ['https://sbl.bank.in', 'SBI', 'beside-home'],
  ['https://sbm.bank.in', 'SBI', 'beside-home'],
  ['https://hdfcbamk.bank.in', 'HDFC Bank', 'beside-home'],
  ['https://sbm.bank.in', 'sbi.bank.in', 'beside-home'],
  ['https://sbi.bank.in', 'SBI', 'known'],
  ['https://sbm.bank.in', '', 'restricted'],
  // A word before a name, with no blank between.
  ['visit:hdfcbank.com', '', 'known'],
  ['Visit:sbi.bank.in', 'SBI', 'known'],
  ['Link:flipkart.com/orders', '', 'known'],
  ['Website:www.amazon.in', '', 'known'],
  ['KYC:sbi-kyc.in', '', 'imitates'],
  ['mail:alerts@hdfcbank.com', '', 'known'],
  ['javascript:sbi.co.in', '', 'no-web-address'],
  ['intent:sbi.co.in', '', 'no-web-address'],
  // A name shown behind a backslash.
  ['https://evil.top\\@sbi.bank.in/', '', 'fraud-signs'],
  ['https://evil.top\\@sbi.bank.in/', 'SBI', 'fraud-signs'],
  ['https://sbi.bank.in\\@evil.top/', 'SBI', 'signs'],
  // Well-known ones, and a sister company of the one that was given.
  ['https://www.jiomart.com/x?y=1', '', 'known'],
  ['https://www.jiomart.com', 'Jio', 'known'],
  ['https://kotakmf.com', 'Kotak', 'known'],
  ['https://axismf.com', 'Axis', 'known'],
  ['https://www.irctctourism.com', 'IRCTC', 'known'],
  ['https://airtelxstream.in', 'Airtel', 'known'],
  ['https://www.sbicard.com', 'SBI', 'known'],
  ['https://sbi.co.in', 'SBI Card', 'known'],
  ['https://hdfclife.com', 'HDFC', 'known'],
  ['https://icicibank.com', 'HDFC', 'known-other'],
  ['https://cx.indianoil.in', '', 'known'],
  ['https://www.dtdc.in/tracking', '', 'known'],
  ['https://fastag.ihmcl.co.in', '', 'known'],
  ['https://www.passportindia.gov.in', '', 'known'],
  // Where fraud is reported.
  ...[...Object.values(REPORTS).map(({ to }) => to), 'https://i4c.mha.gov.in']
    .filter((to) => to.startsWith('https'))
    .map((to): [string, string, VerdictKind] => [to, '', 'known']),
  ['https://cybercrime-gov.in', '', 'imitates'],
  ['https://sancharsaathi.in', '', 'imitates'],
  ['https://jiomart-offers.in', '', 'imitates'],
  ['https://indane-kyc.in', '', 'carries-name'],
  ['https://bharatgas-refund.com', '', 'imitates'],
  ['https://homekart.com', '', 'named'],
  ['https://indane-booking.in', '', 'carries-name'],
  ['https://dtdc-courier.in', '', 'imitates'],
  ['https://mahanagargas-bill.in', '', 'imitates'],
  ['https://fastag-ihmcl.in', '', 'imitates'],
  ['https://passportindia.org', '', 'imitates'],
  ['https://mobikwik-kyc.in', '', 'imitates'],
  ['https://anydesk-download.in', '', 'fraud-signs'],
  ['https://anydesk.com.help.top/x.exe', '', 'fraud-signs'],
  ['https://sbicard-points.in', 'SBI Card', 'imitates'],
  ['https://amzn-in.top/d', '', 'other-address'],
  ['https://hdfcbk.io.top/x', '', 'imitates'],
  ['https://google.com/amp/s/sbi-kyc.top', '', 'imitates'],
  // Real ones with odd ports, paths, files and parameters.
  ['https://www.hdfcbank.com:8443/netbanking?x=https://hdfcbank.com/y', '', 'known'],
  ['https://onlinesbi.sbi.co.in/x', '', 'known'],
  ['https://www.amazon.in/gp/product/B0?tag=sbi-kyc', '', 'known'],
  ['https://m.flipkart.com/sbi-offer.pdf', '', 'known'],
  ['https://api.razorpay.com/v1/checkout.zip', '', 'known'],
  ['https://SBI.CO.IN./login', '', 'known'],
  ['https://sbi%2eco.in/x', '', 'known'],
  ['https://sbi.co.in?@evil.in/', '', 'known'],
  ['https://sbi.co.in%00@evil.in/', '', 'disguised'],
  ['https://github.com/u/r/releases/download/v1/app.apk', '', 'own-program'],
  ['https://sbicard.in', '', 'other-address'],
  ['https://sbicard.in', 'SBI', 'other-address'],
  ['https://sbicard.top', 'SBI', 'other-address'],
  ['https://hpgas.in', '', 'named'],
  ['https://bharatgas.in', '', 'named'],
  // Who writes.
  ['support@paytm-care.in', '', 'imitates'],
  ['support@paytm-care.in', 'Paytm', 'imitates'],
  ['care@hdfcbank.com', 'HDFC Bank', 'known'],
  // With a port, a password or a path, too.
  ['http://sbi.co.in:8080@evil.in/', '', 'disguised'],
  ['https://sbi.co.in:login@evil.in/x', '', 'disguised'],
  ['https://amazon.in:443@evil.top/', '', 'disguised'],
  ['https://sbi.co.in%2Flogin@evil.in/', '', 'disguised'],
  ['https://sbi.co.in%2Flogin@evil.in/', 'SBI', 'disguised'],
  ['https://user:sbi.co.in@evil.in/', '', 'disguised'],
  ['https://www.sbi.co.in:80@evil.in/', 'HDFC Bank', 'disguised'],
  // The very name that was typed as the company's: a listed one as with an empty field, another proves nothing.
  ['https://hdfcbank.com/x', 'hdfcbank.com', 'known'],
  ['https://netbanking.hdfcbank.com/x', 'hdfcbank.com', 'known'],
  ['https://hdfcbank.com/x', 'netbanking.hdfcbank.com', 'known'],
  ['https://www.flipkart.com', 'flipkart.com', 'known'],
  ['https://amazon.in/d/1', 'amazon.in', 'known'],
  ['https://sbi.co.in@amazon.in/', 'amazon.in', 'disguised'],
  ['https://hdfc-netkyc.com/login', 'hdfc-netkyc.com', 'imitates'],
  ['https://login.hdfc-netkyc.com', 'hdfc-netkyc.com', 'imitates'],
  ['https://hdfc-netkyc.com', 'login.hdfc-netkyc.com', 'imitates'],
  ['https://hdfcb\u0430nk.com', 'hdfcb\u0430nk.com', 'imitates'],
  ['care@paytm-care.in', 'paytm-care.in', 'imitates'],
  ['https://sahyadribank-kyc.in', 'sahyadribank-kyc.in', 'signs'],
  ['https://bit.ly/x', 'bit.ly', 'shortener'],
  ['https://sbi.web.app/x', 'sbi.web.app', 'imitates'],
  ['https://www.nilgirikurinji.in/x', 'nilgirikurinji.in', 'same-name'],
  ['https://shop.nilgirikurinji.in', 'nilgirikurinji.in', 'same-name'],
  ['https://police.gov.in/x', 'police.gov.in', 'restricted'],
  // Broken by a blank, or cut off: no ending that few can hold.
  ['www.hdfc .bank.in-kyc.top/login', 'HDFC Bank', 'imitates'],
  ['www.hdfc .bank.in-kyc.top/login', '', 'imitates'],
  ['https://www.sbi\n.kyc-update.in/', '', 'imitates'],
  ['www.icici .bank-kyc.in', 'ICICI', 'imitates'],
  ['www.sbi . co . in', 'SBI', 'known'],
  ['www.sbi', '', 'named'],
  ['www.sbi', 'SBI', 'unknown'],
  ['bank.sbi', '', 'restricted'],
  // No address that is typed makes a link milder.
  ['https://hdfc-netkyc.com', 'hdfcbank.com', 'imitates'],
  ['https://hdfc-netkyc.com', 'HDFC Bank', 'imitates'],
  ['https://hdfc-netkyc.in', 'hdfc-netkyc.com', 'imitates'],
  ['https://nilgirikurinji.com', 'nilgirikurinji.in', 'other-address'],
])('%s, said to be from %j: %s', async (link, company, kind) => {
  expect((await judged(link, company)).kind).toBe(kind);
});
