/** Which columns have a track in which windows, and what is said of those that have none. */
import { expect, it } from 'vitest';
import {
  inSightFrom,
  linesAt,
  roomClass,
  trackStyle,
} from '@/components/data-table/column-room.ts';
import type { TableColumn } from '@/components/data-table/table-columns.ts';

type Column = Pick<TableColumn<never>, 'id' | 'from' | 'below' | 'lines'>;

const NAME: Column = { id: 'name' };
const ASSET: Column = { id: 'asset', below: true };
const DETAILS: Column = { id: 'details', from: 1180, lines: { 769: 3, 940: 2 } };
const LATE: Column = { id: 'late', from: 1600 };

it('a column has a track from its room on; before that it may stand on a line below', () => {
  const style = trackStyle([NAME, ASSET, DETAILS, LATE], (some) =>
    some.map(({ id }) => id).join(' '),
  );
  expect(style).toEqual({
    '--tracks-769': 'name',
    '--tracks-940': 'name',
    '--tracks-1180': 'name asset details',
    '--tracks-1400': 'name asset details',
    '--tracks-1600': 'name asset details late',
  });
  expect([NAME, ASSET, DETAILS, LATE].map(roomClass)).toEqual([
    undefined,
    'dt-below',
    'dt-from-1180 dt-line-3-769 dt-line-2-940',
    'dt-from-1600',
  ]);
  expect([NAME, DETAILS, LATE].map(inSightFrom)).toEqual([0, 769, 1600]);
});

it('knows how many lines a row has: none of a card, three where a column stands below all', () => {
  const all = [NAME, ASSET, DETAILS];
  const lines = (columns: readonly Column[]) =>
    [390, 699, 700, 800, 940, 1179, 1180].map((width) => linesAt(width, columns));
  expect(lines(all)).toEqual([0, 0, 3, 3, 2, 2, 1]);
  expect(lines([NAME, LATE])).toEqual([0, 0, 0, 1, 1, 1, 1]);
});
