/**
 * The connection to one IndexedDB database, and what can happen to it: refused, held up by an older tab,
 * overtaken by a newer version, cleared while it is open.
 */
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import { CaseError, caseErrorOf } from '../case-error.ts';
import type { CaseSubject, HistoryEntry, SavedView } from '../types.ts';
import type { Visit } from '../visit.ts';

/** What is kept of a case: status and note follow from the history. */
export interface StoredCase extends CaseSubject {
  readonly history: readonly HistoryEntry[];
}

/** A view as it is kept; the later of two with one id counts. `at`: ISO 8601 in UTC. */
export interface StoredView extends SavedView {
  readonly at: string;
}

/** Alerts that came into the list at one time. `at`: ISO 8601 in UTC. */
export interface StoredArrival {
  readonly at: string;
  readonly ids: readonly string[];
}

export interface CaseSchema extends DBSchema {
  cases: { key: string; value: StoredCase };
  views: { key: string; value: StoredView };
  arrivals: { key: number; value: StoredArrival };
  /** One record, under the key 0. */
  visit: { key: number; value: Visit };
}

const VERSION = 1;
export const STORES = ['cases', 'views', 'arrivals', 'visit'] as const;

type Names = readonly StoreNames<CaseSchema>[];
type Opened = IDBPDatabase<CaseSchema>;

interface Watching {
  /** What was read may be gone: the browser closed the connection, or the database was deleted or opened late. */
  readonly onLost: () => void;
}

export class Connection {
  readonly #name: string;
  readonly #onLost: () => void;
  #database: Opened | null = null;
  #opening: Promise<Opened> | null = null;
  #ended: CaseError | null = null;

  constructor(name: string, { onLost }: Watching) {
    this.#name = name;
    this.#onLost = onLost;
  }

  /**
   * Does `work` in one transaction.
   *
   * @returns its result once the transaction has completed
   * @throws CaseError when none of it is kept
   */
  async run<Stores extends Names, Mode extends IDBTransactionMode, Result>(
    mode: Mode,
    stores: Stores,
    work: (transaction: IDBPTransaction<CaseSchema, Stores, Mode>) => Promise<Result>,
  ): Promise<Result> {
    const transaction = await this.#begin(mode, stores);
    try {
      const [result] = await Promise.all([work(transaction), transaction.done]);
      return result;
    } catch (cause) {
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw caseErrorOf(transaction.error ?? cause);
    }
  }

  /** Closes it for good; transactions under way still complete. */
  close(): void {
    this.#ended ??= new CaseError('failed');
    this.#database?.close();
    this.#database = null;
  }

  async #begin<Stores extends Names, Mode extends IDBTransactionMode>(mode: Mode, stores: Stores) {
    const database = await this.#open();
    try {
      return database.transaction(stores, mode);
    } catch {
      // The browser closed it, and the event that says so has not come yet.
      this.#forget(database);
    }
    const again = await this.#open();
    try {
      return again.transaction(stores, mode);
    } catch (cause) {
      throw caseErrorOf(cause);
    }
  }

  async #open(): Promise<Opened> {
    if (this.#ended) throw this.#ended;
    if (this.#database) return this.#database;
    // After a failure the next call tries again.
    this.#opening ??= this.#request().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  #request(): Promise<Opened> {
    return new Promise((resolve, reject) => {
      const onBlocked = () => reject(new CaseError('blocked'));
      this.#openDatabase(onBlocked).then(resolve, (cause: unknown) =>
        reject(caseErrorOf(cause, true)),
      );
    });
  }

  async #openDatabase(onBlocked: () => void): Promise<Opened> {
    let late = false;
    // Throws where there is no IndexedDB at all.
    const database: Opened = await openDB<CaseSchema>(this.#name, VERSION, {
      upgrade: (created) => {
        created.createObjectStore('cases', { keyPath: 'alert' });
        created.createObjectStore('views', { keyPath: 'id' });
        created.createObjectStore('arrivals', { autoIncrement: true });
        created.createObjectStore('visit');
      },
      blocked: () => {
        late = true;
        onBlocked();
      },
      blocking: (_version, wanted) => {
        // Another tab waits for this: with a newer version of the site, or for a deletion.
        database.close();
        this.#forget(database);
        if (wanted !== null) this.#ended ??= new CaseError('outdated');
        this.#onLost();
      },
      terminated: () => {
        this.#forget(database);
        this.#onLost();
      },
    });
    if (this.#ended || this.#database) {
      database.close();
      if (this.#ended) throw this.#ended;
      return this.#database ?? database;
    }
    this.#database = database;
    if (late) this.#onLost();
    return database;
  }

  #forget(database: Opened): void {
    if (this.#database === database) this.#database = null;
  }
}
