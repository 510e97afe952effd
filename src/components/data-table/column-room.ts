/** Which columns a window has room for. The widths are those of data-table.css. */
import type { TableColumn } from './table-columns.ts';

/** Window widths, in pixels, from which on a table has columns more. */
export const ROOMS = [769, 940, 1180, 1400, 1600] as const;

type Placed = Pick<TableColumn<never>, 'from' | 'below' | 'secondLine'>;

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
export const inSightFrom = ({ from, secondLine }: Placed): number => secondLine ?? from ?? 0;

/** The classes of a column's cells that hide or move them where there is no room. */
export function roomClass({ from, below, secondLine }: Placed): string | undefined {
  if (below) return 'dt-below';
  if (from === undefined) return undefined;
  return secondLine === undefined ? `dt-from-${from}` : `dt-from-${from} dt-second-${secondLine}`;
}
