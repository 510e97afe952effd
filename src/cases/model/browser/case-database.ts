/**
 * The cases of one account and one backend: in this browser profile's IndexedDB, unencrypted, and in memory for views
 * that look up thousands of them and redraw one. Memory holds only stored data.
 */
import type { IDBPTransaction } from 'idb';
import { v4 } from 'uuid';
import type { Finding } from '@/evidence/model/finding.ts';
import { Store } from '@/lib/store.ts';
import { CaseError, caseErrorOf } from '../case-error.ts';
import { caseOf, withEntry } from '../history.ts';
import {
  MAX_ALERT_ID,
  MAX_CHANNEL,
  MAX_FINDING,
  MAX_LOOKED,
  MAX_NAME,
  MAX_NOTE,
  MAX_SEARCH,
  MAX_VIEW_NAME,
} from '../limits.ts';
import type { AlertCase, CaseEdit, CaseList, CaseState, Receipt, SavedView } from '../types.ts';
import {
  Connection,
  STORES,
  type CaseSchema,
  type StoredCase,
  type StoredView,
  type Upkeep,
} from './connection.ts';
import { databaseName, type CaseOwner } from './names.ts';
import { askToPersist } from './persistence.ts';

const EDITS_AT_ONCE = 200;
/** Maximum number of stored findings: one press asks about as many names. */
const MAX_FINDINGS = 5_000;
const NEW_STORE: Upkeep = { offered: [] };

const HANDED_OVER = ['cases', 'views', 'findings'] as const;

/** A change, here or in another tab. */
export type CaseNews =
  /** These cases have new entries; each is given in its new form. */
  | { readonly what: 'changed'; readonly cases: readonly AlertCase[] }
  /** `views`: the views or the upkeep. `all`: read everything again, because data that was read may be gone. */
  | { readonly what: 'views' | 'arrivals' | 'all' };

/** Everything that an export contains. */
export interface KeptCases {
  readonly cases: readonly StoredCase[];
  readonly views: readonly StoredView[];
  readonly findings: readonly Finding[];
}

function isUsable({ subject: { alert }, change }: CaseEdit): boolean {
  if (alert === '' || alert.length > MAX_ALERT_ID) return false;
  if (change.what === 'note') return change.note.length <= MAX_NOTE;
  if (change.what === 'looked') return change.said.length <= MAX_LOOKED;
  return change.what !== 'sent' || (change.channel + change.ticket).length <= MAX_CHANNEL;
}

const toCase = (kept: StoredCase): AlertCase => caseOf(kept, kept.history);
const toStored = ({ alert, asset, domain, history }: AlertCase): StoredCase => ({
  alert,
  asset: asset.slice(0, MAX_NAME),
  domain: domain.slice(0, MAX_NAME),
  history,
});

const readAll = async <Mode extends IDBTransactionMode>(
  transaction: IDBPTransaction<CaseSchema, typeof HANDED_OVER, Mode>,
): Promise<KeptCases> => ({
  cases: await transaction.objectStore('cases').getAll(),
  views: await transaction.objectStore('views').getAll(),
  findings: await transaction.objectStore('findings').getAll(),
});

