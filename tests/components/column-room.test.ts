/** Which columns have a track in which windows, and what is said of those that have none. */
import { expect, it } from 'vitest';
import { inSightFrom, roomClass, trackStyle } from '@/components/data-table/column-room.ts';
import type { TableColumn } from '@/components/data-table/table-columns.ts';

type Column = Pick<TableColumn<never>, 'id' | 'from' | 'below' | 'secondLine'>;

const NAME: Column = { id: 'name' };
const ASSET: Column = { id: 'asset', below: true };
const DETAILS: Column = { id: 'details', from: 1180, secondLine: 940 };
const LATE: Column = { id: 'late', from: 1600 };

it('a column has a track from its room on; before that it may stand on the second line', () => {
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
    'dt-from-1180 dt-second-940',
    'dt-from-1600',
  ]);
  expect([NAME, DETAILS, LATE].map(inSightFrom)).toEqual([0, 940, 1600]);
});
