/** Impersonation alerts. The list itself is fetched by `alertsQuery` of the alerts' room. */

/** Error messages for answers without a text (specification section 8). */
export const ALERT_MESSAGES = { fetch: 'Failed to fetch alerts' } as const;

/** What makes alerts out of date invalidates this; the list's own key begins with it. */
export const alertKeys = { all: ['alerts'] as const };
