/**
 * When this browser first saw each alert, and which are new in this visit (`../visit.ts`). An alert's id is
 * written once, with the others that came at the same time; the page holds all of them in memory, read and
 * compared in slices, so that a list of 100,000 does not stop it.
 */
import type { IDBPTransaction } from 'idb';
import { Store } from '@/lib/store.ts';
import { caseErrorOf, type CaseError } from '../case-error.ts';
import {
  cameSince,
  visitAfterFirstList,
  visitAfterOpening,
  visitAfterSeeingAll,
  visitAfterSign,
  type Visit,
} from '../visit.ts';
import type { CaseDatabase } from './case-database.ts';
import type { CaseSchema, StoredArrival } from './connection.ts';
import { browserLifeSigns, type LifeSigns } from './life-signs.ts';

/** Ids in one record, and in one slice of work. */
const SLICE = 5_000;
/** A sign of life is written down at most this often. */
const WRITE_EVERY_MS = 15_000;
/** A person who gave a sign this long ago still looks at the page. */
const HERE_FOR_MS = 60_000;
const VISIT = 0;
const NOTHING: ReadonlySet<string> = new Set();

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

type Writing = IDBPTransaction<CaseSchema, ('arrivals' | 'visit')[], 'readwrite'>;

interface Options {
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  readonly signs?: LifeSigns;
}

export class Visits {
  /** The new alerts among those of the list that was read last: a new set at each change. */
  readonly fresh = new Store<ReadonlySet<string>>(NOTHING);
  /** Whether this is the first visit in this browser, without a last time to count from; null while that is not known. */
  readonly first = new Store<boolean | null>(null);
  /** What came after this is new: ISO 8601 in UTC; null before the first list was read, and while that is not known. */
  readonly since = new Store<string | null>(null);
  readonly #database: CaseDatabase;
  readonly #now: () => number;
  readonly #signs: LifeSigns;
  readonly #stops: (() => void)[];
  /** When each alert was first seen. */
  readonly #first = new Map<string, string>();
  /** The arrivals in the order they were kept, and the key of the last. */
  #arrivals: StoredArrival[] = [];
  #lastKey = 0;
  #visit: Visit | undefined;
  /** The list as it was read last, and its ids that came in this visit or may become new in the next. */
  #listed: Iterable<string> | null = null;
  #listedIds: ReadonlySet<string> = NOTHING;
  #written = -Infinity;
  #turn: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(database: CaseDatabase, { now = Date.now, signs = browserLifeSigns }: Options = {}) {
    this.#database = database;
    this.#now = now;
    this.#signs = signs;
    this.#stops = [
      signs.subscribe(() => this.#sign()),
      database.watchVisit((emptied) => void this.#readAgain(emptied)),
    ];
    if (signs.isInSight()) this.#sign();
    else void this.#readAgain(false);
  }

  /** When this browser first saw an alert: ISO 8601 in UTC; null where that is not known. */
  readonly firstSeen = (alert: string): string | null => this.#first.get(alert) ?? null;

  /** Whether an alert of the list is new in this visit, and was not opened. */
  readonly isNew = (alert: string): boolean => this.fresh.get().has(alert);

  /**
   * Takes in the list as it was just read.
   *
   * @param ids the ids of all alerts in it; may be gone through more than once
   * @returns once what is new in it is kept; never rejects: what cannot be kept is not new and has no date
   */
  arrived(ids: Iterable<string>): Promise<void> {
    this.#listed = ids;
    return this.#inTurn(() => this.#take(ids));
  }

