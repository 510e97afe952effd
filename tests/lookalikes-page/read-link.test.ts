/** "Is this link real?": what a browser would go to, whatever the link looks like. */
import { describe, expect, it } from 'vitest';
import { explain } from '@/lookalike/index.ts';
import { readsInLatin } from '@/lookalike/skeleton.ts';
import { falseEndingOf, platformOf } from '@/lookalike/suffix.ts';
import { chatWith } from '@/features/site/finder/link/places.ts';
import { readSent } from '@/features/site/finder/link/links-in.ts';
import { readLink } from '@/features/site/finder/link/read-link.ts';
import { verdictOf } from '@/features/site/finder/link/verdict.ts';
import { isDanger, stateOf, type VerdictKind } from '@/features/site/finder/link/verdict-kind.ts';

const ASSET = 'hdfcbank.com';

/** @param asset null to compare with nothing */
function judge(link: string, asset: string | null = ASSET): VerdictKind {
  const reading = readLink(link);
  const found = reading.kind === 'name' ? explain(asset ?? 'company.invalid', reading.host) : null;
  const worded =
    found?.kind === 'explanation'
      ? {
          ...found,
          why: null,
          platform: platformOf(found.candidate.ascii),
          reads: readsInLatin(found.candidate.label),
          falseEnding: falseEndingOf(found.candidate.ascii),
        }
      : found;
  return verdictOf(reading, worded, asset !== null);
}

