/** A link without a company beside the list of well-known addresses: whom it imitates, and what the list leaves alone. */
import { expect, it } from 'vitest';
import { topicOf } from '@/features/site/finder/link/advice.ts';
import { judgeLink } from '@/features/site/finder/link/judge.ts';
import { readSent } from '@/features/site/finder/link/links-in.ts';
import { tellingName } from '@/features/site/finder/link/verdict.ts';
import { stateOf, type VerdictKind } from '@/features/site/finder/link/verdict-kind.ts';
import { engine } from './engine.ts';

it.each<[link: string, kind: VerdictKind, domain: string]>([
  // Of one letter or of all of them.
  ['https://\u0131cicibank.com', 'imitates', 'icicibank.com'],
  ['https://\u0131c\u0131c\u0131bank.com', 'imitates', 'icicibank.com'],
  ['https://lciclbank.com', 'imitates', 'icicibank.com'],
  ['https://1c1cibank.com', 'imitates', 'icicibank.com'],
  ['https://\u0456\u0441\u0456\u0441\u0456bank.com', 'imitates', 'icicibank.com'],
  ['https://\u00e1m\u00e1z\u00f3n.in', 'imitates', 'amazon.in'],
  ['https://www.arnazon.in', 'imitates', 'amazon.in'],
  ['https://netfIix.com', 'imitates', 'netflix.com'],
  ['https://flipkrat.com', 'imitates', 'flipkart.com'],
  // Bait beside a name, before it and behind it.
  ['https://sbi-kyc.top', 'imitates', 'sbi.co.in'],
  ['https://sbi-kyc-update.in/।', 'imitates', 'sbi.co.in'],
  ['https://kycsbi.in', 'imitates', 'sbi.co.in'],
  ['https://echallanparivahan.in', 'imitates', 'parivahan.gov.in'],
  ['https://apple-id-verify.in', 'imitates', 'apple.com'],
  ['https://mahadiscom-bill.in', 'imitates', 'mahadiscom.in'],
  ['https://tatapowerbill.in', 'imitates', 'tatapower.com'],
  ['https://pm-kisan-yojana.in', 'imitates', 'pmkisan.gov.in'],
  ['https://canara-kyc.in', 'imitates', 'canarabank.com'],
  ['https://trai-verify.in', 'imitates', 'trai.gov.in'],
  ['https://lic-bonus.in', 'carries-name', 'licindia.in'],
  ['https://bankofmaharashtra-kyc.in', 'imitates', 'bankofmaharashtra.in'],
  ['https://gst-refund.in', 'imitates', 'gst.gov.in'],
  ['https://fastag-sbi.in', 'imitates', 'sbi.co.in'],
  // A word that it bears comes before one that is a letter away.
  ['https://rbi-refund.org.in', 'imitates', 'rbi.org.in'],
  ['https://rbi-kyc-verify.com', 'imitates', 'rbi.org.in'],
  ['https://rbi-pension.in', 'imitates', 'rbi.org.in'],
  ['https://rbl-kyc.in', 'imitates', 'rbl.bank.in'],
  ['https://www.rbi.org.in/Scripts', 'known', ''],
  // Of three letters another one makes another name, unless it is of another script and beside bait.
  ['https://xbi-kyc.in', 'signs', ''],
  ['https://rbx-kyc.in', 'signs', ''],
  ['https://5bi.in', 'named', ''],
  ['https://\u0455bi-kyc.in', 'imitates', 'sbi.bank.in'],
  // Of several own addresses the one that the link comes closest to.
  ['https://sbi.bank.in.kyc.top', 'imitates', 'sbi.bank.in'],
  ['https://sbi-bank.in', 'imitates', 'sbi.bank.in'],
  ['https://sbi.co.in@evil.top', 'disguised', 'sbi.co.in'],
  // Before an ending that the link only seems to have.
  ['https://onlinesbi.co.in.live/', 'imitates', 'onlinesbi.sbi'],
  ['https://app-hdfcbank.co.in.live/', 'imitates', 'hdfcbank.com'],
  ['https://hdfcbank.com.live/', 'imitates', 'hdfcbank.com'],
  ['https://app-sahyadrilokbank.co.in.live/', 'signs', ''],
  ['https://mybank.co.in.live/', 'signs', ''],
  ['https://www.com.in/', 'named', ''],
  ['https://amazon.fr/', 'other-address', 'amazon.in'],
  // A company's name under an ending that is not its own.
  ['https://icicibank.co.in', 'other-address', 'icicibank.com'],
  ['https://sbi.in', 'other-address', 'sbi.co.in'],
  ['https://flipkart.net', 'other-address', 'flipkart.com'],
  ['https://icici.com', 'other-address', 'icicibank.com'],
  ['https://unionbank.in', 'other-address', 'unionbankofindia.co.in'],
  ['https://unionbank-kyc.in', 'imitates', 'unionbankonline.co.in'],
  ['https://sbionline.in', 'imitates', 'onlinesbi.sbi'],
  ['https://uidai.com', 'imitates', 'uidai.gov.in'],
  // An ordinary word is a company's address, and its letters changed imitate it.
  ['https://account.live.com/Activity', 'known', ''],
  ['https://outlook.office.com/mail', 'known', ''],
  ['https://onedrive.live.com/x', 'open', ''],
  ['https://teams.live.com/meet/9', 'open', ''],
  ['rahul@outlook.com', 'open', ''],
  ['noreply@office.com', 'known', ''],
  ['https://0utlook.com', 'imitates', 'outlook.com'],
  ['https://live-kyc.in', 'signs', ''],
  ['https://office.in', 'named', ''],
  ['https://www.unionbankonline.co.in', 'known', ''],
  ['https://accounts.youtube.com/accounts/CheckConnection', 'known', ''],
  ['https://redbud.com', 'named', ''],
  // A company's shop or helpdesk may be its own; with bait or a change it is none.
  ['https://swiggy.zendesk.com', 'open', ''],
  ['https://zerodha.freshdesk.com', 'open', ''],
  ['https://hdfcbank.myshopify.com', 'open', ''],
  ['https://marutham.notion.site', 'open', ''],
  ['https://www.zendesk.com', 'named', ''],
  ['https://sbi-rewards.zendesk.com', 'fraud-signs', ''],
  // Where any business asks for money, whose name its keeper has; and a place on a map.
  ['https://razorpay.me/@acmestudio', 'open', ''],
  ['https://paypal.me/acme', 'open', ''],
  ['https://instamojo.com/@acme', 'open', ''],
  ['https://www.instamojo.com', 'named', ''],
  ['https://imjo.in/abc', 'open', ''],
  ['https://payments.cashfree.com/forms/x', 'open', ''],
  ['https://sbi.co.in@razorpay.me/@x', 'disguised', 'sbi.co.in'],
  ['https://maps.app.goo.gl/abc', 'map', ''],
  ['https://ipfs.io/ipfs/bafy', 'open', ''],
  ['https://www.youtube.com/redirect?q=https://evil-kyc.top', 'passes-on', ''],
  ['https://www.youtube.com/watch?v=x', 'open', ''],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org', 'passes-on', ''],
  // A program in the path, and a host that looks like one.
  ['https://www.mediafire.com/file/abc/SBI_Reward.apk/file', 'own-program', ''],
  ['https://sbirewardz.apk.link', 'fraud-signs', ''],
  ['https://sbirewardz.apk.link/x', 'fraud-signs', ''],
  // Before the @ stands an address of the list.
  ['https://sbi.bank.in@evil.co/login', 'disguised', 'sbi.bank.in'],
  ['https://icicibank.com:8443@kyc.top', 'disguised', 'icicibank.com'],
  ['https://www.onlinesbi.sbi@evil.co', 'disguised', 'onlinesbi.sbi'],
  ['www.sbi-kyc,in', 'imitates', 'sbi.co.in'],
  // Other companies' own names.
  ['https://trai.com', 'named', ''],
  ['https://cybercrime.com', 'named', ''],
  ['https://mha.org', 'named', ''],
  ['https://canara-hotels.in', 'named', ''],
  ['https://canada.com', 'named', ''],
  ['https://saraswati.com', 'named', ''],
  // A word of bait within another, or beside an unknown name.
  ['https://customshoes.com', 'named', ''],
  ['https://green-electricity.com', 'named', ''],
  ['https://parcel-monkey.in', 'named', ''],
  ['https://garlic-bonus.in', 'signs', ''],
  // Places where anybody puts pages.
  ['https://s3.amazonaws.com/sbi/login.html', 'open', ''],
  ['https://s3.ap-south-1.amazonaws.com/x', 'open', ''],
  ['https://sbi-kyc.s3.ap-south-1.amazonaws.com', 'imitates', 'sbi.co.in'],
  ['https://telegram.me/x', 'open', ''],
  ['https://kodak.com', 'named', ''],
  ['https://sbl.co.in', 'named', ''],
  ['https://bankofamerica.com', 'named', ''],
  ['https://tatacommunications.com', 'named', ''],
  ['https://hdfclife.com', 'known', ''],
  ['https://amazonaws.com', 'named', ''],
  // A name that is to be read as a file, and an app's name below a stranger's.
  ['https://mparivahan.apk.life', 'fraud-signs', ''],
  ['https://echallan.apk.life', 'fraud-signs', ''],
  ['https://mparivahan.gov-in.help', 'fraud-signs', ''],
  ['https://digilocker.kyc.online', 'imitates', 'digilocker.gov.in'],
  ['https://apk.life', 'named', ''],
  // No further than the reader's own network; dressed up, a danger.
  ['http://192.168.1.1/sbi', 'own-network', ''],
  ['http://10.0.0.7', 'own-network', ''],
  ['http://172.20.1.1', 'own-network', ''],
  ['http://172.32.1.1', 'ip-address', ''],
  ['http://127.0.0.1:8080/x', 'own-network', ''],
  ['http://169.254.1.1', 'own-network', ''],
  ['http://localhost:3000/login', 'own-network', ''],
  ['http://sbi.co.in@192.168.1.1/', 'ip-address', ''],
  ['https://digilocker.gov.in', 'known', ''],
  // A name that comes close to none of the list keeps its own verdict.
  ['https://sahyadrilokbank-kyc.in', 'signs', ''],
  ['https://wikip\u0430dia.org', 'mixed', ''],
  // Punycode of a capital letter is not a valid name, yet it still mixes alphabets.
  ['https://xn--hdfbank-cxf.com/', 'mixed', ''],
])('%s: %s %s', async (link, kind, domain) => {
  const judged = await judgeLink(link, '', engine, new AbortController().signal);
  expect([judged.kind, judged.domain]).toEqual([kind, domain]);
});

