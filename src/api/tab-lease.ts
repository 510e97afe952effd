/**
 * One at a time across the tabs of a browser that has no `navigator.locks` (insecure origins): a lease in
 * local storage, with an owner and an expiry, does the same well enough. Storage has no atomic "write if
 * free", so a taker writes, waits until a rival's write would be seen, and looks again. Where site data is
 * blocked, the lease is in memory and holds for this tab alone, as the tokens do.
 */
import { storage } from '@/lib/storage.ts';
import { isRecord } from './contract/read.ts';

const LEASE_KEY = 'refresh_lease';
/** Longer than a request may be silent (15 s); a tab that died holds the others up no longer. */
const LEASE_MS = 17_000;
/** How long a write takes to be seen by other tabs, generously. */
const SETTLE_MS = 40;
const POLL_MS = 60;

interface Lease {
  readonly owner: string;
  readonly expires: number;
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

function readLease(): Lease | null {
  try {
    const lease: unknown = JSON.parse(storage.get(LEASE_KEY) ?? 'null');
    if (!isRecord(lease)) return null;
    const { owner, expires } = lease;
    if (typeof owner !== 'string' || typeof expires !== 'number') return null;
    const left = expires - Date.now();
    // One that lasts too long was written under another clock: it would hold everybody up.
    return left > 0 && left <= LEASE_MS ? { owner, expires } : null;
  } catch {
    return null;
  }
}

/** Not `crypto.randomUUID`, which insecure origins lack. */
function newOwner(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join(
    '-',
  );
}

/**
 * Runs `task` while no other tab runs one under this lease.
 *
 * @param giveUpAt when to wait no longer, in milliseconds since 1970
 * @throws an Error when the wait was too long; whatever `task` throws
 */
export async function withLease<T>(task: () => Promise<T>, giveUpAt: number): Promise<T> {
  const owner = newOwner();
  while (readLease()?.owner !== owner) {
    if (Date.now() > giveUpAt) throw new Error('Another tab holds the lease');
    if (readLease() === null) {
      storage.set(LEASE_KEY, JSON.stringify({ owner, expires: Date.now() + LEASE_MS }));
      await pause(SETTLE_MS);
    } else {
      await pause(POLL_MS);
    }
  }
  const release = () => {
    if (readLease()?.owner === owner) storage.remove(LEASE_KEY);
  };
  // A tab closed in the middle must not make the others wait for the expiry.
  window.addEventListener('pagehide', release);
  try {
    return await task();
  } finally {
    window.removeEventListener('pagehide', release);
    release();
  }
}
