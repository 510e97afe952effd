import { Checkbox } from '@/ui/Checkbox.tsx';
import type { RowSource } from './rows.ts';

/** Check boxes before the rows. The ids of selected rows outlive search and sort. */
export interface TableSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  readonly canSelect?: (row: Row) => boolean;
  /** The check box's accessible name, e.g. `Select example.in`. */
  readonly labelOf: (row: Row) => string;
}

interface SelectAllProps<Row> {
  rows: RowSource<Row>;
  selection: TableSelection<Row>;
  /** What the rows are called: 'assets'. */
  many: string;
}

/** Ticks or clears every row that is shown and can be chosen. */
export function SelectAll<Row>({ rows, selection, many }: SelectAllProps<Row>) {
  const ids: string[] = [];
  for (let index = 0; index < rows.count; index += 1) {
    const row = rows.at(index);
    if (row && (selection.canSelect?.(row) ?? true)) ids.push(rows.idAt(index));
  }
  const chosen = ids.filter((id) => selection.selected.has(id)).length;
  if (ids.length === 0) return null;
  return (
    <label className="dt-all">
      <Checkbox
        aria-label={`Select all ${many} shown`}
        checked={chosen === ids.length}
        mixed={chosen > 0 && chosen < ids.length}
        onChange={() => {
          const next = new Set(selection.selected);
          for (const id of ids) {
            if (chosen === ids.length) next.delete(id);
            else next.add(id);
          }
          selection.onChange(next);
        }}
      />
      <span aria-hidden className="md:hidden">
        Select all
      </span>
    </label>
  );
}
