/** The state that the demonstration keeps in the browser (issue: it survives a reload). */
import { expect, test } from 'vitest';
import { createBackend } from '@/mocks/backend.ts';
import { readSnapshot, writeSnapshot } from '@/mocks/snapshot.ts';
import { caller, stoppedClock } from './helpers.ts';

/** A backend in the page, and one that goes on from what it has left. */
function twoRuns() {
  const clock = stoppedClock();
  const first = createBackend();
  const reload = () => {
    const snapshot = readSnapshot(writeSnapshot(first));
    const second = createBackend(snapshot);
    return { second, ...caller(second) };
  };
  return { clock, first, reload, ...caller(first) };
}

test('rows, ids and sessions are there again', async () => {
  const { call, tokenOf, reload } = twoRuns();
  const token = tokenOf('admin');
  await call('assetCreate', { token, body: { name: 'x', domain: 'new.example.in' } });
  const before = await call('assetList', { token });

  const again = reload();
  expect(await again.call('assetList', { token })).toMatchObject({
    status: 200,
    body: before.body,
  });
  const made = await again.call('assetCreate', {
    token,
    body: { name: 'y', domain: 'newer.example.in' },
  });
  expect(made).toMatchObject({ status: 201 });
  const ids = again.second.db.assets.all().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('lookalikes that were still arriving arrive after the reload, each once', async () => {
  const { clock, first, call, tokenOf, reload } = twoRuns();
  const asset = first.db.assets.find((row) => !row.approved);
  const token = tokenOf('admin');
  const names = async (send: typeof call) => {
    const { body } = await send('alertList', { token });
    const rows = (body as { impersonations: Record<string, string>[] }).impersonations;
    return rows.filter((row) => row['asset_name'] === asset?.name);
  };
  await call('assetApprove', { token: tokenOf('superadmin'), id: asset?.id ?? 0 });
  clock.advance(1_200);
  expect(await names(call)).toHaveLength(2);

  const again = reload();
  expect(await names(again.call)).toHaveLength(2);
  clock.advance(3_000);
  const arrived = await names(again.call);
  expect(arrived).toHaveLength(5);
  expect(new Set(arrived.map((row) => row['impersonating_domain'])).size).toBe(5);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another version', '{"version":0}'],
  ['rows of another shape', JSON.stringify({ version: 2, tables: {} })],
])('%s is no state: the seed is used', (_what, text) => {
  const snapshot = readSnapshot(text);
  expect(snapshot).toBeNull();
  expect(createBackend(snapshot).db.alerts.size).toBe(60);
});
