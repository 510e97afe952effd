/**
 * The cases in memory, for views that look up thousands of them and redraw one. Holds only stored data: a change shows
 * once the store says that it is stored.
 */
import { Store } from '@/lib/store.ts';
import { caseErrorOf, type CaseError } from './case-error.ts';
import type { CaseDatabase, CaseNews } from './browser/case-database.ts';
import type { AlertCase, CaseEdit, Receipt } from './types.ts';

export type CacheState =
  | { readonly is: 'loading' }
  | { readonly is: 'ready' }
  | { readonly is: 'failed'; readonly error: CaseError };

/** The cases at one moment; a new object at each change. `byAlert` is the same map throughout. */
export interface CaseList {
  readonly byAlert: ReadonlyMap<string, AlertCase>;
  /** False until the cases have been read, or if they cannot be: then an alert without a case is not New. */
  readonly known: boolean;
}

export class CaseCache {
  /** Loading state of the cases. Until it is `ready`, no alert may be called New. */
  readonly state = new Store<CacheState>({ is: 'loading' });
  /** A new object at each change of any case, and when they become known. */
  readonly list: Store<CaseList>;
  readonly #database: CaseDatabase;
  readonly #cases = new Map<string, AlertCase>();
  readonly #unwatch: () => void;
  #reading = 0;

  constructor(database: CaseDatabase) {
    this.#database = database;
    this.list = new Store<CaseList>({ byAlert: this.#cases, known: false });
    this.#unwatch = database.watch((news) => this.#take(news));
    void this.read();
  }

  /** Returns the same object until the case changes; undefined if the alert has no case or the cases are not known. */
  readonly get = (alert: string): AlertCase | undefined => this.#cases.get(alert);

  /**
   * Like `CaseDatabase.change`.
   *
   * @throws CaseError when nothing is stored
   */
  async change(edits: readonly CaseEdit[]): Promise<Receipt> {
    const receipt = await this.#database.change(edits);
    // An earlier failure may be over.
    if (this.state.get().is === 'failed') void this.read();
    return receipt;
  }

  /** Reads all cases again; never rejects, see `state`. */
  readonly read = async (): Promise<void> => {
    this.#reading += 1;
    const mine = this.#reading;
    try {
      const cases = await this.#database.list();
      if (mine !== this.#reading) return;
      this.#replace(cases);
      this.state.set({ is: 'ready' });
    } catch (cause) {
      if (mine !== this.#reading) return;
      this.#replace([]);
      this.state.set({ is: 'failed', error: caseErrorOf(cause) });
    }
    this.#tellList();
  };

  close(): void {
    this.#reading += 1;
    this.#unwatch();
  }

  #take(news: CaseNews): void {
    if (news.what === 'views' || news.what === 'arrivals') return;
    if (news.what !== 'changed') {
      // A tab with another version of this site may tell more.
      void this.read();
      return;
    }
    for (const item of news.cases) {
      // Results of two transactions may arrive in another order than they were made in.
      const known = this.#cases.get(item.alert)?.history.length ?? 0;
      if (item.history.length >= known) this.#cases.set(item.alert, item);
    }
    this.#tellList();
  }

  #replace(cases: readonly AlertCase[]): void {
    this.#cases.clear();
    for (const item of cases) this.#cases.set(item.alert, item);
  }

  #tellList(): void {
    const known = this.state.get().is === 'ready';
    this.list.set({ byAlert: this.#cases, known });
  }
}
