/** Links that were found to be judged wrongly, and harmless ones that must not be accused. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkMessage } from '@/link-check/model/check-message.ts';
import type { Verdict } from '@/link-check/model/verdicts.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const BAD = read('links-bad.json') as { kind: string; text: string }[];
const GOOD = read('links-good.json') as [kind: string, text: string][];

const verdictsOn = (text: string, company = ''): readonly Verdict[] =>
  checkMessage(text, company).verdicts;
const leading = (text: string, company = ''): Verdict | undefined => verdictsOn(text, company)[0];

test.each(BAD)('no verdict vouches for $kind: $text', ({ text }) => {
  expect(leading(text)?.tone).not.toBe('vouches');
});

/** Tricks of the tables in other forms. */
test.each([
  'https://hdfcbank.com|@evil-kyc.in/',
  'https://hdfcbank.com/{@evil-kyc.in/',
  'https://hdfcbank.com#"@evil-kyc.in/',
  'https:\\\\evil.in\\.hdfcbank.com',
  'vbscript:https://hdfcbank.com/',
  'about:https://hdfcbank.com',
  'web+evil:https://hdfcbank.com',
  'data:,https://hdfcbank.com',
  'mailto:care@hdfcbank.com?cc=thief@evil-kyc.in',
  'mailto:"care@hdfcbank.com"@evil-kyc.in',
  'Cc: http://sbi-kyc-update.xyz/login www.onlinesbi.sbi',
  'Visit mr.sbikyc.in now onlinesbi.sbi',
  'onlinesbi.sbi pay 1930.in',
  'Pay at hdfcbank.com.pay now',
  'hdfcbank.com visit केवाईसी.भारत',
  'https://hdfcbank.com @evil-kyc.in',
  'https://hdfcbank. com-kyc.in/login',
  'https://hdfcbank.com\ufeff.evil-kyc.in/',
  'http://①②⑦.⓪.⓪.①/',
  '216.58.214.227/login hdfcbank.com',
  'https://www.google.com/amp/s/evil-kyc.in',
  'https://web.archive.org/web/2020/https://hdfcbank.com/',
  'https://support.google.com/accounts/thread/123',
  'https://github.com/loginfake',
  'https://www.icloud.com/#x',
  'https://www.hdfcbank.com/login?next=http:%5c%5cevil-kyc.in',
  'https://www.hdfcbank.com/login;next=//evil-kyc.in',
  'https://www.hdfcbank.com/%5cevil-kyc.in',
  'https://www.hdfcbank.com/r?next=x@evil-kyc.in',
  'https://www.hdfcbank.com/r?next=javascript:alert(1)',
  'https://www.hdfcbank.com/r?next=aHR0cHM6Ly9ldmlsLWt5Yy5pbg==',
  'YOUR ACCOUNT IS BLOCKED.SBI BANK',
  // A scheme that is broken, hidden, glued or in brackets.
  'java\tscript:alert(1)//https://hdfcbank.com',
  '\u0001javascript:https://hdfcbank.com',
  'क्लिकjavascript:evil() hdfcbank.com',
  'hdfcbank.com (javascript:evil())',
  '<a href="jav&#x61;script:x()"> https://hdfcbank.com',
  'microsoft-edge:https://hdfcbank.com',
  'ftp://hdfcbank.com/x',
  // Glued behind an own link, whose path a phone ends there.
  'https://hdfcbank.com/login】evil.top',
  'https://hdfcbank.com/login→ｅｖｉｌ.ｔｏｐ',
  '[x](//onlinesbi.sbi/x】evil.top)',
  'hdfcbank.com\\n…mailto:thief@evil.top',
  'href="https://evil&#46;top"> https://hdfcbank.com',
  'hdfcbank.com 0300.0250.1.1',
  'hdfcbank.com 0x7f.1',
  'evil.apk_https://hdfcbank.com',
  // A target in a value or in the path.
  'https://hdfcbank.com/r?u=https%25252525253A%25252F%25252Fevil.top',
  'https://hdfcbank.com/r?a=%7B%22u%22:%22evil.top%22%7D',
  'https://hdfcbank.com/r?u=Ly9ldmlsLnRvcA==',
  'https://hdfcbank.com/r?token=eyJhbGciOiJIUzI1NiJ9.eyJ1cmwiOiJodHRwczovL2V2aWwuaW4ifQ.c2ln',
  'https://hdfcbank.com/r?u=68747470733a2f2f6576696c2e696e',
  'https://hdfcbank.com/r?u=YUhSMGNITTZMeTlsZG1sc0xtbHU=',
  'https://hdfcbank.com/r?q=%3Cscript%3Ealert(1)%3C/script%3E',
  'https://hdfcbank.com/r?q=%3Cimg%20src=x%20onerror=alert(1)%3E',
  'https://hdfcbank.com/r?next=intent:%23Intent',
  'https://hdfcbank.com/r?next=tel:+919876543210',
  'https://hdfcbank.com/r?link=evil.ai',
  'https://hdfcbank.com/r?out=evil.sh',
  'https://hdfcbank.com/r?u=.evil.top',
  'https://hdfcbank.com/redirect/evil.top',
  'https://www.hdfcbank.com//1.2.3.4/x',
  'https://hdfcbank.com/get?file=update.apk',
  'https://hdfcbank.com/login#evil.भारत',
  'https://accounts.google.com/signin?continue=https://sites.google.com/view/x',
  'https://community.airtel.in/',
  'https://meet.jio.com/x',
  'https://clouddrive.amazon.com/x',
  // A page on its own host to which a sign-in page passes on.
  'https://www.facebook.com/login.php?next=%2Fsbi.kyc',
  'https://www.paypal.com/signin?returnUri=/paypalme/evil',
  'https://github.com/login?return_to=%5Cevil%5Crepo',
  'https://www.amazon.in/ap/signin?openid.return_to=/photos/share/x',
  'https://www.amazon.in/?a=https://www.amazon.in/&b=https://www.amazon.in/photos/share/x',
  'https://www.amazon.in/ap/signin?return_to=https://www.amazon.com/photos/share/x',
  'https://www.amazon.in/shop/someone',
  'https://www.amazon.in/-/hi/shop/someone',
  'https://www.amazon.com/-/zh_TW/gp/profile/x',
  'https://github.com/login%2f..%2fevil/repo',
])('no verdict vouches for %s', (text) => {
  expect(leading(text)?.tone).not.toBe('vouches');
});

