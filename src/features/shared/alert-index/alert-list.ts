/** The list of alerts as a page holds it: rows on demand, and a search that runs in a worker. */
import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '@/api/client.ts';
import { ApiError } from '@/api/errors.ts';
import { alertKeys } from '@/api/queries/alerts.ts';
import { queryClient } from '@/api/queries/client.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { openPort, tellMissing, type Port } from '@/lib/worker-port.ts';
import type { AlertSummary } from './alert-index.ts';
import type { AlertQuestion } from './alert-question.ts';
import type { Answer, Ask, FromWorker, ToWorker } from './alert-messages.ts';
import { alertProgress } from './alert-progress.ts';
import { alertTechniques, type AlertTechniques } from './alert-techniques.ts';
// oxlint-disable-next-line import/default -- Vite makes it for `?worker&url`
import workerAddress from './alerts.worker.ts?worker&url';
import { alertReader, type AlertRow } from './packed-alerts.ts';

export interface AlertList {
  readonly summary: AlertSummary;
  /** The alert at a place of the list as it came. */
  readonly at: (index: number) => AlertRow | undefined;
  /** The places of all alerts as they are listed while nobody sorts: the most severe first. */
  readonly order: Uint32Array;
  /**
   * The places of the alerts that match, in order; null when the list is gone. A question about a
   * technique waits until every name is compared.
   */
  readonly find: (question: AlertQuestion) => Promise<Uint32Array | null>;
  /** The same, at once: a technique is looked for in what has been compared so far. */
  readonly findSoFar: (question: AlertQuestion) => Promise<Uint32Array | null>;
  /** The place of the alert with this id; -1 for none, null when the list is gone. */
  readonly locate: (id: string) => Promise<number | null>;
  /** These alerts (null for all) as a CSV file; null when it was stopped or the list is gone. */
  readonly toFile: (places: Uint32Array | null, options: FileOptions) => Promise<Blob | null>;
  /** How the names imitate; computed only once somebody asks. */
  readonly techniques: AlertTechniques;
}

interface FileOptions {
  readonly signal: AbortSignal;
  /** Told how many alerts are written, several times a second. */
  readonly onProgress: (done: number) => void;
}

interface Loading {
  readonly resolve: (list: AlertList) => void;
  readonly reject: (error: ApiError) => void;
}

let engine: Port<ToWorker, FromWorker> | null = null;
/** The lists that are being read. The worker takes on one after the other, wanted still or not. */
const loading = new Map<number, Loading>();
/** Whether a worker that died has been replaced: what kills the next one too would do so for ever. */
let replaced = false;
/** Who waits for an answer, by the number of the question. */
const waiting = new Map<number, (answer: Answer | null) => void>();
const exporting = new Map<number, (done: number) => void>();
let techniques: { list: number; of: ReturnType<typeof alertTechniques> } | null = null;
let lists = 0;
let asks = 0;

function startEngine(): Port<ToWorker, FromWorker> {
  const port = openPort<ToWorker, FromWorker>(workerAddress, async (post) =>
    (await import('./alert-service.ts')).alertService(post),
  );
  port.addEventListener('message', ({ data }) => receive(data));
  port.addEventListener('error', onWorkerError);
  return port;
}

/**
 * A worker that died has lost its list: it is loaded again, unless it died of loading it. Only once at
 * once; after that when somebody asks.
 */
function onWorkerError(): void {
  const reload = loading.size === 0 && !replaced;
  techniques?.of.fail();
  stopEngine();
  if (!reload) return;
  replaced = true;
  loadAgain();
}

function loadAgain(): void {
  void queryClient.invalidateQueries({ queryKey: alertKeys.all });
}

/** Ends the worker and whoever waits for it; the next load starts a new one. */
function stopEngine(): void {
  engine?.terminate();
  engine = null;
  for (const { reject } of loading.values()) {
    reject(new ApiError('shape', 'The reading of the alerts ended early'));
  }
  loading.clear();
  for (const resolve of waiting.values()) resolve(null);
  waiting.clear();
  techniques = null;
}

// What one person was shown does not stay in memory for the next.
tokenStore.subscribe(() => {
  stopEngine();
  replaced = false;
});

