/**
 * Elects the tab that owns the demonstration. Its data is one text in local storage, so two tabs that answer calls
 * would overwrite each other: one holds a lock (Web Locks) as long as it is open. On an insecure origin browsers have
 * no locks; every tab takes itself for the owner there, and the last to write wins.
 */
import { basePath } from '@/lib/base.ts';
import { Store } from '@/lib/store.ts';

/** Shown in a tab that does not own it. */
export const ELSEWHERE = 'The demonstration is open in another tab.';

export type Owner = 'unknown' | 'this-tab' | 'another-tab';

const LOCK = `naamraksha-demo${basePath()}`;

/** The owner, as far as this tab knows. */
export const owner = new Store<Owner>('unknown');
let inLine = false;

function become(next: Owner): void {
  if (next !== owner.get()) owner.set(next);
}

/** Resolves once the owner is known. */
export function findOwner(): Promise<Owner> {
  if (owner.get() !== 'unknown') return Promise.resolve(owner.get());
  return new Promise((resolve) => {
    const end = owner.subscribe(() => {
      end();
      resolve(owner.get());
    });
  });
}

/** The types say that locks are always there; insecure origins do not have them. */
const lockManager = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Holds the lock until this tab is closed, or another one takes it. */
function hold(): Promise<never> {
  become('this-tab');
  return new Promise(() => {});
}

/** Takes over by itself once the owner is closed. */
function waitInLine(locks: LockManager): void {
  if (inLine) return;
  inLine = true;
  const turn = locks.request(LOCK, () => {
    inLine = false;
    return hold();
  });
  turn.catch(() => lost(locks));
}

function lost(locks: LockManager): void {
  become('another-tab');
  waitInLine(locks);
}

/** Takes the demonstration unless another tab has it. */
export function claim(): void {
  const locks = lockManager();
  if (!locks) {
    become('this-tab');
    return;
  }
  const first = locks.request(LOCK, { ifAvailable: true }, (lock) => {
    if (lock) return hold();
    lost(locks);
    return undefined;
  });
  first.catch(() => lost(locks));
}

/** Takes the demonstration from its tab, which then says that it is open in another one. */
export function takeOver(): void {
  const locks = lockManager();
  locks?.request(LOCK, { steal: true }, hold).catch(() => lost(locks));
}