it.each<[link: string, given: string, kind: VerdictKind, domain: string, carrier?: string]>([
  ['https://www.google.com/url?q=http://203.0.113.9/login', '', 'ip-address', '', 'google.com'],
  // Worse than what carries it.
  [
    'https://www.google.com/url?q=https://hdfcbnk.com/login',
    '',
    'imitates',
    'hdfcbank.com',
    'google.com',
  ],
  [
    'https://www.google.com/url?q=https%3A%2F%2Fhdfcbnk.com%2Flogin&sa=D',
    'hdfcbank.com',
    'imitates',
    'hdfcbank.com',
    'google.com',
  ],
  [
    'https://translate.google.com/translate?u=hdfcbnk.com',
    '',
    'imitates',
    'hdfcbank.com',
    'google.com',
  ],
  [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fsbi-kyc-update.in%2Fx',
    '',
    'imitates',
    'sbi.co.in',
    'facebook.com',
  ],
  [
    'https://example.org/go?to=https://1930.gov.in.help.online',
    '',
    'fraud-signs',
    '',
    'example.org',
  ],
  [
    'https://google.com/url?q=https://sbi.co.in@evil.top/',
    'sbi.co.in',
    'disguised',
    'sbi.co.in',
    'google.com',
  ],
  // Of several the worst, wherever it stands; within another one, too.
  [
    'https://google.com/url?next=https://google.com/a&u=https://example.org&q=https://hdfcbnk.com',
    '',
    'imitates',
    'hdfcbank.com',
    'google.com',
  ],
  [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fgoogle.com%2Furl%3Fq%3Dhttps%253A%252F%252Fhdfcbnk.com',
    '',
    'imitates',
    'hdfcbank.com',
    'facebook.com',
  ],
  // No worse: a company's own, an unknown name, another doubt, and a link that is a danger by itself.
  ['https://www.google.com/url?q=https://hdfcbank.com/login', '', 'passes-on', ''],
  [
    'https://www.google.com/url?q=https://hdfcbank.com',
    'hdfcbank.com',
    'passes-on',
    'hdfcbank.com',
  ],
  ['https://www.google.com/url?q=https://example.org', '', 'passes-on', ''],
  ['https://www.google.com/url?q=https://bit.ly/x', '', 'passes-on', ''],
  ['https://sbi-kyc.top/?u=https://hdfcbnk.com', '', 'imitates', 'sbi.co.in'],
])('%s, said to be from %j: %s %s, carried by %s', async (link, given, kind, domain, carrier) => {
  const judged = await judgeLink(link, given, engine, new AbortController().signal);
  expect([judged.kind, judged.domain, judged.carrier]).toEqual([kind, domain, carrier]);
  expect(judged.link).toBe(link);
});