test.each([
  ['https://login.microsoftonline.com/common/oauth2/deviceauth', 'grant'],
  ['https://login.live.com/oauth20_remoteconnect.srf', 'grant'],
  ['https://github.com/login/device', 'grant'],
  ['https://accounts.google.com/signin/oauth/consent?as=x', 'grant'],
  ['https://appleid.apple.com/auth/authorize?client_id=x', 'grant'],
  ['https://kite.zerodha.com/connect/login?api_key=x', 'grant'],
  ['https://github.com/login?return_to=/login/device', 'grant'],
  ['https://github.com/login?return_to=https://github.com/login/device', 'grant'],
  ['https://myaccount.google.com/x?continue=https://accounts.google.com/o/oauth2/auth', 'grant'],
  [
    'https://login.live.com/login.srf?wreply=https%3A%2F%2Flogin.microsoftonline.com%2Fcommon%2Foauth2%2Fdeviceauth',
    'grant',
  ],
  ['https://www.netflix.com/tv8', 'grant'],
  ['https://www.amazon.com/code', 'grant'],
  ['https://www.hotstar.com/in/activate', 'grant'],
  ['https://www.airtelxstream.in/activate', 'grant'],
  ['https://www.hdfcbank.com/cards/activate', 'usual'],
  ['https://retail.onlinesbi.sbi/auth/login', 'usual'],
  ['https://github.com/login?return_to=%2Fsettings%2Fprofile', 'usual'],
  ['https://www.facebook.com/login/?next=%2F', 'usual'],
  ['https://netbanking.hdfcbank.com/login?next=/accounts', 'usual'],
  [
    'https://www.amazon.in/ap/signin?openid.ns=http://specs.openid.net/auth/2.0' +
      '&openid.identity=http://specs.openid.net/auth/2.0/identifier_select',
    'usual',
  ],
  ['https://www.airtel.in/devices/consents', 'usual'],
])('signing in at %s: %s', (text, reason) => {
  expect(leading(text)).toMatchObject({
    tone: reason === 'grant' ? 'doubt' : 'vouches',
    reason,
  });
});

