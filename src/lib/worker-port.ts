/** What speaks to code that runs beside the page. A `Worker` fits. */
import { createWorker } from './trusted-types.ts';

export interface Port<To, From> {
  postMessage(message: To, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<From>) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void;
  terminate(): void;
}

/** Starts the code that a worker would run; what it returns takes the messages. */
type Start<To, From> = (post: (message: From) => void) => Promise<(message: To) => void>;

/** The same code behind a worker's interface, on the page's thread: it works in short slices. */
class StandIn<To, From> extends EventTarget {
  readonly #start: Start<To, From>;
  #service: Promise<(message: To) => void> | null = null;
  #ended = false;

  constructor(start: Start<To, From>) {
    super();
    this.#start = start;
  }

  postMessage(message: To): void {
    this.#service ??= this.#start((data) => this.#tell(new MessageEvent('message', { data })));
    this.#service.then(
      (handle) => handle(message),
      () => this.#tell(new Event('error')),
    );
  }

  #tell(event: Event): void {
    if (!this.#ended) this.dispatchEvent(event);
  }

  terminate(): void {
    this.#ended = true;
  }
}

/**
 * Tells what recovers from a missing chunk (reload-once.ts) of a file that a worker misses.
 *
 * @param failure what the browser says of it, or its address
 */
export function tellMissing(failure: string): void {
  const payload = new Error(failure);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
}

/** A deploy removes the old version's workers as it does its chunks; the browser tells the worker alone. */
function tellWhenMissing(worker: Worker, address: string): void {
  worker.addEventListener('error', (event) => {
    // An error of the script itself says where it happened.
    if (event instanceof ErrorEvent) return;
    tellMissing(address);
  });
}

/**
 * Starts a worker; where there are none, or the browser refuses ours, the page's own thread does its work.
 *
 * @param address what `import address from './x.worker.ts?worker&url'` gives
 * @param start imports and starts what the worker runs
 */
export function openPort<To, From>(address: string, start: Start<To, From>): Port<To, From> {
  if (typeof Worker !== 'undefined') {
    try {
      const worker = createWorker(address);
      tellWhenMissing(worker, address);
      return worker;
    } catch {
      // Refused by a policy that is not ours.
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- EventTarget does not type its events
  return new StandIn(start) as Port<To, From>;
}
