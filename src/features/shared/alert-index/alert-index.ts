/**
 * The path of an alert from HTTP to the painted row:
 *
 *  1. pages/admin/AlertsPage.tsx asks `alertIndexQuery` (alert-lists.ts), and AlertsLoading shows how far it is.
 *  2. api/client.ts adds the token and refreshes it; api/http.ts fetches the body, as bytes.
 *  3. `AlertIndex.read` hands the bytes to a worker of the list's own (lib/remote-worker.ts).
 *  4. alerts.worker.ts reads each alert by the contract's schema (api/contract/entities.ts) and indexes it.
 *  5. packed-alerts.ts packs all of them, and the page gets them without a copy.
 *  6. use-found-alerts.ts asks `find` for the places that answer the table's search, filters and sort.
 *  7. AlertTable.tsx hands these places to DataTable.tsx, which asks `at` for the rows in its window.
 *  8. alert-columns.tsx says which cells a row has, alert-cells.tsx draws them.
 *  9. `techniques` has the engine's worker compare the names, those in view first (alert-techniques.ts).
 * 10. features/shared/exports has a worker of its own write the places in the table to a file.
 */
import { proxy, transfer, type Remote } from 'comlink';
import { ApiError } from '@/api/errors.ts';
import { RemoteWorker, WorkerGone } from '@/lib/remote-worker.ts';
import { Store } from '@/lib/store.ts';
import { AlertTechniques } from './alert-techniques.ts';
import type { UncheckedHosts } from './alert-hosts.ts';
import type { AlertQuestion, FilterCounts } from './alert-search.ts';
import type { AlertsWorker, AlertSummary, IndexedAlerts, ReadAlerts } from './alerts.worker.ts';
import workerAddress from './alerts.worker.ts?worker&url';
import { alertReader, idReader, idsOf, type AlertRow, type PackedAlerts } from './packed-alerts.ts';
import type { NamedAlerts } from './text-search.ts';

export type { AlertSummary, FilterCounts };

/** One list of alerts, and the worker that holds it. */
export class AlertIndex {
  readonly summary: AlertSummary;
  /** The places of all alerts, the most severe first: their order while no column is sorted by. */
  readonly order: Uint32Array;
  /** The alert at this place of the list, in the backend's order. */
  readonly at: (place: number) => AlertRow | undefined;
  /** The id of the alert at this place; '' where there is none. */
  readonly idAt: (place: number) => string;
  /** All of it, for another worker. */
  readonly packed: PackedAlerts;
  /** Goes through the ids of all alerts, in the backend's order. */
  readonly ids: () => Iterable<string>;
  /** How the names imitate. */
  readonly techniques: AlertTechniques;
  /** A new number once the worker was told what answers to questions depend on: ask again. */
  readonly told = new Store(0);
  /** The places of the alerts whose names the resolver has answered for; another set once there are more. */
  readonly answered = new Store<ReadonlySet<number>>(new Set());
  readonly #worker: RemoteWorker<AlertsWorker>;
  readonly #onLost: () => void;
  #closed = false;
  #question: AlertQuestion | null = null;

