import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { FiltersToggle } from './FilterSelect.tsx';
import type { TableState } from './table-state.ts';

interface FilterSheetProps {
  state: TableState;
  /** What the list shows now: "12 alerts". */
  shown: string;
  /** The filters and the order, as controls. */
  children: ReactNode;
}

/** On phones: a button, and the sheet with filters and order that comes up from the lower edge. */
export function FilterSheet({ state, shown, children }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const on = Object.keys(state.filters);
  const close = () => setOpen(false);
  return (
    <div className="md:hidden print:hidden">
      <FiltersToggle open={open} onToggle={() => setOpen(true)} on={on.length} />
      <Dialog
        open={open}
        onClose={close}
        title="Filters and order"
        place="bottom"
        footer={
          <>
            <Button
              disabled={on.length === 0}
              data-acts
              onClick={() => on.forEach((name) => state.setFilter(name, ''))}
            >
              Clear filters
            </Button>
            <Button tone="primary" onClick={close} className="flex-1">
              {`Show ${shown}`}
            </Button>
          </>
        }
      >
        <div className="grid gap-3 *:max-w-none">{children}</div>
      </Dialog>
    </div>
  );
}
