import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import { DashboardFrame, SuperadminLive } from '@/dashboard/index.ts';

/** All organisations and assets at a glance. */
export function Component() {
  const organizations = useQuery(organizationListQuery());
  const assets = useQuery(assetListQuery());
  return (
    <DashboardFrame
      area="superadmin"
      lead="What waits for you, the oldest first. Open a row to decide."
    >
      <SuperadminLive organizations={organizations} assets={assets} />
    </DashboardFrame>
  );
}
