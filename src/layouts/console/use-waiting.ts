import { useQuery } from '@tanstack/react-query';
import { assetListQuery } from '@/api/queries/assets.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import { alertIndexQuery } from '@/features/shared/alert-index/alert-index.ts';
import type { Counted } from './navigation.ts';

const pendingOf = (list: readonly { readonly approved: boolean }[]): number =>
  list.filter(({ approved }) => !approved).length;

/**
 * What waits, counted in the lists themselves. A list that is not there or could not be fetched has no
 * figure. The alerts may be a hundred thousand: they are counted once a page has fetched them, and then
 * kept up to date with every other list.
 */
export function useWaiting(
  area: 'admin' | 'superadmin',
): Readonly<Partial<Record<Counted, number>>> {
  const assets = useQuery({ ...assetListQuery(), select: pendingOf });
  const organizations = useQuery({
    ...organizationListQuery(),
    enabled: area === 'superadmin',
    select: pendingOf,
  });
  const alerts = useQuery({
    ...alertIndexQuery(),
    enabled: (query) => area === 'admin' && query.state.data !== undefined,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
  return {
    ...(assets.data !== undefined && { pendingAssets: assets.data }),
    ...(organizations.data !== undefined && { pendingOrganizations: organizations.data }),
    ...(alerts.data !== undefined && { alerts: alerts.data.summary.total }),
  };
}
