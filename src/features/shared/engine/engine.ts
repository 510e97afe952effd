/** The lookalike engine's worker, started with the first question and kept for all that ask. */
import { openPort } from '@/lib/worker-port.ts';
import { createClient, type LookalikeClient } from '@/lookalike/client.ts';
import type { Reply, Request } from '@/lookalike/protocol.ts';
// oxlint-disable-next-line import/default -- Vite makes it for `?worker&url`
import workerAddress from '@/lookalike/worker.ts?worker&url';

let client: LookalikeClient | null = null;

/** The client of the engine. */
export function lookalikeEngine(): LookalikeClient {
  client ??= createClient(
    openPort<Request, Reply>(workerAddress, async (post) => {
      const { createService } = await import('@/lookalike/service.ts');
      return createService({ post, defer: (callback) => setTimeout(callback) });
    }),
  );
  return client;
}

/** Ends an engine that failed; the next question starts a new one. */
export function restartEngine(): void {
  client?.close();
  client = null;
}
