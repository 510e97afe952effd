/** Marks of a name in lists and headings: differences are highlighted, missing parts are gaps. */
import { expect, test } from 'vitest';
import { graphemes } from '@/lib/invisible.ts';
import { explain } from '@/lookalike/index.ts';
import { highlightsOf, highlightsFor } from '@/lookalike/highlights.ts';

/** The candidate with `<highlight>` characters and `[-missing-]` ones. */
function marks(asset: string, candidate: string): string {
  const { highlighted, gone } = highlightsOf(explain(asset, candidate));
  const cells = [...graphemes(candidate), ''].map((text, at) => {
    const missing = gone.has(at) ? `[-${gone.get(at)}-]` : '';
    return missing + (highlighted.has(at) ? `<${text}>` : text);
  });
  return cells.join('').replaceAll('><', '');
}

const OWN = 'netbanking.sahyadrilokbank.co.in';

test.each([
  [OWN, 'netbankng.sahyadrilokbank.top', 'netbank[-i-]ng.sahyadrilokbank.<top>'],
  ['sahyadrilokbank.co.in', 'sahyadrilokbankco.in', 'sahyadrilokbank[-.-]co.in'],
  ['yourcompany.in', 'wwwyourcompany.in', 'www[-.-]yourcompany.in'],
  ['hdfcbank.com', 'hdfcbank.co', 'hdfcbank.co[-m-]'],
  ['mahindrafinance.com', 'mahindrafice.com', 'mahindrafi[-nan-]ce.com'],
  // A replaced word of the brand leaves its gap next to the new one.
  ['sahyadrilokbank.com', 'sahyadrilokupi.com', 'sahyadrilok[-bank-]<upi>.com'],
  ['kaveri-handlooms.in', 'kaveri-login.in', 'kaveri-[-handlooms-]<login>.in'],
  ['kaveri-handlooms.in', 'login-handlooms.in', '[-kaveri-]<login>-handlooms.in'],
  // Another ending is only highlighted, because it was replaced.
  ['hdfcbank.com', 'hdfcbank.net', 'hdfcbank.<net>'],
  // A removed part leaves its gap, also next to a highlight, as in the picture of the pair.
  [OWN, 'netbanking-sahyadri.com', 'netbanking<->sahyadri[-lokbank-].<com>'],
  [
    'sahyadrilokbank.co.in',
    'sahyadrilokbankcustomercare.in',
    'sahyadrilokbank<customercare>[-.co-].in',
  ],
  ['cards.sahyadrilokbank.co.in', 'sahyadrilokbаnk.co.in', '[-cards.-]sahyadrilokb<а>nk.co.in'],
  // Letters side by side are one run, whatever the name ends in.
  ['nilgirikurinji.in', 'nilgirikurinjiin.info', 'nilgirikurinji<in>.<info>'],
  ['fine.in', 'finenet.in', 'fine<net>.in'],
  ['yourcompany.in', 'companyyour.in', '[-your-]company<your>.in'],
  ['sahyadrilokbank.com', 'sаhyadrilokbank.com', 's<а>hyadrilokbank.com'],
  ['hdfcbank.com', 'wikipedia.org', 'wikipedia.org'],
])('%s, %s: %s', (asset, candidate, expected) => {
  expect(marks(asset, candidate)).toBe(expected);
});

test('another text than the one compared is not marked', () => {
  const found = explain('hdfcbank.com', 'https://hdfcbаnk.com/login');
  expect(highlightsFor(found, 'https://hdfcbаnk.com/login')).toBeNull();
  expect(highlightsFor(found, 'HDFCBАNK.com')?.highlighted).toEqual(new Set([5]));
});