it.each<[link: string, kind: VerdictKind, decides: string]>([
  // A registry sells names under these; a platform hosts its customers' pages.
  ['https://sbi-kyc.in.net', 'imitates', 'sbi-kyc.in.net'],
  ['https://hdfc-kyc.us.com', 'imitates', 'hdfc-kyc.us.com'],
  ['https://login.hdfcbank.gb.net', 'imitates', 'hdfcbank.gb.net'],
  ['https://sbi-kyc.co.com/x', 'imitates', 'sbi-kyc.co.com'],
  ['https://sbi.bank.in.kyc.us.com', 'imitates', 'kyc.us.com'],
  ['https://marutham.uk.com', 'signs', 'marutham.uk.com'],
  ['https://sbi-rewards.blogspot.com', 'imitates', 'sbi-rewards.blogspot.com'],
  ['https://hdfc-netbanking.web.app', 'imitates', 'hdfc-netbanking.web.app'],
])('%s: %s, and %s decides', async (link, kind, decides) => {
  const judged = await judgeLink(link, '', engine, new AbortController().signal);
  const { found } = judged;
  expect(judged.kind).toBe(kind);
  expect(found?.kind === 'explanation' && tellingName(found)).toBe(decides);
  const isHosted = found?.kind === 'explanation' && found.platform !== null;
  expect(isHosted).toBe(/blogspot|web\.app/.test(link));
});

