/** One export, from the dialog's side: hands a worker what is known, has it survey and write, and closes it. */
import { proxy, transfer, type Remote } from 'comlink';
import { standing } from '@/cases/history.ts';
import type { AlertCase } from '@/cases/types.ts';
import type { ExportFormat } from '@/exports/formats.ts';
import type { ExportOptions } from '@/exports/types.ts';
import type { Placed } from '@/features/shared/alert-index/use-found-alerts.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { alertBuffers, copyOf } from '@/features/shared/alert-index/packed-alerts.ts';
import { RemoteWorker } from '@/lib/remote-worker.ts';
import type { NameCells } from './export-rows.ts';
import type { Counts, ExportedCase, ExportWorker } from './export.worker.ts';
import workerAddress from './export.worker.ts?worker&url';

/** What takes a moment to copy to another thread goes in so many items at a time. */
const AT_ONCE = 1_000;

/** What is known of the alerts besides the list. */
export interface Known {
  /** Null where they cannot be read. */
  readonly cases: Iterable<AlertCase> | null;
  /** The names of the organisation's approved assets; null where they cannot be read. */
  readonly assets: readonly string[] | null;
  /** The cells of both sources by A-label names, and those of a name that a source said nothing of. */
  readonly dns: { readonly cells: readonly NameCells[]; readonly none: readonly string[] };
  readonly registrations: {
    readonly cells: readonly NameCells[];
    readonly none: readonly string[];
  };
}

interface Work {
  readonly signal: AbortSignal;
  /** Told how many alerts are done, several times a second. */
  readonly onProgress: (done: number) => void;
}

function exported({ alert, domain, status, note, history }: AlertCase): ExportedCase {
  const marks = standing(history).filter(
    ({ change: { what } }) => what !== 'note' && what !== 'looked',
  );
  return {
    alert,
    domain,
    status,
    note,
    firstMarked: marks[0]?.at ?? null,
    lastChange: history.findLast(({ change }) => change.what !== 'looked')?.at ?? null,
  };
}

function* batches<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export class AlertExport {
  readonly #worker: RemoteWorker<ExportWorker>;
  readonly #list: AlertIndex;
  readonly #count: number;
  readonly #ready: Promise<unknown>;
  #job = 0;

  /**
   * @throws WorkerRefused when the browser does not let the page start a worker
   */
  constructor({ list, places }: Placed, known: Known) {
    this.#list = list;
    this.#count = places.length;
    this.#worker = new RemoteWorker<ExportWorker>(workerAddress);
    this.#ready = this.#load(places, known);
    // The caller of a survey hears of it.
    this.#ready.catch(() => {});
  }

  async #load(places: Uint32Array, { cases, assets, dns, registrations }: Known) {
    // The page goes on reading its own; a message would copy it twice.
    const packed = copyOf(this.#list.packed);
    const tell = (call: (api: Remote<ExportWorker>) => Promise<void>) => this.#worker.call(call);
    await tell((api) => api.load(transfer({ packed, places }, alertBuffers(packed))));
    await tell((api) => api.setAssets(assets));
    await tell((api) => api.setDns(dns.cells, dns.none));
    await tell((api) => api.setRegistrations(registrations.cells, registrations.none));
    if (cases === null) await tell((api) => api.addCases(null));
    for (const batch of batches(cases ?? [])) {
      const some = batch.map(exported);
      // oxlint-disable-next-line no-await-in-loop -- the page draws between two batches
      await tell((api) => api.addCases(some));
    }
  }

  /**
   * What the file will hold.
   *
   * @returns null when it was stopped
   * @throws WorkerGone
   */
  async survey(
    format: ExportFormat,
    includeNew: boolean,
    { signal, onProgress }: Work,
  ): Promise<Counts | null> {
    await this.#ready;
    if (signal.aborted) return null;
    const job = (this.#job += 1);
    return this.#worker.call<Counts | null>(
      (api) => api.survey(job, format, includeNew, proxy(onProgress)),
      { signal, stop: (api) => api.stop(job) },
    );
  }

  /**
   * The file of what was surveyed last, with the techniques that are known by now.
   *
   * @param firstSeen when this browser first saw an alert, for formats that say so
   * @returns null when it was stopped
   * @throws WorkerGone
   */
  async write(
    options: ExportOptions,
    firstSeen: ((alert: string) => string | null) | null,
    { signal, onProgress }: Work,
  ): Promise<Blob | null> {
    const { kinds, similarities } = this.#list.techniques.all();
    await this.#worker.call<void>((api) => api.setTechniques(kinds, similarities));
    if (firstSeen !== null && !(await this.#tellFirstSeen(firstSeen, signal))) return null;
    if (signal.aborted) return null;
    const job = (this.#job += 1);
    return this.#worker.call<Blob | null>((api) => api.write(job, options, proxy(onProgress)), {
      signal,
      stop: (api) => api.stop(job),
    });
  }

  /** The worker knows the ids, the page the times. False when it was stopped. */
  async #tellFirstSeen(firstSeen: (alert: string) => string | null, signal: AbortSignal) {
    for (let from = 0; from < this.#count; from += AT_ONCE) {
      if (signal.aborted) return false;
      // oxlint-disable-next-line no-await-in-loop -- the page draws between two batches
      const ids = await this.#worker.call<string[]>((api) => api.ids(from, from + AT_ONCE));
      const times = ids.map(firstSeen);
      // oxlint-disable-next-line no-await-in-loop
      await this.#worker.call<void>((api) => api.setFirstSeen(from, times));
    }
    return true;
  }

  close(): void {
    this.#worker.close();
  }
}
