/** Puts one embedded backend together; see server.ts for HTTP and `handlers` for Vitest. */
import type { Backend, ResetOptions } from './call.ts';
import { systemClock, type Clock } from './clock.ts';
import { createDb } from './db.ts';
import { createFaults } from './faults.ts';
import { createHandlers } from './handlers/index.ts';
import { seed } from './seed.ts';
import { ACCESS_SECONDS, createTokens } from './tokens.ts';

export interface BackendOptions extends ResetOptions {
  clock?: Clock;
}

/** A backend with its own store, secret and faults. A reset returns to these options. */
export function createBackend(options: BackendOptions = {}): Backend {
  const { clock = systemClock, ...defaults } = options;
  const db = seed(createDb(), defaults);
  const tokens = createTokens(clock, defaults.accessTokenSeconds);
  const pending = new Set<() => void>();

  const stop = (): void => {
    for (const cancel of pending) cancel();
    pending.clear();
  };

  const backend: Backend = {
    db,
    tokens,
    clock,
    faults: createFaults(clock),
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
      const cancel = clock.after(ms, () => {
        pending.delete(cancel);
        task();
      });
      pending.add(cancel);
    },
    stop,
  };
  backend.handlers.push(...createHandlers(backend));
  return backend;
}
