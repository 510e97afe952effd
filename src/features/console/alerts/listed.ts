/** How many of these alerts a list shows: ticks outlive a search. Stops at `enough`, since lists are long. */
export function listedAmong(
  rows: { readonly count: number; idAt: (position: number) => string },
  ids: ReadonlySet<string>,
  enough = ids.size,
): number {
  let found = 0;
  for (let position = 0; position < rows.count && found < enough; position += 1) {
    if (ids.has(rows.idAt(position))) found += 1;
  }
  return found;
}
