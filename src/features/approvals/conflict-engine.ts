/** The page's side of the comparison with other organisations' assets. */
import { createWorker } from '@/lib/trusted-types.ts';
import type { FoundConflict, FromConflicts, OwnedName, ToConflicts } from './conflict-messages.ts';
// oxlint-disable-next-line import/default -- Vite makes it for `?worker&url`
import workerAddress from './conflicts.worker.ts?worker&url';

interface Engine {
  readonly send: (message: ToConflicts) => void;
  readonly stop: () => void;
}

interface Listeners {
  /** How many pending names are done. */
  readonly progress: (done: number) => void;
  readonly found: (conflicts: readonly FoundConflict[]) => void;
  readonly failed: () => void;
}

let engine: Promise<Engine> | null = null;
let running: { readonly search: number; readonly tell: Listeners } | null = null;
let searches = 0;

async function startEngine(): Promise<Engine> {
  const worker = startWorker();
  if (worker) {
    worker.addEventListener('message', ({ data }: MessageEvent<FromConflicts>) => receive(data));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    return {
      send: (message) => worker.postMessage(message),
      stop: () => worker.terminate(),
    };
  }
  const { conflictService } = await import('./conflict-service.ts');
  return { send: conflictService(receive, (next) => setTimeout(next)), stop: () => {} };
}

/** Null where there are no workers, or the browser refuses ours: the page's own thread does it then. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return createWorker(workerAddress);
  } catch {
    return null;
  }
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

function send(message: ToConflicts, search: number): void {
  engine ??= startEngine();
  engine.then(
    (started) => {
      if (message.do === 'stop' || running?.search === search) started.send(message);
    },
    () => {
      if (running?.search === search) fail();
    },
  );
}

/** Ends the worker; the next search starts another. */
export function stopConflictEngine(): void {
  engine?.then(
    (started) => started.stop(),
    () => {},
  );
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
  send({ do: 'find', search, pending, approved }, search);
  return () => {
    if (running?.search !== search) return;
    running = null;
    send({ do: 'stop' }, search);
  };
}
