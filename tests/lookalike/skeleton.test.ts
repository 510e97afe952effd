/** Skeletons: one form for all labels that look alike (design, section 7). */
import { expect, test } from 'vitest';
import { graphemes } from '@/lookalike/characters.ts';
import { skeletonOf } from '@/lookalike/skeleton.ts';

const look = (label: string) => skeletonOf(graphemes(label)).text;

test.each([
  ['paytm', ['раутм', 'paytrn']],
  ['flipkart', ['f1ipkart']],
  ['google', ['gööglé', 'goo-gle', 'g00gle']],
])('%s looks like %j', (label, others) => {
  expect(others.map(look)).toEqual(others.map(() => look(label)));
});

test('other labels look different', () => {
  expect(new Set(['paytm', 'flipkart', 'google', 'sbi'].map(look)).size).toBe(4);
});
