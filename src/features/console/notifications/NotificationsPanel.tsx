import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { Popover } from '@/ui/Popover.tsx';
import type { Notification } from '@/samples/types.ts';

const { Part: NotificationList, soon: soonList } = lazyPart(
  async () => (await import('./NotificationList.tsx')).NotificationList,
);

/** How many of the samples are unread; they themselves are fetched with the panel. */
const UNREAD_SAMPLES = 3;

/** The bell of the console header with its unread count, and the panel below it. */
export function NotificationsPanel() {
  const [list, setList] = useState<readonly Notification[] | null>(null);
  const [since] = useState(Date.now);
  const unread = list ? list.filter((item) => !item.read).length : UNREAD_SAMPLES;

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
            // No alarm: what is unread are samples.
            <span className="absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full border border-hairline bg-raised px-1 text-2xs font-semibold text-ink tabular-nums">
              {unread}
            </span>
          )}
        </button>
      )}
    >
      {() => (
        <Suspense>
          <NotificationList list={list} since={since} onChange={setList} />
        </Suspense>
      )}
    </Popover>
  );
}
