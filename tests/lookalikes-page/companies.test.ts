/** The list of well-known addresses, and how people call their owners. */
import { expect, it } from 'vitest';
import { COMPANIES, companyCalled } from '@/features/site/finder/link/companies.ts';
import { readLink } from '@/features/site/finder/link/read-link.ts';
import { verdictOf } from '@/features/site/finder/link/verdict.ts';
import { explain } from '@/lookalike/index.ts';
import { companySpokenOf } from '@/features/site/finder/link/spoken.ts';
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

it('reads each company that has an address from its name beside a link, as a shared verdict keeps it', () => {
  for (const company of COMPANIES.filter(({ addresses }) => addresses.length > 0)) {
    expect(companySpokenOf(`bit.ly/3xY 9876543210 ${company.name}`)).toBe(company);
  }
});

it.each([
  ['Dear Axis customer, update PAN', 'Axis Bank'],
  ['your SBI Card is blocked', 'SBI Card'],
  ['Union Bank of India: KYC', 'Union Bank of India'],
  ['SBI’s new app', 'State Bank of India'],
  ['Vi users, your SIM', 'Vi'],
  ['see hdfcbank.com/sbi or mail sbi@upi', undefined],
  ['Reply YES to the federal union on Jupiter’s axis', undefined],
  ['the Reserve Bank of India says', 'Reserve Bank of India'],
  ['the Export Import Bank of India says', undefined],
  ['Happy Raksha Bandhan from Karnataka, an Indian bank holiday plus GST', undefined],
  ['Bajaj Allianz', undefined],
  ['an apple a day', undefined],
  ['HDFC Bank to Swiggy', undefined],
  ['Traded value at member ZERODHA as per NSE', 'Zerodha'],
  ['an indigo kurta, ola amigo, live from the office', undefined],
  ['Disbillfully nosbi sbix', undefined],
])('%j speaks of %s', (message, name) => {
  expect(companySpokenOf(message)?.name).toBe(name);
});