/** May be slow, shared with other tabs, and unavailable at any time. */
export class CaseDatabase {
  readonly owner: CaseOwner;
  /** For data stored next to the cases: the arrivals. */
  readonly connection: Connection;
  readonly #byAlert = new Map<string, AlertCase>();
  /** A new object at each change of any case, and when they become known. */
  readonly cases = new Store<CaseList>(this.#listOf({ is: 'loading' }));
  #reading = 0;
  readonly #now: () => number;
  readonly #listeners = new Set<(news: CaseNews) => void>();
  /** Null once it is closed: a change that is still being saved at log-out is saved anyway. */
  #tabs: BroadcastChannel | null = null;

  /** @param now milliseconds since the epoch */
  constructor(owner: CaseOwner, now: () => number = Date.now) {
    this.owner = owner;
    this.#now = now;
    const name = databaseName(owner);
    this.connection = new Connection(name, this.#tellAll);
    if (typeof BroadcastChannel !== 'undefined') {
      this.#tabs = new BroadcastChannel(name);
      this.#tabs.addEventListener('message', ({ data }: MessageEvent<CaseNews>) =>
        this.#tellHere(data),
      );
    }
    // A page that comes back from the back-forward cache has missed the other tabs' messages.
    globalThis.addEventListener?.('pageshow', this.#onPageShow);
  }

  /** Every stored case, in no order. An alert without one is New. @throws CaseError */
  async list(): Promise<readonly AlertCase[]> {
    return (await this.everything()).cases.map(toCase);
  }

  /** Returns the same object until the case changes; undefined if the alert has no case or the cases are not known. */
  readonly get = (alert: string): AlertCase | undefined => this.#byAlert.get(alert);

  /** Reads all cases into memory; never rejects, see the state in `cases`. */
  readonly read = async (): Promise<void> => {
    this.#reading += 1;
    const mine = this.#reading;
    let all: readonly AlertCase[] = [];
    let state: CaseState = { is: 'ready' };
    try {
      all = await this.list();
    } catch (cause) {
      state = { is: 'failed', error: caseErrorOf(cause) };
    }
    if (mine !== this.#reading) return;
    this.#byAlert.clear();
    for (const item of all) this.#byAlert.set(item.alert, item);
    this.cases.set(this.#listOf(state));
  };

  /**
   * Adds one entry to the history of each alert, all or none. Edits that would change nothing add none: a status or a
   * note that is set already, an undo of what is undone or was set again since, an alert without an id.
   *
   * @returns once the entries are stored, and the views here know of them
   * @throws CaseError when nothing is stored
   */
  async change(edits: readonly CaseEdit[]): Promise<Receipt> {
    const added: Receipt['added'][number][] = [];
    const changed = new Map<string, AlertCase>();
    const stamp = { at: this.#now(), by: this.owner.account };
    const waiting = edits.filter(isUsable);
    await this.connection.run('readwrite', ['cases'], async (transaction) => {
      const store = transaction.objectStore('cases');
      const make = async (some: readonly CaseEdit[]) => {
        const cases = new Map<string, AlertCase>();
        const ids = [...new Set(some.map(({ subject }) => subject.alert))];
        for (const kept of await Promise.all(ids.map((id) => store.get(id)))) {
          if (kept) cases.set(kept.alert, toCase(kept));
        }
        for (const { subject, change } of some) {
          const now = cases.get(subject.alert);
          const step = withEntry(now, subject, change, { ...stamp, id: v4() });
          if (step === null) continue;
          added.push({ subject, entry: step.entry });
          cases.set(subject.alert, step.next);
          changed.set(subject.alert, step.next);
        }
        const made = ids.flatMap((id) => changed.get(id) ?? []);
        // Asynchronous, so that one that is refused at once leaves no other without a listener.
        await Promise.all(made.map(async (one) => store.put(toStored(one))));
      };
      while (waiting.length > 0) {
        // A few at a time: thousands of requests at once would block the page.
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        await make(waiting.splice(0, EDITS_AT_ONCE));
      }
    });
    if (changed.size > 0) {
      this.#tell({ what: 'changed', cases: [...changed.values()] });
      void askToPersist();
    }
    // An earlier failure may be over.
    if (this.cases.get().state.is === 'failed') void this.read();
    return { added };
  }

  /** Calls `listener` with each change. Returns a function that unsubscribes. */
  watch(listener: (news: CaseNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The saved views, in the order of their names. @throws CaseError */
  async views(): Promise<readonly SavedView[]> {
    const kept = await this.connection.run('readonly', ['views'], (transaction) =>
      transaction.objectStore('views').getAll(),
    );
    return kept
      .map(({ id, name, search }) => ({ id, name, search }))
      .toSorted((a, b) => a.name.localeCompare(b.name));
  }

  /** Adds a view. @throws CaseError */
  async keepView({ id, name, search }: SavedView): Promise<void> {
    if (search.length > MAX_SEARCH) throw new CaseError('failed');
    const at = new Date(this.#now()).toISOString();
    const view = { id, name: name.slice(0, MAX_VIEW_NAME), search, at };
    await this.connection.run('readwrite', ['views'], (transaction) =>
      transaction.objectStore('views').put(view),
    );
    this.#tell({ what: 'views' });
  }

  /** @throws CaseError */
  async removeView(id: string): Promise<void> {
    await this.connection.run('readwrite', ['views'], (transaction) =>
      transaction.objectStore('views').delete(id),
    );
    this.#tell({ what: 'views' });
  }

  /** Returns the findings, the latest first, and deletes the oldest above MAX_FINDINGS. @throws CaseError */
  async findings(): Promise<readonly Finding[]> {
    return this.connection.run('readwrite', ['findings'], async (transaction) => {
      const store = transaction.objectStore('findings');
      const all = (await store.getAll()).toSorted((a, b) => b.answer.at - a.answer.at);
      const old = all.splice(MAX_FINDINGS);
      await Promise.all(old.map(({ of, name }) => store.delete([of, name])));
      return all;
    });
  }

  /** Stores a finding instead of an earlier one, unless it is longer than a file may hold. @throws CaseError */
  async keepFinding(found: Finding): Promise<void> {
    if (JSON.stringify(found).length > MAX_FINDING) return;
    await this.connection.run('readwrite', ['findings'], (transaction) =>
      transaction.objectStore('findings').put(found),
    );
  }

  /** Facts about the store itself. @throws CaseError */
  async upkeep(): Promise<Upkeep> {
    return this.connection.run(
      'readonly',
      ['upkeep'],
      async (transaction) => (await transaction.objectStore('upkeep').get(0)) ?? NEW_STORE,
    );
  }

  /** Records that the cases of another store were offered, by its name. @throws CaseError */
  async keepOffered(name: string): Promise<void> {
    await this.#keepUpkeep((before) => ({ ...before, offered: [...before.offered, name] }));
  }

  /** Records that all cases of this moment were exported. `at`: milliseconds since the epoch. @throws CaseError */
  async keepExported(at: number): Promise<void> {
    const exportedAt = new Date(at).toISOString();
    await this.#keepUpkeep((before) => ({ ...before, exportedAt }));
  }

  async #keepUpkeep(next: (before: Upkeep) => Upkeep): Promise<void> {
    await this.connection.run('readwrite', ['upkeep'], async (transaction) => {
      const upkeep = transaction.objectStore('upkeep');
      await upkeep.put(next((await upkeep.get(0)) ?? NEW_STORE), 0);
    });
    this.#tell({ what: 'views' });
  }

  /** Everything that an export contains, at one moment. @throws CaseError */
  async everything(): Promise<KeptCases> {
    return this.connection.run('readonly', HANDED_OVER, readAll);
  }

  /**
   * Writes what `merge` returns for all stored data, in the transaction in which it was read.
   *
   * @param merge may throw a CaseError
   * @throws CaseError when nothing is stored
   */
  async mergeIn(merge: (kept: KeptCases) => KeptCases): Promise<void> {
    await this.connection.run('readwrite', HANDED_OVER, async (transaction) => {
      const merged = merge(await readAll(transaction));
      await Promise.all([
        ...merged.cases.map((item) => transaction.objectStore('cases').put(item)),
        ...merged.views.map((view) => transaction.objectStore('views').put(view)),
        ...merged.findings.map((found) => transaction.objectStore('findings').put(found)),
      ]);
    });
    this.#tell({ what: 'all' });
  }

  /** Deletes all data of this account, in one transaction. @throws CaseError */
  async clear(): Promise<void> {
    await this.connection.run('readwrite', STORES, async (transaction) => {
      await Promise.all(STORES.map((name) => transaction.objectStore(name).clear()));
    });
    this.#tell({ what: 'all' });
  }

  /** Tells other tabs of a change. */
  tellTabs(news: CaseNews): void {
    this.#tabs?.postMessage(news);
  }

  /** Closes the database; running transactions still complete. */
  close(): void {
    this.#reading += 1;
    globalThis.removeEventListener?.('pageshow', this.#onPageShow);
    this.connection.close();
    this.#tabs?.close();
    this.#tabs = null;
  }

  #tell(news: CaseNews): void {
    this.#tellHere(news);
    this.tellTabs(news);
  }

  #tellHere(news: CaseNews): void {
    if (news.what === 'changed') {
      for (const item of news.cases) {
        // Results of two transactions may arrive in another order than they were made in.
        const known = this.#byAlert.get(item.alert)?.history.length ?? 0;
        if (item.history.length >= known) this.#byAlert.set(item.alert, item);
      }
      this.cases.set(this.#listOf(this.cases.get().state));
    }
    // A tab with another version of this site may tell more.
    else if (news.what !== 'views' && news.what !== 'arrivals') void this.read();
    for (const listener of this.#listeners) listener(news);
  }

  #listOf(state: CaseState): CaseList {
    return { byAlert: this.#byAlert, state, known: state.is === 'ready' };
  }

  readonly #tellAll = (): void => this.#tellHere({ what: 'all' });

  readonly #onPageShow = (event: Event): void => {
    if ('persisted' in event && event.persisted === true) this.#tellAll();
  };
}
