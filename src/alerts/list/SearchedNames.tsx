import { useMemo } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import { notify } from '@/components/notify.ts';
import type { UrlTableState } from '@/components/table/url-table-state.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import {
  entriesUnread,
  extractIndicators,
  pastedQuery,
  type Indicator,
} from '@/alerts/model/pasted-indicators.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { shortened } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { UnmatchedNames } from './UnmatchedNames.tsx';

/** Returns the search for a pasted text, and tells the user if parts were left out. */
export async function searchTakes(pasted: string): Promise<string> {
  const { query, kept } = await pastedQuery(pasted);
  if (kept) {
    const title =
      kept.items === kept.of
        ? `The search took ${kept.of === 1 ? 'the one name' : `the ${formatNumber(kept.of)} names`} in what you pasted`
        : `The search took ${formatNumber(kept.items)} of ${formatNumber(kept.of)} names in what you pasted`;
    notify({ title, tone: 'success' });
  }
  return query;
}

interface SearchedNamesProps {
  list: AlertList;
  state: UrlTableState;
  /** Number of alerts that the table shows; null while it shows the previous result. */
  shown: number | null;
}

/** Counts names of a pasted text: those among the alerts, those that are not, and those hidden by filters. */
export function SearchedNames({ list, state, shown }: SearchedNamesProps) {
  const query = state.query.trim();
  const items = useMemo(() => extractIndicators(query), [query]);
  const unread = useMemo(() => entriesUnread(query), [query]);
  const named = useMemo(() => list.texts.named(query), [list, query]);
  if (items === null || named === null || named.of === 0) return null;
  const { of, missing, alerts } = named;
  const isFiltered = Object.keys(state.filters).length > 0;
  const hidden = isFiltered && shown !== null ? alerts - shown : 0;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="tabular-nums">
          {foundWords(items, of, missing.length)}
          {hidden > 0 && ` The filters hide ${count(hidden, 'alert')} of this search.`}
        </p>
        {hidden > 0 && (
          <Button
            size="sm"
            className="max-md:h-11"
            onClick={() => state.apply(withoutFilters(state))}
          >
            {hidden === 1 ? 'Show it' : 'Show them'}
          </Button>
        )}
      </div>
      <Unread entries={unread} />
      {missing.length > 0 && <UnmatchedNames missing={missing} />}
    </div>
  );
}

/** Maximum number of entries shown, each cut to a length. */
const SHOWN = 5;
const LONGEST_ENTRY = 60;

/** Lists entries that were not searched for. */
function Unread({ entries }: { entries: readonly string[] }) {
  if (entries.length === 0) return null;
  const more = entries.length - SHOWN;
  const shown = entries.slice(0, SHOWN).map((entry) => shortened(entry, LONGEST_ENTRY));
  return (
    <p className="wrap-anywhere text-quiet">
      {entries.length === 1
        ? '1 is not a domain name: '
        : `${formatNumber(entries.length)} are not domain names: `}
      <HostileText text={shown.join(', ')} />
      {more > 0 && ` and ${formatNumber(more)} more`}
    </p>
  );
}

/** Says how many of the names are among the alerts. */
function foundWords(items: readonly Indicator[], of: number, missing: number): string {
  const isNumbered = items.some((item) => item.is === 'number');
  if (of > 1) {
    const all = `${formatNumber(of)} ${isNumbered ? 'names and numbers' : 'names'}`;
    const found = of - missing;
    return `${formatNumber(found)} of ${all} ${found === 1 ? 'is' : 'are'} among your alerts.`;
  }
  const what = isNumbered ? 'number' : 'name';
  return `The ${what} in your search is ${missing === 0 ? '' : 'not '}among your alerts.`;
}

/** The address of the same search without a filter. */
export function withoutFilters({ search, filters }: UrlTableState): string {
  const params = new URLSearchParams(search);
  for (const name of Object.keys(filters)) params.delete(name);
  return `${params}`;
}
