import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { alertsQuery } from '@/features/shared/alerts/alerts-query.ts';
import { useArrivals, useNewAlerts } from '@/features/shared/cases/use-new-alerts.ts';

const COUNTED = /^\(\d+\) /;

/** Takes in what came into the alert list, whatever page reads it, and counts it in the tab's title. */
export function AlertNews() {
  const alerts = useQuery({
    ...alertsQuery(),
    // It may be long: only a page that shows it fetches it.
    enabled: (query) => query.state.data !== undefined,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
  useArrivals(alerts.data, ({ alerts: listed }) => listed.map(({ id }) => id));
  const { size } = useNewAlerts();
  const { pathname } = useLocation();
  useEffect(() => {
    // The layout has written this page's own title by now.
    const bare = () => document.title.replace(COUNTED, '');
    document.title = size > 0 ? `(${size}) ${bare()}` : bare();
    return () => {
      document.title = bare();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page writes its own title
  }, [size, pathname]);
  return null;
}
