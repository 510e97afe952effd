import { Columns3 } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '@/ui/Button.tsx';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { Popover } from '@/ui/Popover.tsx';
import { hasRoom, isAlwaysShown, RoomContext, type TableColumn } from './columns.ts';
import type { TableState } from './table-state.ts';

const ITEM =
  'flex h-8 cursor-pointer items-center gap-2.5 rounded px-2 hover:bg-ink/6 has-disabled:cursor-not-allowed has-disabled:text-quiet pointer-coarse:h-11';

interface ColumnsMenuProps<Row> {
  columns: readonly TableColumn<Row>[];
  state: TableState;
}

/** Menu that shows and hides columns. */
export function ColumnsMenu<Row>({ columns, state: { hidden, setHidden } }: ColumnsMenuProps<Row>) {
  const room = useContext(RoomContext);
  return (
    <Popover
      label="Columns"
      className="p-2"
      trigger={(props) => (
        <Button
          {...props}
          aria-label="Columns"
          title="Columns"
          className="w-10 px-0! pointer-coarse:w-11"
          icon={<Columns3 aria-hidden size={16} strokeWidth={1.5} />}
        />
      )}
    >
      {() => (
        <ul className="grid min-w-44">
          {columns.map(({ id, header, from, ...column }) => (
            <li key={id}>
              <label className={ITEM}>
                <Checkbox
                  disabled={isAlwaysShown(column)}
                  checked={isAlwaysShown(column) || !hidden.includes(id)}
                  onChange={(event) =>
                    setHidden(
                      event.currentTarget.checked
                        ? hidden.filter((other) => other !== id)
                        : [...hidden, id],
                    )
                  }
                />
                {header}
                {!hasRoom({ from }, room) && !hidden.includes(id) && (
                  <span className="ml-auto pl-4 text-xs text-quiet">needs a wider window</span>
                )}
              </label>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
