import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { assetListQuery } from '@/api/queries/assets.ts';
import { alertIndexQuery } from '@/features/shared/alert-index/alert-index.ts';
import { PendingOrganization } from '@/features/console/assets/FirstSteps.tsx';
import { AdminLive } from '@/features/console/dashboard/AdminLive.tsx';
import { DashboardFrame } from '@/features/console/dashboard/DashboardFrame.tsx';
import { paths } from '@/paths.ts';

/** The organisation's state at a glance. */
export function Component() {
  const alerts = useQuery(alertIndexQuery());
  const assets = useQuery(assetListQuery());
  const empty =
    alerts.isSuccess &&
    alerts.data.summary.total === 0 &&
    assets.isSuccess &&
    assets.data.length === 0;
  return (
    <DashboardFrame
      area="admin"
      lead="Counted from your alerts and assets as they are now."
      empty={empty}
      notice={assets.data?.every((asset) => !asset.approved) && <PendingOrganization />}
      emptyReason={
        <>
          You have no assets and no alerts yet, so there is nothing of yours to count.{' '}
          <Link
            to={paths.admin.assets()}
            className="font-semibold text-brand-deep underline underline-offset-3"
          >
            Register your first domain
          </Link>
        </>
      }
    >
      <AdminLive alerts={alerts} assets={assets} />
    </DashboardFrame>
  );
}
