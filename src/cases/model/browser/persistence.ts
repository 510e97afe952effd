/** The browser's promise to keep data. Without one it may delete the data when the disk is full. */
import { Store } from '@/lib/store.ts';

/**
 * - `kept`: until somebody deletes it
 * - `may-go`: the browser was not asked yet, or has not promised it
 * - `cannot-ask`: on an insecure origin, or in an old browser, it cannot be asked
 */
export type Persistence = 'kept' | 'may-go' | 'cannot-ask';

/** The browser's last answer; null before the first. */
export const persistence = new Store<Persistence | null>(null);

async function ask(question: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  // Missing on insecure origins and outside browsers, although the types have it.
  const { storage } = (globalThis.navigator ?? {}) as { storage?: StorageManager };
  if (!storage?.persist) {
    persistence.set('cannot-ask');
    return;
  }
  // A browser that fails to answer has promised nothing.
  const isKept = await question(storage).catch(() => false);
  persistence.set(isKept ? 'kept' : 'may-go');
}

/** Finds out what the browser has promised, without asking for it. Never rejects. */
export const readPersistence = (): Promise<void> => ask((storage) => storage.persisted());

let isAsked = false;

/** Asks the browser for the promise, once for each page. Firefox asks its user. Never rejects. */
export async function askToPersist(): Promise<void> {
  if (isAsked) return;
  await ask((storage) => {
    isAsked = true;
    return storage.persist();
  });
}
