/** No call is made in anybody's name but by a header that only a script of this site can set. */
import { afterEach, expect, it, test } from 'vitest';
import { call, fetchBody, type CallName } from '@/api/client.ts';
import { refreshedToken } from '@/api/refresh.ts';
import { endpoints } from '@/api/contract/index.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { runBackend, server } from './backend.ts';
import { callNames } from './calls.ts';
import { store } from '../auth/tabs.ts';

runBackend();
afterEach(() => {
  server.events.removeAllListeners();
  // The token store outlives a test.
  store(null, null);
  tokenStore.check();
});

/** Every request from here on, as it leaves the browser. */
function watch(): Request[] {
  store('a1', 'r1');
  tokenStore.check();
  const requests: Request[] = [];
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()));
  return requests;
}

/** Makes any call, with something of the form that it sends. */
function make(name: CallName, by: typeof call | typeof fetchBody): Promise<unknown> {
  const any = by as (name: CallName, input?: unknown) => Promise<unknown>;
  return any(name, endpoints[name].sends === 'nothing' ? undefined : { id: '1', email: 'a@b.in' });
}

const calls = callNames.filter((name): name is CallName => name !== 'refresh');
const inSomebodysName = calls.filter((name) => endpoints[name].bearer === 'access');

it('is so for fourteen of the seventeen calls', () => {
  expect(inSomebodysName).toHaveLength(14);
});

test.each(inSomebodysName)('%s carries the access token, and nothing by itself', async (name) => {
  const requests = watch();
  await make(name, call);
  await make(name, fetchBody);
  expect(requests).toHaveLength(2);
  for (const request of requests) {
    expect(request.headers.get('Authorization')).toBe('Bearer a1');
    expect(request.credentials).toBe('omit');
  }
});

test.each(calls.filter((name) => endpoints[name].bearer === 'none'))(
  '%s carries no token, and nothing by itself',
  async (name) => {
    const requests = watch();
    await make(name, call);
    expect(requests.map((request) => request.headers.has('Authorization'))).toEqual([false]);
    expect(requests.map((request) => request.credentials)).toEqual(['omit']);
  },
);

test('the refresh carries the refresh token, and nothing by itself', async () => {
  const requests = watch();
  await expect(refreshedToken('a1', tokenStore.epoch())).resolves.toBe('a2');
  expect(requests.map((request) => request.headers.get('Authorization'))).toEqual(['Bearer r1']);
  expect(requests.map((request) => request.credentials)).toEqual(['omit']);
});
