/** Tells the rows of a pasted table, as spreadsheets and exports give them, from a list of names. */

const LINE_END = /\r\n|\n|\r/;
const SEPARATOR = /[,;\t]/;

/** What a cell holds, without the quotes that exports put around it. */
export const cellText = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

interface PastedRows {
  /** For each line, what is to be read as names: all of its cells, or the one of a table's row that has the name. */
  readonly lines: readonly (readonly string[])[];
  /** What a table holds besides: the words of its first row where that is no data, else the cells, each once. */
  readonly leftOut: readonly string[];
}

/**
 * A table it is where lines have several cells and none of them has two names: then people mean a list, mistakes in it
 * included. A row without a name is read at the place of the others', so that its mistake is seen.
 *
 * @param typed lines of cells; commas, semicolons and tabs separate
 * @param isName whether a cell reads as a domain name
 */
export function pastedRows(typed: string, isName: (cell: string) => boolean): PastedRows {
  const lines = typed.split(LINE_END).map((line) => line.split(SEPARATOR).map(cellText));
  const list = lines.map((cells) => cells.filter((cell) => cell !== ''));
  /** Where the name stands in each row; -1 where there is none, null for a line of one cell. */
  const places: (number | null)[] = [];
  for (const [at, cells] of lines.entries()) {
    if ((list[at]?.length ?? 0) < 2) {
      places.push(null);
      continue;
    }
    const place = cells.findIndex(isName);
    if (place >= 0 && cells.slice(place + 1).some(isName)) return { lines: list, leftOut: [] };
    places.push(place);
  }
  const first = places.findIndex((place) => place !== null && place >= 0);
  if (first < 0) return { lines: list, leftOut: [] };
  const usual = places[first] ?? 0;
  const top = places.findIndex((place) => place !== null);
  const heading = top < first ? (list[top] ?? []) : null;
  const others = new Set<string>();
  const read = lines.map((cells, at) => {
    const place = places[at] ?? null;
    const all = list[at] ?? [];
    if (place === null) return all;
    if (heading !== null && at === top) return [];
    const name = cells[place < 0 ? usual : place] || (all[0] ?? '');
    for (const cell of all) if (cell !== name) others.add(cell);
    return [name];
  });
  return { lines: read, leftOut: heading ?? [...others] };
}
