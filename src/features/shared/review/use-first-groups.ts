import { useState } from 'react';

/**
 * By id: the group that each row was first shown in. A row keeps its place by it until the page is left: no
 * other one is to come under the pointer that is about to press Approve, or just has.
 *
 * @param rows those without an id are left out
 * @param groupOf the group that a row is in now
 */
export function useFirstGroups<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  groupOf: (row: Row) => number,
): ReadonlyMap<string, number> {
  const [groups, setGroups] = useState<ReadonlyMap<string, number>>(new Map());
  const unseen = rows.filter((row) => idOf(row) !== '' && !groups.has(idOf(row)));
  if (unseen.length > 0) {
    const seen = unseen.map((row) => [idOf(row), groupOf(row)] as const);
    // If two rows have the same id, the first counts.
    setGroups(new Map([...groups, ...seen.toReversed()]));
  }
  return groups;
}
