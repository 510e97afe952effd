/** How far the loading of the alert list is; an external store for useSyncExternalStore. */

export interface Progress {
  /** Fetching counts bytes, reading counts alerts. */
  readonly doing: 'fetching' | 'reading';
  readonly done: number;
  /** Null when the backend does not say how much there is. */
  readonly total: number | null;
}

let current: Progress | null = null;
const listeners = new Set<() => void>();

export const alertProgress = {
  get: (): Progress | null => current,
  set(next: Progress | null): void {
    current = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
