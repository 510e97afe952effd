import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableState } from '@/components/table/table-state.ts';
import { inSlices } from '@/lib/in-slices.ts';
import type { AlertList } from './model/alert-list.ts';
import { countChoices, type FilterCounts } from './model/find-alerts.ts';
import { useFacts } from './use-facts.ts';
import { isNarrow, useCriteria } from './use-found-alerts.ts';

interface Counted {
  readonly list: AlertList;
  readonly counts: FilterCounts;
  /** True if all names were compared when this was counted. */
  readonly compared: boolean;
}

/** Delay after typing before the choices are counted, because the rows come first. */
const COUNT_AFTER_MS = 250;

/**
 * Number of alerts that each choice of a filter leaves, under the search and the other filters. The last counts stay
 * until new ones are ready. Null for `kinds` while names are being compared.
 */
export function useFilterCounts(
  list: AlertList,
  state: TableState,
): Pick<FilterCounts, 'bySeverity' | 'assets'> & { readonly kinds: FilterCounts['kinds'] | null } {
  const criteria = useCriteria(state);
  const facts = useFacts(criteria);
  // Not the running count: a list of choices must not change while it is open.
  const complete = useSyncExternalStore(list.techniques.subscribe, () => {
    const known = list.techniques.state();
    return known.is === 'complete' ? known.counts : null;
  });
  const narrow = isNarrow(criteria);
  const [counted, setCounted] = useState<Counted | null>(null);
  useEffect(() => {
    if (!narrow) return undefined;
    const controller = new AbortController();
    const count = async () => {
      const counts = await inSlices(countChoices(list, criteria, facts), controller.signal);
      if (!controller.signal.aborted) setCounted({ list, counts, compared: complete !== null });
    };
    // The signal stops a count that is no longer needed.
    const timer = setTimeout(() => void count().catch(() => {}), COUNT_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [list, criteria, narrow, complete, facts]);

  if (narrow && counted?.list === list) {
    return { ...counted.counts, kinds: counted.compared ? counted.counts.kinds : null };
  }
  const { bySeverity, assets } = list.summary;
  return {
    bySeverity,
    assets: new Map(assets.map(({ name, count }) => [name, count])),
    kinds: complete,
  };
}
