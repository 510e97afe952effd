/** Bad and good input of the Add Asset form (specification section 5). */
import { describe, expect, it } from 'vitest';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf, INVALID_DOMAIN, searchedName } from '@/lib/read-name.ts';
import { meantDomain, readHostname } from '@/lib/hostname.ts';
import { namesFor } from '@/lib/names-for.ts';

const label63 = 'a'.repeat(63);

describe('readHostname: labels of letters, digits and inner hyphens, ending in a top-level domain of at least two letters (section 5, add asset)', () => {
  it.each([
    ['example-shop.in', 'example-shop.in'],
    ['  Example-Shop.IN ', 'example-shop.in'],
    ['example.in.', 'example.in'],
    ['a.b.c.co.in', 'a.b.c.co.in'],
    ['123.in', '123.in'],
    ['x.in', 'x.in'],
    ['4-ever2.shop.co.in', '4-ever2.shop.co.in'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['दिल्ली.भारत', 'xn--j2bya4ch0f.xn--h2brj9c'],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    [`${label63}.in`, `${label63}.in`],
  ])('accepts %s as %s', (typed, ascii) => {
    expect(readHostname(typed)).toEqual({ ok: true, ascii });
  });

  it.each([
    ['https://example.in', 'http'],
    ['http://example.in', 'http'],
    ['example.in:8080', 'port'],
    ['example.in/login', 'slash'],
    ['example.in?x=1', 'slash'],
    ['exa mple.in', 'spaces'],
    ['-example.in', 'hyphen'],
    ['example-.in', 'hyphen'],
    ['example', 'ending'],
    ['', ''],
    ['   ', ''],
    [`${'a'.repeat(64)}.in`, '63'],
    [`${`${'a'.repeat(49)}.`.repeat(5)}abcd`, '253'],
    ['example..in', 'dot'],
    ['.example.in', 'dot'],
    ['example.i', 'two letters'],
    ['shop.in2', 'two letters'],
    ['192.168.1.1', 'an IP address is not a domain name'],
    ['owner@example.in', 'email'],
    ['exa_mple.in', 'letters'],
    ['exa\u202Emple.in', 'character 4 is invisible (U+202E)'],
    ['exa\u200Bmple.in', 'character 4 is invisible (U+200B)'],
    ['xn--\u{10FFFF}.in', 'characters'],
    ['xn--99999999999.in', 'characters'],
  ])('refuses %j and says why', (typed, why) => {
    const reading = readHostname(typed);
    expect(reading.ok).toBe(false);
    const reason = reading.ok ? '' : reading.reason;
    expect(reason).toMatch(new RegExp(`^${INVALID_DOMAIN}`));
    expect(reason).toContain(why);
  });

  it('counts the 254th character', () => {
    const name = `${`${'a'.repeat(49)}.`.repeat(5)}abcd`;
    expect(name).toHaveLength(254);
    expect(readHostname(name.slice(1))).toEqual({ ok: true, ascii: name.slice(1) });
  });
});

it('gives links domain names in their ASCII form, and nothing else', () => {
  expect(domainOf('Example.in')).toBe('example.in');
  expect(domainOf('münchen.de')).toBe('xn--mnchen-3ya.de');
  expect(domainOf('example.in/@evil.in')).toBeNull();
  expect(domainOf('javascript:alert(1)')).toBeNull();
});

it('leaves labels with invalid punycode as they are', () => {
  expect(toUnicode('xn--mnchen-3ya.de')).toBe('münchen.de');
  expect(toUnicode('xn--99999999999.in')).toBe('xn--99999999999.in');
});

it.each([
  ['https://deshpandesarees.in/login?x=1', 'deshpandesarees.in'],
  ['owner@deshpandesarees.in', 'deshpandesarees.in'],
  ['hxxps[://]deshpandesarees[.]in', 'deshpandesarees.in'],
  ['desh\u200Bpandesarees.in', 'deshpandesarees.in'],
  ['https://xn--mnchen-3ya.de/', 'münchen.de'],
  ['deshpandesarees.in', null],
  ['no name', null],
  ['\u200B', null],
])('by %j is meant %s', (typed, meant) => {
  expect(meantDomain(typed)).toBe(meant);
});

it.each([
  ['hxxps://exa[.]in/login', 'exa.in'],
  ['https://exa.', 'exa.'],
  ['hxxps://exa', 'exa'],
  ['who@exa.in', 'exa.in'],
  ['exa.in:8080', 'exa.in'],
  // Words stay words: nothing is left out that could be searched.
  ['c/o Sahyadri', 'c/o Sahyadri'],
  ['admin@', 'admin@'],
  ['https://', 'https://'],
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
  ['Welcome. Visit kaveri.in', []],
  ['com', []],
  ['Org', []],
  ['sahyadri.x', []],
  ['सह्याद्री बैंक', []],
  ['<b> x', []],
  ['', []],
])('%j may mean %j', (typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});
