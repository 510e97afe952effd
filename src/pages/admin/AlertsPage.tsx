import { useQuery } from '@tanstack/react-query';
import { TableSkeleton } from '@/components/data-table/TableSkeleton.tsx';
import { useTableState } from '@/components/data-table/url-table-state.ts';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import { alertColumns } from '@/features/console/alerts/alert-columns.tsx';
import { alertIndexQuery, alertsErrorText } from '@/features/shared/alert-index/alert-lists.ts';
import { alertFilters } from '@/features/shared/alert-index/use-found-alerts.ts';
import { AlertsLoading } from '@/features/shared/alert-index/AlertsLoading.tsx';
import { PendingOrganization } from '@/features/shared/asset-state/PendingOrganization.tsx';
import { AlertsHeader } from '@/features/console/alerts/AlertsHeader.tsx';
import { AlertTable } from '@/features/console/alerts/AlertTable.tsx';

/** All impersonation alerts of the organisation. */
export function Component() {
  const alerts = useQuery(alertIndexQuery());
  const state = useTableState(alertFilters());
  return (
    <div className="grid gap-4">
      <AlertsHeader list={alerts.data} state={state} />
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
            state={state}
            asOf={alerts.dataUpdatedAt}
            refresh={<RefreshButton queries={[alerts]} label="Refresh alerts" />}
          />
        )}
      </QueryBoundary>
    </div>
  );
}
