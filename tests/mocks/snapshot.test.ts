/** The state that the demonstration keeps in the browser (issue: it survives a reload). */
import { expect, test, vi } from 'vitest';
import { createBackend } from '@/mocks/backend.ts';
import { pageCryptography } from '@/mocks/cryptography-page.ts';
import { readSnapshot, writeSnapshot } from '@/mocks/snapshot.ts';
import { caller, stoppedClock } from './helpers.ts';

/** A backend in the page, and one that goes on from what it has left. */
function twoRuns() {
  const clock = stoppedClock();
  const first = createBackend(pageCryptography);
  const reload = () => {
    const onLater = vi.fn<() => void>();
    const snapshot = readSnapshot(writeSnapshot(first));
    const second = createBackend(pageCryptography, { snapshot, onLater });
    return { second, onLater, ...caller(second) };
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
  const id = asset?.id ?? 0;
  const count = (db: typeof first.db) =>
    db.alerts.all().filter((row) => row.asset_id === id).length;
  await call('assetApprove', { token: tokenOf('superadmin'), id });
  clock.advance(1_200);
  expect(count(first.db)).toBe(2);

  const { second, onLater } = reload();
  first.stop();
  clock.advance(3_000);
  expect(count(second.db)).toBe(5);
  expect(new Set(second.db.alerts.all().map((row) => row.impersonating_domain)).size).toBe(65);
  expect(onLater).toHaveBeenCalledTimes(3);

  const third = createBackend(pageCryptography, {
    snapshot: readSnapshot(writeSnapshot(second)),
  });
  clock.advance(3_000);
  expect(count(third.db)).toBe(5);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another version', '{"version":0}'],
  ['rows of another shape', JSON.stringify({ version: 1, tables: {} })],
])('%s is no state: the seed is used', (_what, text) => {
  const snapshot = readSnapshot(text);
  expect(snapshot).toBeNull();
  expect(createBackend(pageCryptography, { snapshot }).db.alerts.size).toBe(60);
});
