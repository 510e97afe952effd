/** A benchmark that misses a bar, or ends with an error, never counts as passed. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

interface Results {
  failure(code: number, results: readonly object[] | null): string | null;
}
const { failure }: Results = await import(pathToFileURL(resolve('tests/bench/results.mjs')).href);

const within = { what: 'time', value: 50, unit: 'ms', atMost: 50 };
const over = { what: 'time', value: 51, unit: 'ms', atMost: 50 };
const told = { what: 'share', value: '97 %', bar: '≥ 98 %', met: false };
const slow = { ...within, value: 30, floor: { name: 'plain page', value: 20 }, atMost: 1.2 };

test('passed: all bars hold, and it ended well', () => {
  expect(failure(0, [within, { what: 'no bar', value: 9 }])).toBeNull();
});

test.each([
  ['one bar', [within, over]],
  ['what a benchmark says of itself', [told]],
  ['a ratio to its floor', [slow]],
])('missed: %s, whatever it ended with', (_, results) => {
  expect(failure(1, results)).toBe('1 missed');
  expect(failure(0, results)).toBe('1 missed');
});

test('an error counts in addition to the bars', () => {
  expect(failure(1, [within])).toBe('ended with 1');
});

test('so does one that measured nothing', () => {
  expect(failure(0, null)).toBe('handed nothing over');
  expect(failure(1, null)).toBe('handed nothing over');
});
