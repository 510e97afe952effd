/**
 * Splits a ranking into the rows that are shown and those that one last row sums up. A single row more is shown itself,
 * since it takes no more room than "1 other".
 */
export function topRows<Row>(
  rows: readonly Row[],
  most: number,
): { readonly shown: readonly Row[]; readonly rest: readonly Row[] } {
  const shown = rows.length <= most + 1 ? rows : rows.slice(0, most);
  return { shown, rest: rows.slice(shown.length) };
}
