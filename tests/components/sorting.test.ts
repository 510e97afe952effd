/** What the heads of a table say of its order, and what a press on them makes of it. */
import { describe, expect, it } from 'vitest';
import { nextSort, shownSort } from '@/components/data-table/sorting.ts';
import type { TableColumn } from '@/components/data-table/table-columns.ts';

const column = (id: string, more: Partial<TableColumn<string>> = {}): TableColumn<string> => ({
  id,
  header: id,
  width: '1fr',
  sortBy: (row) => row,
  cell: (row) => row,
  ...more,
});
const NAME = column('name');
const SCORE = column('score', { firstDescending: true });
const COLUMNS = [NAME, SCORE, { id: 'actions', header: 'Actions', width: '1fr', cell: () => null }];
const WORST = { column: 'score', descending: true };
const by = (id: string, descending = false) => ({ column: id, descending });

describe('the order that is shown', () => {
  it('is the chosen one, else the one while nothing is chosen', () => {
    expect(shownSort(COLUMNS, by('name'), WORST)).toEqual(by('name'));
    expect(shownSort(COLUMNS, null, WORST)).toEqual(WORST);
    expect(shownSort(COLUMNS, null, null)).toBeNull();
    // As an address may name it.
    for (const id of ['actions', 'nothing'])
      expect(shownSort(COLUMNS, by(id), WORST)).toEqual(WORST);
  });
});

describe('presses on a heading', () => {
  const presses = (of: TableColumn<string>, unsorted: typeof WORST | null) => {
    let sort: ReturnType<typeof nextSort> = null;
    return [1, 2, 3].map(() => {
      sort = nextSort(of, shownSort(COLUMNS, sort, unsorted), unsorted);
      return sort;
    });
  };

  it('names from A, then from Z, then as it came', () => {
    expect(presses(NAME, WORST)).toEqual([by('name'), by('name', true), null]);
  });

  it('scores from the greatest', () => {
    expect(presses(SCORE, null)).toEqual([WORST, by('score'), null]);
  });

  it('turn round the order while nothing is chosen, which is never chosen by itself', () => {
    expect(presses(SCORE, WORST)).toEqual([by('score'), null, by('score')]);
    expect(nextSort(SCORE, by('name'), WORST)).toBeNull();
    expect(nextSort(NAME, by('name', true), by('name'))).toBeNull();
  });
});
