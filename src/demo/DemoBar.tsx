import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { Button } from '@/ui/Button.tsx';

/** The bar above every page of the demonstration: what this is, and Reset. */
export function DemoBar({ onReset }: { onReset: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);

  return (
    <aside
      aria-label="Demonstration"
      className="flex min-h-12 items-center gap-3 border-b border-hairline bg-raised px-4 py-2 text-console text-ink md:px-6 print:hidden"
    >
      <strong className="min-w-0 flex-1 font-semibold">
        Demonstration: nothing leaves this browser
      </strong>
      <Button size="sm" onClick={() => setAsking(true)}>
        Reset
      </Button>
      {asking && (
        <ConfirmDialog
          title="Reset the demonstration"
          confirmLabel="Reset"
          subject="demonstration"
          onConfirm={onReset}
          onClose={() => setAsking(false)}
          errorText={() => 'It could not be reset. Please reload the page.'}
        >
          Everything you entered here is deleted, and the data it began with is put back.
        </ConfirmDialog>
      )}
    </aside>
  );
}
