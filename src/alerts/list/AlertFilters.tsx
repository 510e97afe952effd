import { useEffect, useState, useSyncExternalStore } from 'react';
import { FilterSelect } from '@/components/table/FilterSelect.tsx';
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

/**
 * Filters by status, severity, asset, technique and DNS. Severity, asset and technique say how many alerts each choice
 * leaves under the other filters.
 */
export function AlertFilters({ list, found, state }: AlertFiltersProps) {
  const { bySeverity, assets, kinds } = useFilterCounts(list, found);
  const { otherAssets } = list.summary;
  return (
    <>
      <FilterSelect
        label="Status"
        name="status"
        all="Any status"
        state={state}
        only
        options={STATUS_OPTIONS}
      />
      <FilterSelect
        label="Severity"
        name="severity"
        all="All severities"
        state={state}
        only
        options={SEVERITIES.map((level) => ({
          value: level,
          text: `${level} (${formatNumber(bySeverity[level])})`,
        }))}
      />
      <FilterSelect
        label="Asset"
        name="asset"
        all="All assets"
        state={state}
        options={list.summary.assets.map(({ name }) => ({
          value: name,
          text: `${labelText(name, 'Unnamed')} (${formatNumber(assets.get(name) ?? 0)})`,
        }))}
      >
        {otherAssets > 0 && (
          <option disabled>
            {`${count(otherAssets, 'more asset')} with fewer alerts: search for the name`}
          </option>
        )}
      </FilterSelect>
      <TechniqueFilter techniques={list.techniques} counts={kinds} state={state} />
      {evidenceConfig().doh && (
        <FilterSelect
          label="DNS"
          name="dns"
          all="Any DNS"
          state={state}
          only
          options={DNS_OPTIONS}
        />
      )}
    </>
  );
}

/** Delay after a change before the choices are counted again, because the rows come first. */
const COUNT_AFTER_MS = 250;

/** Counts of the choices. The last ones stay until new ones are ready; at first those of all alerts. */
function useFilterCounts(list: AlertList, { criteria, facts }: FoundAlerts): FilterCounts {
  const isComplete = useCompleteCounts(list.techniques) !== null;
  const [counts, setCounts] = useState<FilterCounts>(() => ({
    bySeverity: list.summary.bySeverity,
    assets: new Map(list.summary.assets.map((asset) => [asset.name, asset.count])),
    kinds: null,
  }));
  useEffect(() => {
    const controller = new AbortController();
    const counted = async () => {
      const { kinds, ...others } = await inSlices(
        countChoices(list, criteria, facts),
        controller.signal,
      );
      setCounts({ ...others, kinds: isComplete ? kinds : null });
    };
    // The signal stops a count that is no longer needed.
    const timer = setTimeout(() => void counted().catch(() => {}), COUNT_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [list, criteria, facts, isComplete]);
  return counts;
}

const BY_NAME: readonly MatchKind[] = [
  ...MATCH_KINDS.slice(0, -2).toSorted((a, b) =>
    matchKindLabel(a).localeCompare(matchKindLabel(b)),
  ),
  ...MATCH_KINDS.slice(-2),
];

interface TechniqueFilterProps {
  techniques: AlertTechniques;
  /** Number of alerts of each kind; null while names are being compared. */
  counts: ReadonlyMap<MatchKind, number> | null;
  state: TableState;
}

/** Chooses a technique. Only "any" while names are compared; then those that occur, with their counts. */
export function TechniqueFilter({ techniques, counts, state }: TechniqueFilterProps) {
  const complete = useCompleteCounts(techniques);
  const offered = BY_NAME.filter(
    (kind) =>
      sameText(kind, state.filters['technique']) ||
      complete === null ||
      (complete.get(kind) ?? 0) > 0,
  );
  return (
    <FilterSelect
      label="Technique"
      name="technique"
      all="All techniques"
      state={state}
      only
      options={offered.map((kind) => ({
        value: kind,
        text: counts
          ? `${matchKindLabel(kind)} (${formatNumber(counts.get(kind) ?? 0)})`
          : matchKindLabel(kind),
      }))}
    />
  );
}

/** Alerts of each technique in the list; null while they are compared: choices must not change in an open list. */
function useCompleteCounts(techniques: AlertTechniques): ReadonlyMap<MatchKind, number> | null {
  return useSyncExternalStore(techniques.subscribe, () => {
    const { is, counts } = techniques.state();
    return is === 'complete' ? counts : null;
  });
}