function receive(message: FromWorker): void {
  switch (message.is) {
    case 'found':
    case 'located':
    case 'exported':
    case 'gone':
      waiting.get(message.ask)?.(message);
      waiting.delete(message.ask);
      return;
    case 'exporting':
      exporting.get(message.ask)?.(message.done);
      return;
    case 'compared':
      if (techniques?.list === message.list) techniques.of.take(message.news);
      return;
    case 'uncompared':
      if (techniques?.list !== message.list || techniques.of.state().is === 'failed') return;
      techniques.of.fail();
      tellMissing(message.missing);
      return;
    default:
      receiveLoad(message);
  }
}

function receiveLoad(message: Extract<FromWorker, { is: 'progress' | 'loaded' | 'unreadable' }>) {
  const { list } = message;
  const reader = loading.get(list);
  if (!reader) return;
  if (message.is === 'progress') {
    alertProgress.set({ doing: 'reading', done: message.read, total: message.total });
    return;
  }
  const { resolve, reject } = reader;
  loading.delete(list);
  if (message.is === 'unreadable') {
    const serverMessage = message.words;
    reject(new ApiError('shape', 'alertList: the answer cannot be read', { serverMessage }));
    return;
  }
  const of = alertTechniques(message.summary.total, (wanted) => {
    engine?.postMessage(
      wanted === 'all' ? { do: 'compare', list } : { do: 'want', list, places: wanted },
    );
  });
  techniques = { list, of };
  const find = async (question: AlertQuestion, soFar: boolean) => {
    const answer = await askEngine(list, { do: 'find', question, soFar });
    return answer?.is === 'found' ? answer.found : null;
  };
  resolve({
    summary: message.summary,
    at: alertReader(message.packed),
    order: message.order,
    find: (question) => find(question, false),
    findSoFar: (question) => find(question, true),
    locate: async (id) => {
      const answer = await askEngine(list, { do: 'locate', id });
      return answer?.is === 'located' ? answer.index : null;
    },
    toFile: (places, options) => writeFile(list, places, options),
    techniques: of,
  });
}

async function load(body: ArrayBuffer): Promise<AlertList> {
  // A worker that has missed a file goes on missing it in some browsers (Chromium 147), also once it is there.
  if (techniques?.of.state().is === 'failed') stopEngine();
  const port = (engine ??= startEngine());
  lists += 1;
  const list = lists;
  return new Promise<AlertList>((resolve, reject) => {
    loading.set(list, { resolve, reject });
    port.postMessage({ do: 'load', list, body }, [body]);
  });
}

/** Null when the list is gone, and its worker with it. */
async function askEngine(list: number, question: Ask, number = nextAsk()): Promise<Answer | null> {
  const port = engine;
  if (port === null) {
    loadAgain();
    return null;
  }
  return new Promise((resolve) => {
    waiting.set(number, resolve);
    port.postMessage({ ...question, list, ask: number });
  });
}

function nextAsk(): number {
  asks += 1;
  return asks;
}

async function writeFile(
  list: number,
  places: Uint32Array | null,
  { signal, onProgress }: FileOptions,
): Promise<Blob | null> {
  const ask = nextAsk();
  const stop = () => engine?.postMessage({ do: 'stop', list, ask });
  signal.addEventListener('abort', stop);
  exporting.set(ask, onProgress);
  try {
    const answer = await askEngine(list, { do: 'export', places }, ask);
    return answer?.is === 'exported' ? answer.file : null;
  } finally {
    signal.removeEventListener('abort', stop);
    exporting.delete(ask);
  }
}

const ALERT_INDEX = [...alertKeys.all, 'indexed'] as const;

/**
 * The alert list, read and indexed off the page's thread. Its key is below `alertKeys.all`, so that what
 * makes alerts out of date makes this list out of date.
 *
 * @throws ApiError (through the query), every kind
 */
export const alertIndexQuery = () =>
  queryOptions({
    queryKey: ALERT_INDEX,
    queryFn: async ({ signal }) => {
      alertProgress.set({ doing: 'fetching', done: 0, total: null });
      try {
        const body = await fetchBody('alertList', undefined, {
          signal,
          onProgress: (done, total) => alertProgress.set({ doing: 'fetching', done, total }),
        });
        const list = await load(body);
        // Given up meanwhile, as by who left the page: the worker holds the new list all the same, and
        // answers for no other.
        if (signal.aborted) queryClient.setQueryData(ALERT_INDEX, list);
        return list;
      } finally {
        alertProgress.set(null);
      }
    },
    structuralSharing: false,
  });
