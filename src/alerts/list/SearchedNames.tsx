import { useMemo } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import type { UrlTableState } from '@/components/table/url-table-state.ts';
import { entriesUnread, isAlertId } from '@/alerts/model/pasted-indicators.ts';
import type { NamedAlerts } from '@/alerts/model/text-search.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { shortened } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { withoutFilters } from './search-takes.ts';
import { UnmatchedNames } from './UnmatchedNames.tsx';

interface SearchedNamesProps {
  /** Search results for the query of the state. */
  named: NamedAlerts;
  state: UrlTableState;
  /** Number of alerts that the table shows; null while it shows the previous result. */
  shown: number | null;
}

/** Counts names of a pasted text: those among the alerts, those that are not, and those hidden by filters. */
export function SearchedNames({ named, state, shown }: SearchedNamesProps) {
  const unread = useMemo(() => entriesUnread(state.query.trim()), [state.query]);
  const { missing, alerts } = named;
  const isFiltered = Object.keys(state.filters).length > 0;
  const hidden = isFiltered && shown !== null ? alerts - shown : 0;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="tabular-nums">
          {foundWords(named)}
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
function foundWords({ items, missing }: NamedAlerts): string {
  const isNumbered = items.some(isAlertId);
  if (items.length > 1) {
    const all = `${formatNumber(items.length)} ${isNumbered ? 'names and numbers' : 'names'}`;
    const found = items.length - missing.length;
    return `${formatNumber(found)} of ${all} ${found === 1 ? 'is' : 'are'} among your alerts.`;
  }
  const what = isNumbered ? 'number' : 'name';
  return `The ${what} in your search is ${missing.length === 0 ? '' : 'not '}among your alerts.`;
}
