/** Names in any written form (design, section 7). */
import { describe, expect, test } from 'vitest';
import { type ParsedDomain, isParsedDomain, parseDomain } from '@/lookalike/index.ts';

function read(input: string): ParsedDomain {
  const forms = parseDomain(input);
  if (!isParsedDomain(forms)) throw new Error(`${input}: ${forms.reason}`);
  return forms;
}

function reason(input: unknown): string {
  const forms = parseDomain(input);
  return isParsedDomain(forms) ? `readable as ${forms.ascii}` : forms.reason;
}

describe('one name in many written forms', () => {
  test.each([
    'hdfcbank.com',
    'HDFCBank.COM',
    'hdfcbank.com.',
    '  hdfcbank.com\n',
    'https://hdfcbank.com',
    'https://hdfcbank.com/login?next=http://other.example#top',
    'https://user:secret@hdfcbank.com:8443/',
    'https://evil.example@hdfcbank.com/',
    String.raw`https://hdfcbank.com\@evil.example`,
    '//hdfcbank.com/x',
    'hdfcbank[.]com',
    'hdfcbank(.)com',
    'hdfcbank[dot]com',
    'hxxps://hdfcbank[.]com/login',
    'hXXps[:]//hdfcbank[.]com',
    'hxxp[://]hdfcbank[.]com',
    'hdfcbank。com',
    'hdfcbank [.] com',
    'hdfcbank [dot] com',
    'hdfcbank dot com',
    'https:///hdfcbank.com/x',
    '<https://hdfcbank.com/x>',
    '"hdfcbank.com"',
    "'hdfcbank.com',",
    `${' '.repeat(5000)}hdfcbank.com`,
    'ｈｄｆｃｂａｎｋ．ｃｏｍ',
    'hdfc\u00adbank.com',
  ])('%s', (input) => {
    expect(read(input)).toMatchObject({
      ascii: 'hdfcbank.com',
      label: 'hdfcbank',
      suffix: 'com',
      registrable: 'hdfcbank.com',
      subdomains: [],
      isIdn: false,
    });
  });

  test('punycode and Unicode are one name', () => {
    expect(read('xn--mnchen-3ya.de')).toMatchObject({
      unicode: 'münchen.de',
      ascii: 'xn--mnchen-3ya.de',
      isIdn: true,
    });
    expect(read('MÜNCHEN.de').ascii).toBe('xn--mnchen-3ya.de');
    expect(read('mu\u0308nchen.de').ascii).toBe('xn--mnchen-3ya.de');
    expect(read('दिल्ली.भारत').ascii).toBe('xn--j2bya4ch0f.xn--h2brj9c');
  });

  test('a label that only looks encoded is left as it is', () => {
    for (const name of ['xn--a.com', 'xn--99999999.com', 'xn--google-x.com', 'xn--ab.com']) {
      expect(read(name).unicode).toBe(name.toLowerCase());
    }
  });
});

test('numeric labels stay labels', () => {
  expect(read('8.com').label).toBe('8');
  expect(read('0x7f.in').label).toBe('0x7f');
});

test('public suffixes of one and of more labels', () => {
  expect(read('www.sbi.co.in')).toMatchObject({
    label: 'sbi',
    suffix: 'co.in',
    registrable: 'sbi.co.in',
    subdomains: ['www'],
  });
  expect(read('x.bank.in').suffix).toBe('bank.in');
  expect(read('sbi.coin')).toMatchObject({ suffix: 'coin', suffixKnown: false });
  expect(read('co.in')).toMatchObject({ label: 'co', suffix: 'in' });
  expect(read('a.b.ck')).toMatchObject({ label: 'a', suffix: 'b.ck' });
});

test('a platform is a suffix for its tenant only', () => {
  expect(read('brand.github.io')).toMatchObject({ label: 'github', subdomains: ['brand'] });
  const tenant = parseDomain('brand.github.io', true);
  expect(tenant).toMatchObject({ label: 'brand', suffix: 'github.io' });
});

describe('what is no name says why', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['https://', 'empty'],
    ['Main website', 'bad-character'],
    ['localhost', 'no-dot'],
    ['192.168.1.1', 'ip-address'],
    ['http://[::1]/', 'ip-address'],
    ['a..in', 'empty-label'],
    ['.in', 'empty-label'],
    ['-a.in', 'bad-hyphen'],
    ['a-.in', 'bad-hyphen'],
    [`${'a'.repeat(64)}.in`, 'label-too-long'],
    [`${'ü'.repeat(60)}.in`, 'label-too-long'],
    [`${'a.'.repeat(130)}in`, 'too-long'],
    ['a.b!.in', 'bad-character'],
    ['a_b.in', 'bad-character'],
    ['example.1', 'bad-suffix'],
    ['example.c', 'bad-suffix'],
    ['hdfc\u202eknab.com', 'reordering-character'],
    ['hdfc\u0000bank.com', 'bad-character'],
    ['a\ud800.in', 'bad-character'],
    ['\u3164.in', 'bad-character'],
    ['ü<script>alert1.de', 'bad-character'],
    ['münchen+shop.de', 'bad-character'],
    ['ü|^`~=.de', 'bad-character'],
    ['a≠b.com', 'bad-character'],
    ['xn--<b>-0ra.de', 'bad-character'],
  ])('%j is %s', (input, expected) => {
    expect(reason(input)).toBe(expected);
  });

  test.each([null, undefined, 12, {}, [], Symbol('x')])('%s', (input) => {
    expect(reason(input)).toBe('not-text');
  });

  test('an underscore is fine in a subdomain', () => {
    expect(read('_dmarc.hdfcbank.com').label).toBe('hdfcbank');
  });
});

describe('characters that cannot be seen', () => {
  test('some vanish, a joiner stays, those that reorder are refused', () => {
    expect(read('hdfc\u200bbank.com').ascii).toBe('hdfcbank.com');
    expect(read('hdfc\u200dbank.com').isIdn).toBe(true);
    expect(reason('a\u202ebc.in')).toBe('reordering-character');
  });
});

test('scripts of a label', () => {
  expect(read('раураl.com').scripts).toEqual(['Cyrillic', 'Latin']);
  expect(read('paytm.com').scripts).toEqual(['Latin']);
  expect(read('दिल्ली.भारत').scripts).toEqual(['Devanagari']);
});
