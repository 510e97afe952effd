import { describe, expect, test } from 'vitest';
import type { EndpointName, Role } from '@/api/contract/index.ts';
import { FAULT_NAMES } from '@/mocks/faults.ts';
import { testBackend } from './helpers.ts';

/** Waits for an answer and moves the clock meanwhile, for `slow` waits on it. */
async function settled<Result>(clock: { advance(ms: number): void }, answer: Promise<Result>) {
  const state = { open: true };
  void answer.finally(() => {
    state.open = false;
  });
  while (state.open) {
    clock.advance(1);
    // The answer needs one turn after another: that is the point.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(setImmediate);
  }
  return answer;
}

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

  test('refusedRefresh affects only the refresh, expiredToken never the refresh or the login', async () => {
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

  test('any: every fault strikes, and a claim of success is true', async () => {
    const { backend, call, clock, tokenOf } = testBackend({ accessTokenSeconds: 86_400 });
    const token = tokenOf('admin');
    backend.faults.set({ fault: 'any', seed: 3, rate: 0.6, delayMs: 1 });
    const claimed: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      const domain = `shop-${index}.example-shop.in`;
      const asked = call('assetCreate', { token, body: { name: domain, domain } });
      const { status } = await settled(clock, asked);
      if (status === 200 || status === 201) claimed.push(domain);
      await settled(clock, call('refresh', { token: tokenOf('admin', 'refresh') }));
    }
    const byDice = FAULT_NAMES.filter((name) => name !== 'wrong-role-401');
    expect([...backend.faults.met.keys()].toSorted()).toEqual(byDice.toSorted());
    const added = backend.db.assets.all().map(({ name }) => name);
    expect(claimed.length).toBeGreaterThan(20);
    expect(added).toEqual(expect.arrayContaining(claimed));
    // Nothing else was done: a struck call only does its work if that is set.
    expect(added.filter((name) => name.endsWith('.example-shop.in'))).toEqual(claimed);
    backend.reset();
    expect(backend.faults.met.size).toBe(0);
  });

  test('performed: that share of the struck calls does its work, and says nothing of it', async () => {
    const { backend, call, tokenOf } = testBackend();
    const token = tokenOf('admin');
    backend.faults.set({ fault: 'drop', performed: 0.5 });
    for (let index = 0; index < 40; index += 1) {
      const domain = `shop-${index}.example-shop.in`;
      const { status } = await call('assetCreate', { token, body: { name: domain, domain } });
      expect(status).toBe(0);
    }
    const many = backend.db.assets.all().filter(({ name }) => name.endsWith('.example-shop.in'));
    expect(many.length).toBeGreaterThan(8);
    expect(many.length).toBeLessThan(32);
  });

  test('latencyMs holds every call between its two ends', async () => {
    const { backend, call, clock, tokenOf } = testBackend();
    const token = tokenOf('admin');
    backend.faults.set({ fault: 'drop', rate: 0, latencyMs: [100, 3000] });
    let answered = 0;
    const calls = Array.from({ length: 20 }, async () => {
      const { status } = await call('self', { token });
      answered += 1;
      return status;
    });
    await new Promise(setImmediate);
    clock.advance(99);
    await new Promise(setImmediate);
    expect(answered).toBe(0);
    clock.advance(1500);
    await new Promise(setImmediate);
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(20);
    clock.advance(1401);
    expect(await Promise.all(calls)).toEqual(calls.map(() => 200));
  });

  test('wrong-role-401 answers another role’s call with 401, and no other call', async () => {
    const { backend, call, tokenOf } = testBackend();
    backend.faults.set({ fault: 'wrong-role-401' });
    const statusOf = async (name: EndpointName, role: Role) =>
      (await call(name, { token: tokenOf(role) })).status;
    expect(await statusOf('alertList', 'superadmin')).toBe(401);
    expect(await statusOf('organizationList', 'admin')).toBe(401);
    expect(await statusOf('alertList', 'admin')).toBe(200);
    expect(await statusOf('self', 'superadmin')).toBe(200);
  });

  test('every name is known to the list', () => {
    expect(FAULT_NAMES).toHaveLength(9);
  });
});
