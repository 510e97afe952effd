/** Columns by width of the window. */
import { expect, it } from 'vitest';
import { columnsInSight, tracksOf, type TableColumn } from '@/components/table/columns.ts';

const column = (id: string, more: Partial<TableColumn<string>> = {}): TableColumn<string> => ({
  id,
  header: id,
  width: `${id.length}rem`,
  cell: (row) => row,
  ...more,
});
const COLUMNS = [
  column('name', { card: 'title' }),
  column('details', { from: 900 }),
  column('late', { from: 1290 }),
  column('id', { from: 900, fixed: true }),
  column('actions', { card: 'actions' }),
];

it.each([
  ['a phone shows all of them on its cards', Infinity, [], false, 'name details late id actions'],
  ['nothing is hidden there', Infinity, ['details'], false, 'name details late id actions'],
  ['a narrow table', 0, [], false, 'name actions'],
  ['a wide one', 900, [], false, 'name details id actions'],
  ['a wider one', 1290, [], false, 'name details late id actions'],
  [
    'what names a row and what opens it cannot be hidden',
    1290,
    ['name', 'late', 'id'],
    false,
    'name details id actions',
  ],
  ['paper is a wide window without anything to press', Infinity, [], true, 'name details id'],
] as const)('%s', (_, room, hidden, onPaper, shown) => {
  expect(columnsInSight(COLUMNS, hidden, room, onPaper).map(({ id }) => id)).toEqual(
    shown.split(' '),
  );
});

it('the tracks of a row begin with its box and end with its chevron', () => {
  expect(tracksOf([column('name')], false, false)).toBe('4rem');
  expect(tracksOf([column('name')], true, true)).toBe('2.5rem 4rem 1.75rem');
});
