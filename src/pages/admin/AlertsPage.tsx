import { useQuery } from '@tanstack/react-query';
import { TableSkeleton } from '@/components/table/TableSkeleton.tsx';
import { useTableState } from '@/components/table/url-table-state.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import { alertColumns } from '@/features/console/alerts/alert-columns.tsx';
import { AlertList } from '@/features/shared/alerts/alert-list.ts';
import { alertsQuery, alertsErrorText } from '@/features/shared/alerts/alerts-query.ts';
import { alertFilters, useFoundAlerts } from '@/features/shared/alerts/use-found-alerts.ts';
import { AlertsLoading } from '@/features/shared/alerts/AlertsLoading.tsx';
import { PendingOrganization } from '@/features/shared/asset-state/PendingOrganization.tsx';
import { AlertsHeader } from '@/features/console/alerts/AlertsHeader.tsx';
import { AlertTable } from '@/features/console/alerts/AlertTable.tsx';

/** Until there is a list. */
const NO_ALERTS = new AlertList([], []);

/** All impersonation alerts of the organisation. */
export function Component() {
  const alerts = useQuery(alertsQuery());
  const state = useTableState(alertFilters());
  const found = useFoundAlerts(alerts.data ?? NO_ALERTS, state);
  return (
    <div className="grid gap-4">
      <AlertsHeader total={alerts.data?.alerts.length} alerts={found.alerts} state={state} />
      <PendingOrganization />
      <QueryBoundary
        query={alerts}
        loading={<AlertsLoading />}
        skeleton={<TableSkeleton columns={alertColumns(false)} opens />}
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
