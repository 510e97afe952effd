import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/notify.ts';
import { count as counted } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';

interface ExportAlertsProps {
  list: AlertIndex;
  /** The alerts in the table, in its order; null for the whole list. */
  places: Uint32Array | null;
  count: number;
}

const CANCEL_AFTER_MS = 2_000;

/** Writes exactly the alerts in the table to a CSV file, in the worker. */
export function ExportAlerts({ list, places, count }: ExportAlertsProps) {
  const [share, setShare] = useState<number | null>(null);
  const [slow, setSlow] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  if (count === 0) return null;

  async function run() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const timer = setTimeout(() => setSlow(true), CANCEL_AFTER_MS);
    setShare(0);
    try {
      const [file, { download, fileName }] = await Promise.all([
        list.toFile(places, {
          signal: controller.signal,
          onProgress: (done) => setShare(done / count),
        }),
        import('@/lib/download.ts'),
      ]);
      if (file) {
        const day = new Date().toISOString().slice(0, 10);
        download(fileName(`alerts-${count}-${day}`, 'csv'), file, file.type);
      } else if (!controller.signal.aborted) fail();
    } catch {
      fail();
    } finally {
      clearTimeout(timer);
      running.current = null;
      setSlow(false);
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