test('no harmless link is a danger, and at least half are read', () => {
  const all = GOOD.map(([, text]) => ({ text, verdict: leading(text) }));
  expect(all.filter(({ verdict }) => verdict?.tone === 'danger')).toEqual([]);
  const unread = all.filter(({ verdict }) => verdict?.kind === 'unread');
  expect(unread.length).toBeLessThan(all.length / 2);
});

test.each([
  // Full-width signs before an @: `new URL` goes to the host behind it.
  ['https://hdfcbank.com／@evil.in/', 'disguised', 'evil.in'],
  ['https://hdfcbank.com＃@evil.in/', 'disguised', 'evil.in'],
  ['https://hdfcbank.com？@evil.in/', 'disguised', 'evil.in'],
  ['https://sbi.co.in＃@sbi-kyc.top/login', 'disguised', 'sbi-kyc.top'],
  // Signs that a host may hold.
  ['https://hdfcbank.com&x.evil.in/', 'disguised', 'hdfcbank.com&x.evil.in'],
  ['https://hdfcbank.com,x.evil.in', 'disguised', 'hdfcbank.com,x.evil.in'],
  ['https://hdfcbank.com;x.evil.in/', 'disguised', 'hdfcbank.com;x.evil.in'],
  ["https://hdfcbank.com'x.evil.in/", 'disguised', "hdfcbank.com'x.evil.in"],
  ['https://hdfcbank.com!x.evil.in', 'disguised', 'hdfcbank.com!x.evil.in'],
  ['https://hdfcbank.com(x.evil.in/', 'disguised', 'hdfcbank.com(x.evil.in'],
  ['https://hdfcbank.com{x.evil.in/', 'disguised', 'hdfcbank.com{x.evil.in'],
  ['https://hdfcbank.com，x.evil.in/', 'disguised', 'hdfcbank.com,x.evil.in'],
  ['https://hdfcbank.com’x.evil.in/', 'imitates', 'hdfcbank.xn--comx-x96a.evil.in'],
  ['blob:https://hdfcbank.com/9115d58c-b6e8-4f6a', 'disguised', ''],
  // Numbers in odd notations.
  ['http://0300.0250.1.1/', 'disguised', '192.168.1.1'],
  ['http://0x7f000001', 'disguised', '127.0.0.1'],
  ['http://017700000001/', 'disguised', '127.0.0.1'],
  ['http://１２７.0.0.1/', 'disguised', '127.0.0.1'],
  ['http://1.1.1/', 'disguised', '1.1.0.1'],
  // Percent-encoded signs.
  ['https://hdfcbank.com%3Apw@evil.in', 'disguised', 'evil.in'],
  ['https://hdfcbank.com%20@evil.in', 'disguised', 'evil.in'],
  ['https://user%40127.0.0.1', 'unread', ''],
  // Passed on: defanged, encoded, with a dash that a phone put in.
  ['https[:]//sbi-kyc[.]top[:]8080[/]login', 'carries', 'sbi-kyc.top'],
  ['sbi-kyc[.top', 'carries', 'sbi-kyc.top'],
  ['http%3A%2F%2Fsbi-kyc.top%2Flogin', 'carries', 'sbi-kyc.top'],
  ['sbi‑kyc.top', 'carries', 'xn--sbikyc-dg0c.top'],
  ['sbi–kyc.top', 'carries', 'xn--sbikyc-yg0c.top'],
  ['https://sbi–kyc.top', 'carries', 'xn--sbikyc-yg0c.top'],
  // Glued to Hindi.
  ['कृपया https://sbi-kyc.in। पर जाएँ', 'carries', 'sbi-kyc.in'],
  ['अपडेटकरेंhttps://sbi-kyc.in/loginअभी', 'carries', 'sbi-kyc.in'],
])('%s is %s, by the host %j', (text, kind, host) => {
  const verdict = leading(text);
  expect([verdict?.kind, verdict?.link?.host]).toEqual([kind, host]);
});

