/** Cases: decisions of a user about an alert, its history, and saved views. Stored in the browser. */
export {
  useArrivals,
  useCase,
  useCaseActions,
  useCaseBook,
  useCases,
  useCaseState,
  useFirstSeen,
  useFirstSeenAt,
  useIsNew,
  useNewAlerts,
  useNewSince,
  useSeeAll,
  useSeen,
  useViews,
} from './use-cases.ts';
export { isDecided, noRequestSince, statusKeyHint } from './case-words.ts';
export { CaseHistory } from './CaseHistory.tsx';
export { CasesBoundary } from './CasesBoundary.tsx';
export { CaseStatusMark, CaseStatusShape } from './CaseStatusMark.tsx';
export { alertAt } from './CaseToast.tsx';
export { ExportDue, KeptWhere } from './KeptWhere.tsx';
export { type CaseActions, casesOf } from './session-cases.ts';
