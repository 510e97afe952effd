/** The worker's side of remote-worker.ts: answers the page's calls, and works on long jobs in slices. */
import { afterWaitingEvents, SLICE_MS } from './in-slices.ts';
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
  readonly #running = new Set<number>();
  readonly #now: () => number;

  /** @param now a clock in milliseconds */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Does one step after the other, in slices of 10 ms; between two slices it answers other calls.
   *
   * @param report called after each slice; the job waits for it
   * @returns true if the job ended by itself; false if the page stopped it
   */
  async work(
    job: number,
    steps: Iterable<unknown>,
    report?: () => Promise<void> | void,
  ): Promise<boolean> {
    this.#running.add(job);
    try {
      let end = this.#now() + SLICE_MS;
      for (const _ of steps) {
        if (this.#now() < end) continue;
        // One slice at a time is the point.
        // oxlint-disable-next-line no-await-in-loop
        await report?.();
        // oxlint-disable-next-line no-await-in-loop
        await afterWaitingEvents();
        if (!this.#running.has(job)) return false;
        end = this.#now() + SLICE_MS;
      }
      return true;
    } finally {
      this.#running.delete(job);
    }
  }

  /** Ends a job after its slice. */
  stop(job: number): void {
    this.#running.delete(job);
  }
}
