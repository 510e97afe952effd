import { useDeferredValue, useMemo } from 'react';
import type { Alert } from '@/features/shared/alerts/alert.ts';
import type { AlertList } from '@/features/shared/alerts/alert-list.ts';

const MOST = 8;

interface FoundAlerts {
  /** What was typed when these were found: perhaps fewer letters than by now. */
  readonly query: string;
  readonly rows: readonly Alert[];
}

/**
 * The gravest alerts that match.
 *
 * @param list undefined while there is none
 * @param typed '' finds nothing
 */
export function useAlertSearch(list: AlertList | undefined, typed: string): FoundAlerts {
  const query = useDeferredValue(typed);
  return useMemo(() => {
    const found = list && query !== '' ? list.find(query) : [];
    return { query, rows: found.slice(0, MOST) };
  }, [list, query]);
}
