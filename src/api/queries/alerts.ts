/** Impersonation alerts. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../client.ts';

/** What to say when the server says nothing (specification section 8). */
export const ALERT_MESSAGES = { fetch: 'Failed to fetch alerts' } as const;

export const alertKeys = { all: ['alerts'] as const };

export const alertListQuery = () =>
  queryOptions({
    queryKey: alertKeys.all,
    queryFn: ({ signal }) => call('alertList', undefined, { signal }),
    // Comparing 100,000 rows one by one to keep old objects would block the page for nothing.
    structuralSharing: false,
  });
