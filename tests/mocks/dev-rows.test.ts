import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBackend, type RunningBackend } from '@/mocks/server.ts';
import { caller } from './helpers.ts';

let running: RunningBackend;
beforeAll(async () => {
  running = await startBackend({ port: 0 });
});
afterAll(() => running.close());
beforeEach(() => running.backend.reset());

async function addRows(rows: unknown): Promise<number> {
  const response = await fetch(`${running.origin}/__dev/rows`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(rows),
  });
  return response.status;
}

test('rows reach the lists of those who may see them, texts as they were given', async () => {
  const hostile = '<img src=x onerror=alert(1)>\u202Emoc.elpmaxe';
  const answer = await addRows({
    organizations: [{ name: hostile }],
    assets: [{ name: hostile, type: hostile }],
    alerts: [{ asset_name: hostile, impersonating_domain: hostile, details: hostile }],
  });
  expect(answer).toBe(200);

  const { call, tokenOf } = caller(running.backend);
  const token = tokenOf('admin');
  expect((await call('assetList', { token })).body).toContainEqual(
    expect.objectContaining({ name: hostile, type: hostile, approved: false, owner_id: 1 }),
  );
  expect((await call('alertList', { token })).body).toEqual({
    impersonations: expect.arrayContaining([
      expect.objectContaining({ impersonating_domain: hostile, severity_score: 5 }),
    ]),
  });
  expect((await call('organizationList', { token: tokenOf('superadmin') })).body).toEqual({
    organisations: expect.arrayContaining([
      expect.objectContaining({ name: hostile, approved: false }),
    ]),
  });
});

test('a reset takes them away, and an unknown field is refused', async () => {
  const before = running.backend.db.assets.size;
  expect(await addRows({ assets: [{ name: 'one.example' }] })).toBe(200);
  expect(running.backend.db.assets.size).toBe(before + 1);
  running.backend.reset();
  expect(running.backend.db.assets.size).toBe(before);
  expect(await addRows({ assets: [{ name: 'one.example', owner: 2 }] })).toBe(422);
  expect(running.backend.db.assets.size).toBe(before);
});
