/** The embedded backend under Vitest: MSW in front of the same handlers, seeded anew for each test. */
import { cleanup } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Role } from '@/api/contract/index.ts';
import { createBackend } from '@/mocks/backend.ts';
import type { BackendOptions } from '@/mocks/backend.ts';
import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';
import { storeAndTell } from '../auth/tabs.ts';

/** Runs the embedded backend for the tests of a file. */
export function embeddedBackend(options: BackendOptions = {}) {
  const backend = createBackend(options);
  const server = setupServer(...backend.handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => backend.reset());
  afterEach(() => {
    // Unmounted first: what is on screen would take the sign-out below for the end of its session.
    cleanup();
    server.resetHandlers();
    storeAndTell(null, null);
  });
  afterAll(() => {
    backend.stop();
    server.close();
  });

  /** The first demo account of a role. */
  function account(role: Role) {
    const found = DEMO_ACCOUNTS.find((candidate) => candidate.role === role);
    if (!found) throw new Error(`No demo account with the role ${role}`);
    return found;
  }

  /** Signs in as the demo account of a role without the form. */
  function signIn(role: Role, email = account(role).email): void {
    const user = backend.db.users.find((row) => row.email === email);
    if (!user) throw new Error(`No user ${email}`);
    storeAndTell(backend.tokens.issue('access', user), backend.tokens.issue('refresh', user));
  }

  return { backend, server, account, signIn };
}
