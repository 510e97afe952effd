/**
 * The embedded backend in the page. Its data is kept in local storage, not in IndexedDB: it is small (a few
 * ten kilobytes), and a synchronous write is done before the answer is given, so that no reload, however
 * soon, loses what a person was told is done.
 */
import { getResponse } from 'msw';
import { basePath } from '@/lib/base.ts';
import type { Carrier } from '@/lib/carrier.ts';
import { storage } from '@/lib/storage.ts';
import { createBackend } from '@/mocks/backend.ts';
import type { Backend } from '@/mocks/call.ts';
import { pageCryptography } from '@/mocks/cryptography-page.ts';
import { HttpError } from '@/mocks/http.ts';
import { readSnapshot, writeSnapshot } from '@/mocks/snapshot.ts';
import { currentOwner, ownerKnown, subscribeOwner } from './owner.ts';
import { ELSEWHERE } from './words.ts';

const KEY = `demo_data${basePath()}`;

let running: Backend | null = null;

/** What another tab may have changed meanwhile is read again when this one becomes the owner. */
subscribeOwner(() => {
  running?.stop();
  running = null;
});

function keep(): void {
  if (running === null || currentOwner() !== 'this-tab') return;
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

/** Answers a call in this page; in a tab that does not own the demonstration, with a 503 that says so. */
export const answer: Carrier = async (address, init) => {
  if ((await ownerKnown()) !== 'this-tab') return new HttpError(503, ELSEWHERE).toResponse();
  init.signal?.throwIfAborted();
  const response = await getResponse(backend().handlers, new Request(address, init));
  keep();
  return response ?? new HttpError(404, 'Nothing at this address').toResponse();
};

/** Puts the seeded data back. Tokens of seeded accounts stay good. */
export function reset(): void {
  backend().reset();
  keep();
}
