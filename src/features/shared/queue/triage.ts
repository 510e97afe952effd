/** Working through alerts one after the other. */
import type { CaseBook } from '@/cases/case-book.ts';
import type { CaseSubject } from '@/cases/types.ts';
import type { RowSource } from '@/components/data-table/rows.ts';
import { isOpen } from '@/features/shared/alert-index/case-filter.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';

/** How far the next open alert is looked for: reading 100,000 rows would block. */
const REACH = 5_000;

/** More alerts are marked by a second press alone. */
export const MOST_AT_ONCE = 10;

/** What a case is about. */
export const subjectOf = ({ id, asset_name, impersonating_domain }: AlertRow): CaseSubject => ({
  alert: id,
  asset: asset_name,
  domain: impersonating_domain,
});

/** The position of the next alert that waits for the reader; -1 where none comes after this one. */
export function nextOpen(rows: RowSource<AlertRow>, position: number, book: CaseBook): number {
  const last = Math.min(rows.count - 1, position + REACH);
  for (let at = position + 1; at <= last; at += 1) {
    const id = rows.idAt(at);
    if (id !== '' && isOpen(book.get(id)?.status ?? 'new')) return at;
  }
  return -1;
}

/** The ids from one position to another, both included. */
export function idsBetween(rows: RowSource<unknown>, one: number, other: number): string[] {
  const first = Math.min(one, other);
  const length = Math.min(Math.abs(one - other) + 1, REACH);
  return Array.from({ length }, (_, at) => rows.idAt(first + at));
}
