/** Data of cases: the work of one account's analysts on its alerts, as this browser stores it. */

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

/** One change in the history of a case. */
export type CaseChange =
  | { readonly what: 'status'; readonly status: CaseStatus }
  /** The note from then on; '' removes it. */
  | { readonly what: 'note'; readonly note: string }
  /** A notice was sent; the status becomes Reported. */
  | {
      readonly what: 'sent';
      /** The recipient in the user's words ("the registrar's abuse contact"). */
      readonly channel: string;
      /** The recipient's ticket number; '' until there is one. */
      readonly ticket: string;
    }
  /** DNS or the registry was asked; `said` is the result in one line. It does not change the case. */
  | { readonly what: 'looked'; readonly said: string }
  /** Takes back an entry, which stays in the history. */
  | { readonly what: 'undo'; readonly entry: string };

/** One line of a history, which is only ever added, never changed or removed. */
export interface HistoryEntry {
  /** A UUID, by which a merge identifies it. */
  readonly id: string;
  /** Place in the history, see `withEntry`: a greater one is later, whatever the clocks showed. */
  readonly order: number;
  /** The clock's time: ISO 8601, in UTC. */
  readonly at: string;
  /** The email address of the logged-in user. */
  readonly by: string;
  readonly change: CaseChange;
}

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
  /** Entries that were not undone, each with the entry that overrules it. */
  readonly overruled: readonly { readonly subject: CaseSubject; readonly by: HistoryEntry }[];
}

/** A saved list: its address, under a name. */
export interface SavedView {
  /** A UUID. */
  readonly id: string;
  readonly name: string;
  /** The search part of the URL, without the question mark. */
  readonly search: string;
}
