/**
 * Workers for jsdom, which has none: the object that a worker serves, behind Comlink, on the test's own thread.
 * A test may hold the calls of a method back, or have the worker die of one.
 */
import { expose, releaseProxy } from 'comlink';
import type { Callback } from '@/lib/worker-side.ts';

const SERVED: Readonly<Record<string, () => Promise<object>>> = {
  'engine.worker': async () => new (await import('@/lookalike/engine.worker.ts')).EngineWorker(),
  'link-check.worker': async () =>
    new (await import('@/link-check/link-check.worker.ts')).LinkCheckWorker(),
};

interface Endpoint extends EventTarget {
  postMessage(data: unknown): void;
}

/** Behaviour of workers in this test; every test begins with workers that work. */
export const workers = {
  /** True if the worker hangs, or dies, when this method is called. */
  holds: (_method: string): boolean => false,
  dies: (_method: string): boolean => false,
  /** How many workers have died. */
  deaths: 0,
  /** The calls that are held back, with all that came to the same worker after them. */
  held: [] as (() => void)[],
  release(): void {
    workers.holds = () => false;
    for (const take of workers.held.splice(0)) take();
  },
  /** The services that are being loaded: a test file must not end before them. */
  loading: new Set<Promise<unknown>>(),
  async reset(): Promise<void> {
    workers.holds = workers.dies = () => false;
    workers.held = [];
    workers.deaths = 0;
    await Promise.all(workers.loading);
    workers.loading.clear();
  },
};

/** Stands for the `Worker` of a browser. */
export class TestWorker extends EventTarget {
  #ended = false;
  /** True while a call is held back: everything later waits too. */
  #held = false;
  readonly #inside: Promise<Endpoint>;

  constructor(address: string) {
    super();
    const [, serve] = Object.entries(SERVED).find(([name]) => address.includes(name)) ?? [];
    if (!serve) throw new Error(`No worker at ${address}`);
    this.#inside = serve().then((service) => {
      const postMessage = (data: unknown) => this.#tell(new MessageEvent('message', { data }));
      const inside = Object.assign(new EventTarget(), { postMessage });
      expose(service, inside);
      return inside;
    });
    workers.loading.add(this.#inside);
  }

  /** To the page. */
  #tell(event: Event): void {
    queueMicrotask(() => {
      if (!this.#ended) this.dispatchEvent(event);
    });
  }

  postMessage(data: { type: string; path?: string[] }): void {
    const method = data.path?.[0] ?? '';
    const take = () => {
      if (this.#ended) return;
      if (!workers.dies(method)) {
        void this.#inside.then((to) => to.dispatchEvent(new MessageEvent('message', { data })));
        return;
      }
      workers.deaths += 1;
      // Earlier questions are answered.
      setTimeout(() => this.#tell(new ErrorEvent('error', { message: `Died of ${method}` })));
    };
    if (!this.#held && !workers.holds(method)) {
      take();
      return;
    }
    this.#held = true;
    workers.held.push(() => {
      this.#held = false;
      take();
    });
  }

  terminate(): void {
    this.#ended = true;
  }
}

/** A function of the page as a worker gets it. */
export function callback<Arguments extends unknown[]>(
  take: (...given: Arguments) => void = () => {},
  released: () => void = () => {},
): Callback<Arguments> {
  const call = async (...given: Arguments) => take(...given);
  return Object.assign(call, { [releaseProxy]: released }) as unknown as Callback<Arguments>;
}
