import type { Notification } from '@/samples/types.ts';

export type NotificationAction =
  { do: 'read' | 'remove'; id: string } | { do: 'readAll' | 'clear' };

/** The next list of notifications; local only, since the backend has none. */
export function reduceNotifications(
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
