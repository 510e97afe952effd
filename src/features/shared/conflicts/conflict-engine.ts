/** The page's side of the comparison with other organisations' assets. */
import { openPort, type Port } from '@/lib/worker-port.ts';
import type { FoundConflict, FromConflicts, OwnedName, ToConflicts } from './conflict-messages.ts';
// oxlint-disable-next-line import/default -- Vite makes it for `?worker&url`
import workerAddress from './conflicts.worker.ts?worker&url';

interface Listeners {
  /** How many pending names are done. */
  readonly progress: (done: number) => void;
  readonly found: (conflicts: readonly FoundConflict[]) => void;
  readonly failed: () => void;
}

let engine: Port<ToConflicts, FromConflicts> | null = null;
let running: { readonly search: number; readonly tell: Listeners } | null = null;
let searches = 0;

function startEngine(): Port<ToConflicts, FromConflicts> {
  const port = openPort<ToConflicts, FromConflicts>(workerAddress, async (post) => {
    const { conflictService } = await import('./conflict-service.ts');
    return conflictService(post, (next) => setTimeout(next));
  });
  port.addEventListener('message', ({ data }) => receive(data));
  port.addEventListener('error', fail);
  port.addEventListener('messageerror', fail);
  return port;
}

function receive(message: FromConflicts): void {
  if (running?.search !== message.search) return;
  const { tell } = running;
  if (message.is === 'progress') {
    tell.progress(message.done);
    return;
  }
  running = null;
  tell.found(message.conflicts);
}

/** A worker that died is not asked again; the next search starts another. */
function fail(): void {
  const tell = running?.tell;
  stopConflictEngine();
  tell?.failed();
}

/** Ends the worker; the next search starts another. */
export function stopConflictEngine(): void {
  engine?.terminate();
  engine = null;
  running = null;
}

/**
 * Looks for pending names that conflict with another owner's approved ones; replaces a search under way.
 *
 * @param pending names that wait for approval
 * @param approved names that are watched already
 * @param tell told how far it is, and of the end: found, or failed
 * @returns ends the search; nothing is told after that
 */
export function searchConflicts(
  pending: readonly OwnedName[],
  approved: readonly OwnedName[],
  tell: Listeners,
): () => void {
  searches += 1;
  const search = searches;
  running = { search, tell };
  engine ??= startEngine();
  engine.postMessage({ do: 'find', search, pending, approved });
  return () => {
    if (running?.search !== search) return;
    running = null;
    engine?.postMessage({ do: 'stop' });
  };
}
