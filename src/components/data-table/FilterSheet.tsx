import type { ReactNode } from 'react';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import type { TableState } from './table-state.ts';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  state: TableState;
  /** What the list shows now: "12 alerts". */
  shown: string;
  /** The filters and the order, as controls. */
  children: ReactNode;
}

/** On phones: the sheet with filters and order that comes up from the lower edge. */
export function FilterSheet({ open, onClose, state, shown, children }: FilterSheetProps) {
  const on = Object.keys(state.filters);
  return (
    <Dialog
      open={open}
      onClose={onClose}
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
          <Button tone="primary" onClick={onClose} className="flex-1">
            {`Show ${shown}`}
          </Button>
        </>
      }
    >
      <div data-labels className="grid gap-3 *:max-w-none">
        {children}
      </div>
    </Dialog>
  );
}
