/** Puts one embedded backend together; see server.ts for HTTP and `handlers` for Vitest. */
import type { Backend } from './call.ts';
import { createDb } from './db.ts';
import { createFaults } from './faults.ts';
import { createHandlers } from './handlers/index.ts';
import { seed } from './seed.ts';
import { restore, type Snapshot } from './snapshot.ts';
import { ACCESS_SECONDS, createTokens } from './tokens.ts';

/**
 * A backend with its own store, secret and faults.
 *
 * @param snapshot state of an earlier run; null for the seed
 */
export function createBackend(snapshot: Snapshot | null = null): Backend {
  const db = snapshot ? restore(createDb(), snapshot) : seed(createDb());
  const tokens = createTokens(snapshot?.keys);
  const backend: Backend = {
    db,
    tokens,
    faults: createFaults(),
    calls: new Map(),
    underWay: new Set(),
    handlers: [],
    reset({ accessTokenSeconds = ACCESS_SECONDS, ...amounts } = {}) {
      seed(db, amounts);
      tokens.setAccessSeconds(accessTokenSeconds);
      backend.faults.reset();
      backend.calls.clear();
    },
  };
  backend.handlers.push(...createHandlers(backend));
  return backend;
}