describe('readLink', () => {
  it.each([
    ['https://hdfcbank.com/netbanking?utm_source=sms#top', 'hdfcbank.com'],
    ['hxxps://hdfc-kyc[.]in/login', 'hdfc-kyc.in'],
    ['hdfc-kyc [dot] in', 'hdfc-kyc.in'],
    ['https://hdfcbank.com@evil.in/', 'evil.in'],
    ['hdfcbank.com@evil.in/login', 'evil.in'],
    ['https://hdfcbank.com:443@evil.in:8443/x', 'evil.in'],
    ['https://hdfcbank.com\\@evil.in/', 'hdfcbank.com'],
    ['https:evil.in/login', 'evil.in'],
    ['https:///evil.in', 'evil.in'],
    ['//evil.in/x', 'evil.in'],
    ['https://%65vil.in/', 'evil.in'],
    ['alerts@hdfcbank.com.evil.in', 'hdfcbank.com.evil.in'],
    ['mailto:alerts@evil.in?subject=KYC', 'evil.in'],
    ['EVIL.IN.', 'EVIL.IN'],
    ['Dear customer, your KYC expires today. Visit https://hdfc-kyc.in/u/1. Thanks', 'hdfc-kyc.in'],
    ['Your parcel waits: www.post-in.top/x pay Rs. 25.50 now', 'www.post-in.top'],
    ['xn--hdfcbnk-6fg.com', 'xn--hdfcbnk-6fg.com'],
    ['<https://evil.in>', 'evil.in'],
    // A comma for the dot; behind a whole name it is one.
    ['www.sbi-kyc,in', 'www.sbi-kyc.in'],
    ['Update today: https://sbi-kyc,co,in/x or lose it', 'sbi-kyc.co.in'],
    ['See www.sbi.co.in,in case of doubt', 'www.sbi.co.in'],
  ])('%s leads to %s', (link, host) => {
    expect(readLink(link)).toMatchObject({ kind: 'name', host });
  });

  it.each([
    ['http://192.168.2.1/login', '192.168.2.1'],
    ['http://2130706433/', '127.0.0.1'],
    ['https://hdfcbank.com@0x7f.1/', '127.0.0.1'],
    ['http://[2001:db8::1]/', '[2001:db8::1]'],
  ])('%s leads to the number %s', (link, address) => {
    expect(readLink(link)).toMatchObject({ kind: 'ip-address', address });
  });

  it('says what else is to be known', () => {
    const notes = (link: string) => {
      const reading = readLink(link);
      return 'notes' in reading ? reading.notes : null;
    };
    expect(notes('https://hdfcbank.com@evil.in:8443/')).toEqual([
      { kind: 'user-info', text: 'hdfcbank.com' },
      { kind: 'port', port: '8443' },
    ]);
    for (const link of [
      'https://hdfcbank.com/r?to=https://evil.in/x',
      'https://hdfcbank.com/r?to=https%3A%2F%2Fevil.in',
      'https://hdfcbank.com/r?to=//evil.in',
      'https://hdfcbank.com/r?next=evil.in',
      'https://hdfcbank.com/amp/s/evil.in/kyc',
    ]) {
      expect(notes(link)).toEqual([{ kind: 'carries', host: 'evil.in' }]);
    }
    expect(notes('https://bit.ly/3abc')).toEqual([{ kind: 'shortener', host: 'bit.ly' }]);
    expect(notes('https://hdfcbank.com:443/a/b?c=https://hdfcbank.com/d')).toEqual([]);
  });

  it.each([
    [
      'Your a/c is blocked.Visit https://hdfcbank.com or evil-kyc.in/login now. Rs.500 due',
      ['https://hdfcbank.com', 'evil-kyc.in/login'],
    ],
    ['Link:https://evil.in/x, again https://evil.in/x.', ['https://evil.in/x']],
    ['Write to help@evil.in', ['help@evil.in']],
    // An address that a blank or a line end breaks before a dot is meant whole.
    ['www.hdfc .bank.in-kyc.top/login', ['www.hdfc.bank.in-kyc.top/login']],
    ['Your YONO is blocked: www.sbi .kyc-update.in', ['www.sbi.kyc-update.in']],
    ['https://www.sbi\n.kyc-update.in/', ['https://www.sbi.kyc-update.in/']],
    ['https://www.sbi\r\n.kyc-update.in/ now', ['https://www.sbi.kyc-update.in/']],
    ['https://hdfcbank.com .verify.top/x now', ['https://hdfcbank.com.verify.top/x']],
    ['go to hdfc .bank.in-kyc.top/login', ['hdfc.bank.in-kyc.top/login']],
    ['www.sbi . co . in for details', ['www.sbi.co.in']],
    ['sbi . co . in', ['sbi.co.in']],
    ['www.sbi [.] kyc-update [.] in', ['www.sbi.kyc-update.in']],
    ['www.sbi (dot) kyc-update (dot) in', ['www.sbi.kyc-update.in']],
    ['www.sbi. kyc-update.in', ['www.sbi.kyc-update.in']],
    // A sentence that ends behind an address goes on with no part of it.
    ['Visit sbi.co.in. Thank you', ['sbi.co.in']],
    ['Visit sbi.co.in .Thank you', ['sbi.co.in']],
    ['visit sbi.co.in .thank you', ['sbi.co.in']],
    ['visit sbi.co.in . in case of doubt', ['sbi.co.in']],
    ['visit sbi.co.in . Call us', ['sbi.co.in']],
    ['Dear customer .in case of doubt https://sbi.co.in', ['https://sbi.co.in']],
    ['https://sbi.co.in\n\n.kyc.in', ['https://sbi.co.in']],
    ['hello there', []],
    // Words of an ordinary message that look like more than they are.
    ['482913 is OTP for txn of INR 4,999.00. Not you? Call 18002586161', []],
    ['Urgent: your parcel waits', []],
    ['Do not share with anyone.SBI never calls for it', []],
    ['Your bill is paid.In case of doubt visit us. Avl.bal Rs 500', []],
    ['If not requested,pl.call us. Use code.T&C apply', []],
    ['visit Hdfcbank.In or sbi-kyc.XYZ', ['Hdfcbank.In', 'sbi-kyc.XYZ']],
    ['see sbi-kyc.co?x=1&y now', ['sbi-kyc.co?x=1&y']],
    ['open https\u02D0//sbi-kyc.co/login', ['https://sbi-kyc.co/login']],
    ['Rs.500.00 debited from A/c XX12 to VPA merchant@ybl, blocked.Please reply', []],
    ['Update: https://sbi-kyc-up\ndate.xyz/login now', ['https://sbi-kyc-update.xyz/login']],
    // What a stop divides, the judge divides.
    ['Update PAN at sbi-kycupdate.in.Do not ignore. SBI', ['sbi-kycupdate.in.Do']],
    ['It is blocked.Click:https://sbi-kycupdate.in/login', ['https://sbi-kycupdate.in/login']],
    ['Login at https://hdfcbank.com.Regards HDFC Bank', ['https://hdfcbank.com.Regards']],
    ['It is ready.Visithttps://www.hdfcbank.com/x', ['https://www.hdfcbank.com/x']],
    ['Pay at sbi-kycupdate.in,Call now', ['sbi-kycupdate.in']],
    ['hdfcbank.com,never share OTP', ['hdfcbank.com']],
    // Another name, whose end is written large.
    ['see https://hdfcbank.com.Top now', ['https://hdfcbank.com.Top']],
    ['see https://hdfcbank.com.Verify.top/x', ['https://hdfcbank.com.Verify.top/x']],
    ['see https://sbi.co.in,login@evil.top now', ['https://sbi.co.in,login@evil.top']],
    ['It is due.Click:hxxps://sbi-kyc[.]in Do it', ['https://sbi-kyc.in']],
    ['from help@sbi-kyc.in,Team SBI', ['help@sbi-kyc.in']],
    ['see https://hdfcbank.com.Do,x@evil.top now', ['https://hdfcbank.com.Do,x@evil.top']],
    ['see https://hdfcbank.com.Team/x', ['https://hdfcbank.com.Team/x']],
    ['see https://g.co/url?q=https://sbi.co.in/x', ['https://g.co/url?q=https://sbi.co.in/x']],
    ['KYC is pending. Update: *https://sbi-kyc.in/login*', ['https://sbi-kyc.in/login']],
    ['Click here👉https://sbi-kyc.in👈', ['https://sbi-kyc.in']],
    ['अभी क्लिक करें👉https://sbi-kyc.in', ['https://sbi-kyc.in']],
    ['Click here➡️https://sbi-kyc.in/login✅', ['https://sbi-kyc.in/login']],
    [
      'see #https://sbi-kyc.in KYC=https://sbi-kyc.top',
      ['https://sbi-kyc.in', 'https://sbi-kyc.top'],
    ],
    ['Update now*sbi-kyc.in* _sbi-kyc.top_', ['sbi-kyc.in', 'sbi-kyc.top']],
    ['Click👉sbi-kyc.in👈Now', ['sbi-kyc.in']],
    [
      'https://www.sbi.co.in ok👉https://sbi-kyc.in',
      ['https://www.sbi.co.in', 'https://sbi-kyc.in'],
    ],
    ['OTP is for txn at FLIPKART.Do not share.-SBI', []],
    ['Your a/c XX123 credited.Call us.Thanks,Team', []],
    [
      'see http//sbi-kyc.in/login and https//:sbi-kyc.in',
      ['http://sbi-kyc.in/login', 'https://sbi-kyc.in'],
    ],
    [
      'see \uFF48ttps://sbikyc.in/login htp://sbi-kyc.in',
      ['https://sbikyc.in/login', 'http://sbi-kyc.in'],
    ],
    ['see sbi_kyc.web.app now', ['sbi_kyc.web.app']],
    ['POWER WILL BE CUT TONIGHT.CALL OFFICER 9876543210', []],
    ['your account is blocked.click here', []],
    ['your bill is due.pay now or call 98', []],
    ['kyc expired.link aadhaar today', []],
    ['NEVER SHARE OTP.IN CASE OF FRAUD CALL 1930.SBI', []],
    ['ACCOUNT BLOCKED.HELP 9876543210.ONLINE KYC', []],
    ['update your sbi.call 9876543210', []],
    ['Call me.In 2 hrs power cut. PAY NOW.TEAM BSES', []],
    ['see hdfcbank.com.-HDFC Bank', ['hdfcbank.com']],
    ['see https://hdfcbank.com.-x.top/', ['https://hdfcbank.com.-x.top/']],
    ['see https://hdfcbank.com.-x@evil.top', ['https://hdfcbank.com.-x@evil.top']],
    // What stands before an @, and names of digits, are left whole.
    ['see https://sbi.co.in.visit,x@evil.top now', ['https://sbi.co.in.visit,x@evil.top']],
    ['from sbi.inform@gmail.com now', ['sbi.inform@gmail.com']],
    ['visit 58888.top now', ['58888.top']],
    // Made of a company's name and bait, or a whole link.
    ['update at sbikyc.click here', ['sbikyc.click']],
    ['update kyc sbikyc.online today', ['sbikyc.online']],
    ['open https://tonight.click here', ['https://tonight.click']],
    ['visit groww.in now', ['groww.in']],
    // A name with a mark in it is another one.
    ['see https://sbi.co.in❤.evil.top now', ['https://sbi.co.in❤.evil.top']],
    ['see https://sbi.co.in*evil.top now', ['https://sbi.co.in*evil.top']],
    ['See http://intranet today.', ['http://intranet']],
    ['Pay Re 1 to refund@okhdfcbank. tel:1930', ['tel:1930']],
    [
      Array.from({ length: 9 }, (_, at) => `https://sbi.co.in/${at}`).join(' ') +
        ' http://sbi-kyc.top/x',
      [...Array.from({ length: 9 }, (_, at) => `https://sbi.co.in/${at}`), 'http://sbi-kyc.top/x'],
    ],
    ['', []],
  ])('%j holds the links %j', (text, links) => {
    expect(readSent(text).links).toEqual(links);
  });

  it.each<[string, string[]]>([
    ['POWER WILL BE CUT TONIGHT.CALL OFFICER 9876543210', ['TONIGHT.CALL']],
    ['gifts for you.shop now.in 24 hrs', ['you.shop', 'now.in']],
    ['OTP is for txn at FLIPKART.Do not share', []],
    ['visit flipkart.sale or hdfc.online today', []],
    ['you.shop', []],
    ['see https://sbi.co.in or you.shop', ['you.shop']],
  ])('%j may hold the links %j', (text, words) => {
    expect(readSent(text).possible).toEqual(words);
  });

  it.each(['', '   ', 'hello', 'https://', 'https:///', '%', '@', '://'])(
    '%j is no link',
    (text) => {
      expect(readLink(text)).toEqual({ kind: 'none' });
    },
  );

  it('never throws, whatever was pasted', () => {
    for (const text of [
      'a'.repeat(300),
      `https://${'a.'.repeat(2_000)}in`,
      '\u202eni.live\u202c https://evil.in',
      '🏦💸.in',
      'https://xn--a/',
      'https://xn--zzzzzzzzzz999.com',
      'javascript:alert(1)',
      '%E0%A4%A.in',
      'https://[::',
      '\0\u0007.in',
    ]) {
      expect(() => judge(text)).not.toThrow();
    }
  });
});

