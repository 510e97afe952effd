/** The lookalike engine's worker, started with the first question and kept for all that ask. */
import { createWorker } from '@/lib/trusted-types.ts';
import { createClient, type LookalikeClient, type WorkerPort } from '@/lookalike/client.ts';
// oxlint-disable-next-line import/default -- Vite makes it for `?worker&url`
import workerAddress from '@/lookalike/worker.ts?worker&url';
import { pageThreadPort } from './page-thread-port.ts';

let client: LookalikeClient | null = null;

/** The worker; where there are none, or the browser refuses ours, the page's own thread does it. */
function startPort(): WorkerPort {
  if (typeof Worker === 'undefined') return pageThreadPort();
  try {
    return createWorker(workerAddress);
  } catch {
    return pageThreadPort();
  }
}

/** The client of the engine. */
export function lookalikeEngine(): LookalikeClient {
  client ??= createClient(startPort());
  return client;
}

/** Ends an engine that failed; the next question starts a new one. */
export function restartEngine(): void {
  client?.close();
  client = null;
}
