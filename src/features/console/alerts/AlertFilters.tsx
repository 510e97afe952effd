import { FilterSelect } from '@/components/data-table/FilterSelect.tsx';
import type { TableState } from '@/components/data-table/table-state.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import type { AlertIndex, AlertSummary } from '@/features/shared/alert-index/alert-index.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { TechniqueFilter } from './TechniqueFilter.tsx';

interface FilterProps {
  summary: AlertSummary;
  state: TableState;
}

/** Severity, asset and technique, each choice with how many alerts of the whole list it fits. */
export function AlertFilters({ list, state }: { list: AlertIndex; state: TableState }) {
  return (
    <>
      <SeverityFilter summary={list.summary} state={state} />
      <AssetFilter summary={list.summary} state={state} />
      <TechniqueFilter techniques={list.techniques} state={state} />
    </>
  );
}

function SeverityFilter({ summary, state }: FilterProps) {
  return (
    <FilterSelect
      label="Severity"
      name="severity"
      all="All severities"
      state={state}
      only
      options={SEVERITIES.map((level) => ({
        value: level,
        text: `${level} (${formatNumber(summary.bySeverity[level])})`,
      }))}
    />
  );
}

function AssetFilter({ summary, state }: FilterProps) {
  return (
    <FilterSelect
      label="Asset"
      name="asset"
      all="All assets"
      state={state}
      options={summary.assets.map(({ name, count: alerts }) => ({
        value: name,
        text: `${labelText(name, 'Unnamed')} (${formatNumber(alerts)})`,
      }))}
    >
      {summary.otherAssets > 0 && (
        <option disabled>
          {`${count(summary.otherAssets, 'more asset')} with fewer alerts: search for the name`}
        </option>
      )}
    </FilterSelect>
  );
}
