import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DataTable } from '@/components/data-table/DataTable.tsx';
import { ToolbarSelect } from '@/components/data-table/ToolbarSelect.tsx';
import { useTableState } from '@/components/data-table/table-state.ts';
import { EmptyState } from '@/components/EmptyState.tsx';
import { TableSkeleton } from '@/components/QueryBoundary.tsx';
import { formatNumber } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/button-class.ts';
import { ALERT_COLUMNS } from './alert-columns.tsx';
import type { AlertSummary } from './alert-index.ts';
import type { AlertList } from './alert-list.ts';
import { SEVERITIES } from './severity.ts';
import { ALERT_FILTERS, useFoundAlerts } from './use-found-alerts.ts';

const NOUN = ['alert', 'alerts'] as const;
const OPTION_LENGTH = 60;

/** All alerts in one list. `actions` stand at the end of its toolbar. */
export function AlertTable({ list, actions }: { list: AlertList; actions?: ReactNode }) {
  const state = useTableState(ALERT_FILTERS);
  const { rows, stale } = useFoundAlerts(list, state);
  if (rows === null) return <TableSkeleton />;
  return (
    <DataTable
      label="Alerts"
      noun={NOUN}
      columns={ALERT_COLUMNS}
      rows={rows}
      total={list.summary.total}
      state={state}
      stale={stale}
      searchLabel="Search by asset, details or domain"
      filters={
        <>
          <SeverityFilter
            summary={list.summary}
            value={state.filters['severity'] ?? ''}
            onChange={(value) => state.setFilter('severity', value)}
          />
          <AssetFilter
            summary={list.summary}
            value={state.filters['asset'] ?? ''}
            onChange={(value) => state.setFilter('asset', value)}
          />
        </>
      }
      actions={actions}
      noMatch="No alerts found."
      empty={
        <EmptyState
          title="No alerts found."
          action={
            <Link to={paths.admin.assets()} className={buttonClass('secondary')}>
              See your assets
            </Link>
          }
        >
          Nothing that imitates your assets has been reported. Alerts arrive here once an asset is
          approved and under watch.
        </EmptyState>
      }
    />
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
