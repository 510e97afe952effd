/** The worker's side of remote-worker.ts: answers the page's calls, and works on long jobs in slices. */
import { inSlices } from './in-slices.ts';
import { expose, releaseProxy, type ProxyMarked, type Remote } from 'comlink';

/** A function that the page passed as `proxy(callback)`. */
export type Callback<Arguments extends unknown[]> = Remote<
  ((...given: Arguments) => void) & ProxyMarked
>;

interface RemoteFunction<Arguments extends unknown[]> {
  (...given: Arguments): Promise<void>;
  [releaseProxy](): void;
}

/** Calls a function of the page, at most one call ahead, so that a busy page is not flooded. */
export class Reporter<Arguments extends unknown[]> {
  readonly #callback: RemoteFunction<Arguments>;
  #last: Promise<void> = Promise.resolve();

  constructor(callback: RemoteFunction<Arguments>) {
    this.#callback = callback;
  }

  /** Resolves once the page has received the previous report. */
  async tell(...given: Arguments): Promise<void> {
    await this.#last;
    this.#last = this.#callback(...given);
  }

  /** Resolves once the page has received all reports; the function is released. */
  async close(): Promise<void> {
    await this.#last;
    this.#callback[releaseProxy]();
  }
}

/** Answers the page's calls with this object's methods. Does nothing outside a worker, where tests use the object. */
export function serve(service: object): void {
  if ('WorkerGlobalScope' in globalThis) expose(service);
}

/** The long jobs of a worker, each identified by a number that the page chose. */
export class Jobs {
  readonly #running = new Map<number, AbortController>();

  /**
   * Does one step after the other, in slices; between two slices it answers other calls. Resolves when the job ends by
   * itself, or after the slice in which the page stopped it.
   *
   * @param report called after each slice; the job waits for it
   */
  async work(
    job: number,
    steps: Generator<unknown, void>,
    report?: () => Promise<void>,
  ): Promise<void> {
    const ending = new AbortController();
    this.#running.set(job, ending);
    try {
      await inSlices(steps, ending.signal, report);
    } catch (error) {
      if (error !== ending.signal.reason) throw error;
    } finally {
      this.#running.delete(job);
    }
  }

  /** Ends a job after its slice. */
  stop(job: number): void {
    this.#running.get(job)?.abort();
  }
}
