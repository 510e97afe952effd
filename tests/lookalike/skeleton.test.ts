/** Groups of names that look alike, for conflict checks (design, section 7). */
import { expect, test } from 'vitest';
import { skeletons } from '@/lookalike/index.ts';

function groups(names: string[]): (readonly string[])[] {
  return skeletons(names).map((group) => group.names);
}

test('look-alikes are one group, others are none', () => {
  expect(
    groups(['paytm.com', 'flipkart.com', 'раутм.com', 'paytrn.com', 'sbi.co.in', 'f1ipkart.com']),
  ).toEqual([
    ['paytm.com', 'раутм.com', 'paytrn.com'],
    ['flipkart.com', 'f1ipkart.com'],
  ]);
});

test('accents, hyphens and digits do not part a group', () => {
  expect(groups(['google.in', 'gööglé.in', 'goo-gle.in', 'g00gle.in'])).toHaveLength(1);
});

test('another ending is another name', () => {
  expect(groups(['paytm.com', 'paytm.in'])).toEqual([]);
});

test('one name in two forms is no group', () => {
  expect(groups(['münchen.de', 'xn--mnchen-3ya.de', 'MÜNCHEN.de.'])).toEqual([]);
});

test('strings that are no names are left out', () => {
  expect(groups(['', 'Main website', 'Main website', '10.0.0.1', '10.0.0.1'])).toEqual([]);
});
