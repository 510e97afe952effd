/** "Is this link real?": what a browser would go to, whatever the link looks like. */
import { describe, expect, it } from 'vitest';
import { explain } from '@/lookalike/index.ts';
import { readLink } from '@/features/site/finder/link/read-link.ts';
import { isDanger, verdictOf, type VerdictKind } from '@/features/site/finder/link/verdict.ts';

const ASSET = 'hdfcbank.com';

function judge(link: string): VerdictKind {
  const reading = readLink(link);
  const found = reading.kind === 'name' ? explain(ASSET, reading.host) : null;
  return verdictOf(
    reading,
    found && found.kind === 'explanation' ? { ...found, why: null } : found,
  );
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
    ]) {
      expect(notes(link)).toEqual([{ kind: 'carries', host: 'evil.in' }]);
    }
    expect(notes('https://bit.ly/3abc')).toEqual([{ kind: 'shortener', host: 'bit.ly' }]);
    expect(notes('https://hdfcbank.com:443/a/b?c=https://hdfcbank.com/d')).toEqual([]);
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
    ['https://hdfcbank.com/login', 'own'],
    ['https://netbanking.hdfcbank.com/', 'own'],
    ['https://hdfcbank.com@evil.in/', 'disguised'],
    ['https://evil.in/hdfcbank.com/login', 'unknown'],
    ['https://hdfcb\u0430nk.com/', 'imitates'],
    ['https://xn--hdfcbnk-6fg.com/', 'imitates'],
    ['https://hdfcbank.com.kyc-update.in/', 'imitates'],
    ['hdfcbank-kyc.in', 'imitates'],
    ['https://wikipedia.org/', 'unknown'],
    ['http://3627734734/', 'ip-address'],
    ['javascript:location="https://hdfcbank.com"', 'no-web-address'],
    ['upi://pay?pa=hdfcbank@evil', 'no-web-address'],
    ['data:text/html,x', 'no-web-address'],
    ['hdfcbank.com\u202e.evil.in', 'unreadable'],
    ['hello', 'unreadable'],
  ])('%s: %s', (link, kind) => {
    expect(judge(link)).toBe(kind);
  });

  it('keeps the reader away from what imitates and from what is no name', () => {
    expect(isDanger('imitates')).toBe(true);
    expect(isDanger('disguised')).toBe(true);
    expect(isDanger('may-imitate')).toBe(true);
    expect(isDanger('ip-address')).toBe(true);
    expect(isDanger('no-web-address')).toBe(true);
  });
});
