/** Impersonation alerts: the list, one alert in detail, search and triage. The head of `model/alert-list.ts` lists the path from HTTP to the painted row. */
export { alertsErrorText, alertsQuery } from './alerts-query.ts';
export { AlertsLoading } from './AlertsLoading.tsx';
export { AlertHeading } from './detail/AlertDetail.tsx';
export { alertColumns } from './list/alert-columns.tsx';
export { AlertsHeader } from './list/AlertsHeader.tsx';
export { AlertSplitView } from './list/AlertSplitView.tsx';
export { AlertTable } from './list/AlertTable.tsx';
export { SampleAlertTable } from './list/SampleAlertTable.tsx';
export { openAlerts, type OpenAlerts, openCount } from './open-alerts.ts';
export { AlertNames, ImpersonatingName, Technique } from './Technique.tsx';
export { ALERT_FILTERS, useFoundAlerts } from './use-found-alerts.ts';
