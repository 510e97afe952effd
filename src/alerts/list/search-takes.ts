import { notify } from '@/components/notify.ts';
import type { UrlTableState } from '@/components/table/url-table-state.ts';
import { LONGEST_LINE } from '@/alerts/model/pasted-indicators.ts';
import { count, formatNumber } from '@/lib/format.ts';

/** Returns the search for a pasted text, and tells the user if parts were left out. */
export async function searchTakes(pasted: string): Promise<string> {
  const code = await import('@/alerts/model/pasted-query.ts').catch(() => null);
  // Without its code a paste is its first line, as it is without names.
  if (code === null) return (pasted.trim().split(/[\n\r]/)[0] ?? '').slice(0, LONGEST_LINE);
  const { query, kept } = await code.pastedQuery(pasted);
  if (kept) {
    const names = `${formatNumber(kept.items)} of ${count(kept.of, 'name')}`;
    notify({ title: `The search took ${names} in what you pasted`, tone: 'success' });
  }
  return query;
}

/** The address of the same search without a filter. */
export function withoutFilters({ search, filters }: UrlTableState): string {
  const params = new URLSearchParams(search);
  for (const name of Object.keys(filters)) params.delete(name);
  return `${params}`;
}