describe('the verdict', () => {
  it.each<[string, VerdictKind]>([
    ['https://hdfcbank.com/login', 'known'],
    ['https://netbanking.hdfcbank.com/', 'known'],
    ['https://hdfcbank.com@evil.in/', 'disguised'],
    ['https://evil.in/hdfcbank.com/login', 'signs'],
    ['https://evil.in/hdfcbank/login', 'unknown'],
    ['https://hdfc.bank.in/x', 'known'],
    ['https://hdfcbank.com/go?url=https://evil.in', 'passes-on'],
    ['https://hdfcbank.com/go?url=https://netbanking.hdfcbank.com', 'known'],
    ['https://phishing.pages.dev/hdfc', 'open'],
    ['https://indiapost-gov.in/', 'fraud-signs'],
    ['https://hdfcb\u0430nk.com/', 'imitates'],
    ['https://xn--hdfcbnk-6fg.com/', 'imitates'],
    ['https://hdfcbank.com.kyc-update.in/', 'imitates'],
    ['hdfcbank-kyc.in', 'imitates'],
    ['https://wikipedia.org/', 'unknown'],
    ['http://3627734734/', 'ip-address'],
    ['javascript:location="https://hdfcbank.com"', 'no-web-address'],
    ['upi://pay?pa=hdfcbank@evil&pn=HDFC', 'payment'],
    ['tel:9876543210', 'unreadable'],
    ['data:text/html,x', 'no-web-address'],
    ['hdfcbank.com\u202e.evil.in', 'unreadable'],
    ['hello', 'unreadable'],
  ])('%s: %s', (link, kind) => {
    expect(judge(link)).toBe(kind);
  });

  it.each<[string, string | null, VerdictKind]>([
    ['https://icici.bank.in/x', 'icicibank.com', 'known'],
    ['https://sahyadri.bank.in/x', 'icicibank.com', 'restricted'],
    ['https://hdfcbank.com/', 'hdfc.bank.in', 'known'],
    // That a bank once held it, no ending says.
    ['https://sbi.net/', 'sbi.bank.in', 'other-address'],
    ['https://sahyadri.com/', 'sahyadri.bank.in', 'other-address'],
    ['https://hdfcbank-kyc.com/', 'hdfc.bank.in', 'imitates'],
    ['https://hdfcbank.top/', 'hdfc.bank.in', 'imitates'],
    ['https://icici.bank.in/x', null, 'known'],
    ['https://sahyadri.bank.in/x', null, 'restricted'],
    ['https://icici.bank.in/?to=https://evil.in', null, 'passes-on'],
    ['https://hdfcbank-kyc.vercel.app', null, 'fraud-signs'],
    ['https://somebody.web.app', null, 'open'],
    ['https://docs.google.com/forms/d/1', null, 'open'],
    ['https://docs.google.com/forms/d/1', 'google.com', 'open'],
    ['https://facebook.com', 'facebook.com', 'known'],
    ['https://facebook.com', null, 'known'],
    ['https://remotedesktop.google.com', 'google.com', 'remote'],
    ['https://somebank-kyc.in/x', 'somebank-kyc.in', 'signs'],
    ['https://wikipedia.org/x', 'wikipedia.org', 'named'],
    ['https://facebook.com/SBI-KYC-help', 'facebook.com', 'open'],
    ['https://s3.amazonaws.com/x/login.html', 'amazon.com', 'open'],
    ['https://hdfcbank.com/app.apk', 'hdfcbank.com', 'own-program'],
    ['https://anydesk.com/download', null, 'remote'],
    ['refund@ybl', null, 'unreadable'],
    ['https://wa.me/919999999999', null, 'open'],
    ['https://sbi.short.gy/x', null, 'shortener'],
    ['https://google.com/url?q=https://evil.top', null, 'passes-on'],
    ['https://www.google.com/search?q=hdfcbank.com', null, 'known'],
    ['https://example.in/SBI.apk', null, 'own-program'],
    ['https://hdfcb\u0430nk.com/', null, 'mixed'],
    ['https://wikipedia.org/', null, 'named'],
    ['https://\u0456\u0441\u0456\u0441\u0456.com/login', null, 'whole-script'],
    ['https://xn--80ak6aa92e.com', null, 'whole-script'],
    ['https://xn--80ak6aa92e.com', 'hdfcbank.com', 'whole-script'],
    ['https://\u043f\u0440\u0438\u043c\u0435\u0440.com', null, 'signs'],
    ['https://\u092d\u093e\u0930\u0924.com', null, 'named'],
    ['https://onlinesbi.sbi', 'sbi.co.in', 'known'],
    ['https://amazonpay.in', 'amazon.in', 'known'],
    ['https://axisbank.co.in', 'axisbank.com', 'known'],
    ['https://kotakbank.com', 'kotak.com', 'other-address'],
    ['https://hdfcbank.com', 'icicibank.com', 'known-other'],
    ['https://unionbank.in', 'unionbankofindia.co.in', 'other-address'],
    ['https://airtel.in/recharge.apk', null, 'own-program'],
    ['https://google.com/amp/s/evil.top', null, 'passes-on'],
    ['https://www.facebook.com/sbi.help', null, 'open'],
    ['sbi.support@gmail.com', null, 'open'],
    ['alerts@hdfcbank.com', null, 'known'],
    ['https://icici.com', 'icicibank.com', 'other-address'],
    ['https://sbi-kyc-update.in/login', 'onlinesbi.sbi', 'carries-name'],
    ['https://yono-sbi.in', 'onlinesbi.sbi', 'carries-name'],
    ['https://sbikyc.xyz', 'sbi.co.in', 'imitates'],
    ['https://sbi-kyc.xyz', 'sbi.co.in', 'imitates'],
    ['https://parivahan-echallan.in', 'parivahan.gov.in', 'imitates'],
    ['https://hdfcbank.top', 'hdfcbank.com', 'imitates'],
    ['https://amzn.in/d/x', 'amazon.in', 'own-short'],
    ['https://youtu.be/x', 'youtube.com', 'own-short'],
    ['https://paypa1.com', null, 'fraud-signs'],
    ['https://1930.gov.in.help-desk.online', null, 'fraud-signs'],
    ['https://sbikyc.in', null, 'fraud-signs'],
    ['https://sbi.co.in@evil.in/login', null, 'fraud-signs'],
    ['https://hdfcbank.com.verify.top/', null, 'fraud-signs'],
    ['https://sbi-rewards.apk-download.in', null, 'fraud-signs'],
    ['https://somebank-kyc.in', null, 'signs'],
    ['https://accounts.google.com', null, 'known'],
    ['https://netbanking.hdfcbank.com', null, 'known'],
    ['https://icici-kyc.in', 'icicibank.com', 'imitates'],
    ['https://sbi-kyc.top', 'sbi.co.in', 'imitates'],
    ['https://evil.com/hdfcbank.com/login', null, 'signs'],
  ])('%s beside %s: %s', (link, asset, kind) => {
    expect(judge(link, asset)).toBe(kind);
  });

  it('keeps the reader away from what imitates and from what is no name', () => {
    expect(isDanger('imitates')).toBe(true);
    expect(isDanger('disguised')).toBe(true);
    expect(isDanger('carries-name')).toBe(true);
    // Other firms' names resemble it, too.
    expect(stateOf('may-imitate')).toBe('doubt');
    expect(isDanger('ip-address')).toBe(true);
    expect(isDanger('no-web-address')).toBe(true);
  });
});

it.each<[host: string, rest: string, who: string | undefined]>([
  ['wa.me', '/919876543210', '+91 98765 43210'],
  ['WA.me', '/+919876543210?text=Hi', '+91 98765 43210'],
  ['api.whatsapp.com', '/send?phone=919876543210&text=Hi', '+91 98765 43210'],
  ['wa.me', '/447700900123', '+447700900123'],
  ['t.me', '/sbi_support', '@sbi_support'],
  ['t.me', '/+AbCdEf123', undefined],
  ['t.me', '/joinchat/AbC', undefined],
  ['wa.me', '/message/ABC', undefined],
  ['chat.whatsapp.com', '/AbCdEf', undefined],
  ['evil.in', '/919876543210', undefined],
])('a chat of %s%s is with %s', (host, rest, who) => {
  expect(chatWith(host, rest)?.who).toBe(who);
});
