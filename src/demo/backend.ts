/**
 * The embedded backend in the page. Its data is kept in local storage, not in IndexedDB: it is small (a few ten
 * kilobytes), and a synchronous write is done before the answer is given, so that no reload loses a reported change, and
 * every tab goes on from what another one did.
 */
import { getResponse } from 'msw';
import { apiBase } from '@/backend.ts';
import { deleteCasesOf } from '@/cases/model/browser/names.ts';
import { basePath } from '@/lib/base.ts';
import type { Transport } from '@/lib/transport.ts';
import { storage } from '@/lib/storage.ts';
import { createBackend } from '@/mocks/backend.ts';
import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';
import type { Backend } from '@/mocks/call.ts';
import { HttpError } from '@/mocks/http.ts';
import { readSnapshot, writeSnapshot } from '@/mocks/snapshot.ts';

const KEY = `demo_data${basePath()}`;
/** Set once the initial cases are written: those that a user deletes do not return. */
const CASES_KEY = `demo_cases${basePath()}`;

interface Run {
  readonly backend: Backend;
  /** The text in local storage that the backend stands for. */
  state: string | null;
}
let running: Run | null = null;

/** Goes on from the stored data, which another tab may have changed since this one's last call. */
function currentRun(): Run {
  const state = storage.get(KEY);
  if (running === null || running.state !== state) {
    const backend = createBackend(readSnapshot(state));
    running = { backend, state };
  }
  return running;
}

/** Stores what was changed. A call that only read stores nothing: another tab may have written meanwhile. */
function keep(run: Run): void {
  const state = writeSnapshot(run.backend);
  if (state === run.state) return;
  storage.set(KEY, state);
  run.state = state;
}

let writing: Promise<void> | null = null;

/** Before the first call is answered: the pages find the cases when they first look. */
async function beginCases(): Promise<void> {
  if (storage.get(CASES_KEY) !== null) return;
  storage.set(CASES_KEY, 'written');
  const [, bank] = DEMO_ACCOUNTS;
  const { writeDemoCases } = await import('./cases.ts');
  const rows = currentRun().backend.db.alerts.all();
  const alerts = rows.map(({ id, asset_name, impersonating_domain }) => ({
    alert: String(id),
    asset: asset_name,
    domain: impersonating_domain,
  }));
  const account = bank?.email ?? '';
  // Where the browser keeps nothing, the pages say so themselves.
  await writeDemoCases({ account, backend: apiBase(), alerts, now: Date.now() }).catch(() => {});
}

/** Answers a call in this page. */
export const answer: Transport = async (address, init) => {
  writing ??= beginCases();
  await writing;
  init.signal?.throwIfAborted();
  const run = currentRun();
  const response = await getResponse(run.backend.handlers, new Request(address, init));
  keep(run);
  return response ?? new HttpError(404, 'Nothing at this address').toResponse();
};

/** Puts the seeded data back. Tokens of seeded accounts stay good. */
export async function reset(): Promise<void> {
  await deleteCasesOf(apiBase());
  storage.remove(CASES_KEY);
  writing = null;
  const run = currentRun();
  run.backend.reset();
  keep(run);
}
