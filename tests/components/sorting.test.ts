/** Sort heads: their labels, and the result of clicking them. */
import { describe, expect, it } from 'vitest';
import { nextSort, shownSort, unsortedOf, type TableColumn } from '@/components/table/columns.ts';

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
const ACTIONS = { id: 'actions', header: 'Actions', width: '1fr', cell: () => null };
const PLAIN = [NAME, SCORE, ACTIONS];
/** Where the greatest score comes first while nothing is chosen. */
const WORST_FIRST = [NAME, { ...SCORE, unsorted: true as const }, ACTIONS];
const WORST = { column: 'score', descending: true };
const by = (id: string, descending = false) => ({ column: id, descending });

describe('the order that is shown', () => {
  it('is the chosen one, else the one while nothing is chosen', () => {
    expect(shownSort(WORST_FIRST, by('name'))).toEqual(by('name'));
    expect(shownSort(WORST_FIRST, null)).toEqual(WORST);
    expect(shownSort(PLAIN, null)).toBeNull();
    // As an address may name it.
    for (const id of ['actions', 'nothing']) expect(shownSort(WORST_FIRST, by(id))).toEqual(WORST);
  });
});

describe('presses on a heading', () => {
  const presses = (of: TableColumn<string>, columns: readonly TableColumn<string>[]) => {
    let sort: ReturnType<typeof nextSort> = null;
    return [1, 2, 3].map(() => {
      sort = nextSort(of, shownSort(columns, sort), unsortedOf(columns));
      return sort;
    });
  };

  it('names from A, then from Z, then as it came', () => {
    expect(presses(NAME, WORST_FIRST)).toEqual([by('name'), by('name', true), null]);
  });

  it('scores from the greatest', () => {
    expect(presses(SCORE, PLAIN)).toEqual([WORST, by('score'), null]);
  });

  it('turn round the order while nothing is chosen, which is never chosen by itself', () => {
    expect(presses(SCORE, WORST_FIRST)).toEqual([by('score'), null, by('score')]);
    expect(nextSort(SCORE, by('name'), WORST)).toBeNull();
    expect(nextSort(NAME, by('name', true), by('name'))).toBeNull();
  });
});
