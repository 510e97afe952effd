import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defang, refang } from '@/lib/defang.ts';

test('no part of a defanged name or address is a link', () => {
  expect(defang('hdfcbamk.com')).toBe('hdfcbamk[.]com');
  expect(defang('https://secure.hdfcbamk.co.in/login')).toBe(
    'hxxps[://]secure[.]hdfcbamk[.]co[.]in/login',
  );
});

test.each([
  ['hdfcbamk[.]com', 'hdfcbamk.com'],
  ['hdfcbamk(.)com', 'hdfcbamk.com'],
  ['hdfcbamk{.}com', 'hdfcbamk.com'],
  ['hdfcbamk[dot]com', 'hdfcbamk.com'],
  ['hdfcbamk [ . ] com', 'hdfcbamk.com'],
  [String.raw`hdfcbamk\.com`, 'hdfcbamk.com'],
  ['hxxp://hdfcbamk[.]com', 'http://hdfcbamk.com'],
  ['hXXps[:]//hdfcbamk[.]com', 'https://hdfcbamk.com'],
  ['hxxps[://]hdfcbamk[.]com', 'https://hdfcbamk.com'],
  ['help[@]hdfcbamk[.]com', 'help@hdfcbamk.com'],
])('%s is read as %s', (written, meant) => {
  expect(refang(written)).toBe(meant);
});

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
const hostname = fc.array(label, { minLength: 2, maxLength: 6 }).map((labels) => labels.join('.'));

test('refang undoes defang on every host name', () => {
  fc.assert(
    fc.property(hostname, (name) => {
      expect(refang(defang(name))).toBe(name);
    }),
    { seed: 5, numRuns: 2000, examples: [['hxxp.com'], ['http.in'], ['dot.dot'], ['hxxps.co.in']] },
  );
});

test('refang undoes defang on Unicode names and addresses', () => {
  for (const text of ['दिल्ली.भारत', 'раутм.com', 'https://a.b.in/x.html', 'http://a.in:8080']) {
    expect(refang(defang(text))).toBe(text);
  }
});
