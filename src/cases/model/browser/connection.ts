/**
 * The connection to one IndexedDB database, and what can happen to it: refused, blocked by an older tab, overtaken by a
 * newer version, deleted while it is open.
 */
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import type { Finding } from '@/evidence/model/finding.ts';
import { CaseError, caseErrorOf } from '../case-error.ts';
import { DATABASE_VERSION, upgradeDatabase } from '../upgrade.ts';
import type { CaseSubject, HistoryEntry, SavedView } from '../types.ts';

/** A case as it is stored, without status and note, which follow from the history. */
export interface StoredCase extends CaseSubject {
  readonly history: readonly HistoryEntry[];
}

/** A view as it is stored; the later of two with one id counts. `at`: ISO 8601 in UTC. */
export interface StoredView extends SavedView {
  readonly at: string;
}

/** Alerts that came into the list at one time. `at`: ISO 8601 in UTC. */
export interface StoredArrival {
  readonly at: string;
  readonly ids: readonly string[];
}

/** The alerts that are no longer new (arrivals.ts). */
export interface Seen {
  /** Time when all were last marked as seen, else when the first list was read: ISO 8601 in UTC. */
  readonly since: string;
  /** Key of the last arrival at that time: later ones are new. */
  readonly after: number;
  /** Later ones that were opened or marked. */
  readonly seen: readonly string[];
}

/** Facts about the store itself. */
export interface Upkeep {
  /** Names of other stores whose cases were offered, and taken over or left. */
  readonly offered: readonly string[];
  /** Time of the last export of all cases, ISO 8601 in UTC; missing if there was none. */
  readonly exportedAt?: string;
}

export interface CaseSchema extends DBSchema {
  cases: { key: string; value: StoredCase };
  views: { key: string; value: StoredView };
  arrivals: { key: number; value: StoredArrival };
  /** One record, under the key 0. */
  visit: { key: number; value: Seen };
  /** The last export, and the stores that were offered. */
  upkeep: { key: number; value: Upkeep };
  /** Key: the question, and the name. */
  findings: { key: [Finding['of'], string]; value: Finding };
}

export const STORES = ['cases', 'views', 'arrivals', 'visit', 'upkeep', 'findings'] as const;

type Names = readonly StoreNames<CaseSchema>[];
type Opened = IDBPDatabase<CaseSchema>;

export class Connection {
  readonly #name: string;
  readonly #onLost: () => void;
  /** The database, or the request for it; null before the first use, after a failure, and once it is closed. */
  #opened: Promise<Opened> | null = null;
  /** True while another tab's older version keeps the database from opening. */
  #heldUp = false;
  #ended: CaseError | null = null;

  /** @param onLost called when read data may be gone: the connection was closed, the database deleted or opened late */
  constructor(name: string, onLost: () => void) {
    this.#name = name;
    this.#onLost = onLost;
  }

  /**
   * Does `work` in one transaction.
   *
   * @returns its result once the transaction has completed
   * @throws CaseError when nothing is stored
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

  /** Closes it permanently; running transactions still complete. */
  close(): void {
    this.#ended ??= new CaseError('ended');
    this.#letGo();
  }

  async #begin<Stores extends Names, Mode extends IDBTransactionMode>(
    mode: Mode,
    stores: Stores,
    isAgain = false,
  ): Promise<IDBPTransaction<CaseSchema, Stores, Mode>> {
    if (this.#ended) throw this.#ended;
    // A second request would wait for the first without any event.
    if (this.#heldUp) throw new CaseError('blocked');
    this.#opened ??= this.#open().catch((cause: unknown) => {
      // The next call tries again.
      this.#opened = null;
      throw caseErrorOf(cause, true);
    });
    const opened = this.#opened;
    const database = await opened;
    // Work is on the disk before the page says that it is stored. What was seen may be lost in a power cut.
    const durability = stores.includes('cases') ? 'strict' : 'default';
    try {
      return database.transaction(stores, mode, { durability });
    } catch (cause) {
      if (isAgain) throw caseErrorOf(cause);
      // The browser closed it, and the event that says so has not come yet.
      if (this.#opened === opened) this.#letGo();
      return this.#begin(mode, stores, true);
    }
  }

  #open(): Promise<Opened> {
    return new Promise((resolve, reject) => {
      const opening = openDB<CaseSchema>(this.#name, DATABASE_VERSION, {
        upgrade: (opened, from, _to, transaction) => {
          const lacks = (store: (typeof STORES)[number]) =>
            !opened.objectStoreNames.contains(store);
          if (lacks('cases')) opened.createObjectStore('cases', { keyPath: 'alert' });
          if (lacks('views')) opened.createObjectStore('views', { keyPath: 'id' });
          if (lacks('arrivals')) opened.createObjectStore('arrivals', { autoIncrement: true });
          if (lacks('visit')) opened.createObjectStore('visit');
          if (lacks('upkeep')) opened.createObjectStore('upkeep');
          if (lacks('findings')) opened.createObjectStore('findings', { keyPath: ['of', 'name'] });
          if (from > 0) void upgradeDatabase(transaction, from);
        },
        blocked: () => {
          this.#heldUp = true;
          reject(new CaseError('blocked'));
        },
        blocking: (_version, wanted) => {
          // Another tab waits for this: a newer version of the site, or a deletion.
          this.#letGo();
          if (wanted !== null) this.#ended ??= new CaseError('outdated');
          this.#onLost();
        },
        terminated: () => {
          this.#letGo();
          this.#onLost();
        },
      });
      this.#take(opening).then(resolve, reject);
    });
  }

  /** Takes the database in use, late if another tab was in the way. */
  async #take(opening: Promise<Opened>): Promise<Opened> {
    try {
      const database = await opening;
      if (this.#ended) {
        database.close();
        throw this.#ended;
      }
      if (this.#heldUp) this.#opened = opening;
      return database;
    } finally {
      if (this.#heldUp) {
        this.#heldUp = false;
        if (!this.#ended) this.#onLost();
      }
    }
  }

  #letGo(): void {
    void this.#opened?.then(
      (database) => database.close(),
      () => {},
    );
    this.#opened = null;
  }
}