test.each([
  'https://hdfcbank.com／login.evil.in/x',
  'https://hdfcbank.com？x.evil.in/',
  'https://hdfcbank.com＃x.evil.in/',
  'https://hdfcbank.com:80:443/',
  'https://sbi-kyc.in:99999/',
])('%s, which no browser opens, is named as unread', (text) => {
  const unread = verdictsOn(text).filter(({ kind }) => kind === 'unread');
  expect(unread.map(({ link }) => link?.text)).toEqual([text]);
  expect(leading(text)?.tone).not.toBe('vouches');
});

test.each([
  [
    'https://urldefense.proofpoint.com/v2/url?u=http-3A__www.sbi-2Dkyc.top_login&d=DwMF&c=x',
    'http://www.sbi-kyc.top/login',
    'carries',
  ],
  [
    'https://protect-eu.mimecast.com/s/AbCdEf12?domain=sbi-kyc.top',
    'https://sbi-kyc.top/',
    'carries',
  ],
  [
    'https://urldefense.proofpoint.com/v1/url?u=https://sbi-kyc.top/login&k=x',
    'https://sbi-kyc.top/login',
    'carries',
  ],
  ['https://urldefense.com/v3/__https://xyz.top__;!!a!b', 'https://xyz.top/', 'unknown'],
  ['https://xyz-top.cdn.ampproject.org/c/s/xyz.top/login', 'https://xyz.top/', 'unknown'],
  ['https://evil--kyc-xyz.translate.goog/', 'https://evil-kyc.xyz/', 'carries'],
  [
    'https://www.google.com/url?q=https://hdfcbnk.com/login',
    'https://hdfcbnk.com/login',
    'imitates',
  ],
])('%s hides %s, which is judged too', (text, target, kind) => {
  const verdicts = verdictsOn(text);
  const hiding = verdicts.find(({ link }) => link?.text === text);
  const hidden = verdicts.find(({ link }) => link?.text === target);
  expect([hiding?.kind, hidden?.kind, hidden?.link?.from]).toEqual(['hides', kind, text]);
});

test.each([
  // Letters of another script under an ending that vouches; words of a sentence before a dot.
  'https://\u0430xisbank.bank.in',
  'https://uid\u0430i.gov.in',
  'Your acct is BLOCKED.BANK call 9876543210',
  // Passed on: dots of other scripts, endings that are also files, a mailbox in front, schemes behind a tab.
  'https://sbi.co.in/r?u=sbi-kyc%E3%80%82top',
  'https://www.hdfcbank.com/r?next=evil\u3002in/login',
  'https://police.gov.in/redirect.php?url=sbi-kyc.ai',
  'https://sbi.co.in/r?loginUrl=sbi.co.in@evil-kyc.in',
  'https://www.hdfcbank.com/r?email=netbanking.hdfcbank.com@evil-kyc.in',
  'https://sbi.co.in/r?u=java%09script:alert(1)',
  'https://github.com/login?return_to=https://github.com/evil/sbi-kyc',
  'https://www.hdfcbank.com/r?next=view-source:x',
  '<a href="//sbi-kyc&#000046;top">https://www.hdfcbank.com/</a>',
])('%s is not vouched for', (text) => {
  expect(leading(text)?.tone).not.toBe('vouches');
});

