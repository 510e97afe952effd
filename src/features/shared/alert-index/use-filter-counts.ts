import { useEffect, useState, useSyncExternalStore } from 'react';
import type { TableState } from '@/components/data-table/table-state.ts';
import { MATCH_KINDS } from '@/lookalike/match-kind.ts';
import type { AlertIndex, FilterCounts } from './alert-index.ts';
import { isNarrow, useQuestion, useTold } from './use-found-alerts.ts';

interface Counted {
  readonly list: AlertIndex;
  readonly counts: FilterCounts;
  /** Whether all names were compared by then. */
  readonly compared: boolean;
}

/** They are counted once the reader has typed nothing for this long: the rows come first. */
const COUNT_AFTER_MS = 250;

/**
 * How many alerts each choice of a filter leaves, under the search and the other filters. Until they are
 * counted anew the last ones stay. Null for `kinds` while names are being compared.
 */
export function useFilterCounts(
  list: AlertIndex,
  state: TableState,
): Pick<FilterCounts, 'bySeverity' | 'assets'> & { readonly kinds: readonly number[] | null } {
  const question = useQuestion(state);
  // Not the running count: a list of choices must not change while it is open.
  const complete = useSyncExternalStore(list.techniques.subscribe, () => {
    const known = list.techniques.state();
    return known.is === 'complete' ? known.counts : null;
  });
  const narrow = isNarrow(question);
  const news = useTold(list, question);
  const [counted, setCounted] = useState<Counted | null>(null);
  useEffect(() => {
    if (!narrow) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      void list.counts(question).then((counts) => {
        if (current && counts) setCounted({ list, counts, compared: complete !== null });
      });
    }, COUNT_AFTER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `news` changes when answers have
  }, [list, question, narrow, complete, news]);

  if (narrow && counted?.list === list) {
    return { ...counted.counts, kinds: counted.compared ? counted.counts.kinds : null };
  }
  const { bySeverity, assets } = list.summary;
  return {
    bySeverity,
    assets: assets.map(({ count }) => count),
    kinds: complete && MATCH_KINDS.map((kind) => complete.get(kind) ?? 0),
  };
}
