/**
 * The notifications of the console: local samples, since the backend has none. Read and dismissed ones are stored in
 * this browser, for each account, so that the bell stays quiet after a reload and a new log-in.
 */
import { Bell, Check, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { SampleMark } from '@/components/SampleMark.tsx';
import { count, formatAge } from '@/lib/format.ts';
import { storage } from '@/lib/storage.ts';
import { sampleNotifications, type Notification } from '@/samples/notifications.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { Popover } from '@/ui/Popover.tsx';

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
function useNotifications(
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

const TYPES = {
  info: { icon: Info, colour: 'text-brand', word: 'Information' },
  success: { icon: CircleCheck, colour: 'text-brand', word: 'Success' },
  warning: { icon: TriangleAlert, colour: 'text-ink', word: 'Warning' },
  error: { icon: CircleAlert, colour: 'text-high', word: 'Error' },
} as const;

/**
 * The bell of the console header with its unread count, and the panel below it.
 *
 * @param owner identifies the account of these notifications
 */
export function NotificationsPanel({ owner }: { owner: string }) {
  const [samples] = useState(() => sampleNotifications(Date.now()));
  const [list, mark] = useNotifications(owner, samples);
  const unread = list.filter((item) => !item.read).length;

  return (
    <Popover
      label="Notifications"
      className="w-90"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          title="Notifications"
          aria-label={
            unread
              ? `Notifications, ${count(unread, 'unread sample notification')}`
              : 'Notifications'
          }
          className="relative grid size-9 place-items-center rounded text-quiet hover:bg-ink/6 hover:text-ink pointer-coarse:size-11"
        >
          <Bell size={20} />
          {unread > 0 && (
            // A dashed outline, like the mark of samples: nothing real waits.
            <span className="absolute top-0.5 left-[calc(50%+0.625rem)] grid h-4 min-w-4 place-items-center rounded-full border border-dashed border-control bg-surface px-1 text-2xs font-semibold text-quiet tabular-nums">
              {unread}
            </span>
          )}
        </button>
      )}
    >
      {() => <List list={list} onMark={mark} />}
    </Popover>
  );
}

interface ListProps {
  list: readonly Notification[];
  onMark: ReturnType<typeof useNotifications>[1];
}

function List({ list, onMark }: ListProps) {
  const [now] = useState(Date.now);
  const unread = list.filter(({ read }) => !read).map(({ id }) => id);
  return (
    <>
      <div className="flex items-center gap-2.5 border-b border-hairline py-2 pr-2 pl-4">
        <h2 className="text-sm font-semibold">Notifications</h2>
        <SampleMark />
        {list.length > 0 && (
          <div className="ml-auto flex">
            <Button
              tone="quiet"
              size="sm"
              className="px-2"
              // A `disabled` button would lose the focus after its work.
              aria-disabled={unread.length === 0}
              onClick={() => onMark('read', unread)}
            >
              Mark all as read
            </Button>
          </div>
        )}
      </div>
      <div className="max-h-[400px] overflow-y-auto">
        {list.length === 0 ? (
          <p className="px-4 py-10 text-center text-sm text-quiet">No notifications</p>
        ) : (
          <ul className="divide-y divide-hairline">
            {list.map((item) => (
              <Row key={item.id} item={item} now={now} onMark={onMark} />
            ))}
          </ul>
        )}
      </div>
      {list.length > 0 && (
        <div className="border-t border-hairline p-1.5 text-center">
          <Button
            tone="quiet"
            size="sm"
            onClick={() =>
              onMark(
                'removed',
                list.map(({ id }) => id),
              )
            }
          >
            Clear all
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps extends Pick<ListProps, 'onMark'> {
  item: Notification;
  now: number;
}

function Row({ item, now, onMark }: RowProps) {
  const { icon: Icon, colour, word } = TYPES[item.type];
  return (
    <li className={cx('flex gap-3 py-3 pr-2 pl-4', !item.read && 'bg-tint/60')}>
      <Icon aria-label={word} role="img" className={cx('mt-0.5 shrink-0', colour)} />
      <div className="min-w-0 flex-1 text-console">
        <p className={cx('break-words', !item.read && 'font-semibold')}>
          {item.title}
          {!item.read && <span className="sr-only"> (unread)</span>}
        </p>
        <p className="break-words text-quiet">{item.message}</p>
        <p className="text-xs text-quiet">{formatAge(item.timestamp, now)}</p>
      </div>
      <div className="flex flex-col">
        {!item.read && (
          <IconButton
            label={`Mark as read: ${item.title}`}
            className="size-7 pointer-coarse:size-11"
            onClick={() => onMark('read', [item.id])}
            icon={<Check />}
          />
        )}
        <IconButton
          label={`Remove: ${item.title}`}
          className="size-7 pointer-coarse:size-11"
          onClick={() => onMark('removed', [item.id])}
          icon={<X />}
        />
      </div>
    </li>
  );
}
