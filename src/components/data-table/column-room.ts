/** Which columns a window has room for. The widths are those of data-table.css. */
import type { TableColumn } from './table-columns.ts';

/** Window widths, in pixels, from which on a table has columns more. */
export const ROOMS = [769, 940, 1180, 1400, 1600] as const;

type Placed = Pick<TableColumn<never>, 'from' | 'below' | 'lines'>;

/** The window widths from which on rows may have more lines than one. */
const LINED = [769, 940] as const;

/** Below this width a column with `below` stands in another one's cell. */
const BELOW_UNTIL = 1180;

/** The tracks of a row for each width, as custom properties. */
export function trackStyle<Column extends Placed>(
  columns: readonly Column[],
  tracksOf: (some: readonly Column[]) => string,
): Record<`--${string}`, string> {
  return Object.fromEntries(
    ROOMS.map((room) => [
      `--tracks-${room}`,
      tracksOf(
        columns.filter(
          ({ from = 0, below }) => from <= room && !(below === true && room < BELOW_UNTIL),
        ),
      ),
    ]),
  );
}

/** The window width from which on a column is in sight, in whichever place. */
export const inSightFrom = ({ from, lines }: Placed): number =>
  LINED.find((room) => lines?.[room]) ?? from ?? 0;

/** The widths from which on columns stand below others, for the table's `data-lines`. */
export const linedRooms = (columns: readonly Placed[]): string =>
  LINED.filter((room) => columns.some(({ lines }) => lines?.[room])).join(' ');

/** From here on a table with a column `below` has rows of more lines than one, up to `BELOW_UNTIL`. */
const LINED_FROM = 700;

/** How many lines a row has in a window of this width, as far as the table's own lines go; 0 for a card. */
export function linesAt(width: number, columns: readonly Placed[]): 0 | 1 | 2 | 3 {
  if (width >= BELOW_UNTIL) return 1;
  if (width < LINED_FROM || !columns.some(({ below }) => below)) return width < ROOMS[0] ? 0 : 1;
  const room = width < ROOMS[1] ? 769 : 940;
  return columns.some(({ lines }) => lines?.[room] === 3) ? 3 : 2;
}

/** The classes of a column's cells that hide or move them where there is no room. */
export function roomClass({ from, below, lines }: Placed): string | undefined {
  if (below) return 'dt-below';
  if (from === undefined) return undefined;
  const lined = LINED.flatMap((room) => (lines?.[room] ? `dt-line-${lines[room]}-${room}` : []));
  return [`dt-from-${from}`, ...lined].join(' ');
}
