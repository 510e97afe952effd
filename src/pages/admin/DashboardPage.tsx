import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import { AdminLive, DashboardFrame, NewCustomer } from '@/dashboard/index.ts';
import { alertsQuery } from '@/alerts/index.ts';
import { PendingOrganization } from '@/assets/index.ts';

/** Who imitates the organisation; before the first alert, the steps that lead there. */
export function Component() {
  const alerts = useQuery(alertsQuery());
  const assets = useQuery(assetListQuery());
  const isNew = alerts.data?.alerts.length === 0 && assets.data !== undefined;
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
