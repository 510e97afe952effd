import { Bell } from 'lucide-react';
import { Suspense, useReducer } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { SampleMark } from '@/components/SampleMark.tsx';
import { sampleNotifications } from '@/samples/notifications.ts';
import { Popover } from '@/ui/Popover.tsx';
import { reduceNotifications } from './notification.ts';

const { Part: NotificationList, soon: soonList } = lazyPart(
  async () => (await import('./NotificationList.tsx')).NotificationList,
);

/** The bell of the console header with its unread count, and the panel below it. */
export function NotificationsPanel() {
  const [list, dispatch] = useReducer(reduceNotifications, undefined, () =>
    sampleNotifications(Date.now()),
  );
  const unread = list.filter((item) => !item.read).length;

  return (
    <Popover
      label="Notifications"
      className="w-90"
      trigger={(props) => (
        <button
          {...props}
          {...soonList}
          type="button"
          title="Notifications"
          aria-label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
          className="relative grid size-9 place-items-center rounded text-quiet hover:bg-ink/6 hover:text-ink"
        >
          <Bell aria-hidden size={20} strokeWidth={1.5} />
          {unread > 0 && (
            <span className="absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-danger px-1 text-2xs font-semibold text-on-danger tabular-nums">
              {unread}
            </span>
          )}
        </button>
      )}
    >
      {() => (
        <Suspense>
          <NotificationList list={list} dispatch={dispatch} mark={<SampleMark />} />
        </Suspense>
      )}
    </Popover>
  );
}
