import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import { AdminLive } from '@/features/console/dashboard/AdminLive.tsx';
import { DashboardFrame } from '@/features/console/dashboard/DashboardFrame.tsx';
import { NewCustomer } from '@/features/console/dashboard/NewCustomer.tsx';
import { alertsQuery } from '@/features/shared/alerts/alerts-query.ts';
import { PendingOrganization } from '@/features/shared/asset-state/PendingOrganization.tsx';

/** Who imitates the organisation; before the first alert, the steps that lead there. */
export function Component() {
  const alerts = useQuery(alertsQuery());
  const assets = useQuery(assetListQuery());
  const isNew = alerts.data?.summary.total === 0 && assets.data !== undefined;
  return (
    <DashboardFrame
      area="admin"
      lead={
        isNew
          ? 'The way to your first alert.'
          : 'Names imitating yours, worst first. Severity, assets and techniques count open alerts.'
      }
      notice={<PendingOrganization />}
    >
      {isNew ? <NewCustomer assets={assets.data} /> : <AdminLive alerts={alerts} assets={assets} />}
    </DashboardFrame>
  );
}