it('judges a link by itself where the list cannot be asked', async () => {
  const broken = { ...engine, compare: () => Promise.reject(new Error('gone')) };
  const judged = await judgeLink('https://somebank-kyc.in', '', broken, AbortSignal.abort());
  expect(judged.kind).toBe('signs');
});

it.each<[called: string, kind: VerdictKind]>([
  ['Sahyadri Lok Bank', 'fraud-signs'],
  ['Marutham Textiles', 'signs'],
  ['', 'signs'],
])('of a link with bait, the company being called %j: %s', async (called, kind) => {
  const { signal } = new AbortController();
  const judged = await judgeLink('https://sahyadrilokbank-kyc.in', '', engine, signal, { called });
  expect(judged.kind).toBe(kind);
});

it.each<[called: string, link: string, kind: VerdictKind]>([
  ['Sahyadri', 'https://sahyadri-kyc.in', 'fraud-signs'],
  ['Pnx Bank', 'https://pnx-kyc.in', 'fraud-signs'],
  // One letter from a company of the list, and exactly what was meant.
  ['Paytn', 'https://paytn-kyc.in', 'fraud-signs'],
])('of a company called %j no other is named for %s', async (called, link, kind) => {
  const { signal } = new AbortController();
  const judged = await judgeLink(link, '', engine, signal, { called });
  expect([judged.kind, judged.domain]).toEqual([kind, '']);
});

