/** How high the rows of tables are in this browser: its reader's choice. */
import { storage } from './storage.ts';

/** Set to any value: rows are high. */
const KEY = 'rows';

export const ROW_HEIGHT = { compact: 36, comfortable: 44 } as const;
export type RowHeight = keyof typeof ROW_HEIGHT;

export const rowHeight = {
  get: (): RowHeight => (storage.get(KEY) === null ? 'compact' : 'comfortable'),

  set: (height: RowHeight): void => {
    if (height === 'compact') storage.remove(KEY);
    else storage.set(KEY, height);
  },

  /** For `useSyncExternalStore`: told of a change here and in other tabs. */
  subscribe: (listener: () => void): (() => void) => {
    const ends = [storage.subscribe([KEY], listener), storage.subscribeOwn(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
};
