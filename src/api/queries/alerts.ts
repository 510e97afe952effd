/** Impersonation alerts. The list itself is fetched by `alertsQuery` of the alerts' room. */

/** Error messages for answers without a text (specification section 8). */
export const ALERT_MESSAGES = { fetch: 'Failed to fetch alerts' } as const;

/** Prefix of all queries about alerts: invalidate it when alerts are out of date. */
export const alertKeys = { all: ['alerts'] as const };
