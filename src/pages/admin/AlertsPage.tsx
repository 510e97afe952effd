import { useQuery } from '@tanstack/react-query';
import { TableSkeleton } from '@/components/table/TableSkeleton.tsx';
import { useTableState } from '@/components/table/url-table-state.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import {
  alertColumns,
  ALERT_FILTERS,
  alertsErrorText,
  AlertsHeader,
  AlertsLoading,
  alertsQuery,
  AlertTable,
  useFoundAlerts,
} from '@/alerts/index.ts';
import { AlertList } from '@/alerts/model/alert-list.ts';
import { PendingOrganization } from '@/assets/index.ts';

const NO_ALERTS = new AlertList([]);

/** All impersonation alerts of the organisation. */
export function Component() {
  const alerts = useQuery(alertsQuery());
  const state = useTableState(ALERT_FILTERS);
  const found = useFoundAlerts(alerts.data ?? NO_ALERTS, state);
  return (
    <div className="grid gap-4">
      <AlertsHeader total={alerts.data?.alerts.length} alerts={found.alerts} state={state} />
      <PendingOrganization />
      <QueryBoundary
        query={alerts}
        loading={<AlertsLoading />}
        skeleton={<TableSkeleton columns={alertColumns(false)} />}
        errorText={alertsErrorText}
      >
        {(list) => (
          <AlertTable
            list={list}
            found={found}
            state={state}
            asOf={alerts.dataUpdatedAt}
            refresh={<RefreshButton queries={[alerts]} label="Refresh alerts" />}
          />
        )}
      </QueryBoundary>
    </div>
  );
}
