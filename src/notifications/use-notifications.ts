/**
 * The notifications of the console: local samples, since the backend has none. Read and dismissed ones are stored in
 * this browser, for each account, so that the bell stays quiet after a reload and a new log-in.
 */
import { useState } from 'react';
import * as v from 'valibot';
import { storage } from '@/lib/storage.ts';
import type { Notification } from '@/samples/notifications.ts';

const KEY = 'notifications';

/** Ids of read and dismissed notifications. */
const Marks = v.object({ read: v.array(v.string()), removed: v.array(v.string()) });
const MarksByAccount = v.record(v.string(), Marks);

/** Maximum number of stored accounts, the latest ones: a shared browser would collect them without end. */
const MOST_ACCOUNTS = 10;

function readKept(): Map<string, v.InferOutput<typeof Marks>> {
  try {
    return new Map(Object.entries(v.parse(MarksByAccount, JSON.parse(storage.get(KEY) ?? '{}'))));
  } catch {
    // Written by another version, or by hand.
    return new Map();
  }
}

/**
 * The notifications of one account.
 *
 * @param owner identifies the account; no bare number, since those change the order of a record
 * @returns the list, and a function that marks some of them
 */
export function useNotifications(
  owner: string,
  samples: readonly Notification[],
): [list: readonly Notification[], mark: (as: 'read' | 'removed', ids: readonly string[]) => void] {
  const [marks, setMarks] = useState(() => readKept().get(owner) ?? { read: [], removed: [] });

  function mark(as: 'read' | 'removed', ids: readonly string[]) {
    const kept = readKept();
    // Another tab may have marked some meanwhile.
    const before = kept.get(owner) ?? marks;
    const next = { ...before, [as]: [...new Set([...before[as], ...ids])] };
    setMarks(next);
    kept.delete(owner);
    kept.set(owner, next);
    storage.set(KEY, JSON.stringify(Object.fromEntries([...kept].slice(-MOST_ACCOUNTS))));
  }

  const list = samples
    .filter(({ id }) => !marks.removed.includes(id))
    .map((item) => ({ ...item, read: item.read || marks.read.includes(item.id) }));
  return [list, mark];
}
