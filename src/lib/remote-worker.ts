/**
 * The page's side of a worker: its methods are called as functions, through Comlink. Comlink leaves the calls of a dead
 * worker pending; only this file rejects them.
 */
import { wrap, type Remote } from 'comlink';
import { createWorker } from './trusted-types.ts';

/** No worker answers: it failed or was closed, or a policy or an extension of the browser forbids to start it. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone';
}

export interface StopOptions<Api> {
  readonly signal: AbortSignal;
  /** Tells the worker to end the job, because an AbortSignal cannot be sent to it. */
  readonly stop: (api: Remote<Api>) => Promise<unknown>;
}

interface Running<Api> {
  readonly worker: Worker;
  readonly api: Remote<Api>;
  /** Rejects the pending calls. */
  readonly pending: Set<(reason: WorkerGone) => void>;
}

/** A worker that starts with the first call, and again with the next one after it failed or was closed. */
export class RemoteWorker<Api> {
  readonly #address: string;
  #running: Running<Api> | null = null;

  /** @param address from `import address from './x.worker.ts?worker&url'` */
  constructor(address: string) {
    this.#address = address;
  }

  /**
   * Starts the worker unless it runs: before an expected first call, because that takes a quarter of a second.
   *
   * @throws WorkerGone when the browser does not let the page start it
   */
  start(): Running<Api> {
    if (this.#running) return this.#running;
    let worker: Worker;
    try {
      worker = createWorker(this.#address);
    } catch (cause) {
      throw new WorkerGone('The browser refused to start a worker', { cause });
    }
    const running: Running<Api> = { worker, api: wrap<Api>(worker), pending: new Set() };
    this.#running = running;
    const fail = (event: Event) => {
      if (this.#running !== running) return;
      // An error of the script says where it happened. An error without a place means that the file is missing.
      if (event.type === 'error' && !(event instanceof ErrorEvent)) tellMissing(this.#address);
      this.close();
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    return running;
  }

  /**
   * Calls the worker.
   *
   * @example await worker.call((api) => api.explain(asset, candidate))
   * @param options ends a long job early, which then resolves with its partial result
   * @throws WorkerGone when the worker does not start, or ends first; else the error of the method
   */
  async call<Answer>(
    ask: (api: Remote<Api>) => Promise<Answer>,
    options?: StopOptions<Api>,
  ): Promise<Answer> {
    options?.signal.throwIfAborted();
    const running = this.start();
    const { api, pending } = running;
    const stop = () => {
      if (this.#running === running) void options?.stop(api);
    };
    options?.signal.addEventListener('abort', stop, { once: true });
    let giveUp: ((reason: WorkerGone) => void) | undefined;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        giveUp = reject;
        pending.add(reject);
        ask(api).then(resolve, reject);
      });
    } finally {
      if (giveUp) pending.delete(giveUp);
      options?.signal.removeEventListener('abort', stop);
    }
  }

  /** Ends the worker; pending calls reject. */
  close(): void {
    const running = this.#running;
    this.#running = null;
    running?.worker.terminate();
    for (const reject of running?.pending ?? [])
      reject(new WorkerGone('The worker ended before it answered'));
  }
}

/**
 * A deploy removes the old version's workers like its chunks, and the browser only tells the worker. This passes it on
 * to chunk-load-recovery.ts.
 */
function tellMissing(address: string): void {
  const payload = new Error(address);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
}
