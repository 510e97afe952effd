import { Check, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { SampleMark } from '@/components/SampleMark.tsx';
import { formatAge } from '@/lib/format.ts';
import { sampleNotifications } from '@/samples/notifications.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import type { Notification } from '@/samples/types.ts';
import { reduceNotifications, type NotificationAction } from './notification.ts';
import { useNow } from './use-now.ts';

const TYPES = {
  info: { icon: Info, colour: 'text-brand', word: 'Information' },
  success: { icon: CircleCheck, colour: 'text-brand', word: 'Success' },
  warning: { icon: TriangleAlert, colour: 'text-medium', word: 'Warning' },
  error: { icon: CircleAlert, colour: 'text-high', word: 'Error' },
} as const;

interface NotificationListProps {
  /** Null before the first change: the samples. */
  list: readonly Notification[] | null;
  /** Milliseconds since the epoch that the samples' ages are counted from. */
  since: number;
  onChange: (list: readonly Notification[]) => void;
}

/** What the panel below the bell holds. */
export function NotificationList({ list: changed, since, onChange }: NotificationListProps) {
  const list = changed ?? sampleNotifications(since);
  const dispatch = (action: NotificationAction) => onChange(reduceNotifications(list, action));
  const unread = list.some((item) => !item.read);
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
              // Not `disabled`: the focus is on it when it has done its work.
              aria-disabled={!unread}
              onClick={() => unread && dispatch({ do: 'readAll' })}
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
              <Row key={item.id} item={item} dispatch={dispatch} />
            ))}
          </ul>
        )}
      </div>
      {list.length > 0 && (
        <div className="border-t border-hairline p-1.5 text-center">
          <Button tone="quiet" size="sm" onClick={() => dispatch({ do: 'clear' })}>
            Clear all
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  item: Notification;
  dispatch: (action: NotificationAction) => void;
}

function Row({ item, dispatch }: RowProps) {
  const { icon: Icon, colour, word } = TYPES[item.type];
  const now = useNow();
  return (
    <li className={cx('flex gap-3 py-3 pr-2 pl-4', !item.read && 'bg-tint/60')}>
      <Icon
        aria-label={word}
        role="img"
        size={16}
        strokeWidth={1.5}
        className={cx('mt-0.5 shrink-0', colour)}
      />
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
            className="size-7"
            onClick={() => dispatch({ do: 'read', id: item.id })}
            icon={<Check aria-hidden size={16} strokeWidth={1.5} />}
          />
        )}
        <IconButton
          label={`Remove: ${item.title}`}
          className="size-7"
          onClick={() => dispatch({ do: 'remove', id: item.id })}
          icon={<X aria-hidden size={16} strokeWidth={1.5} />}
        />
      </div>
    </li>
  );
}
