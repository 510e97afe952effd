import type { CaseList } from '@/cases/case-book.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { isOpen } from '@/features/shared/alert-index/case-filter.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';

/** How far open alerts are looked for: the ids of 100,000 would take long to read. */
export const REACH = 5_000;

/**
 * The worst alerts that wait for the reader; the worst of all while the cases are not known.
 *
 * @param most how many are wanted
 */
export function worstOpen(
  list: AlertIndex,
  { byAlert, known }: CaseList,
  most: number,
): readonly AlertRow[] {
  const open: AlertRow[] = [];
  for (const place of list.order.subarray(0, REACH)) {
    const status = byAlert.get(list.idAt(place))?.status ?? 'new';
    const row = !known || isOpen(status) ? list.at(place) : undefined;
    if (row) open.push(row);
    if (open.length === most) break;
  }
  return open;
}
