/**
 * Wraps the browser's storage, which may throw on every access (blocked by the browser, full, no window while the pages
 * are prerendered). A write that fails is kept in memory instead, so a tab keeps working until it is reloaded; nothing
 * here throws.
 */
export class SafeStorage {
  readonly #kind: 'localStorage' | 'sessionStorage';
  /** Values that could not be written; null is a removal. They win over stored ones. */
  readonly #unwritten = new Map<string, string | null>();
  /** Listeners to this tab's own writes. */
  readonly #ownListeners = new Set<() => void>();

  constructor(kind: 'localStorage' | 'sessionStorage') {
    this.#kind = kind;
  }

  #area(): Storage | null {
    try {
      return typeof window === 'undefined' ? null : window[this.#kind];
    } catch {
      return null;
    }
  }

  #tellOwn(): void {
    for (const listener of this.#ownListeners) listener();
  }

  /** The value under `key`, or null when there is none or it cannot be read. */
  get(key: string): string | null {
    const kept = this.#unwritten.get(key);
    if (kept !== undefined) return kept;
    try {
      return this.#area()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Stores `value`; for this tab only when the browser refuses. */
  set(key: string, value: string): void {
    try {
      const target = this.#area();
      if (target === null) throw new Error('No storage');
      target.setItem(key, value);
      this.#unwritten.delete(key);
    } catch {
      this.#unwritten.set(key, value);
    }
    this.#tellOwn();
  }

  /** Removes `key`; for this tab only when the browser refuses. */
  remove(key: string): void {
    try {
      this.#area()?.removeItem(key);
      this.#unwritten.delete(key);
    } catch {
      this.#unwritten.set(key, null);
    }
    this.#tellOwn();
  }

  /** Calls `listener` when this tab has written anything. Returns a function that unsubscribes. */
  subscribeOwn(listener: () => void): () => void {
    this.#ownListeners.add(listener);
    return () => this.#ownListeners.delete(listener);
  }

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
      for (const key of event.key === null ? keys : [event.key]) this.#unwritten.delete(key);
      listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }
}

/** The local storage, which all tabs share. */
export const storage = new SafeStorage('localStorage');