it('tells the name in the path of a place where anybody puts pages', async () => {
  const { signal } = new AbortController();
  const signsOf = async (link: string) =>
    (await judgeLink(link, '', engine, signal)).signs.map(({ kind, text }) => `${kind} ${text}`);
  expect(await signsOf('https://s3.amazonaws.com/sbi/login.html')).toEqual(['path sbi']);
  expect(await signsOf('https://x.blob.core.windows.net/sbi-kyc/')).toEqual(['path sbi']);
  expect(await signsOf('https://s3.amazonaws.com/assets/a.html')).toEqual([]);
});

it.each<[link: string, given: string, kind: VerdictKind, domain: string]>([
  // Another company's name is named, and never milder than without a company.
  ['https://sbi-kyc.top', 'nykaa.com', 'imitates', 'sbi.co.in'],
  ['https://icicibank-kyc.in', 'hdfcbank.com', 'imitates', 'icicibank.com'],
  ['https://lcicibank.com', 'hdfcbank.com', 'imitates', 'icicibank.com'],
  ['https://arnazon.in', 'sahyadrilokbank.co.in', 'imitates', 'amazon.in'],
  // Of the company that was given it is that one's verdict.
  ['https://hdfcbank-kyc.in', 'hdfcbank.com', 'imitates', 'hdfcbank.com'],
  ['https://flipkart.net', 'nykaa.com', 'unknown', 'nykaa.com'],
  ['https://razorpay.me/@acme', 'razorpay.com', 'open', 'razorpay.com'],
  ['https://paypal.me/acme', 'paypal.com', 'open', 'paypal.com'],
  // A shop or a helpdesk under exactly the company's name, and under a changed one.
  ['https://acmestudio.myshopify.com', 'acmestudio.in', 'open', 'acmestudio.in'],
  ['https://acmestudio.instamojo.com/abc', 'acmestudio.in', 'open', 'acmestudio.in'],
  ['https://acmestudio.zohodesk.in', 'acmestudio.in', 'open', 'acmestudio.in'],
  ['https://acmestudio.business.site', 'acmestudio.in', 'open', 'acmestudio.in'],
  ['https://hdfcbank.zendesk.com', 'hdfc.bank.in', 'open', 'hdfc.bank.in'],
  ['https://swiggy.zendesk.com', 'swiggy.com', 'open', 'swiggy.com'],
  ['https://acmestudi0.myshopify.com', 'acmestudio.in', 'imitates', 'acmestudio.in'],
  ['https://acmestudio-kyc.myshopify.com', 'acmestudio.in', 'imitates', 'acmestudio.in'],
  ['https://sbi.co.in@sbi.zendesk.com', 'sbi.co.in', 'disguised', 'sbi.co.in'],
  ['https://kodak.com', 'nykaa.com', 'unknown', 'nykaa.com'],
])('%s, said to be from %s: %s %s', async (link, given, kind, domain) => {
  const judged = await judgeLink(link, given, engine, new AbortController().signal);
  expect([judged.kind, judged.domain]).toEqual([kind, domain]);
  expect(judged.given).toBe(domain === given ? undefined : given);
});

