/** Puts one embedded backend together; see server.ts for HTTP and `handlers` for Vitest. */
import type { Backend, ResetOptions } from './call.ts';
import { after } from './clock.ts';
import type { Cryptography } from './cryptography.ts';
import { createDb } from './db.ts';
import { createFaults } from './faults.ts';
import { watch } from './handlers/alerts.ts';
import { createHandlers } from './handlers/index.ts';
import { seed } from './seed.ts';
import { restore, type Snapshot } from './snapshot.ts';
import { ACCESS_SECONDS, createTokens } from './tokens.ts';

export interface BackendOptions extends ResetOptions {
  /** State of an earlier run; null or unset: the seed. */
  snapshot?: Snapshot | null;
  /** Called after what fell due by itself (`later`) has changed the store. */
  onLater?: () => void;
}

/**
 * A backend with its own store, secret and faults. A reset returns to these options.
 *
 * @param cryptography Node's (cryptography-node.ts) or a page's (cryptography-page.ts)
 */
export function createBackend(cryptography: Cryptography, options: BackendOptions = {}): Backend {
  const { snapshot, onLater, ...defaults } = options;
  const db = snapshot ? restore(createDb(), snapshot) : seed(createDb(), defaults);
  const tokens = createTokens(cryptography, defaults.accessTokenSeconds, snapshot?.keys);
  const pending = new Set<() => void>();

  const stop = (): void => {
    for (const cancel of pending) cancel();
    pending.clear();
    backend.arriving.clear();
  };

  const backend: Backend = {
    db,
    tokens,
    cryptography,
    arriving: new Set(),
    faults: createFaults(),
    calls: new Map(),
    underWay: new Set(),
    handlers: [],
    reset(next = {}) {
      stop();
      const wanted = { ...defaults, ...next };
      seed(db, wanted);
      tokens.setAccessSeconds(wanted.accessTokenSeconds ?? ACCESS_SECONDS);
      backend.faults.reset();
      backend.calls.clear();
    },
    later(ms, task) {
      const cancel = after(ms, () => {
        pending.delete(cancel);
        task();
        onLater?.();
      });
      pending.add(cancel);
    },
    stop,
  };
  backend.handlers.push(...createHandlers(backend));
  for (const id of snapshot?.arriving ?? []) {
    const asset = db.assets.get(id);
    if (asset) watch(backend, asset);
  }
  return backend;
}
