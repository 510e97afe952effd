/** Where an alignment of two names breaks, when it must: between labels, with both names together. */
import { expect, test } from 'vitest';
import { columnsOf, labelsOf } from '@/components/explanation/columns.ts';
import { explain } from '@/lookalike/index.ts';

/** The lower name's labels. */
function labels(asset: string, candidate: string): string[] {
  const explanation = explain(asset, candidate);
  if (explanation.kind === 'invalid') throw new Error(explanation.message);
  const columns = columnsOf(explanation.alignment);
  const runs = labelsOf(columns);
  // Every column once, in order.
  expect(runs.flatMap(([from, to]) => columns.slice(from, to))).toEqual(columns);
  return runs.map(([from, to]) =>
    columns
      .slice(from, to)
      .map((column) => column.candidate ?? '')
      .join(''),
  );
}

const OWN = 'netbanking.sahyadrilokbank.co.in';

test.each([
  [
    OWN,
    `${OWN}.session-renew.site`,
    ['netbanking.', 'sahyadrilokbank.co.in.', 'session-renew.site'],
  ],
  ['hdfcbank.com', 'hdfcbank.com.secure-login.com', ['hdfcbank.com.', 'secure-login.com']],
  ['sahyadrilokbank.co.in', 's\u0430hyadrilokbank.co.in', ['s\u0430hyadrilokbank.co.in']],
])('%s, %s: %j', (asset, candidate, expected) => {
  expect(labels(asset, candidate)).toEqual(expected);
});