it.each<[link: string, given: string, byName: boolean, kind: VerdictKind, domain: string]>([
  // By its name it is the address that is chosen without a company; one that was typed stays.
  ['https://sbi-kyc-update.in', 'sbi.co.in', true, 'imitates', 'sbi.co.in'],
  ['https://sbi-kyc-update.in', 'sbi.co.in', false, 'imitates', 'sbi.co.in'],
  ['https://hdfcbnk.com', 'hdfcbank.com', true, 'imitates', 'hdfcbank.com'],
  ['https://hdfc-reward.top', 'hdfcbank.com', true, 'imitates', 'hdfcbank.com'],
  [
    'https://google.com/url?q=https://hdfc-reward.top',
    'hdfcbank.com',
    true,
    'imitates',
    'hdfcbank.com',
  ],
  ['https://sbi.bank.in@evil.co/login', 'sbi.co.in', true, 'disguised', 'sbi.bank.in'],
  ['https://sbi.bank.in@evil.co/login', 'sbi.co.in', false, 'disguised', 'sbi.bank.in'],
  // Of one house.
  ['https://accounts.youtube.com/x', 'google.com', true, 'known', 'google.com'],
  ['https://ekartlogistics.com/track/1', 'flipkart.com', true, 'known', 'flipkart.com'],
  ['https://www.myntra.com', 'flipkart.com', true, 'known', 'flipkart.com'],
  ['https://www.blinkit.com', 'zomato.com', true, 'known', 'zomato.com'],
  ['https://www.bhimupi.org.in', 'npci.org.in', true, 'known', 'npci.org.in'],
  ['https://fastag.ihmcl.com', 'nhai.gov.in', true, 'known', 'nhai.gov.in'],
  ['https://github.com', 'microsoft.com', true, 'known', 'microsoft.com'],
  ['https://github.com/x/y', 'microsoft.com', true, 'open', 'microsoft.com'],
  ['https://www.linkedin.com/jobs', 'microsoft.com', true, 'known', 'microsoft.com'],
  // Its own stay its own, and other names what they are.
  ['https://hdfcbank.com', 'hdfcbank.com', true, 'known', ''],
  ['https://sbi.bank.in', 'sbi.co.in', true, 'known', 'sbi.co.in'],
  ['https://icicibank.co.in', 'icicibank.com', true, 'other-address', 'icicibank.com'],
  ['https://bit.ly/x', 'sbi.co.in', true, 'shortener', 'sbi.co.in'],
  ['https://kodak.com', 'sbi.co.in', true, 'unknown', 'sbi.co.in'],
  ['https://lcicibank.com', 'hdfcbank.com', true, 'imitates', 'icicibank.com'],
  ['https://xn--hdfbank-cxf.com/', 'hdfcbank.com', true, 'mixed', 'hdfcbank.com'],
  ['https://xn--hdfbank-cxf.com/', 'hdfcbank.com', false, 'mixed', 'hdfcbank.com'],
  ['https://wikip\u0430dia.org', 'hdfcbank.com', false, 'mixed', 'hdfcbank.com'],
])('%s beside %s, by name: %s: %s %s', async (link, given, byName, kind, domain) => {
  const { signal } = new AbortController();
  const judged = await judgeLink(link, given, engine, signal, { byName });
  expect([judged.kind, judged.domain]).toEqual([kind, domain]);
});

it.each([
  ['https://sbi-kyc-update.in', 'sbi.co.in'],
  ['https://sbionline.in', 'sbi.co.in'],
  ['https://hdfc-reward.top', 'hdfcbank.com'],
  ['https://axisbank-rewards.in', 'axisbank.com'],
  ['https://app-hdfcbank.co.in.live', 'hdfcbank.com'],
])(
  '%s imitates the same address where %s stands for its name as where none does',
  async (link, given) => {
    const { signal } = new AbortController();
    const named = await judgeLink(link, given, engine, signal, { byName: true });
    const alone = await judgeLink(link, '', engine, signal);
    expect([named.kind, named.domain]).toEqual([alone.kind, alone.domain]);
  },
);

