/**
 * Wraps the browser's local storage, which may throw on every access (blocked by the browser, full, no window while the
 * pages are prerendered). A write that fails is kept in memory instead, so a tab keeps working until it is reloaded;
 * nothing here throws.
 */

/** Values that could not be written; null is a removal. They win over stored ones. */
const unwritten = new Map<string, string | null>();

function local(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** Listeners to this tab's own writes. */
const ownListeners = new Set<() => void>();

function tellOwn(): void {
  for (const listener of ownListeners) listener();
}

export const storage = {
  /** The value under `key`, or null when there is none or it cannot be read. */
  get(key: string): string | null {
    const kept = unwritten.get(key);
    if (kept !== undefined) return kept;
    try {
      return local()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },

  /** Stores `value`; for this tab only when the browser refuses. */
  set(key: string, value: string): void {
    try {
      const target = local();
      if (target === null) throw new Error('No storage');
      target.setItem(key, value);
      unwritten.delete(key);
    } catch {
      unwritten.set(key, value);
    }
    tellOwn();
  },

  /** Removes `key`; for this tab only when the browser refuses. */
  remove(key: string): void {
    try {
      local()?.removeItem(key);
      unwritten.delete(key);
    } catch {
      unwritten.set(key, null);
    }
    tellOwn();
  },

  /** Calls `listener` when this tab has written anything. Returns a function that unsubscribes. */
  subscribeOwn(listener: () => void): () => void {
    ownListeners.add(listener);
    return () => ownListeners.delete(listener);
  },

  /**
   * Calls `listener` when another tab changed one of `keys`, or emptied the storage.
   *
   * @returns a function that unsubscribes
   */
  subscribe(keys: readonly string[], listener: () => void): () => void {
    if (typeof window === 'undefined') return () => {};
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && !keys.includes(event.key)) return;
      // Another tab could write, so the values that this tab failed to write are out of date.
      for (const key of event.key === null ? keys : [event.key]) unwritten.delete(key);
      listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
