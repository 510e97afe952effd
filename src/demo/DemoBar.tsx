import { useState, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { Button } from '@/ui/Button.tsx';
import { NOTHING_LOADED, readiness, type Readiness } from './offline.ts';

function describe(loading: Readiness): string {
  if (loading === 'ready') return 'Ready offline while this page stays open';
  if (loading === 'failed') return 'Not ready offline: a file could not be loaded';
  const { loaded, of } = loading;
  return `Loading for offline use, ${of === 0 ? 0 : Math.floor((loaded / of) * 100)} %`;
}

/** The bar above every page of the demonstration: what this is, whether it needs the network, and Reset. */
export function DemoBar({ onReset }: { onReset: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false);
  const loading = useSyncExternalStore(readiness.subscribe, readiness.get, () => NOTHING_LOADED);

  return (
    <aside
      aria-label="Demonstration"
      className="flex min-h-12 items-center gap-3 border-b border-hairline bg-raised px-4 py-2 text-console text-ink md:px-6 print:hidden"
    >
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-4">
        <strong className="font-semibold">Demonstration: nothing leaves this browser</strong>
        <span role="status" className="text-quiet tabular-nums">
          {describe(loading)}
        </span>
      </div>
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
