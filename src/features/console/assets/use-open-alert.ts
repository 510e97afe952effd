import { useEffect, useState } from 'react';
import type { CaseList } from '@/cases/case-book.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { isOpen } from '@/features/shared/alert-index/case-filter.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';

/**
 * The gravest open alert whose impersonating domain is a name; null where there is none, and while the alerts
 * or what was done about them are not known.
 *
 * @param ascii null for no name
 * @param list undefined while it is not loaded
 */
export function useOpenAlert(
  ascii: string | null,
  list: AlertIndex | undefined,
  { byAlert, known }: CaseList,
): AlertRow | null {
  const [found, setFound] = useState<{ ascii: string; rows: readonly AlertRow[] } | null>(null);
  useEffect(() => {
    if (ascii === null || !list) return undefined;
    let isLate = false;
    list.about(ascii).then(
      (rows) => {
        if (!isLate) setFound({ ascii, rows: rows ?? [] });
      },
      // Without the list nothing is said.
      () => {},
    );
    return () => {
      isLate = true;
    };
  }, [ascii, list]);
  if (!known || found?.ascii !== ascii) return null;
  const open = found?.rows.filter(
    ({ id }) => id !== '' && isOpen(byAlert.get(id)?.status ?? 'new'),
  );
  return (
    open?.toSorted((a, b) => (b.severity_score ?? -1) - (a.severity_score ?? -1)).at(0) ?? null
  );
}