test.each([
  // The key of a parameter; Base64 in a path; an own link that passes on to one that does.
  ['https://sbi.co.in/?https://sbi-kyc.top=1', 'carries', 'sbi-kyc.top'],
  ['https://sbi.co.in/r/aHR0cHM6Ly9zYmkta3ljLnRvcA', 'carries', 'sbi-kyc.top'],
  [
    `https://sbi.co.in/r?u=${btoa('https://sbi.co.in/r?u=aHR0cHM6Ly9zYmkta3ljLnRvcA')}`,
    'carries',
    'sbi-kyc.top',
  ],
  // Beside an email address, or in the mail that it would begin.
  ['sbi-kyc.top|care@sbi.co.in', 'carries', 'sbi-kyc.top'],
  ['"sbi-kyc.top":"care@sbi.co.in"', 'disguised', 'sbi.co.in'],
  ['nodal@sbi.co.in/sbi-kyc.top', 'carries', 'sbi-kyc.top'],
  ['mailto:care@sbi.co.in?body=https://sbi-kyc.top', 'carries', 'sbi-kyc.top'],
  ['<a href="mailto:care@sbi.co.in">sbi-kyc.top</a>', 'carries', 'sbi-kyc.top'],
  ['intent://sbi-kyc.top/x#Intent;scheme=https;end', 'carries', 'sbi-kyc.top'],
  ['https://sbi.co.in [2001:db8::1]/kyc', 'disguised', '[2001:db8::1]'],
  ['Install #SBI.apk', 'carries', ''],
  // Hyphens in the place of dots; names in Hindi.
  ['https://gst-gov.in', 'imitates', 'gst-gov.in'],
  ['https://login.cybercrime-gov.in/x', 'imitates', 'login.cybercrime-gov.in'],
  ['https://mahapolice-gov.in', 'carries', 'mahapolice-gov.in'],
  ['https://एसबीआई-केवाईसी.भारत', 'carries', 'xn----ytdgb5a2b1k0cvah8dsi7g.xn--h2brj9c'],
])('%s is %s, by the host %j, whatever stands beside it', (text, kind, host) => {
  const verdict = leading(text);
  expect([verdict?.kind, verdict?.link?.host]).toEqual([kind, host]);
});

test.each([
  '<a href="mailto:care@sbi.co.in?subject=KYC">',
  '<a href="mailto:care@sbi.co.in">care@sbi.co.in</a>',
  '[Write to us](mailto:care@sbi.co.in)',
  '[care@sbi.co.in](mailto:care@sbi.co.in)',
  '{"email":"care@sbi.co.in"}',
])('an email address in markup is no disguise: %s', (text) => {
  expect(verdictsOn(text).map(({ kind, link }) => [kind, link?.text])).toEqual([
    ['unknown', 'care@sbi.co.in'],
  ]);
});

test('the number of a payment in a bank’s message is no payment link', () => {
  const text = 'Rs 500 paid, UPI:632912345678. Not you? hdfcbank.com';
  expect(verdictsOn(text).map(({ kind }) => kind)).toEqual(['own']);
});

test.each(['https://www.swiggy.com/r?lat=19.07&lng=72.87', 'https://groww.in/x?nav=45.12'])(
  'a number with a point is no address: %s',
  (text) => expect(leading(text)?.tone).not.toBe('danger'),
);

test('a cached page whose site cannot be told hides it', () => {
  const text = 'https://bnt-nwjseqi-bxctt.cdn.ampproject.org/c/23.0134.0324.0205';
  expect(verdictsOn(text).map(({ kind }) => kind)).toEqual(['hides']);
});
