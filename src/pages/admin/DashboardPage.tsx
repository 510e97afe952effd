import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import { alertIndexQuery } from '@/features/alerts/alert-list.ts';
import { AdminLive } from '@/features/dashboard/AdminLive.tsx';
import { arrivedEmpty } from '@/features/dashboard/dashboard-view.ts';
import { DashboardFrame } from '@/features/dashboard/DashboardFrame.tsx';

/** The organisation's state at one look. */
export function Component() {
  const alerts = useQuery(alertIndexQuery());
  const assets = useQuery(assetListQuery());
  const empty =
    arrivedEmpty(alerts, ({ summary }) => summary.total === 0) &&
    arrivedEmpty(assets, (list) => list.length === 0);
  return (
    <DashboardFrame
      area="admin"
      lead="Counted from your alerts and assets as they are now."
      empty={empty}
      emptyReason="You have no assets and no alerts yet, so there is nothing of yours to count."
    >
      <AdminLive alerts={alerts} assets={assets} />
    </DashboardFrame>
  );
}
