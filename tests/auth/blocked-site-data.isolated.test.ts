/** A secure origin whose site data the person has blocked: locks are there, and refused. */
import { afterEach, expect, it, vi } from 'vitest';
import { count, runBackend, seen } from '../api/backend.ts';
import { fakeLocks, openTab, setLocks } from './tabs.ts';

runBackend();
afterEach(() => {
  vi.restoreAllMocks();
  setLocks(undefined);
});

const DENIED = () => new DOMException('Access to the Locks API is denied', 'SecurityError');

/** Local storage and locks as Chromium has them then. */
function blockSiteData(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw DENIED();
  });
  setLocks({ request: () => Promise.reject(DENIED()) });
}

it('the token is refreshed without them, once for all calls of the tab', async () => {
  blockSiteData();
  const tab = await openTab();
  tab.tokenStore.signIn('expired', 'r1');

  const lists = await Promise.all([tab.call('assetList'), tab.call('assetList')]);

  expect(lists).toEqual([[], []]);
  expect(count('refresh')).toBe(1);
  expect(seen.at(-1)).toBe('GET /asset/list a2');
});

it('a task that fails under a lock is not begun a second time', async () => {
  setLocks(fakeLocks());
  const { withCrossTabLock } = await import('@/api/cross-tab-lock.ts');
  const task = vi.fn<() => Promise<never>>().mockRejectedValue(DENIED());

  await expect(withCrossTabLock(task, 1_000)).rejects.toThrow('denied');

  expect(task).toHaveBeenCalledTimes(1);
});
