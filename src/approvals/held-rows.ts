/** The order of a list: pending rows first, and no row moves by itself. */
import { useMemo, useState } from 'react';
import type { Subject } from './Subject.tsx';

/** Place of each row. */
export interface HeldOrder {
  /** The search, sort, filters and refresh that the order belongs to. */
  readonly criteria: string;
  /** Ids in order, each with its group: a row that is approved keeps its place among the pending ones. */
  readonly wasApproved: ReadonlyMap<string, boolean>;
}

type HeldRow = Pick<Subject, 'id' | 'approved'>;

/**
 * Returns the order of the rows that match: as sorted. Under the same criteria earlier rows keep their places, also
 * those that no longer match, and new ones come at the end.
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
  const before = held?.criteria === criteria ? held : null;
  const wasApproved = new Map(before?.wasApproved);
  for (const { id, approved } of matching) {
    if (id !== '' && !wasApproved.has(id)) wasApproved.set(id, approved);
  }
  return before?.wasApproved.size === wasApproved.size ? before : { criteria, wasApproved };
}

/**
 * Returns the rows in a held order, the pending ones first. Rows without an id stand at the end of their group.
 *
 * @param all every row of the list
 * @param matching the rows that match now
 */
export function rowsInOrder<Row extends HeldRow>(
  { wasApproved }: HeldOrder,
  all: readonly Row[],
  matching: readonly Row[],
): Row[] {
  const byId = new Map<string, Row[]>();
  for (const row of all) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  byId.delete('');
  const group = (isApproved: boolean) => [
    ...[...wasApproved].flatMap(([id, was]) => (was === isApproved ? (byId.get(id) ?? []) : [])),
    ...matching.filter((row) => row.id === '' && row.approved === isApproved),
  ];
  return [...group(false), ...group(true)];
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
