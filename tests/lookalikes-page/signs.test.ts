/** What a link's name shows by itself, with no company beside it. */
import { expect, it } from 'vitest';
import { readLink } from '@/features/site/finder/link/read-link.ts';
import { signsOf } from '@/features/site/finder/link/signs.ts';
import { graphemes } from '@/lib/invisible.ts';
import { isReadable, parseDomain } from '@/lookalike/index.ts';
import { falseEndingOf, platformOf } from '@/lookalike/suffix.ts';

/** Each sign of a link as its kind, and what of the name is lit for it. */
function signs(link: string): string[] {
  const reading = readLink(link);
  const forms = reading.kind === 'name' ? parseDomain(reading.host) : null;
  if (!forms || !isReadable(forms)) throw new Error(`${link} has no name`);
  const found = {
    candidate: forms,
    platform: platformOf(forms.ascii),
    falseEnding: falseEndingOf(forms.ascii),
  };
  return signsOf(reading, found).map(({ kind, text, lit }) =>
    lit
      ? `${kind} ${graphemes(forms.unicode)
          .slice(...lit)
          .join('')}`
      : `${kind} ${text}`,
  );
}

it.each([
  ['https://hdfcbank-kyc.in/x', ['bears hdfcbank', 'bait -kyc']],
  ['kyc-hdfcbank.co.in', ['bears hdfcbank', 'bait kyc-']],
  ['sahyadrilokbankcustomercare.in', ['bait customercare']],
  ['https://yourcompany.in.secure-login.xyz/otp', ['front .secure-login.xyz', 'bait secure-']],
  ['www.sbi.co.in.example.top', ['front .example.top', 'bears sbi']],
  ['https://hdfcbank-com.xyz', ['ending -com']],
  ['https://sbi-co-in.online', ['ending -co-in']],
  ['https://hdfcbank.com@evil.example/', ['user-info hdfcbank.com']],
  ['https://भारतबैंक-kyc.in', ['bait -kyc']],
  ['https://hdfcbank-kyc.vercel.app/x', ['bears hdfcbank', 'bait -kyc']],
  ['https://kycsbi.in', ['bears sbi', 'bait kyc']],
  ['https://sbikycupdate.in', ['bears sbi', 'bait kycupdate']],
  ['https://echallanparivahan.in', ['bears parivahan', 'bait echallan']],
  ['https://loginhdfcbank.in', ['bears hdfcbank', 'bait login']],
  ['https://myicicibank.top', ['bears icicibank']],
  ['https://amaz0n.in', ['reads-like 0']],
  ['https://rnicrosoft.com', ['reads-like rn']],
  ['https://paypa1.com', ['reads-like 1']],
  ['https://indiapost-gov.in', ['bears indiapost', 'bait -gov']],
  ['https://sbi.kyc.in/abc', ['bears sbi']],
  ['https://google.example.org', ['bears google']],
  ['https://paypaI.com', ['reads-like I']],
  ['https://hdfcbannk.com', ['near hdfcbannk']],
  ['https://hdfcbank.co', ['bears hdfcbank']],
  ['https://evil.com/hdfcbank.com/x', ['path hdfcbank.com']],
  ['https://\u043f\u0440\u0438\u043c\u0435\u0440.com', ['script Cyrillic']],
  ['https://yono-sbi.co', ['bears sbi']],
  ['https://hdfcbank.com.in', ['passes-for .com.in']],
  ['https://example.in.net', ['passes-for .in.net']],
  // An ending in the middle of a name, by itself and where the registered label is a part of it.
  ['https://mybank.co.in.live/', ['false-ending .live']],
  ['https://mybank.bank.in.secure.example.live/', ['false-ending .secure.example.live']],
  ['https://mybank.com.live/', ['false-ending .live']],
  ['https://mybank.in.live/', ['false-ending .live']],
  ['https://mail.mybank.com.live/', ['false-ending .live']],
  ['https://mybank.co.in.net/', ['false-ending .net', 'passes-for .in.net']],
  ['https://onlinesbi.co.in.live/', ['bears onlinesbi', 'false-ending .live']],
  ['https://example.in/files/SBI.apk?x=1', ['program SBI.apk']],
])('%s shows %j', (link, expected) => {
  expect(signs(link)).toEqual(expected);
});

// Names of the everyday: a sign that half the web carries would be none.
it.each([
  'https://www.google.com/search?q=login',
  'https://login.microsoftonline.com/',
  'https://accounts.google.com',
  'https://onlinesbi.sbi',
  'https://netbanking.hdfcbank.com/netbanking/',
  'https://secure.com',
  'https://login.gov',
  'https://www.in.gr',
  'https://mail.in.example.com',
  'https://check-in.com',
  'https://in.linkedin.com',
  'https://in.pinterest.com',
  'https://com.example.org',
  'https://co.in',
  'https://co.in.example.com',
  'https://mail.in.com',
  'https://www.example.co.uk',
  'https://s3.amazonaws.com.cn',
  'https://mybank.com.s3.amazonaws.com',
  'https://paytm.com',
  'https://www.amazon.in',
  'https://pages.github.io',
  'https://web1.modern-corner.in',
  'someone@wellness.example',
])('%s shows none', (link) => {
  expect(signs(link)).toEqual([]);
});
