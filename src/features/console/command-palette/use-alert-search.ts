import { useEffect, useState } from 'react';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';

const MOST = 8;

async function find(list: AlertIndex, query: string): Promise<AlertRow[] | null> {
  const found = await list.find({
    query,
    severity: null,
    asset: null,
    technique: null,
    dns: null,
    status: null,
    fresh: false,
    sort: 'severity',
    descending: true,
  });
  return (
    found &&
    Array.from(found.subarray(0, MOST), (place) => list.at(place)).filter(
      (row) => row !== undefined,
    )
  );
}

interface FoundAlerts {
  /** What was typed when these were found: perhaps fewer letters than by now. */
  readonly query: string;
  readonly rows: readonly AlertRow[];
}

const NOTHING: FoundAlerts = { query: '', rows: [] };

/**
 * The gravest alerts that match, searched in the worker that keeps the list.
 *
 * @param list undefined while there is none
 * @param query '' finds nothing
 */
export function useAlertSearch(list: AlertIndex | undefined, query: string): FoundAlerts {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    let current = true;
    if (list && query !== '') {
      void find(list, query).then((rows) => {
        if (current && rows) setFound({ query, rows });
      });
    }
    return () => {
      current = false;
    };
  }, [list, query]);
  return query === '' ? NOTHING : found;
}
