// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { FAULT_NAMES } from '@/mocks/faults.ts';
import { testBackend } from './helpers.ts';

describe('faults', () => {
  test.each([
    ['server500', 500, { error: 'Internal server error' }],
    ['empty', 200, ''],
    ['wrongShape', 200, { status: 'ok', result: [null, 42, 'text'] }],
    ['expiredToken', 401, { msg: 'Token has expired', error: 'Token has expired' }],
    ['drop', 0, null],
  ] as const)('%s answers %i', async (fault, status, body) => {
    const { backend, call, tokenOf } = testBackend();
    backend.faults.set({ fault });
    expect(await call('alertList', { token: tokenOf('admin') })).toMatchObject({ status, body });
    backend.faults.set(null);
    expect((await call('alertList', { token: tokenOf('admin') })).status).toBe(200);
  });

  test('html500 answers 500 with a page', async () => {
    const { backend, call } = testBackend();
    backend.faults.set({ fault: 'html500' });
    const { status, headers, body } = await call('alertList');
    expect([status, headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1>Internal Server Error</h1>');
  });

  test('slow answers rightly, but only after the delay', async () => {
    const { backend, call, clock, tokenOf } = testBackend();
    backend.faults.set({ fault: 'slow', delayMs: 800 });
    let answered = false;
    const answer = call('self', { token: tokenOf('admin') }).then((result) => {
      answered = true;
      return result;
    });
    await new Promise(setImmediate);
    clock.advance(799);
    await new Promise(setImmediate);
    expect(answered).toBe(false);
    clock.advance(1);
    expect((await answer).status).toBe(200);
  });

  test('refusedRefresh strikes the refresh alone, expiredToken never the refresh or the login', async () => {
    const { backend, call, tokenOf } = testBackend();
    const refresh = () => call('refresh', { token: tokenOf('admin', 'refresh') });
    const login = () => call('login', { body: { email: 'a@b.in', password: 'wrong' } });
    backend.faults.set({ fault: 'refusedRefresh' });
    expect((await refresh()).status).toBe(401);
    expect((await call('self', { token: tokenOf('admin') })).status).toBe(200);
    backend.faults.set({ fault: 'expiredToken' });
    expect((await refresh()).status).toBe(200);
    expect((await login()).body).toEqual({ error: 'Invalid email or password' });
  });

  test('strike only the named paths, and a struck call changes nothing', async () => {
    const { backend, call, tokenOf } = testBackend();
    backend.faults.set({ fault: 'html500', paths: ['/asset/create'] });
    const token = tokenOf('admin');
    const body = { name: 'x', domain: 'example-shop.in' };
    expect((await call('assetCreate', { token, body })).status).toBe(500);
    expect((await call('assetList', { token })).body).toHaveLength(7);
  });

  test('a rate strikes that share of the calls, the same ones for the same seed', async () => {
    const { backend, call, tokenOf } = testBackend();
    const token = tokenOf('admin');
    const run = async (seed: number) => {
      backend.faults.set({ fault: 'server500', rate: 0.3, seed });
      const statuses: number[] = [];
      for (let index = 0; index < 100; index += 1) {
        statuses.push((await call('self', { token })).status);
      }
      return statuses;
    };
    const first = await run(7);
    const struck = first.filter((status) => status === 500).length;
    expect(struck).toBeGreaterThan(15);
    expect(struck).toBeLessThan(45);
    expect(await run(7)).toEqual(first);
    expect(await run(8)).not.toEqual(first);
  });

  test('every name is known to the list', () => {
    expect(FAULT_NAMES).toHaveLength(8);
  });
});
