import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { assetListQuery } from '@/api/queries/assets.ts';
import { organizationListQuery } from '@/api/queries/organizations.ts';
import { useUser } from '@/session/AuthContext.tsx';
import { keptInTab } from '@/session/use-draft.ts';
import { accountOf } from '@/session/session.ts';
import { alertsQuery, openCount } from '@/alerts/index.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { useCases } from '@/cases/index.ts';
import type { Counted } from './navigation.ts';

/**
 * The last known number of open alerts, for pages that do not fetch them: a menu with a number on one page and none on
 * the next looks broken, and the list may be long.
 */
const lastOpenCount = keptInTab(
  'open_alerts',
  v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Milliseconds since the epoch. */
    at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  }),
);

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

interface Waiting extends Readonly<Partial<Record<Counted, number>>> {
  /** When the alerts were counted, in milliseconds since the epoch; undefined while they are counted now. */
  readonly alertsAt?: number;
}

/**
 * Returns the number of waiting items of each list. A list that is not loaded or failed has no number. Alerts show
 * their last number with its age until a page has fetched them and the cases are known: the menu does not fetch them
 * itself, because there may be a hundred thousand.
 */
export function useWaiting(area: 'admin' | 'superadmin'): Waiting {
  const owner = accountOf(useUser());
  const [last] = useState(() => lastOpenCount.get(owner));
  const assets = useQuery({ ...assetListQuery(), select: pendingOf });
  const organizations = useQuery({
    ...organizationListQuery(),
    enabled: area === 'superadmin',
    select: pendingOf,
  });
  const list = useFetchedAlerts();
  const cases = useCases();
  const open = useMemo(() => (list ? openCount(list, cases) : null), [list, cases]);
  useEffect(() => {
    if (open !== null) lastOpenCount.set(owner, { count: open, at: Date.now() });
  }, [owner, open]);
  const earlier = open === null && area === 'admin' ? last : null;
  return {
    pendingAssets: assets.data,
    pendingOrganizations: organizations.data,
    alerts: open ?? earlier?.count,
    alertsAt: earlier?.at,
  };
}
