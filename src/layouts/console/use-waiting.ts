import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { assetListQuery } from '@/api/queries/assets.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import { alertsQuery, openCount } from '@/alerts/index.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { useCases } from '@/cases/index.ts';
import type { Counted } from './navigation.ts';

const pendingOf = (list: readonly { readonly approved: boolean }[]): number =>
  list.filter(({ approved }) => !approved).length;

/**
 * Returns the list of alerts once a page has fetched it. There may be a hundred thousand: a page that does not show them
 * neither waits for them nor fails with them.
 */
export function useFetchedAlerts(): AlertList | undefined {
  const alerts = useQuery({
    ...alertsQuery(),
    enabled: (query) => query.state.data !== undefined,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
  return alerts.data;
}

/**
 * Returns the number of waiting items of each list. A list that is not loaded or failed has no number, nor have alerts
 * until a page has fetched them and the cases are known.
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
  const list = useFetchedAlerts();
  const cases = useCases();
  const open = useMemo(() => (list ? openCount(list, cases) : null), [list, cases]);
  return {
    pendingAssets: assets.data,
    pendingOrganizations: organizations.data,
    alerts: open ?? undefined,
  };
}
