import { useMemo } from 'react';
import { EmptyState } from '@/components/EmptyState.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import type { UrlTableState } from '@/components/table/url-table-state.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { findAlerts } from '@/alerts/model/find-alerts.ts';
import { extractIndicators } from '@/alerts/model/pasted-indicators.ts';
import type { FoundAlerts } from '@/alerts/use-found-alerts.ts';
import { formatNumber } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';

/** The alerts of the predefined views, which users do not think of as filters. */
const AMONG: Readonly<Record<string, string>> = {
  open: 'the open alerts',
  reported: 'those reported and waiting',
};

/** If only the open view narrows a search: the name for that view's alerts; else null. */
export function searchedAmong({ query, filters }: UrlTableState): string | null {
  const [only, ...others] = Object.keys(filters);
  if (query.trim() === '' || only !== 'status' || others.length > 0) return null;
  return AMONG[filters['status'] ?? ''] ?? null;
}

/** The address of the same search without a filter. */
export function withoutFilters({ search, filters }: UrlTableState): string {
  const params = new URLSearchParams(search);
  for (const name of Object.keys(filters)) params.delete(name);
  return `${params}`;
}

interface NothingFoundProps {
  list: AlertList;
  found: FoundAlerts;
  state: UrlTableState;
  /** `searchedAmong` of this state. */
  among: string;
}

/** Says that a search finds nothing in a view, and links to what it finds in all alerts. */
export function NothingFound({ list, found, state, among }: NothingFoundProps) {
  const { criteria, facts } = found;
  const everywhere = useMemo(
    () => findAlerts(list, { ...criteria, status: null }, facts).length,
    [list, criteria, facts],
  );
  // The line above counts pasted names that the view hides, and links to them.
  const leads = everywhere > 0 && extractIndicators(criteria.query) === null;
  return (
    <EmptyState
      title="No alerts found."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => state.setQuery('')}>Clear search</Button>
          {leads && (
            <Button onClick={() => state.apply(withoutFilters(state))}>
              {`Search everything (${formatNumber(everywhere)})`}
            </Button>
          )}
        </div>
      }
    >
      {everywhere === 0 ? 'No alert' : `Nothing among ${among}`} matches “
      <span className="break-words">
        <HostileText text={labelText(state.query, '')} />
      </span>
      ”.
    </EmptyState>
  );
}
