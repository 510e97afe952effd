import { Checkbox } from '@/ui/Checkbox.tsx';
import type { RowSource } from './rows.ts';

/** Check boxes before the rows. The ids of selected rows outlive search and sort. */
export interface TableSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  readonly canSelect?: (row: Row) => boolean;
  /** The check box's accessible name, e.g. `Select example.in`. */
  readonly labelOf: (row: Row) => string;
  /** The tooltip of each check box: its keys. */
  readonly boxTitle?: string | undefined;
  /** For lists that are too long to be gone through each time they are drawn: what the box in the head does. */
  readonly all?: {
    readonly checked: boolean;
    readonly mixed: boolean;
    readonly onToggle: () => void;
  };
}

interface SelectAllProps<Row> {
  rows: RowSource<Row>;
  selection: TableSelection<Row>;
  /** What the rows are called: 'assets'. */
  many: string;
}

/** Ticks or clears every row that is shown and can be chosen. */
export function SelectAll<Row>(props: SelectAllProps<Row>) {
  const { all } = props.selection;
  return all ? <AllBox {...all} many={props.many} /> : <SelectEach {...props} />;
}

function SelectEach<Row>({ rows, selection, many }: SelectAllProps<Row>) {
  const ids: string[] = [];
  for (let index = 0; index < rows.count; index += 1) {
    const row = rows.at(index);
    if (row && (selection.canSelect?.(row) ?? true)) ids.push(rows.idAt(index));
  }
  const chosen = ids.filter((id) => selection.selected.has(id)).length;
  if (ids.length === 0) return null;
  const toggle = () => {
    const next = new Set(selection.selected);
    for (const id of ids) {
      if (chosen === ids.length) next.delete(id);
      else next.add(id);
    }
    selection.onChange(next);
  };
  const checked = chosen === ids.length;
  return <AllBox checked={checked} mixed={chosen > 0 && !checked} onToggle={toggle} many={many} />;
}

interface AllBoxProps {
  checked: boolean;
  mixed: boolean;
  onToggle: () => void;
  many: string;
}

function AllBox({ checked, mixed, onToggle, many }: AllBoxProps) {
  return (
    <label className="dt-all">
      <Checkbox
        aria-label={`Select all ${many} shown`}
        checked={checked}
        mixed={mixed}
        onChange={onToggle}
      />
      <span aria-hidden className="md:hidden">
        Select all
      </span>
    </label>
  );
}
