import { useSyncExternalStore } from 'react';
import { alertDns, type AlertDns } from '@/features/shared/alerts/alert-dns.ts';
import type { Alert } from '@/features/shared/alerts/alert.ts';
import { CheckPanel } from '@/features/shared/evidence/CheckPanel.tsx';
import { formatNumber } from '@/lib/format.ts';

/** Asks which of the ticked names exist; nothing where all have been asked for, or the site has no resolver. */
export function SelectedDns({ alerts }: { alerts: readonly Alert[] }) {
  const dns = alertDns();
  return dns && <Check dns={dns} alerts={alerts} />;
}

function Check({ dns, alerts }: { dns: AlertDns; alerts: readonly Alert[] }) {
  const { check, resolver } = dns;
  useSyncExternalStore(check.version.subscribe, check.version.get);
  const { length: left } = dns.unchecked(alerts);
  if (left === 0) return null;
  return (
    <div className="contents max-md:block max-md:grow max-md:basis-[calc(50%-0.25rem)] max-md:[&>div>div:has(>button)]:grow max-md:[&>div>div>button]:h-11! max-md:[&>div>div>button]:w-full">
      <CheckPanel
        check={check}
        resolver={resolver}
        next={async () => dns.next(alerts)}
        total={null}
        label={`Check DNS (${formatNumber(left)})`}
        dense="button"
      />
    </div>
  );
}
