/** The interface of a case store: this browser today, a backend with statuses one day. */
import type { AlertCase, CaseChange, CaseSubject, HistoryEntry } from './types.ts';

/** One change of one alert's case. */
export interface CaseEdit {
  readonly subject: CaseSubject;
  readonly change: CaseChange;
}

/** The entries that one change has added; `undoing` takes them all back. */
export interface Receipt {
  readonly added: readonly { readonly subject: CaseSubject; readonly entry: HistoryEntry }[];
  /** Entries that were not undone, each with the entry that overrules it; absent if there are none. */
  readonly overruled?: readonly { readonly subject: CaseSubject; readonly by: HistoryEntry }[];
}

export type CaseNews =
  /** These cases have new entries; each is given in its new form. */
  | { readonly what: 'changed'; readonly cases: readonly AlertCase[] }
  /** Read everything again: it was deleted, or the browser closed the database. */
  | { readonly what: 'all' };

/**
 * Access to the cases of one account. An implementation (IndexedDB: `browser/case-database.ts`) may be slow, shared
 * with others and unavailable at any time.
 */
export interface CaseStore {
  /**
   * Every stored case, in no order. An alert without one is New.
   *
   * @throws CaseError
   */
  list(): Promise<readonly AlertCase[]>;

  /**
   * Adds one entry to the history of each alert, all or none. Edits that would change nothing add none: a status or a
   * note that is set already, an undo of what is undone or was set again since, an alert without an id.
   *
   * @returns once the entries are stored
   * @throws CaseError when nothing is stored
   */
  change(edits: readonly CaseEdit[]): Promise<Receipt>;

  /**
   * Calls `listener` with what changed, here or elsewhere, before `change` resolves for changes made here.
   *
   * @returns a function that unsubscribes
   */
  watch(listener: (news: CaseNews) => void): () => void;
}

/** Returns the edits that take back everything that a change has added, the last first. */
export function undoing({ added }: Receipt): CaseEdit[] {
  return added.toReversed().map(({ subject, entry }) => ({
    subject,
    change: { what: 'undo', entry: entry.id },
  }));
}
