/** Data of cases: the work of one account's analysts on its alerts, as this browser stores it. */
import type * as v from 'valibot';
import type { CaseError } from './case-error.ts';
import type { change, entry } from './transfer/schema.ts';

/** In the order of the work. An alert without a case is New. */
export const CASE_STATUSES = [
  'new',
  'investigating',
  'reported',
  'down',
  'not-harmful',
  'ours',
] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export type CaseChange = v.InferOutput<typeof change>;

/** One line of a history, which is only ever added, never changed or removed. */
export type HistoryEntry = v.InferOutput<typeof entry>;

/** The case of one alert. Status and note follow from the history. */
export interface AlertCase {
  /** The backend's id of the alert; never ''. */
  readonly alert: string;
  /** The names of the alert as the backend sent them, at the last change of the case: hostile text. */
  readonly asset: string;
  readonly domain: string;
  readonly status: CaseStatus;
  readonly note: string;
  /** In order, see `compareEntries`. */
  readonly history: readonly HistoryEntry[];
}

/** The alert that a change is about. */
export type CaseSubject = Pick<AlertCase, 'alert' | 'asset' | 'domain'>;

/** One change of one alert's case. */
export interface CaseEdit {
  readonly subject: CaseSubject;
  readonly change: CaseChange;
}

/** The entries that one change has added; `undoing` takes them all back. */
export interface Receipt {
  readonly added: readonly { readonly subject: CaseSubject; readonly entry: HistoryEntry }[];
}

/** Looks cases up; undefined if an alert has none or the cases are not known. */
export interface CaseBook {
  readonly get: (alert: string) => AlertCase | undefined;
}

export type CaseState =
  | { readonly is: 'loading' }
  | { readonly is: 'ready' }
  | { readonly is: 'failed'; readonly error: CaseError };

/** The cases at one moment; a new object at each change. `byAlert` is the same map throughout. */
export interface CaseList {
  readonly byAlert: ReadonlyMap<string, AlertCase>;
  readonly state: CaseState;
  /** False until the cases have been read, or if they cannot be: then an alert without a case is not New. */
  readonly known: boolean;
}

/** A saved list: its address, under a name. */
export interface SavedView {
  /** A UUID. */
  readonly id: string;
  readonly name: string;
  /** The search part of the URL, without the question mark. */
  readonly search: string;
}
