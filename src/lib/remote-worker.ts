/**
 * The page's side of a worker: its methods are called as functions, through Comlink. Comlink leaves the calls of a dead
 * worker pending; only this file rejects them.
 */
import { wrap, type Remote } from 'comlink';
import { createWorker } from './trusted-types.ts';

/** The worker failed, or was closed, before it answered. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone';
}

/** The browser does not let the page start its worker: a policy or an extension forbids it. */
export class WorkerRefused extends Error {
  override readonly name = 'WorkerRefused';
}

export interface StopOptions<Api> {
  readonly signal: AbortSignal;
  /** Tells the worker to end the job, because an AbortSignal cannot be sent to it. */
  readonly stop: (api: Remote<Api>) => Promise<unknown>;
}

export class RemoteWorker<Api> {
  readonly #worker: Worker;
  readonly #api: Remote<Api>;
  /** Rejects the pending calls. */
  readonly #waiting = new Set<(reason: WorkerGone) => void>();
  #gone = false;

  /**
   * @param address from `import address from './x.worker.ts?worker&url'`
   * @param onFailure called once when the worker fails by itself; it is closed by then
   * @throws WorkerRefused when the browser does not let the page start it
   */
  constructor(address: string, onFailure?: () => void) {
    try {
      this.#worker = createWorker(address);
    } catch (cause) {
      throw new WorkerRefused('The browser refused to start a worker', { cause });
    }
    this.#api = wrap<Api>(this.#worker);
    const fail = (event: Event) => {
      if (this.#gone) return;
      // An error of the script says where it happened. An error without a place means that the file is missing.
      if (event.type === 'error' && !(event instanceof ErrorEvent)) tellMissing(address);
      this.close();
      onFailure?.();
    };
    this.#worker.addEventListener('error', fail);
    this.#worker.addEventListener('messageerror', fail);
  }

  /** True once the worker has failed or was closed: it will answer no call. */
  get gone(): boolean {
    return this.#gone;
  }

  /**
   * Calls the worker.
   *
   * @example await worker.call((api) => api.explain(asset, candidate))
   * @param options ends a long job early, which then resolves with its partial result
   * @throws WorkerGone when the worker ends first; else the error of the method
   */
  async call<Answer>(
    ask: (api: Remote<Api>) => Promise<Answer>,
    options?: StopOptions<Api>,
  ): Promise<Answer> {
    options?.signal.throwIfAborted();
    const stop = () => {
      if (!this.#gone) void options?.stop(this.#api);
    };
    options?.signal.addEventListener('abort', stop, { once: true });
    let giveUp: ((reason: WorkerGone) => void) | undefined;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        if (this.#gone) throw new WorkerGone('The worker has ended');
        giveUp = reject;
        this.#waiting.add(reject);
        ask(this.#api).then(resolve, reject);
      });
    } finally {
      if (giveUp) this.#waiting.delete(giveUp);
      options?.signal.removeEventListener('abort', stop);
    }
  }

  /** Ends the worker; pending calls reject. */
  close(): void {
    this.#gone = true;
    this.#worker.terminate();
    for (const reject of this.#waiting)
      reject(new WorkerGone('The worker ended before it answered'));
    this.#waiting.clear();
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
