/**
 * One at a time across the tabs of a browser: `navigator.locks` where it works, else a lease. Locks are
 * missing on an insecure origin (http://192.168.x.x) and refused where site data is blocked; only there
 * is the lease's code fetched.
 */

/**
 * Runs `task` while no other tab runs one under this lock.
 *
 * @param maxWaitMs how long to wait for the other tabs
 * @throws an Error when the wait was too long; whatever `task` throws
 */
export async function oneTabAtATime<T>(task: () => Promise<T>, maxWaitMs: number): Promise<T> {
  const giveUpAt = Date.now() + maxWaitMs;
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(new Error('Another tab holds the lock')), maxWaitMs);
  let started = false;
  const underLock = () => {
    started = true;
    clearTimeout(timer);
    return task();
  };
  try {
    // Typed as always there, but insecure origins do not have it.
    const locks = (navigator as Partial<Navigator>).locks;
    // Awaited inside, so that the lock's promise type does not flatten the task's.
    const held = locks?.request('naamraksha-refresh', { signal: wait.signal }, underLock);
    if (held) return await held;
  } catch (error) {
    if (started || wait.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
  const { withLease } = await import('./tab-lease.ts');
  return withLease(task, giveUpAt);
}
