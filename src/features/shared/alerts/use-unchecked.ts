import { useMemo, useSyncExternalStore } from 'react';
import type { Alert } from './alert.ts';
import type { AlertDns } from './alert-dns.ts';

/** The names of a longer list are read for a press alone. */
const LONGEST = 5_000;

/**
 * How many host names the resolver would be asked for now.
 *
 * @returns null where that is not known: while a check runs, and of a long list
 */
export function useUnchecked(alerts: readonly Alert[], dns: AlertDns): number | null {
  const { progress, version } = dns.check;
  const runs = useSyncExternalStore(progress.subscribe, () =>
    ['running', 'waiting', 'paused'].includes(progress.get().is),
  );
  const known = useSyncExternalStore(version.subscribe, version.get);
  const unknown = runs || alerts.length > LONGEST;
  return useMemo(
    () => (unknown ? null : dns.unchecked(alerts).length),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `known` is the version of what is known
    [alerts, dns, unknown, known],
  );
}
