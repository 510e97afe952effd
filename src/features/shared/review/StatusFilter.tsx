import { FilterSelect } from '@/components/data-table/FilterSelect.tsx';
import type { TableState } from '@/components/data-table/table-state.ts';
import { formatNumber } from '@/lib/format.ts';

interface StatusFilterProps {
  state: TableState;
  /** The words for the two states; in lower case they are the values of `?status=`. */
  words: readonly [pending: string, approved: string];
  /** How many rows have each. */
  counts: readonly [pending: number, approved: number];
}

/** All, pending, approved. */
export function StatusFilter({ state, words, counts }: StatusFilterProps) {
  return (
    <FilterSelect
      label="Status"
      name="status"
      all="All statuses"
      state={state}
      options={words.map((word, at) => ({
        value: word.toLowerCase(),
        text: `${word} (${formatNumber(counts[at] ?? 0)})`,
      }))}
    />
  );
}
