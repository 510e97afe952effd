import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/EmptyState.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import type { UrlTableState } from '@/components/data-table/url-table-state.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertQuestion } from '@/features/shared/alert-index/alert-search.ts';
import { itemsOf } from '@/features/shared/alert-index/search-items.ts';
import { useQuestion } from '@/features/shared/alert-index/use-found-alerts.ts';
import { formatNumber } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { withoutFilters } from './SearchedNames.tsx';

/** The alerts of the given views, which readers do not take for filters. */
const AMONG: Readonly<Record<string, string>> = {
  open: 'the open alerts',
  reported: 'those reported and waiting',
};

/** Where a search is narrowed by the open view alone: what that view's alerts are called; else null. */
export function searchedAmong({ query, filters }: UrlTableState): string | null {
  const [only, ...others] = Object.keys(filters);
  if (query.trim() === '' || only !== 'status' || others.length > 0) return null;
  return AMONG[filters['status'] ?? ''] ?? null;
}

interface NothingFoundProps {
  list: AlertIndex;
  state: UrlTableState;
  /** `searchedAmong` of this state. */
  among: string;
}

/** A search that finds nothing in a view, and the way to what it finds in all alerts. */
export function NothingFound({ list, state, among }: NothingFoundProps) {
  const question = useQuestion(state);
  const everywhere = useEverywhere(list, question);
  // Of pasted names the line above tells how many the view hides, and leads to them.
  const leads = everywhere !== null && everywhere > 0 && itemsOf(question.query) === null;
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

/** How many alerts the search finds whatever their status; null until that is known. */
function useEverywhere(list: AlertIndex, question: AlertQuestion): number | null {
  const [counted, setCounted] = useState<{ question: AlertQuestion; many: number } | null>(null);
  useEffect(() => {
    let current = true;
    void list.count({ ...question, status: null }).then((many) => {
      if (current && many !== null) setCounted({ question, many });
    });
    return () => {
      current = false;
    };
  }, [list, question]);
  return counted?.question === question ? counted.many : null;
}
