/** Puts one embedded backend together; see server.ts for HTTP and `handlers` for Vitest. */
import type { Backend, ResetOptions } from './call.ts';
import type { Cryptography } from './cryptography.ts';
import { createDb } from './db.ts';
import { createFaults } from './faults.ts';
import { createHandlers } from './handlers/index.ts';
import { seed } from './seed.ts';
import { restore, type Snapshot } from './snapshot.ts';
import { ACCESS_SECONDS, createTokens } from './tokens.ts';

export interface BackendOptions extends ResetOptions {
  /** State of an earlier run; null or unset: the seed. */
  snapshot?: Snapshot | null;
}

/**
 * A backend with its own store, secret and faults. A reset returns to these options.
 *
 * @param cryptography Node's (cryptography-node.ts) or a page's (cryptography-page.ts)
 */
export function createBackend(cryptography: Cryptography, options: BackendOptions = {}): Backend {
  const { snapshot, ...defaults } = options;
  const db = snapshot ? restore(createDb(), snapshot) : seed(createDb(), defaults);
  const tokens = createTokens(cryptography, defaults.accessTokenSeconds, snapshot?.keys);
  const backend: Backend = {
    db,
    tokens,
    cryptography,
    faults: createFaults(),
    calls: new Map(),
    underWay: new Set(),
    handlers: [],
    reset(next = {}) {
      const wanted = { ...defaults, ...next };
      seed(db, wanted);
      tokens.setAccessSeconds(wanted.accessTokenSeconds ?? ACCESS_SECONDS);
      backend.faults.reset();
      backend.calls.clear();
    },
  };
  backend.handlers.push(...createHandlers(backend));
  return backend;
}
