import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/notify.ts';
import { usePageAction } from '@/components/page-actions.ts';
import { download, fileName } from '@/lib/download.ts';
import { count as counted } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { useSlow } from '@/ui/use-slow.ts';
import { alertDns } from '@/features/shared/alert-index/alert-dns.ts';
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

  async function run() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      // The file names the techniques of all; what cannot be compared is "Not compared" in it.
      await untilAborted(list.techniques.start(), controller.signal);
      if (controller.signal.aborted) return;
      const file = await list.toFile(places, {
        dns: alertDns()?.known() ?? null,
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

  const all = `Export ${counted(count, 'alert')}`;
  const exporting = `Exporting... ${Math.floor((share ?? 0) * 100)} %`;
  return (
    <>
      {slow && (
        <Button size="sm" onClick={() => running.current?.abort()}>
          Cancel
        </Button>
      )}
      <Button
        pending={share !== null}
        disabled={count === 0}
        icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => void run()}
        className="tabular-nums max-md:w-11 max-md:px-0!"
        aria-label={share === null ? all : exporting}
        title={share === null ? all : exporting}
      >
        {/* Phones have room for the icon only. How many it exports stands in the toolbar. */}
        <span className="max-md:hidden">{share === null ? 'Export' : exporting}</span>
      </Button>
    </>
  );
}

/** Resolves when the work is done, or is waited for no longer. */
async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  await Promise.race([
    work,
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    }),
  ]);
}

function fail(): void {
  notify({ title: 'The alerts could not be exported. Try again.', tone: 'error' });
}