  /**
   * Reads the body of the alert list.
   *
   * @param onProgress told how many alerts are read, and how many there are
   * @param onLost called when the worker has died, and when it is asked after that
   * @throws ApiError of kind `shape` or `aborted`, or WorkerRefused
   */
  static async read(
    body: ArrayBuffer,
    signal: AbortSignal,
    onProgress: (read: number, total: number) => void,
    onLost: (asked: boolean) => void,
  ): Promise<AlertIndex> {
    let isRead = false;
    // A list that kills its worker while it is read would kill the next one too.
    const onFailure = () => isRead && onLost(false);
    const worker = new RemoteWorker<AlertsWorker>(workerAddress, onFailure);
    const giveUp = () => worker.close();
    signal.addEventListener('abort', giveUp);
    try {
      const read = await worker.call<ReadAlerts>((api) =>
        api.read(transfer(body, [body]), proxy(onProgress)),
      );
      if ('unreadable' in read) {
        const serverMessage = read.words;
        throw new ApiError('shape', 'alertList: the answer cannot be read', { serverMessage });
      }
      isRead = true;
      return new AlertIndex(worker, read, () => onLost(true));
    } catch (cause) {
      worker.close();
      if (signal.aborted) throw new ApiError('aborted', 'alertList was cancelled', { cause });
      if (cause instanceof ApiError) throw cause;
      throw new ApiError('shape', 'The reading of the alerts ended early', { cause });
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  private constructor(
    worker: RemoteWorker<AlertsWorker>,
    { summary, packed, order }: IndexedAlerts,
    onLost: () => void,
  ) {
    this.#worker = worker;
    this.#onLost = onLost;
    this.summary = summary;
    this.order = order;
    this.packed = packed;
    this.at = alertReader(packed);
    this.idAt = idReader(packed);
    this.ids = () => ({ [Symbol.iterator]: () => idsOf(packed) });
    this.techniques = new AlertTechniques({
      total: summary.total,
      at: this.at,
      pairs: async () => worker.call((api) => api.pairs()),
      // Of a list that is lost the comparing goes on; only a person's question loads it again.
      setKinds: (from, kinds) =>
        void worker.call((api) => api.setKinds(from, kinds)).catch(() => {}),
    });
  }

  /**
   * Null when the worker has died, or the list was replaced: then nothing can be asked of it any more.
   *
   * @param loads whether a list that has died is loaded again for this. What a page asks of each new list by itself
   * must not: a list that always kills its worker would be fetched for ever
   */
  async #ask<Answer>(
    question: (api: Remote<AlertsWorker>) => Promise<Answer>,
    loads = true,
  ): Promise<Answer | null> {
    if (loads && this.#worker.gone && !this.#closed) this.#onLost();
    try {
      return await this.#worker.call(question);
    } catch (error) {
      if (error instanceof WorkerGone) return null;
      throw error;
    }
  }

  /**
   * The places of the alerts that match, in order; null when the list is gone. A technique is looked for in
   * what has been compared so far: wait for `techniques.start()` to have it looked for in all.
   */
  async find(question: AlertQuestion): Promise<Uint32Array | null> {
    const isNew = question !== this.#question;
    this.#question = question;
    return this.#ask((api) => api.find(question), isNew);
  }

  /** How many alerts match; null when the list is gone. */
  async count(question: AlertQuestion): Promise<number | null> {
    const places = await this.#ask<Uint32Array>((api) => api.find(question), false);
    return places && places.length;
  }

  /** How many alerts each choice of a filter would leave; null when the list is gone. */
  async counts(question: AlertQuestion): Promise<FilterCounts | null> {
    return this.#ask((api) => api.counts(question), false);
  }

  /** How many names and numbers of a pasted text are among the alerts; null also when the list is gone. */
  async named(query: string): Promise<NamedAlerts | null> {
    return this.#ask<NamedAlerts | null>((api) => api.named(query), false);
  }

  /** The place of the first alert with this id; -1 for none, null when the list is gone. */
  async locate(id: string): Promise<number | null> {
    return this.#ask((api) => api.locate(id));
  }

  /**
   * The host names of these alerts (null for all) that the resolver has not been asked for, each once, in their
   * order; null when the list is gone.
   *
   * @param most how many names at most
   */
  async unchecked(places: Uint32Array | null, most: number): Promise<UncheckedHosts | null> {
    return this.#ask<UncheckedHosts>((api) => api.unchecked(places, most));
  }

  /** How many there are in the alerts that answer a question (null for all); null when the list is gone. */
  async countUnchecked(question: AlertQuestion | null): Promise<number | null> {
    return this.#ask<number>((api) => api.countUnchecked(question), false);
  }

  /** Tells the list what the resolver said of these names, as codes (dns-filter.ts), before the next question. */
  setDns(states: readonly (readonly [name: string, code: number])[]): void {
    this.#tell(async (api) => {
      const places = await api.setDns(states);
      this.answered.set(new Set([...this.answered.get(), ...places]));
    });
  }

  /**
   * Tells it what was done about the alerts with these ids: codes (case-filter.ts), and since when a report waits, in
   * milliseconds since the epoch; 0 for none.
   */
  setStatuses(statuses: ReadonlyMap<string, readonly [code: number, since: number]>): void {
    // Plain lists: thousands of pairs would take long to copy.
    const ids = [...statuses.keys()];
    const codes = Uint8Array.from(statuses.values(), ([code]) => code);
    const since = Float64Array.from(statuses.values(), ([, time]) => time);
    this.#tell((api) => api.setStatuses(ids, codes, since));
  }

  /** Tells it which alerts are new since last time: these ids, and no others. */
  setFresh(ids: readonly string[]): void {
    this.#tell((api) => api.setFresh(ids));
  }

  #tell(say: (api: Remote<AlertsWorker>) => Promise<void>): void {
    // Of a list that is lost nothing is asked any more; the next one is told everything anew.
    if (this.#worker.gone) return;
    void this.#worker.call(say).catch(() => {});
    this.told.set(this.told.get() + 1);
  }

  /** The alerts with these ids, in the order of the ids; null when the list is gone. */
  async withIds(ids: readonly string[]): Promise<AlertRow[] | null> {
    return this.#rowsAt(await this.#ask<Uint32Array>((api) => api.placesOf(ids)));
  }

  /** The alerts about the same impersonating name as the one at this place, itself included; null when the list is gone. */
  async sameName(place: number): Promise<AlertRow[] | null> {
    return this.#rowsAt(await this.#ask<Uint32Array>((api) => api.sameName(place), false));
  }

  /**
   * The alerts about each of these names (A-labels), a host below it, or a name that it lies below; null when the list
   * is gone.
   */
  async around(names: readonly string[]): Promise<AlertRow[][] | null> {
    const places = await this.#ask<readonly Uint32Array[]>((api) => api.around(names), false);
    return places && places.map((some) => this.#rowsAt(some) ?? []);
  }

  #rowsAt(places: Uint32Array | null): AlertRow[] | null {
    return places && Array.from(places, (one) => this.at(one)).filter((row) => row !== undefined);
  }

  close(): void {
    this.#closed = true;
    this.#worker.close();
    this.techniques.close();
  }
}
