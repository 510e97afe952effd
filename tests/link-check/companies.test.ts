/** The company list, how people call its companies, and the words of the verdicts. */
import { expect, test } from 'vitest';
import { ADVICE, ALWAYS } from '@/link-check/model/advice.ts';
import { COMPANIES, companyCalled } from '@/link-check/model/companies.ts';
import { splitHost } from '@/link-check/model/host.ts';
import { REASONS, VERDICTS } from '@/link-check/model/verdicts.ts';

test('each word and each domain of the list belongs to one company', () => {
  const all = COMPANIES.flatMap(({ words, domains }) => [...words, ...domains]);
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
});

test('each domain of the list is a registered domain', () => {
  const domains = COMPANIES.flatMap((company) => company.domains);
  expect(domains.filter((one) => splitHost(one).registrable !== one)).toEqual([]);
});

test.each([
  ['SBI', 'State Bank of India'],
  ['state bank', 'State Bank of India'],
  ['HDFC', 'HDFC Bank'],
  ['Axis', 'Axis Bank'],
  ['Kotak Mahindra', 'Kotak Mahindra Bank'],
  ['Amazon India', 'Amazon'],
  ['Air India Express', 'Air India Express'],
  ['NSE India', 'NSE'],
  ['Income Tax', 'Income Tax Department'],
  ['BOB', 'Bank of Baroda'],
  ['एसबीआई', 'State Bank of India'],
  ['एक्सिस बैंक', 'Axis Bank'],
  ['चालान', 'Parivahan'],
])('%s is %s', (typed, name) => {
  expect(companyCalled(typed)?.name).toBe(name);
});

test.each(['', 'bank', 'India', 'Indian', 'Sahyadri Lok Bank', 'FASTag', 'sbi.co.in'])(
  'no company with a domain is called %j',
  (typed) => {
    expect(companyCalled(typed)).toBeNull();
  },
);

test('no sentence of the check says safe or genuine', () => {
  const texts = JSON.stringify([VERDICTS, REASONS, ADVICE, ALWAYS]);
  expect(texts).not.toMatch(/\b(?:safe|genuine|real company)/i);
});

test('every topic has advice in English and Hindi, and what to do first names 1930 if something is gone', () => {
  for (const { first, hindi, harm } of Object.values(ADVICE)) {
    expect(first).toMatch(/\.$/);
    expect(hindi).toMatch(/[\u0900-\u097f].*।$/);
    expect(harm).toContain('1930');
  }
});
