/**
 * Keeps when this browser first saw each alert, and finds the new ones.
 *
 * An alert is new if it came after the first list that was ever read here, and after all were last marked as seen,
 * until it is opened or marked. The server sends no date: an alert's date is that of the first list that held it. Lists
 * are in the order of their keys, because a clock may be put back.
 */
import { Store } from '@/lib/store.ts';
import { caseErrorOf, type CaseError } from '../case-error.ts';
import type { CaseDatabase } from './case-database.ts';
import type { Seen, StoredArrival } from './connection.ts';

const SEEN = 0;
const STORES = ['arrivals', 'visit'] as const;

/** A list in which alerts were first seen. `at`: ISO 8601 in UTC. */
interface Arrival {
  readonly key: number;
  readonly at: string;
}

export class Arrivals {
  /**
   * The new alerts among those of the list that was read last: a new set at each change. Calls its listeners, too, when
   * an alert may have become known.
   */
  readonly fresh = new Store<ReadonlySet<string>>(new Set());
  readonly #database: CaseDatabase;
  readonly #now: () => number;
  readonly #stop: () => void;
  /** By alert: the list in which it was first seen. */
  readonly #first = new Map<string, Arrival>();
  /** The key of the last record of arrivals that was read. */
  #lastKey = 0;
  #seen: Seen | undefined;
  #listed: ReadonlySet<string> | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** @param now milliseconds since the epoch */
  constructor(database: CaseDatabase, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
    this.#stop = database.watch(({ what }) => {
      if (what === 'all') this.#beginAnew();
      else if (what === 'arrivals') void this.#change([]);
    });
    void this.#change([]);
  }

  /** Time when this browser first saw an alert: ISO 8601 in UTC; null if it is not known. */
  readonly firstSeen = (alert: string): string | null => this.#first.get(alert)?.at ?? null;

  /** Time since which alerts count as new: ISO 8601 in UTC; null before the first list, and while it is not known. */
  readonly since = (): string | null => this.#seen?.since ?? null;

  /** True if an alert of the list is new. */
  readonly isNew = (alert: string): boolean => this.fresh.get().has(alert);

  /**
   * Takes in the list that was just read.
   *
   * @returns once its new alerts are stored; never rejects: an alert that cannot be stored is not new and has no date
   */
  async arrived(ids: Iterable<string>): Promise<void> {
    const listed = new Set(ids);
    listed.delete('');
    this.#listed = listed;
    await this.#change(listed, (seen, all) => seen ?? all);
  }

  /** Marks alerts as seen because they were opened or marked. Never rejects. */
  async see(alerts: readonly string[]): Promise<void> {
    await this.#change([], (seen) => {
      if (!seen) return seen;
      // A bulk may be about 100,000 alerts.
      const known = new Set(seen.seen);
      const added = alerts.filter(
        (alert) => !known.has(alert) && (this.#first.get(alert)?.key ?? 0) > seen.after,
      );
      return added.length > 0 ? { ...seen, seen: [...seen.seen, ...added] } : seen;
    });
  }

  /** Marks all as seen. @throws CaseError when that is not stored */
  async seeAll(): Promise<void> {
    const failure = await this.#change([], (_seen, all) => all);
    if (failure) throw failure;
  }

  close(): void {
    this.#closed = true;
    this.#stop();
  }

  /** The database may have been emptied: the open list counts as the first. */
  #beginAnew(): void {
    this.#turn = this.#turn.then(() => {
      this.#first.clear();
      this.#lastKey = 0;
      this.#seen = undefined;
    });
    void (this.#listed ? this.arrived(this.#listed) : this.#change([]));
  }

  /**
   * Reads what other tabs have stored meanwhile, and writes on top of it, one change after the other.
   *
   * @param ids those that are listed
   * @param next returns what is seen from then on; the same object for no change. `all`: everything until now
   * @returns why the change is not stored; null if it is
   */
  #change(
    ids: Iterable<string>,
    next: (seen: Seen | undefined, all: Seen) => Seen | undefined = (seen) => seen,
  ): Promise<CaseError | null> {
    const mine = this.#turn.then(async () => {
      if (this.#closed) return null;
      try {
        if (await this.#write(ids, next)) this.#database.tellTabs({ what: 'arrivals' });
        return null;
      } catch (cause) {
        // Nothing of it is stored, so nothing is shown. The cases' own state says why.
        return caseErrorOf(cause);
      } finally {
        this.#count();
      }
    });
    this.#turn = mine;
    return mine;
  }

  async #write(
    ids: Iterable<string>,
    next: (seen: Seen | undefined, all: Seen) => Seen | undefined,
  ): Promise<boolean> {
    const { key, added, seen, isChanged } = await this.#database.connection.run(
      'readwrite',
      STORES,
      async (transaction) => {
        const arrivals = transaction.objectStore('arrivals');
        const range = IDBKeyRange.lowerBound(this.#lastKey, true);
        const [keys, records] = await Promise.all([
          arrivals.getAllKeys(range),
          arrivals.getAll(range),
        ]);
        for (const [index, stored] of keys.entries()) this.#add(stored, records[index]);
        const added = {
          at: new Date(this.#now()).toISOString(),
          ids: [...ids].filter((id) => !this.#first.has(id)),
        };
        const key = added.ids.length > 0 ? await arrivals.add(added) : this.#lastKey;
        const kept = await transaction.objectStore('visit').get(SEEN);
        const seen = next(kept, { since: added.at, after: key, seen: [] });
        if (seen && seen !== kept) await transaction.objectStore('visit').put(seen, SEEN);
        return { key, added, seen, isChanged: added.ids.length > 0 || seen !== kept };
      },
    );
    this.#add(key, added);
    this.#seen = seen;
    return isChanged;
  }

  #add(key: number, record: StoredArrival | undefined): void {
    this.#lastKey = key;
    if (record === undefined) return;
    const arrival = { key, at: record.at };
    for (const id of record.ids) if (!this.#first.has(id)) this.#first.set(id, arrival);
  }

  #count(): void {
    const fresh = new Set<string>();
    if (this.#seen) {
      const { after, seen } = this.#seen;
      for (const id of this.#listed ?? [])
        if ((this.#first.get(id)?.key ?? 0) > after) fresh.add(id);
      for (const id of seen) fresh.delete(id);
    }
    const before = this.fresh.get();
    const isSame = fresh.size === before.size && [...fresh].every((id) => before.has(id));
    this.fresh.set(isSame ? before : fresh);
  }
}
