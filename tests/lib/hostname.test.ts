/** The one reading of host names, and the field of Add Asset (specification section 5). */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refang } from '@/lib/defang.ts';
import { readDomainField, suggestDomains } from '@/lib/hostname.ts';
import { lowerCase, nameForms, toAscii, toUnicode } from '@/lib/idna.ts';
import { domainsFromWords } from '@/lib/domains-from-words.ts';
import { isPublicSuffix } from '@/lib/public-suffix.ts';
import { domainOf, readName, readOwnDomain, searchedName } from '@/lib/read-name.ts';

const INVALID_DOMAIN = 'Please enter a valid domain name';
const label63 = 'a'.repeat(63);
const LONG = `${`${'a'.repeat(49)}.`.repeat(5)}abcd`;

/** `ascii kind as`, or why there is none. */
function read(text: string): string {
  const reading = readName(text);
  if (!reading.ok) return reading.why;
  const { ascii, kind, as } = reading;
  return `${ascii} ${kind === 'domain' && isPublicSuffix(ascii) ? 'suffix' : kind} ${as}`;
}

describe('readDomainField: labels of letters, digits and inner hyphens, ending in a top-level domain of at least two letters (section 5, add asset)', () => {
  it.each([
    ['example-shop.in', 'example-shop.in'],
    ['  Example-Shop.IN ', 'example-shop.in'],
    ['example.in.', 'example.in'],
    ['example.in。', 'example.in'],
    ['a.b.c.co.in', 'a.b.c.co.in'],
    ['123.in', '123.in'],
    ['x.in', 'x.in'],
    ['4-ever2.shop.co.in', '4-ever2.shop.co.in'],
    ['www.example.in', 'www.example.in'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['दिल्ली.भारत', 'xn--j2bya4ch0f.xn--h2brj9c'],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['ශ්\u200dරී.com', 'xn--10cl1a0b660p.com'],
    [`${label63}.in`, `${label63}.in`],
    [LONG.slice(1), LONG.slice(1)],
    ['acme.eu.org', 'acme.eu.org'],
    ['acme.in.net', 'acme.in.net'],
  ])('accepts %s as %s', (typed, ascii) => {
    expect(readDomainField(typed)).toEqual({ ok: true, ascii, unicode: toUnicode(ascii) });
  });

  it.each<[typed: string, why: string, suggestions?: readonly string[]]>([
    ['https://example.in', 'http', ['example.in']],
    ['http://www.shop.example.co.in/x', 'http', ['example.co.in', 'www.shop.example.co.in']],
    ['example.in:8080', 'port', ['example.in']],
    ['example.in/login', 'slash', ['example.in']],
    ['example.in?x=1', 'slash', ['example.in']],
    ['exa mple.in', 'spaces'],
    ['-example.in', 'hyphen'],
    ['example-.in', 'hyphen'],
    ['sahyadri', 'ending', ['sahyadri.in', 'sahyadri.co.in', 'sahyadri.com']],
    ['', ''],
    ['   ', ''],
    [`${'a'.repeat(64)}.in`, '63'],
    [LONG, '253'],
    ['example..in', 'dot'],
    ['.example.in', 'around it (.)', ['example.in']],
    ['*.example.in', 'around it (*.)', ['example.in']],
    ['example.i', 'two letters'],
    ['shop.in2', 'two letters'],
    ['acme.123', 'two letters'],
    ['192.168.1.1', 'an IP address is not a domain name'],
    ['[2001:db8::1]', 'an IP address is not a domain name'],
    ['owner@mail.example.in', 'email', ['example.in', 'mail.example.in']],
    ['Asha Rao <asha@example.in>', 'email', ['example.in']],
    // A mail provider's domain is nobody's asset.
    ['owner@gmail.com', 'email'],
    ['exa_mple.in', 'letters'],
    ['exa\u202Emple.in', 'character 4 is invisible (U+202E)', ['example.in']],
    ['exa\u200Bmple.in', 'character 4 is invisible (U+200B)', ['example.in']],
    ['example.in\u200B', 'character 11 is invisible (U+200B)', ['example.in']],
    ['a\0c\0m\0e\0.\0i\0n\0', 'character 2 is invisible (U+0000)', ['acme.in']],
    ['xn--\u{10FFFF}.in', 'not a valid internationalised name'],
    ['xn--99999999999.in', 'not a valid internationalised name'],
    ['“acme.in”', 'around it (“”)', ['acme.in']],
    ['acme.in।', 'around it (।)', ['acme.in']],
    ['sbi–kyc.top', 'a dash in the place of a hyphen', ['sbi-kyc.top']],
    ['sbi\u2011kyc.top', 'a dash in the place of a hyphen', ['sbi-kyc.top']],
    // Word makes one dash of two hyphens.
    ['xn—11b5bs3a9aj6g.in', 'a dash in the place of a hyphen', ['परीक्षा.in']],
    // NIXI registers no joiners; the spelling is right.
    ['क्\u200dष.भारत', 'without the joiner (U+200D)', ['क्ष.भारत']],
    ['acme[.]in', 'letters', ['acme.in']],
    ['acme.in / beta.in', 'spaces', ['acme.in', 'beta.in']],
    ['acme.in|beta.in', 'letters', ['acme.in', 'beta.in']],
    ['[acme.in](https://acme.in/)', 'letters', ['acme.in']],
    ['example,in', 'ending', ['example.in']],
  ])('refuses %j, says why and offers what is meant', (typed, why, suggestions = []) => {
    const reading = readDomainField(typed);
    expect(reading).toMatchObject({ ok: false, suggestions });
    const reason = reading.ok ? '' : reading.reason;
    expect(reason).toMatch(new RegExp(`^${INVALID_DOMAIN}`));
    expect(reason).toContain(why);
  });

  it.each(['com.ru', 'org.ru', 'eu.org', 'uk.com', 'in.net', 'co.in', 'duckdns.org', 'github.io'])(
    'refuses the public suffix %s',
    (typed) => {
      expect(readDomainField(typed)).toEqual({
        ok: false,
        reason: `${INVALID_DOMAIN}: ${typed} is a public ending, under which others register their names. Enter your own name, such as yourcompany.${typed}.`,
        suggestions: [],
      });
    },
  );

  it('offers only names that it accepts', () => {
    const typed = fc.oneof(
      fc.webUrl(),
      fc.emailAddress(),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc
        .tuple(fc.domain(), fc.constantFrom('।', '”', '/x', ':80', '\u200b', '–a'))
        .map((x) => x.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        for (const name of suggestDomains(text)) expect(readDomainField(name).ok).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('readName takes off what clipboards bring around a name', () => {
  it.each([
    ...`“acme.in” ‘acme.in’ „acme.in“ «acme.in» ‹acme.in› 「acme.in」 "acme.in" 'acme.in' 'acme.in', "acme.in";
      ´acme.in´ acme.in’ ＂acme.in＂ (acme.in) [acme.in] {acme.in} <acme.in> （acme.in） 【acme.in】 (acme.in).
      acme.in। acme.in॥ acme.in, acme.in; acme.in! acme.in? acme.in… acme.in…। acme.in， acme.in、 acme.in！ acme.in؟
      acme.in۔ acme.in:: *.acme.in .acme.in ..acme.in acme.in✓ acme.in.. //acme.in @acme.in, acme[.]in acme(dot)in
      acme[.in acme.]in`.split(/\s+/),
    'acme.in ।',
    'acme.in ✅',
    '• acme.in',
    '→ acme.in',
    '✓ acme.in',
    '✔\ufe0f acme.in',
    '`acme.in`',
    '\u200bacme.in',
    'acme.in\u200b',
    'acme.in\u00ad',
    'acme.in\u2060',
    'acme.in\u200d',
    '\u200eacme.in\u200f',
    '\u202aacme.in\u202c',
    '\u2068acme.in\u2069',
  ])('%j', (text) => {
    expect(read(text)).toBe('acme.in domain marked');
  });

  it.each([
    ['acme.in', 'acme.in domain name'],
    ['ACME.IN.', 'acme.in domain name'],
    ['\ufeffacme.in', 'acme.in domain name'],
    ['☃\ufe0f.net', 'xn--n3h.net domain name'],
    ['acme.in．', 'acme.in domain name'],
    ['acme.in｡', 'acme.in domain name'],
    ['acme。in', 'acme.in domain name'],
    ['ａｃｍｅ．ｉｎ', 'acme.in domain name'],
    ['दुकान.भारत।', 'xn--11b7ah1gn.xn--h2brj9c domain marked'],
    ['💩.la', 'xn--ls8h.la domain name'],
    ['ẞ.de', 'xn--zca.de domain name'],
    ['ΌΔΟΣ.gr', 'xn--pxawm7a.gr domain name'],
    // Characters inside a name are dropped only where URLs drop them.
    ['sbi-\u00adkyc.top', 'sbi-kyc.top domain marked'],
    ['sbi\u200b-kyc.top', 'sbi-kyc.top domain marked'],
    ['क्\u200dष.भारत', 'xn--11b2ezcw70k.xn--h2brj9c domain name'],
    ['ශ්\u200dරී.com', 'xn--10cl1a0b660p.com domain name'],
    ['“ශ්\u200dරී.com”', 'xn--10cl1a0b660p.com domain marked'],
    ['نامه\u200cای.com', 'xn--mgba3gch31f060k.com domain name'],
    ['https://acme.in/login?x=1#y', 'acme.in domain url'],
    ['hXXps://acme[.]in[:]8443[/]login', 'acme.in domain url'],
    ['h**p://acme.in', 'acme.in domain url'],
    ['ftp://acme.in', 'acme.in domain url'],
    ['https:\\\\acme.in\\x', 'acme.in domain url'],
    ['acme.in:8080', 'acme.in domain url'],
    ['(https://acme.in/x).', 'acme.in domain url'],
    ['https://user:p@ss@acme.in/', 'acme.in domain url'],
    ['https://hdfcbank.com／@acme.in/', 'acme.in domain url'],
    ['https://hdfcbank.com%20@acme.in', 'acme.in domain url'],
    ['asha@acme.in', 'acme.in domain email'],
    ['mailto:asha@acme.in?subject=x', 'acme.in domain url'],
    ['"Rao, Asha" <asha@acme.in>,', 'acme.in domain email'],
    ['co.in', 'co.in suffix name'],
    ['https://github.io/', 'github.io suffix url'],
    ['acme.github.io', 'acme.github.io domain name'],
    ['192.168.149[.]100', '192.168.149.100 ip marked'],
    ['１２７.0.0.1', '127.0.0.1 ip name'],
    ['http://0x7f000001', '127.0.0.1 ip url'],
    ['http://0300.0250.1.1/', '192.168.1.1 ip url'],
    ['1.1.1', '1.1.0.1 ip name'],
    ['2001:db8::1', '[2001:db8::1] ip name'],
    ['https://[::1]:8080/x', '[::1] ip url'],
    ['[fe80::1%eth0]', '[fe80::1] ip name'],
  ])('reads %j as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('says what was taken off', () => {
    expect(readName('“*.acme.in.”')).toMatchObject({ before: '“*.', after: '.”' });
    expect(readName('https://a@acme.in:8080/x')).toMatchObject({
      before: 'https://a@',
      after: ':8080/x',
    });
  });

  it.each([
    // No label of these decodes to a valid label (UTS #46), whatever a browser says.
    ['xn--a.com', 'a-label'],
    ['xn--a-ecp.ru', 'a-label'],
    ['xn--zn7c.com', 'a-label'],
    ['xn--xn---epa.com', 'a-label'],
    ['https://xn--a.com/', 'a-label'],
    ['www.xn--a.com', 'a-label'],
    ['acme.xn--a', 'a-label'],
    ['xn--.com', 'a-label'],
    ['xn--a-.com', 'a-label'],
    ['xn--mnchen-3y.de', 'a-label'],
    // ZWNJ without a virama, a fullwidth letter, a capital, an opening mark, a soft hyphen, a hyphen at the start
    ['xn--ab-j1t.com', 'a-label'],
    ['xn--ab-w0o.com', 'a-label'],
    ['xn--a-qib.com', 'a-label'],
    ['xn--ls8h.xn--ls8h', 'ending'],
    // The directions of the letters contradict each other.
    ['xn--0-0hc.com', 'a-label'],
    ['xn--a-0hc.com', 'a-label'],
    ['1.אב.com', 'character'],
    // Signs that IDNA refuses, inside
    ['acme’s.in', 'character'],
    ['acme।in.com', 'character'],
    ['acme.in।beta.in', 'character'],
    ['ac“me.in', 'character'],
    ['a\u200cb.in', 'invisible'],
    ['a\u202eb.in', 'invisible'],
    ['a\u3164b.in', 'invisible'],
    ['sbi–kyc.top', 'dash'],
    ['sbi−kyc.top', 'dash'],
    ['hdfcbank.com&x.evil.in', 'character'],
    ['https://hdfcbank.com,x.evil.in', 'character'],
    ['https://hdfcbank.com／login.evil.in/x', 'character'],
    ['https://user%40127.0.0.1', 'character'],
    // A browser keeps the sign: it is another host.
    ['https://*acme.in', 'character'],
    ['a@*acme.in', 'character'],
    ['https://acme.in:99999/', 'port'],
    ['https://acme.in:80:443/', 'character'],
    ['exa_mple.in', 'character'],
    ['acme.in and beta.in', 'blank'],
    ['acme.in\u3000beta.in', 'blank'],
    ['acme.\nin', 'blank'],
    ['https://hdfcbank.com\t.evil.in/', 'blank'],
    ['localhost', 'ending'],
    ['javascript:alert(1)', 'character'],
    ['data:text/html,acme.in', 'character'],
    ['blob:https://acme.in/1', 'character'],
    ['1.2.3.256', 'ip'],
    ['“”', 'empty'],
    ['*.', 'empty'],
    ['.', 'empty'],
    [LONG, 'too-long'],
    [`${'a'.repeat(64)}.in`, 'long-label'],
  ])('refuses %j: %s', (text, why) => {
    expect(read(text)).toBe(why);
  });

  // Anything that is not linear would take longer than a test may.
  it('checks the length of a text of millions of characters before anything else', () => {
    for (const text of ['“', 'a.', 'xn--', '[.]', '@', '\u200d', 'hxxp:', '\\.', ' dot ']) {
      expect(read(text.repeat(2_000_000))).toBe('too-long');
      read(text.repeat(Math.floor(4_096 / text.length)));
    }
  });
});

const labelOf = (unit: fc.Arbitrary<string>) =>
  fc.array(unit, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));
const LETTERS = Array.from('abcxyz019-çßẞıİΣςжіאב1۱بپ०कष्\u200d\u200cಕ್ශ්මய中国한글');
const letter = fc.oneof(fc.constantFrom(...LETTERS), fc.string({ unit: 'grapheme', maxLength: 1 }));
const written = fc
  .tuple(
    fc.array(labelOf(letter), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('in', 'com', 'भारत', 'рф'),
  )
  .map(([labels, ending]) => [...labels, ending].join('.'));

describe('readName agrees with new URL', () => {
  it('on each host that it accepts, whatever is around it', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('', '“', 'https://', 'a@', '*.'), (name, before) => {
        const reading = readName(before + name);
        if (!reading.ok) return;
        const { ascii, unicode } = reading;
        expect(new URL(`https://${ascii}/`).hostname).toBe(ascii);
        expect(new URL(`https://${unicode}/`).hostname).toBe(ascii);
        // In lower case: Node 20 makes `ss` of ẞ. Of a defanged name (`a[.b`) the browser reads what is meant.
        if (before !== 'https://') return;
        const host = new URL(refang(before + lowerCase(name))).hostname;
        expect(host.replace(/^(?:\*?\.)+|\.$/g, '')).toBe(ascii);
      }),
      { numRuns: process.env['FULL'] ? 50_000 : 2_000 },
    );
  });

  it('on every name of plain letters', () => {
    fc.assert(
      fc.property(fc.domain(), (name) => {
        const reading = readName(name);
        const answer = reading.ok ? reading.ascii : reading.why;
        expect([new URL(`http://${name}`).hostname, 'a-label', 'ending']).toContain(answer);
      }),
    );
  });

  it('and throws for no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const reading = readName(text);
        expect(reading.ok || reading.reason.startsWith(INVALID_DOMAIN)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

it('gives links domain names in their ASCII form, and nothing else', () => {
  expect(domainOf('Example.in')).toBe('example.in');
  expect(domainOf('münchen.de')).toBe('xn--mnchen-3ya.de');
  for (const text of [
    'example.in/@evil.in',
    'javascript:alert(1)',
    '“example.in”',
    'a@example.in',
  ]) {
    expect(domainOf(text)).toBeNull();
  }
  for (const text of ['exa\u200bmple.in', 'example[.]in', '192.0.2.1', 'xn--a.com']) {
    expect(domainOf(text)).toBeNull();
  }
});

it.each([
  ['https://www.acme.in/x', 'acme.in'],
  ['www.in', 'www.in'],
  ['www.co.in', 'co.in'],
  ['192.0.2.1', undefined],
])('of %s the own domain is %s', (text, ascii) => {
  const reading = readOwnDomain(text);
  expect(reading.ok ? reading.ascii : undefined).toBe(ascii);
});

describe('written forms', () => {
  it('leave labels of invalid punycode as they are', () => {
    expect(toUnicode('XN--mnchen-3ya.DE')).toBe('münchen.de');
    for (const name of [
      'xn--99999999999.in',
      'xn--xn---epa.com',
      'xn--a-ecp.ru',
      'xn--ab-j1t.com',
    ]) {
      expect(toUnicode(name)).toBe(name);
      expect(toAscii(name)).toBeNull();
    }
  });

  it('are all found by', () => {
    expect([...nameForms('क्\u200dष.भारत')]).toContain('xn--11b2ezcw70k.xn--h2brj9c');
    expect([...nameForms('8')]).toEqual(['8']);
  });
});

it.each([
  ['hxxps://exa[.]in/login', 'exa.in'],
  ['https://exa.', 'exa.'],
  ['hxxps://exa', 'exa'],
  ['who@exa.in', 'exa.in'],
  ['exa.in:8080', 'exa.in'],
  ["'exa[.]in'", 'exa.in'],
  ['*.exa.in', 'exa.in'],
  ['https://a@b@exa.in/x', 'exa.in'],
  ['e–xa.in', 'e-xa.in'],
  // Words stay words: nothing is left out that could be searched.
  ['c/o Sahyadri', 'c/o Sahyadri'],
  ['admin@', 'admin@'],
  ['https://', 'https://'],
  ['24/7', '24/7'],
  ['green dot bank', 'green.bank'],
])('a search for %j looks for %s as well', (query, name) => {
  expect(searchedName(query)).toBe(name);
});

it.each([
  ['example,in', ['example.in']],
  ['Example,co.in', ['example.co.in']],
  [
    'Sahyadri Lok Bank',
    ['sahyadrilokbank.in', 'sahyadrilokbank.co.in', 'sahyadrilokbank.com', 'sahyadrilok.bank.in'],
  ],
  ['A. B. & Co', ['abco.in', 'abco.co.in', 'abco.com']],
  ['sahyadri', ['sahyadri.in', 'sahyadri.co.in', 'sahyadri.com']],
  ['malabarspices . in', ['malabarspices.in']],
  ['Malabarspices. co.in', ['malabarspices.co.in']],
  ['malabarspices .co . in.', ['malabarspices.co.in']],
  ['www.malabarspices , com', ['malabarspices.com']],
  ['Sahyadri Lok Bank . in', ['sahyadrilokbank.in']],
  ['रक्षा . भारत', ['xn--11b7cwa2a3e.xn--h2brj9c']],
  ['St. Xavier', ['stxavier.in', 'stxavier.co.in', 'stxavier.com']],
  ['Welcome. Visit kaveri.in', ['kaveri.in']],
  ['kaveri.in / www.kaveri.com', ['kaveri.in', 'kaveri.com']],
  ['com', []],
  ['Org', []],
  ['sahyadri.x', []],
  ['सह्याद्री बैंक', []],
  ['<b> x', []],
  ['', []],
])('%j may mean %j', (typed, names) => {
  expect(domainsFromWords(typed)).toEqual(names);
});
