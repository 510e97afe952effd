import { useQuery } from '@tanstack/react-query';
import { TableSkeleton } from '@/components/data-table/TableSkeleton.tsx';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import { RefreshButton } from '@/components/RefreshButton.tsx';
import { alertColumns } from '@/features/console/alerts/alert-columns.tsx';
import { alertIndexQuery, alertsErrorText } from '@/features/shared/alert-index/alert-index.ts';
import { AlertsLoading } from '@/features/shared/alert-index/AlertsLoading.tsx';
import { AlertTable } from '@/features/console/alerts/AlertTable.tsx';

/** All impersonation alerts of the organisation. */
export function Component() {
  const alerts = useQuery(alertIndexQuery());
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-h3 font-semibold">Alerts</h1>
        <p className="text-quiet">Names that imitate your assets.</p>
      </div>
      <QueryBoundary
        query={alerts}
        loading={<AlertsLoading />}
        skeleton={<TableSkeleton columns={alertColumns(false)} opens />}
        errorText={alertsErrorText}
      >
        {(list) => (
          <AlertTable
            list={list}
            asOf={alerts.dataUpdatedAt}
            refresh={<RefreshButton queries={[alerts]} label="Refresh alerts" />}
          />
        )}
      </QueryBoundary>
    </div>
  );
}
