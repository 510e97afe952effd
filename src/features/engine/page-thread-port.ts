import type { WorkerPort } from '@/lookalike/client.ts';
import type { Reply, Request } from '@/lookalike/protocol.ts';

/** The engine behind a worker's interface, on this thread: it works in slices of a few milliseconds. */
class PageThreadPort extends EventTarget {
  #service: Promise<(message: Request) => void> | null = null;

  async #start() {
    const { createService } = await import('@/lookalike/service.ts');
    return createService({
      post: (data: Reply) => this.dispatchEvent(new MessageEvent('message', { data })),
      defer: (callback) => setTimeout(callback),
    });
  }

  postMessage(message: Request): void {
    this.#service ??= this.#start();
    this.#service.then(
      (handle) => handle(message),
      () => this.dispatchEvent(new Event('error')),
    );
  }

  terminate(): void {
    this.#service = null;
  }
}

/** A port to the engine where there are no workers. */
export function pageThreadPort(): WorkerPort {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- EventTarget does not type its events
  return new PageThreadPort() as WorkerPort;
}
