import { ToolbarSelect } from '@/components/data-table/ToolbarSelect.tsx';
import type { TableState } from '@/components/data-table/table-state.ts';
import { formatNumber } from '@/lib/format.ts';
import type { AlertSummary } from './alert-index.ts';
import type { AlertList } from './alert-list.ts';
import { SEVERITIES } from './severity.ts';
import { TechniqueFilter } from './TechniqueFilter.tsx';
import type { ALERT_FILTERS } from './use-found-alerts.ts';

const OPTION_LENGTH = 60;

/** Severity, asset and technique, each with how many alerts a choice leaves. */
export function AlertFilters({ list, state }: { list: AlertList; state: TableState }) {
  const wire = (name: (typeof ALERT_FILTERS)[number]) => ({
    value: state.filters[name] ?? '',
    onChange: (value: string) => state.setFilter(name, value),
  });
  return (
    <>
      <SeverityFilter summary={list.summary} {...wire('severity')} />
      <AssetFilter summary={list.summary} {...wire('asset')} />
      <TechniqueFilter techniques={list.techniques} {...wire('technique')} />
    </>
  );
}

interface FilterProps {
  summary: AlertSummary;
  value: string;
  onChange: (value: string) => void;
}

function SeverityFilter({ summary, value, onChange }: FilterProps) {
  return (
    <ToolbarSelect
      label="Severity"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">All severities</option>
      {SEVERITIES.map((level) => (
        <option key={level} value={level}>
          {`${level} (${formatNumber(summary.bySeverity[level])})`}
        </option>
      ))}
    </ToolbarSelect>
  );
}

function AssetFilter({ summary, value, onChange }: FilterProps) {
  const unlisted = value !== '' && !summary.assets.some(({ name }) => name === value);
  return (
    <ToolbarSelect
      label="Asset"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">All assets</option>
      {unlisted && <option value={value}>{value.slice(0, OPTION_LENGTH)}</option>}
      {summary.assets.map(({ name, count }) => (
        <option key={name} value={name}>
          {`${name.slice(0, OPTION_LENGTH)} (${formatNumber(count)})`}
        </option>
      ))}
    </ToolbarSelect>
  );
}
