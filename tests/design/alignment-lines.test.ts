/** Where an alignment of two names breaks, when it must: where the light begins, with both names together. */
import { expect, test } from 'vitest';
import { columnsOf, linesOf } from '@/components/explanation/columns.ts';
import { explain } from '@/lookalike/index.ts';

/** The lower name's lines, their labels apart. */
function lines(asset: string, candidate: string): string[] {
  const explanation = explain(asset, candidate);
  if (explanation.kind === 'invalid') throw new Error(explanation.message);
  const columns = columnsOf(explanation.alignment);
  const stretches = linesOf(columns);
  // Every column once, in order.
  const all = stretches.flat().flatMap(([from, to]) => columns.slice(from, to));
  expect(all).toEqual(columns);
  return stretches.map((labels) =>
    labels
      .map(([from, to]) =>
        columns
          .slice(from, to)
          .map((column) => column.candidate ?? '')
          .join(''),
      )
      .join(' '),
  );
}

const OWN = 'netbanking.sahyadrilokbank.co.in';

test.each([
  [OWN, `${OWN}.session-renew.site`, ['netbanking. sahyadrilokbank.co.in', '.session-renew.site']],
  ['hdfcbank.com', 'hdfcbank.com.secure-login.com', ['hdfcbank.com', '.secure-login.com']],
  // The letter in the middle of a label begins no line.
  ['sahyadrilokbank.co.in', 's\u0430hyadrilokbank.co.in', ['s\u0430hyadrilokbank.co.in']],
])('%s, %s: %j', (asset, candidate, expected) => {
  expect(lines(asset, candidate)).toEqual(expected);
});