it.each<[message: string, kinds: readonly VerdictKind[]]>([
  ['Get it: https://anydesk.com/download AnyDesk', ['remote']],
  ['phonepe://pay?pa=x@ybl&am=5', ['payment']],
  ['tez://upi/pay?pa=x@okaxis', ['payment']],
  ['1930', ['unreadable']],
  ['Scan to get your refund upi://pay?pa=x@ybl&am=5', ['payment']],
  // Beside a genuine link nothing of another name is dropped: in capitals, other letters, or as a program.
  ['Install SBI_KYC.apk and visit https://sbi.co.in to update', ['program', 'known']],
  ['View https://echallan.parivahan.gov.in/ and install RTO.apk', ['known', 'program']],
  ['Update KYC at SBI-KYC.IN. Regards https://sbi.co.in', ['imitates', 'known']],
  ['update on sbі-kyc.in see https://sbi.co.in', ['imitates', 'known']],
  ['update on BIT.LY/Abc see https://sbi.co.in', ['shortener', 'known']],
  ['Pay to 45.77.12.9/sbi see https://sbi.co.in', ['ip-address', 'known']],
  ['Version 1.2.3.4 is out: https://sbi.co.in', ['known']],
  ['Acme PVT.LTD of Pune: https://sbi.co.in', ['known']],
  ['It is blocked.Please see https://sbi.co.in', ['known']],
])('%s holds: %j', async (message, kinds) => {
  const { signal } = new AbortController();
  const judged = await Promise.all(
    readSent(message).links.map((link) => judgeLink(link, '', engine, signal)),
  );
  expect(judged.map(({ kind }) => kind)).toEqual(kinds);
});

it.each<[pasted: string, kind: VerdictKind]>([
  ['login.php', 'no-name'],
  ['index.html', 'no-name'],
  ['invoice.pdf', 'no-name'],
  ['VahanParivahan.apk', 'program'],
  ['sbi-kyc.apk', 'program'],
  ['setup.exe', 'program'],
  ['SBI_KYC.apk', 'program'],
  // Bait is still reported: the list of endings may be older than one of them.
  ['sbi-kyc.pdf', 'imitates'],
  // A file's name or an address.
  ['photos.zip', 'zip'],
  ['clip.mov', 'zip'],
  ['SBI-KYC.zip', 'zip-bait'],
  ['https://photos.zip', 'named'],
  // Still a link.
  ['login.php/x', 'named'],
  ['https://login.php/', 'named'],
])('%s pasted alone: %s', async (pasted, kind) => {
  expect((await judgeLink(pasted, '', engine, new AbortController().signal)).kind).toBe(kind);
});

it.each<[link: string, topic: string]>([
  ['https://www.rbi.org.in/Scripts', 'office'],
  ['https://uidai.gov.in', 'office'],
  ['https://sbi.co.in', 'known'],
  ['https://meet.google.com/abc-defg-hij', 'meeting'],
  ['https://maps.app.goo.gl/abc', 'map'],
  ['https://rzp.io/l/abc', 'pay'],
  ['https://acmestudio.instamojo.com/abc', 'open'],
  // A host made to look like a file is a page; a file in a path is none.
  ['https://sbirewardz.apk.link', 'fraud-signs'],
  ['https://www.mediafire.com/file/abc/SBI_Reward.apk/file', 'file'],
])('what to do about %s is about: %s', async (link, topic) => {
  const judged = await judgeLink(link, '', engine, new AbortController().signal);
  expect(topicOf(judged, stateOf(judged.kind))).toBe(topic);
});
