/**
 * The notifications of the console: local samples, since the backend has none. Read and dismissed ones are stored in
 * this browser, for each account, so that the bell stays quiet after a reload and a new log-in.
 */
import { useReducer } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage.ts';
import type { Notification } from '@/samples/types.ts';

export type NotificationAction =
  { do: 'read' | 'remove'; id: string } | { do: 'readAll' | 'clear' };

const KEY = 'notifications';

/** Read and dismissed notifications, by account. */
const Kept = v.record(
  v.string(),
  v.object({ read: v.array(v.string()), removed: v.array(v.string()) }),
);
type Kept = v.InferOutput<typeof Kept>;

/** Maximum number of stored accounts, the latest ones: a shared browser would collect them without end. */
const MOST_ACCOUNTS = 10;

function readKept(): Kept {
  try {
    return v.parse(Kept, JSON.parse(storage.get(KEY) ?? '{}'));
  } catch {
    // Written by another version, or by hand.
    return {};
  }
}

function keep(owner: string, before: readonly Notification[], list: readonly Notification[]): void {
  const kept = new Map(Object.entries(readKept()));
  kept.delete(owner);
  const left = new Set(list.map(({ id }) => id));
  const { removed = [] } = new Map(Object.entries(readKept())).get(owner) ?? {};
  kept.set(owner, {
    read: list.filter(({ read }) => read).map(({ id }) => id),
    removed: [...removed, ...before.map(({ id }) => id).filter((id) => !left.has(id))],
  });
  storage.set(KEY, JSON.stringify(Object.fromEntries([...kept].slice(-MOST_ACCOUNTS))));
}

function readRemaining(owner: string, seed: readonly Notification[]): readonly Notification[] {
  const { read = [], removed = [] } = new Map(Object.entries(readKept())).get(owner) ?? {};
  return seed
    .filter(({ id }) => !removed.includes(id))
    .map((item) => (read.includes(item.id) ? { ...item, read: true } : item));
}

function reduce(
  list: readonly Notification[],
  action: NotificationAction,
): readonly Notification[] {
  switch (action.do) {
    case 'read':
      return list.map((item) => (item.id === action.id ? { ...item, read: true } : item));
    case 'remove':
      return list.filter((item) => item.id !== action.id);
    case 'readAll':
      return list.map((item) => ({ ...item, read: true }));
    case 'clear':
      return [];
  }
}

/**
 * The notifications of one account, and their functions.
 *
 * @param owner identifies the account; no bare number, since those change the order of a record
 * @param seed makes the initial notifications
 */
export function useNotifications(
  owner: string,
  seed: () => readonly Notification[],
): [list: readonly Notification[], dispatch: (action: NotificationAction) => void] {
  const [list, dispatch] = useReducer(reduce, owner, () => readRemaining(owner, seed()));
  return [
    list,
    (action) => {
      keep(owner, list, reduce(list, action));
      dispatch(action);
    },
  ];
}
