/**
 * The cases in memory, for views that look up thousands of them and redraw one. Holds only stored data: a change shows
 * once the store says that it is stored.
 */
import { Store } from '@/lib/store.ts';
import { caseErrorOf, type CaseError } from './case-error.ts';
import type { CaseEdit, CaseNews, CaseStore, Receipt } from './store.ts';
import type { AlertCase } from './types.ts';

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
  readonly #store: CaseStore;
  readonly #cases = new Map<string, AlertCase>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #unwatch: () => void;
  #reading = 0;

  constructor(store: CaseStore) {
    this.#store = store;
    this.list = new Store<CaseList>({ byAlert: this.#cases, known: false });
    this.#unwatch = store.watch((news) => this.#take(news));
    void this.read();
  }

  /** Returns the same object until the case changes; undefined if the alert has no case or the cases are not known. */
  readonly get = (alert: string): AlertCase | undefined => this.#cases.get(alert);

  /** Calls `listener` when this alert's case changes. */
  subscribe(alert: string, listener: () => void): () => void {
    const known = this.#listeners.get(alert);
    const listeners = known ?? new Set();
    if (!known) this.#listeners.set(alert, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(alert) === listeners) {
        this.#listeners.delete(alert);
      }
    };
  }

  /**
   * Like `CaseStore.change`.
   *
   * @throws CaseError when nothing is stored
   */
  async change(edits: readonly CaseEdit[]): Promise<Receipt> {
    try {
      const receipt = await this.#store.change(edits);
      // An earlier failure may be over.
      if (this.state.get().is === 'failed') void this.read();
      return receipt;
    } catch (cause) {
      throw caseErrorOf(cause);
    }
  }

  /** Reads all cases again; never rejects, see `state`. */
  readonly read = async (): Promise<void> => {
    this.#reading += 1;
    const mine = this.#reading;
    try {
      const cases = await this.#store.list();
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
    if (news.what === 'all') {
      void this.read();
      return;
    }
    const changed = news.cases.filter(({ alert, history }) => {
      // Results of two transactions may arrive in another order than they were made in.
      return history.length >= (this.#cases.get(alert)?.history.length ?? 0);
    });
    for (const item of changed) this.#cases.set(item.alert, item);
    this.#tell(changed.map(({ alert }) => alert));
    this.#tellList();
  }

  #replace(cases: readonly AlertCase[]): void {
    const gone = [...this.#cases.keys()];
    this.#cases.clear();
    for (const item of cases) this.#cases.set(item.alert, item);
    this.#tell(new Set([...gone, ...this.#cases.keys()]));
  }

  #tell(alerts: Iterable<string>): void {
    for (const alert of alerts) {
      for (const listener of this.#listeners.get(alert) ?? []) listener();
    }
  }

  #tellList(): void {
    const known = this.state.get().is === 'ready';
    this.list.set({ byAlert: this.#cases, known });
  }
}
