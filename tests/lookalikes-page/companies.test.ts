/** The list of well-known addresses, and how people call their owners. */
import { expect, it } from 'vitest';
import { COMPANIES, companyCalled } from '@/features/site/finder/link/companies.ts';
import { readLink } from '@/features/site/finder/link/read-link.ts';
import { verdictOf } from '@/features/site/finder/link/verdict.ts';
import { explain } from '@/lookalike/index.ts';
import { isShortener, openPlace } from '@/features/site/finder/link/places.ts';

const ADDRESSES = COMPANIES.flatMap(({ addresses }) => addresses);

it('names each word and each address once', () => {
  const all = [...COMPANIES.flatMap(({ words }) => words), ...ADDRESSES];
  expect(new Set(all).size).toBe(all.length);
});

it.each(ADDRESSES)('%s is a registered domain, and its own', (address) => {
  const reading = readLink(`https://www.${address}/login`);
  const found = explain('company.invalid', address);
  if (found.kind === 'invalid') throw new Error(found.message);
  expect(found.candidate.registrable).toBe(address);
  expect(isShortener(address)).toBe(false);
  if (openPlace(address, '/', null) !== null) return;
  const worded = { ...found, why: null, platform: null, reads: null, falseEnding: null };
  expect(verdictOf(reading, worded, false)).toBe('known');
});

it.each([
  ['SBI', 'State Bank of India'],
  ['state bank', 'State Bank of India'],
  ['hdfc bank', 'HDFC Bank'],
  ['HDFC', 'HDFC Bank'],
  ['Axis', 'Axis Bank'],
  ['union bank', 'Union Bank of India'],
  ['RBI', 'Reserve Bank of India'],
  ['LIC', 'Life Insurance Corporation'],
  ['Amazon India', 'Amazon'],
  ['Blue Dart', 'Blue Dart'],
  ['IndiGo', 'IndiGo'],
  ['air india', 'Air India'],
  ['NSE India', 'NSE'],
  ['IGL', 'Indraprastha Gas'],
  ['BSES Yamuna', 'BSES'],
  ['tata neu', 'Tata Neu'],
])('%s is %s', (typed, name) => {
  expect(companyCalled(typed)?.name).toBe(name);
});

it.each(['', 'bank', 'India', 'Indian', 'State', 'Sahyadri Lok Bank', 'FASTag', 'sbi.co.in'])(
  '%j is none',
  (typed) => {
    expect(companyCalled(typed)).toBeNull();
  },
);
