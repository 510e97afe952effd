/** A report that names another technique than the letters show: both are said, in one sentence. */
import { expect, test } from 'vitest';
import { reportedOtherwise } from '@/alerts/detail/reported-technique.ts';
import type { Technique } from '@/lookalike/types.ts';

const JOINS = 'Joins the brand name with words that a customer expects from it. Parked.';

test.each<[string, Technique[], string]>([
  [
    JOINS,
    ['dot-to-dash', 'combosquatting', 'tld-swap'],
    'Reported as combosquatting; the letters show both, dot to dash first.',
  ],
  [JOINS, ['omission'], 'Reported as combosquatting; the letters show omission.'],
  ['A homoglyph.', ['tld-swap'], 'Reported as homoglyph; the letters show TLD swap.'],
  [
    'One keystroke away from the registered name.',
    ['tld-swap', 'replacement'],
    'Reported as a typing slip; the letters show both, TLD swap first.',
  ],
  ['One keystroke away from the registered name.', ['vowel-swap'], ''],
  [JOINS, ['combosquatting', 'tld-swap'], ''],
  [`The same name under another ending. ${JOINS}`, ['combosquatting'], ''],
  // Several at once say nothing against the one that was reported.
  [JOINS, ['multiple'], ''],
  ['Parked with advertising.', ['omission'], ''],
  [JOINS, [], ''],
])('%s: %j', (report, techniques, says) => {
  const found = techniques.map((technique) => ({ technique, says: '' }));
  expect(reportedOtherwise(report, found)).toBe(says);
});
