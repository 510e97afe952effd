/** The list of alerts as a page holds it: rows on demand, and a search that runs in a worker. */
import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '@/api/client.ts';
import { ApiError } from '@/api/errors.ts';
import { alertKeys } from '@/api/queries/alerts.ts';
import { queryClient } from '@/api/queries/client.ts';
import { tokenStore } from '@/auth/token-store.ts';
import { createWorker } from '@/lib/trusted-types.ts';
import type { AlertQuestion, AlertSummary } from './alert-index.ts';
import type { FromWorker, ToWorker } from './alert-messages.ts';
import { alertProgress } from './alert-progress.ts';
// oxlint-disable-next-line import/default -- Vite makes it for `?worker&url`
import workerAddress from './alerts.worker.ts?worker&url';
import { alertReader, type AlertRow } from './packed-alerts.ts';

export interface AlertList {
  readonly summary: AlertSummary;
  /** The alert at a place of the list as it came. */
  readonly at: (index: number) => AlertRow | undefined;
  /** The places of the alerts that match, in order; null when a newer question came or the list is gone. */
  readonly find: (question: AlertQuestion) => Promise<Uint32Array | null>;
  /** The place of the alert with this id; -1 for none, null when the list is gone. */
  readonly locate: (id: string) => Promise<number | null>;
}

interface Engine {
  readonly send: (message: ToWorker, transfer: ArrayBuffer[]) => void;
  readonly stop: () => void;
}

interface Loading {
  readonly list: number;
  readonly resolve: (list: AlertList) => void;
  readonly reject: (error: ApiError) => void;
}

interface Asking {
  readonly ask: number;
  readonly resolve: (found: Uint32Array | null) => void;
}

let engine: Promise<Engine> | null = null;
let loading: Loading | null = null;
let asking: Asking | null = null;
const locating = new Map<number, (index: number | null) => void>();
let lists = 0;
let asks = 0;

async function startEngine(): Promise<Engine> {
  const worker = startWorker();
  if (worker) {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
    worker.addEventListener('error', onWorkerError);
    return {
      send: (message, transfer) => worker.postMessage(message, transfer),
      stop: () => worker.terminate(),
    };
  }
  const { alertService } = await import('./alert-service.ts');
  return { send: alertService((message) => receive(message)), stop: () => {} };
}

/** Null where there are no workers, or the browser refuses ours: the page's own thread does it then. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return createWorker(workerAddress);
  } catch {
    return null;
  }
}

/** A worker that died has lost its list: it is loaded again, unless it died of loading it. */
function onWorkerError(): void {
  const reload = loading === null;
  stopEngine();
  if (reload) void queryClient.invalidateQueries({ queryKey: alertKeys.all });
}

/** Ends the worker and whoever waits for it; the next load starts a new one. */
function stopEngine(): void {
  void engine?.then((running) => running.stop());
  engine = null;
  loading?.reject(new ApiError('shape', 'The reading of the alerts ended early'));
  loading = null;
  asking?.resolve(null);
  asking = null;
  for (const resolve of locating.values()) resolve(null);
  locating.clear();
}

// What one person was shown does not stay in memory for the next.
tokenStore.subscribe(stopEngine);

function receive(message: FromWorker): void {
  if (message.is === 'found') {
    if (asking?.ask !== message.ask) return;
    const { resolve } = asking;
    asking = null;
    resolve(message.found);
    return;
  }
  if (message.is === 'located') {
    locating.get(message.ask)?.(message.index);
    locating.delete(message.ask);
    return;
  }
  if (loading?.list !== message.list) return;
  if (message.is === 'progress') {
    alertProgress.set({ doing: 'reading', done: message.read, total: message.total });
    return;
  }
  const { list, resolve, reject } = loading;
  loading = null;
  if (message.is === 'unreadable') {
    reject(
      new ApiError('shape', 'alertList: the answer cannot be read', {
        serverMessage: message.words,
      }),
    );
    return;
  }
  resolve({
    summary: message.summary,
    at: alertReader(message.packed),
    find: (question) => find(list, question),
    locate: (id) => locate(list, id),
  });
}

async function load(body: ArrayBuffer): Promise<AlertList> {
  const { send } = await (engine ??= startEngine());
  loading?.reject(new ApiError('aborted', 'A newer list is being read'));
  lists += 1;
  const list = lists;
  return new Promise<AlertList>((resolve, reject) => {
    loading = { list, resolve, reject };
    send({ do: 'load', list, body }, [body]);
  });
}

async function find(list: number, question: AlertQuestion): Promise<Uint32Array | null> {
  if (engine === null) return null;
  const { send } = await engine;
  asking?.resolve(null);
  asks += 1;
  const ask = asks;
  return new Promise((resolve) => {
    asking = { ask, resolve };
    send({ do: 'find', list, ask, question }, []);
  });
}

async function locate(list: number, id: string): Promise<number | null> {
  if (engine === null || list !== lists) return null;
  const { send } = await engine;
  asks += 1;
  const ask = asks;
  return new Promise((resolve) => {
    locating.set(ask, resolve);
    send({ do: 'locate', list, ask, id }, []);
  });
}

/**
 * The alert list, read and indexed off the page's thread. Its key is below `alertKeys.all`, so that what
 * makes alerts out of date makes this list out of date.
 *
 * @throws ApiError (through the query), every kind
 */
export const alertIndexQuery = () =>
  queryOptions({
    queryKey: [...alertKeys.all, 'indexed'],
    queryFn: async ({ signal }) => {
      alertProgress.set({ doing: 'fetching', done: 0, total: null });
      try {
        const body = await fetchBody('alertList', undefined, {
          signal,
          onProgress: (done, total) => alertProgress.set({ doing: 'fetching', done, total }),
        });
        return await load(body);
      } finally {
        alertProgress.set(null);
      }
    },
    structuralSharing: false,
  });
