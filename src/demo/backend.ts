/**
 * The embedded backend in the page. Its data is kept in local storage, not in IndexedDB: it is small (a few ten
 * kilobytes), and a synchronous write is done before the answer is given, so that no reload loses a reported change.
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
import { pageCryptography } from '@/mocks/cryptography-page.ts';
import { HttpError } from '@/mocks/http.ts';
import { readSnapshot, writeSnapshot } from '@/mocks/snapshot.ts';
import { ELSEWHERE, findOwner, owner } from './owner.ts';

const KEY = `demo_data${basePath()}`;
/** Set once the initial cases are written: those that a user deletes do not return. */
const CASES_KEY = `demo_cases${basePath()}`;

let running: Backend | null = null;

/** Another tab may have changed the data, so it is read again when this one becomes the owner. */
owner.subscribe(() => {
  running?.stop();
  running = null;
});

function keep(): void {
  if (running === null || owner.get() !== 'this-tab') return;
  const state = writeSnapshot(running);
  if (state !== storage.get(KEY)) storage.set(KEY, state);
}

function backend(): Backend {
  running ??= createBackend(pageCryptography, {
    snapshot: readSnapshot(storage.get(KEY)),
    onLater: keep,
  });
  return running;
}

let writing: Promise<void> | null = null;

/** Before the first call is answered: the pages find the cases when they first look. */
async function beginCases(): Promise<void> {
  if (storage.get(CASES_KEY) !== null) return;
  storage.set(CASES_KEY, 'written');
  const [, bank] = DEMO_ACCOUNTS;
  const { writeDemoCases } = await import('./cases.ts');
  const rows = backend().db.alerts.all();
  const alerts = rows.map(({ id, asset_name, impersonating_domain }) => ({
    alert: String(id),
    asset: asset_name,
    domain: impersonating_domain,
  }));
  const account = bank?.email ?? '';
  // Where the browser keeps nothing, the pages say so themselves.
  await writeDemoCases({ account, backend: apiBase(), alerts, now: Date.now() }).catch(() => {});
}

/** Answers a call in this page; in a tab that does not own the demonstration, with a 503 that says so. */
export const answer: Transport = async (address, init) => {
  if ((await findOwner()) !== 'this-tab') return new HttpError(503, ELSEWHERE).toResponse();
  writing ??= beginCases();
  await writing;
  init.signal?.throwIfAborted();
  const response = await getResponse(backend().handlers, new Request(address, init));
  keep();
  return response ?? new HttpError(404, 'Nothing at this address').toResponse();
};

/**
 * Puts the seeded data back. Tokens of seeded accounts stay good.
 *
 * @throws (rejects) in a tab that does not own the demonstration
 */
export async function reset(): Promise<void> {
  if ((await findOwner()) !== 'this-tab') throw new Error(ELSEWHERE);
  await deleteCasesOf(apiBase());
  storage.remove(CASES_KEY);
  writing = null;
  backend().reset();
  keep();
}
