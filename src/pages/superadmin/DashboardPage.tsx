import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import { DashboardFrame } from '@/features/console/dashboard/DashboardFrame.tsx';
import { SuperadminLive } from '@/features/console/dashboard/SuperadminLive.tsx';

/** All organisations and assets at a glance. */
export function Component() {
  const organizations = useQuery(organizationListQuery());
  const assets = useQuery(assetListQuery());
  const empty =
    organizations.isSuccess &&
    organizations.data.length === 0 &&
    assets.isSuccess &&
    assets.data.length === 0;
  return (
    <DashboardFrame
      area="superadmin"
      lead="Counted from all organizations and assets as they are now."
      empty={empty}
      emptyReason="There are no organizations and no assets yet, so there is nothing to count."
    >
      <SuperadminLive organizations={organizations} assets={assets} />
    </DashboardFrame>
  );
}
