import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import { organisationListQuery } from '@/api/queries/organisations.ts';
import { arrivedEmpty } from '@/features/dashboard/dashboard-view.ts';
import { DashboardFrame } from '@/features/dashboard/DashboardFrame.tsx';
import { SuperadminLive } from '@/features/dashboard/SuperadminLive.tsx';

/** All organisations and assets at one look. */
export function Component() {
  const organisations = useQuery(organisationListQuery());
  const assets = useQuery(assetListQuery());
  const empty =
    arrivedEmpty(organisations, (list) => list.length === 0) &&
    arrivedEmpty(assets, (list) => list.length === 0);
  return (
    <DashboardFrame
      area="superadmin"
      lead="Counted from all organizations and assets as they are now."
      empty={empty}
      emptyReason="There are no organizations and no assets yet, so there is nothing to count."
    >
      <SuperadminLive organisations={organisations} assets={assets} />
    </DashboardFrame>
  );
}
