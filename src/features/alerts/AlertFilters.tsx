import { ToolbarSelect } from '@/components/data-table/ToolbarSelect.tsx';
import type { TableState } from '@/components/data-table/table-state.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { inAngles, visibleName } from '@/lib/visible-text.ts';
import type { AlertSummary } from './alert-index.ts';
import type { AlertList } from './alert-list.ts';
import { SEVERITIES } from './severity.ts';
import { TechniqueFilter } from './TechniqueFilter.tsx';
import type { ALERT_FILTERS } from './use-found-alerts.ts';

/** Severity, asset and technique, each choice with how many alerts of the whole list it fits. */
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

const OPTION_LENGTH = 60;

const assetWords = (name: string) =>
  visibleName(Array.from(name).slice(0, OPTION_LENGTH).join(''), inAngles);

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
      {unlisted && <option value={value}>{assetWords(value)}</option>}
      {summary.assets.map(({ name, count: alerts }) => (
        <option key={name} value={name}>
          {`${assetWords(name)} (${formatNumber(alerts)})`}
        </option>
      ))}
      {summary.otherAssets > 0 && (
        <option disabled>
          {`${count(summary.otherAssets, 'more asset')} with fewer alerts: search for the name`}
        </option>
      )}
    </ToolbarSelect>
  );
}
