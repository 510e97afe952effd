/** The order of a list: pending rows first, and no row moves by itself. */
import { useMemo, useState } from 'react';
import type { Subject } from './Subject.tsx';

/** Place of each row, by id. A row that is approved keeps its place among the pending ones. */
export interface HeldOrder {
  /** The search, sort, filters and refresh that the order belongs to. */
  readonly criteria: string;
  readonly pending: readonly string[];
  readonly approved: readonly string[];
}

type HeldRow = Pick<Subject, 'id' | 'approved'>;

/**
 * Returns the order of the rows that match: as sorted, with the pending ones first. Under the same criteria earlier
 * rows keep their places, also those that no longer match, and new ones come at the end of their group.
 *
 * @param held the order so far; null at first
 * @param matching the rows that match now, sorted
 * @returns `held` itself if nothing is new
 */
export function holdOrder(
  held: HeldOrder | null,
  criteria: string,
  matching: readonly HeldRow[],
): HeldOrder {
  const before = held?.criteria === criteria ? held : { criteria, pending: [], approved: [] };
  const known = new Set([...before.pending, ...before.approved]);
  const added = matching.filter(({ id }) => id !== '' && !known.has(id));
  if (before === held && added.length === 0) return held;
  const withNew = (ids: readonly string[], approved: boolean) => [
    ...new Set([...ids, ...added.filter((row) => row.approved === approved).map(({ id }) => id)]),
  ];
  return {
    criteria,
    pending: withNew(before.pending, false),
    approved: withNew(before.approved, true),
  };
}

/**
 * Returns the rows in a held order. Rows without an id stand at the end of their group.
 *
 * @param all every row of the list
 * @param matching the rows that match now
 */
export function rowsInOrder<Row extends HeldRow>(
  held: HeldOrder,
  all: readonly Row[],
  matching: readonly Row[],
): Row[] {
  const byId = new Map<string, Row[]>();
  for (const row of all) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  byId.delete('');
  const group = (ids: readonly string[], approved: boolean) => [
    ...ids.flatMap((id) => byId.get(id) ?? []),
    ...matching.filter((row) => row.id === '' && row.approved === approved),
  ];
  return [...group(held.pending, false), ...group(held.approved, true)];
}

/** Holds the order of a table's rows until the criteria change. `all` and `matching` (sorted) are memoised. */
export function useHeldRows<Row extends HeldRow>(
  criteria: string,
  all: readonly Row[],
  matching: readonly Row[],
): readonly Row[] {
  const [held, setHeld] = useState<HeldOrder | null>(null);
  const next = holdOrder(held, criteria, matching);
  if (next !== held) setHeld(next);
  return useMemo(() => rowsInOrder(next, all, matching), [next, all, matching]);
}
