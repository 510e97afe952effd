/** Cases: decisions of a user about an alert, its history, and saved views. Stored in the browser. */
export {
  alertAt,
  type CaseActions,
  useCase,
  useCaseActions,
  useCaseBook,
  useCases,
  useCaseState,
} from './use-cases.ts';
export { afterMarking, isDecided, noRequestSince, statusKeyHint } from './case-words.ts';
export { CaseHistory } from './CaseHistory.tsx';
export { CasesBoundary } from './CasesBoundary.tsx';
export { CaseStatusMark, CaseStatusShape } from './CaseStatusMark.tsx';
export { ExportDue, KeptWhere } from './KeptWhere.tsx';
export { casesOf } from './session-cases.ts';
export {
  useArrivals,
  useFirstSeen,
  useFirstSeenAt,
  useIsNew,
  useNewAlerts,
  useNewSince,
  useSeeAll,
  useSeen,
} from './use-new-alerts.ts';
export { useBeside, useViews } from './use-views.ts';
