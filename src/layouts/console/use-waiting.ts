import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { assetListQuery } from '@/api/queries/assets.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import { alertIndexQuery } from '@/features/shared/alert-index/alert-index.ts';
import { openCount } from '@/features/shared/alert-index/open-alerts.ts';
import { useCases } from '@/features/shared/cases/use-cases.ts';
import type { Counted } from './navigation.ts';

const pendingOf = (list: readonly { readonly approved: boolean }[]): number =>
  list.filter(({ approved }) => !approved).length;

/**
 * What waits, counted in the lists themselves. A list that is not there or could not be fetched has no figure;
 * nor have the alerts before a page fetched them, or while it is not known which of them are decided.
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
  const { data: list } = useQuery({
    ...alertIndexQuery(),
    // There may be a hundred thousand: a page that does not show alerts neither waits for them nor fails with them.
    enabled: (query) => area === 'admin' && query.state.data !== undefined,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
  const cases = useCases();
  const open = useMemo(() => (list ? openCount(list, cases) : null), [list, cases]);
  return {
    ...(assets.data !== undefined && { pendingAssets: assets.data }),
    ...(organizations.data !== undefined && { pendingOrganizations: organizations.data }),
    ...(open !== null && { alerts: open }),
  };
}
