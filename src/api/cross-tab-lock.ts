/**
 * One task at a time across the tabs of a browser: under `navigator.locks`, or, if locks are missing (insecure origins
 * such as http://192.168.1.5) or refused (blocked site data), under a lease in local storage with an owner and an
 * expiry.
 */
import { storage } from '@/lib/storage.ts';
import { isRecord } from './contract/read.ts';
import { ApiError } from './errors.ts';

const LEASE_KEY = 'refresh_lease';
/** Longer than a refresh may be silent (15 s), and the longest time that a dead tab blocks the others. */
const LEASE_MS = 17_000;
/** A generous time for a write to become visible in the other tabs, also on an overloaded machine. */
const SETTLE_MS = 120;
const POLL_MS = 60;

/**
 * Runs `task` while no other tab runs one.
 *
 * @param maxWaitMs maximum wait for the other tabs
 * @throws ApiError of kind `unreachable` when the wait was too long; errors of `task`
 */
export async function withCrossTabLock<T>(task: () => Promise<T>, maxWaitMs: number): Promise<T> {
  const giveUpAt = Date.now() + maxWaitMs;
  const signal = AbortSignal.timeout(maxWaitMs);
  let started = false;
  /** Returns the result at once, and keeps the lock a little longer. */
  const runUnder = (locks: LockManager) =>
    new Promise<T>((resolve, reject) => {
      const turn = async () => {
        started = true;
        await task().then(resolve, reject);
        // Locks are faster than storage: the next tab must see this one's writes before its turn begins.
        await pause(SETTLE_MS);
      };
      locks.request('naamraksha-refresh', { signal }, turn).catch(reject);
    });
  try {
    // The types say that locks are always there; insecure origins do not have them.
    const locks = (navigator as Partial<Navigator>).locks;
    if (locks) return await runUnder(locks);
  } catch (error) {
    if (started) throw error;
    if (signal.aborted) throw waitedTooLong();
  }
  return underLease(task, giveUpAt);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function waitedTooLong(): ApiError {
  return new ApiError('unreachable', 'Waited too long for another tab to refresh');
}

/**
 * Storage has no atomic "write if free": a tab writes its lease, waits until a rival's write would have become visible,
 * and reads again. With blocked site data, the lease stays in this tab's memory, and so do the tokens.
 */
async function underLease<T>(task: () => Promise<T>, giveUpAt: number): Promise<T> {
  // Insecure origins lack `crypto.randomUUID`.
  const owner = crypto.getRandomValues(new Uint32Array(3)).join('-');
  while (leaseOwner() !== owner) {
    if (Date.now() > giveUpAt) throw waitedTooLong();
    const free = leaseOwner() === null;
    if (free) storage.set(LEASE_KEY, JSON.stringify({ owner, expires: Date.now() + LEASE_MS }));
    // Each check waits for the previous one.
    // oxlint-disable-next-line no-await-in-loop
    await pause(free ? SETTLE_MS : POLL_MS);
  }
  const release = () => {
    if (leaseOwner() === owner) storage.remove(LEASE_KEY);
  };
  // A tab that is closed during the task must not make the others wait for the expiry.
  window.addEventListener('pagehide', release);
  try {
    return await task();
  } finally {
    window.removeEventListener('pagehide', release);
    release();
  }
}

/** The owner of a lease that has not expired, else null. */
function leaseOwner(): string | null {
  let lease: unknown;
  try {
    lease = JSON.parse(storage.get(LEASE_KEY) ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(lease)) return null;
  const { owner, expires } = lease;
  if (typeof owner !== 'string' || typeof expires !== 'number') return null;
  const left = expires - Date.now();
  // A lease that would last longer than any was written under another clock.
  return left > 0 && left <= LEASE_MS ? owner : null;
}
