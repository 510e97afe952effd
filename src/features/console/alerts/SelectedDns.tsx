import { useMemo, useSyncExternalStore } from 'react';
import { alertDns, type AlertDns } from '@/features/shared/alert-index/alert-dns.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { CheckPanel } from '@/features/shared/evidence/CheckPanel.tsx';
import { formatNumber } from '@/lib/format.ts';
import { domainOf } from '@/lib/read-name.ts';

interface SelectedDnsProps {
  list: AlertIndex;
  /** The ticked alerts; null until they are found. */
  rows: readonly AlertRow[] | null;
}

/** Asks which of the ticked names exist; nothing where all have been asked for, or the site has no resolver. */
export function SelectedDns({ list, rows }: SelectedDnsProps) {
  const dns = alertDns();
  return dns && rows && <Check dns={dns} list={list} rows={rows} />;
}

function Check({
  dns,
  list,
  rows,
}: {
  dns: AlertDns;
  list: AlertIndex;
  rows: readonly AlertRow[];
}) {
  const { check, resolver } = dns;
  const names = useMemo(
    () => [...new Set(rows.flatMap((row) => domainOf(row.impersonating_domain) ?? []))],
    [rows],
  );
  useSyncExternalStore(check.version.subscribe, check.version.get);
  const left = names.filter((name) => check.stateOf(name) === undefined).length;
  if (left === 0) return null;
  return (
    <div className="contents max-md:block max-md:grow max-md:basis-[calc(50%-0.25rem)] max-md:[&>div>div:has(>button)]:grow max-md:[&>div>div>button]:h-11! max-md:[&>div>div>button]:w-full">
      <CheckPanel
        check={check}
        resolver={resolver}
        next={() =>
          dns.next(
            list,
            Uint32Array.from(rows, ({ index }) => index),
          )
        }
        total={null}
        label={`Check DNS (${formatNumber(left)})`}
        dense="button"
      />
    </div>
  );
}
