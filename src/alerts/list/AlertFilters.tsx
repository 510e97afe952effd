import { useEffect, useState, useSyncExternalStore } from 'react';
import { FilterSelect, type FilterOption } from '@/components/table/FilterSelect.tsx';
import type { TableState } from '@/components/table/table-state.ts';
import { evidenceConfig } from '@/evidence-config.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { STATUS_OPTIONS } from '@/alerts/model/case-filter.ts';
import { countChoices, type FilterCounts } from '@/alerts/model/find-alerts.ts';
import type { FoundAlerts } from '@/alerts/use-found-alerts.ts';
import { DNS_OPTIONS } from '@/evidence/index.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { inSlices } from '@/lib/in-slices.ts';
import { sameText } from '@/lib/same-text.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { labelText } from '@/lib/visible-text.ts';
import type { AlertTechniques } from '@/alerts/model/techniques.ts';
import { matchKindLabel, MATCH_KINDS, type MatchKind } from '@/lookalike/match-kind.ts';

interface AlertFiltersProps {
  list: AlertList;
  found: FoundAlerts;
  state: TableState;
}

/** The filters. Severity, asset and technique say how many alerts each choice leaves under the other filters. */
export function AlertFilters({ list, found, state }: AlertFiltersProps) {
  const complete = useCompleteCounts(list.techniques);
  const counts = useFilterCounts(list, found, complete !== null);
  const kinds = counts?.isComplete ? counts.kinds : null;
  // Until the choices are counted, the counts of the whole list.
  const { assets, otherAssets, bySeverity } = list.summary;
  const severities = counts?.bySeverity ?? bySeverity;
  const choice = (label: string, name: string, all: string, options: readonly FilterOption[]) => (
    <FilterSelect label={label} name={name} all={all} state={state} only options={options} />
  );
  return (
    <>
      {choice('Status', 'status', 'Any status', STATUS_OPTIONS)}
      {choice(
        'Severity',
        'severity',
        'All severities',
        SEVERITIES.map((level) => ({
          value: level,
          text: `${level} (${formatNumber(severities[level])})`,
        })),
      )}
      <FilterSelect
        label="Asset"
        name="asset"
        all="All assets"
        state={state}
        options={assets.map(({ name, count: all }) => ({
          value: name,
          text: `${labelText(name, 'Unnamed')} (${formatNumber(counts ? (counts.assets.get(name) ?? 0) : all)})`,
        }))}
      >
        {otherAssets > 0 && (
          <option disabled>
            {`${count(otherAssets, 'more asset')} with fewer alerts: search for the name`}
          </option>
        )}
      </FilterSelect>
      {choice(
        'Technique',
        'technique',
        'All techniques',
        // While names are compared, all of them; then those that occur.
        BY_NAME.filter(
          (kind) =>
            (complete?.get(kind) ?? Infinity) > 0 || sameText(kind, state.filters['technique']),
        ).map((kind) => ({
          value: kind,
          text: `${matchKindLabel(kind)}${kinds ? ` (${formatNumber(kinds.get(kind) ?? 0)})` : ''}`,
        })),
      )}
      {evidenceConfig().doh && choice('DNS', 'dns', 'Any DNS', DNS_OPTIONS)}
    </>
  );
}

/** Delay after a change before the choices are counted again, because the rows come first. */
const COUNT_AFTER_MS = 250;

interface Counted extends FilterCounts {
  readonly list: AlertList;
  /** True if all names of the list were compared. */
  readonly isComplete: boolean;
}

/** Counts of the choices in this list, the last ones until new ones are ready; null before the first. */
function useFilterCounts(
  list: AlertList,
  { criteria, facts }: FoundAlerts,
  isComplete: boolean,
): Counted | null {
  const [counted, setCounted] = useState<Counted | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const counting = async () => {
      const counts = await inSlices(countChoices(list, criteria, facts), controller.signal);
      setCounted({ ...counts, list, isComplete });
    };
    // The signal stops a count that is no longer needed.
    const timer = setTimeout(() => void counting().catch(() => {}), COUNT_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [list, criteria, facts, isComplete]);
  return counted?.list === list ? counted : null;
}

const BY_NAME: readonly MatchKind[] = [
  ...MATCH_KINDS.slice(0, -2).toSorted((a, b) =>
    matchKindLabel(a).localeCompare(matchKindLabel(b)),
  ),
  ...MATCH_KINDS.slice(-2),
];

/** Alerts of each technique in the list; null while they are compared: choices must not change in an open list. */
function useCompleteCounts(techniques: AlertTechniques): ReadonlyMap<MatchKind, number> | null {
  return useSyncExternalStore(techniques.subscribe, () => {
    const { is, counts } = techniques.state();
    return is === 'complete' ? counts : null;
  });
}