  /** The page of an alert was opened. Never rejects. */
  see(alert: string): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.fresh.get().has(alert)) return;
      await this.#write((visit) => visitAfterOpening(visit, alert));
    });
  }

  /** Marks all as seen. @throws CaseError when that is not kept */
  async seeAll(): Promise<void> {
    let failure: CaseError | null = null;
    await this.#inTurn(
      () => this.#write((visit) => visitAfterSeeingAll(visit, this.#now())),
      (error) => {
        failure = error;
      },
    );
    if (failure !== null) throw failure;
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops) stop();
  }

  /** One after the other: each begins with what the one before has read. */
  #inTurn(work: () => Promise<void>, onError?: (error: CaseError) => void): Promise<void> {
    const mine = this.#turn.then(async () => {
      try {
        if (!this.#closed) await work();
      } catch (cause) {
        // The cases' own state says why nothing can be kept.
        onError?.(caseErrorOf(cause));
      }
    });
    this.#turn = mine;
    return mine;
  }

  #sign(): void {
    const now = this.#now();
    if (Math.abs(now - this.#written) < WRITE_EVERY_MS) return;
    this.#written = now;
    void this.#inTurn(() => this.#write((visit) => visit, now));
  }

  #readAgain(emptied: boolean): Promise<void> {
    return this.#inTurn(async () => {
      if (emptied) this.#forget();
      await this.#read();
      if (emptied && this.#listed) await this.#take(this.#listed);
      else this.#count();
    });
  }

  #forget(): void {
    this.#first.clear();
    this.#arrivals = [];
    this.#lastKey = 0;
    this.#visit = undefined;
    this.#written = -Infinity;
  }

  /** What other tabs have kept since the last look. */
  async #read(): Promise<void> {
    const { connection } = this.#database;
    await connection.run('readonly', ['arrivals', 'visit'], async (transaction) => {
      this.#visit = await transaction.objectStore('visit').get(VISIT);
      await this.#readArrivals(transaction);
    });
  }

  async #readArrivals(
    transaction: IDBPTransaction<CaseSchema, ('arrivals' | 'visit')[], IDBTransactionMode>,
  ): Promise<void> {
    const arrivals = transaction.objectStore('arrivals');
    for (;;) {
      // One record at a time: 5,000 ids are read in a few milliseconds, and then the page has its turn.
      const range = IDBKeyRange.lowerBound(this.#lastKey, true);
      const [[key], [record]] = await Promise.all([
        arrivals.getAllKeys(range, 1),
        arrivals.getAll(range, 1),
      ]);
      if (key === undefined || record === undefined) return;
      this.#add(key, record);
    }
  }

  #add(key: number, record: StoredArrival): void {
    this.#lastKey = key;
    this.#arrivals.push(record);
    for (const id of record.ids) if (!this.#first.has(id)) this.#first.set(id, record.at);
  }

  async #take(ids: Iterable<string>): Promise<void> {
    if (this.#visit === undefined) await this.#read();
    const listed = new Set<string>();
    const unknown: string[] = [];
    let gone = 0;
    for (const id of ids) {
      gone += 1;
      if (gone % SLICE === 0) await nextTask();
      if (id === '' || listed.has(id)) continue;
      listed.add(id);
      if (!this.#first.has(id)) unknown.push(id);
    }
    this.#listedIds = listed;
    if (unknown.length > 0 || this.#visit === undefined || this.#visit.since === null) {
      // Who gave a sign a moment ago, and has the page in sight, sees it come.
      const isHere = this.#signs.isInSight() && this.#now() - this.#written < HERE_FOR_MS;
      await this.#write(
        (visit) => visitAfterFirstList(visit, this.#now()),
        isHere ? 'now' : null,
        unknown,
      );
    } else this.#count();
  }

  /**
   * Keeps what became of the visit, on top of what other tabs have kept meanwhile.
   *
   * @param signAt when the person gave a sign of life; `now` is after what has arrived
   * @param arrived ids that this tab has not known
   */
  async #write(
    next: (visit: Visit) => Visit,
    signAt: number | 'now' | null = null,
    arrived: readonly string[] = [],
  ): Promise<void> {
    const { connection, tabs } = this.#database;
    const before = this.#visit;
    const stores: ('arrivals' | 'visit')[] = ['arrivals', 'visit'];
    try {
      await connection.run('readwrite', stores, async (transaction) => {
        await this.#readArrivals(transaction);
        await this.#keepArrivals(transaction, arrived);
        const kept = await transaction.objectStore('visit').get(VISIT);
        const sign = typeof signAt === 'number' ? signAt : this.#now();
        const visit = next(kept && signAt === null ? kept : visitAfterSign(kept, sign));
        if (visit !== kept) await transaction.objectStore('visit').put(visit, VISIT);
        this.#visit = visit;
      });
    } catch (cause) {
      // None of it is kept: nothing of it may be said. What could be read before can be read again.
      this.#forget();
      await this.#read().catch(() => {});
      this.#count();
      throw cause;
    }
    this.#count();
    const toldBefore = before?.began === this.#visit?.began && before?.since === this.#visit?.since;
    if (arrived.length > 0 || !toldBefore || before?.seen.length !== this.#visit?.seen.length) {
      tabs.tell({ what: 'visit' });
    }
  }

  async #keepArrivals(transaction: Writing, ids: readonly string[]): Promise<void> {
    const fresh = ids.filter((id) => !this.#first.has(id));
    const at = new Date(this.#now()).toISOString();
    for (let from = 0; from < fresh.length; from += SLICE) {
      const record = { at, ids: fresh.slice(from, from + SLICE) };
      this.#add(await transaction.objectStore('arrivals').add(record), record);
    }
  }

  /** Works out what is new. Goes through the arrivals of this visit alone. */
  #count(): void {
    const visit = this.#visit;
    const isFirst = visit ? visit.first === true : null;
    if (isFirst !== this.first.get()) this.first.set(isFirst);
    const since = visit?.since ?? null;
    if (since !== this.since.get()) this.since.set(since);
    const fresh = new Set<string>();
    if (visit) {
      for (const { at, ids } of this.#arrivals) {
        if (!cameSince(visit, at)) continue;
        for (const id of ids) if (this.#listedIds.has(id)) fresh.add(id);
      }
      for (const id of visit.seen) fresh.delete(id);
    }
    const before = this.fresh.get();
    if (fresh.size === before.size && [...fresh].every((id) => before.has(id))) return;
    this.fresh.set(fresh);
  }
}
