import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/notify.ts';
import { usePageAction } from '@/components/page-actions.ts';
import { download, fileName } from '@/lib/download.ts';
import { count as counted } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { useSlow } from '@/ui/use-slow.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';

interface ExportAlertsProps {
  list: AlertIndex;
  /** The alerts in the table, in its order; null for the whole list. */
  places: Uint32Array | null;
  count: number;
}

/** Writes exactly the alerts in the table to a CSV file, in the worker. */
export function ExportAlerts({ list, places, count }: ExportAlertsProps) {
  const [share, setShare] = useState<number | null>(null);
  const slow = useSlow(share !== null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  usePageAction('export-alerts', count === 0 ? null : () => void run());
  if (count === 0) return null;

  async function run() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const file = await list.toFile(places, {
        signal: controller.signal,
        onProgress: (done) => setShare(done / count),
      });
      if (file) {
        const day = new Date().toISOString().slice(0, 10);
        download(fileName(`alerts-${count}-${day}`, 'csv'), file, file.type);
      } else if (!controller.signal.aborted) fail();
    } catch {
      fail();
    } finally {
      running.current = null;
      setShare(null);
    }
  }

  const label =
    share === null
      ? `Export ${counted(count, 'alert')}`
      : `Exporting... ${Math.floor(share * 100)} %`;
  return (
    <>
      {slow && (
        <Button size="sm" onClick={() => running.current?.abort()}>
          Cancel
        </Button>
      )}
      <Button
        pending={share !== null}
        icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => void run()}
        className="tabular-nums max-sm:w-10 max-sm:px-0"
        title={label}
      >
        {/* Phones have room for the icon only. */}
        <span className="max-sm:sr-only">{label}</span>
      </Button>
    </>
  );
}

function fail(): void {
  notify({ title: 'The alerts could not be exported. Try again.', tone: 'error' });
}
