/** Counts how many of these alerts a list shows: a selection outlives a search. Stops at `enough`: lists are long. */
export function listedAmong(
  rows: readonly { readonly id: string }[],
  ids: ReadonlySet<string>,
  enough = ids.size,
): number {
  let found = 0;
  for (const { id } of rows) {
    if (found >= enough) break;
    if (ids.has(id)) found += 1;
  }
  return found;
}
