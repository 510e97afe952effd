/** The engine's worker, started with the first question and kept. */
// oxlint-disable-next-line import/default -- Vite makes it for `?worker&url`
import workerAddress from '@/lookalike/worker.ts?worker&url';
import { createWorker } from '@/lib/trusted-types.ts';
import { createClient, type LookalikeClient } from '@/lookalike/client.ts';

let client: LookalikeClient | null = null;

/** The client of the engine's worker. @throws where the browser has no workers */
export function lookalikeEngine(): LookalikeClient {
  client ??= createClient(createWorker(workerAddress));
  return client;
}

/** Ends a worker that failed; the next question starts a new one. */
export function restartEngine(): void {
  client?.close();
  client = null;
}
