/** The three sample notifications of the specification (section 2). Shown only under a SampleMark. */

/** One line of the notifications panel. */
export interface Notification {
  id: string;
  title: string;
  message: string;
  type: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds since the epoch. */
  timestamp: number;
  read: boolean;
}

const MINUTE = 60_000;

/** Fresh samples, aged relative to `now` (milliseconds since the epoch). */
export function sampleNotifications(now: number): Notification[] {
  return [
    {
      id: 'sample-1',
      title: 'Weekly report is ready',
      message: 'The summary of last week’s impersonation alerts can be read.',
      type: 'info',
      timestamp: now - 5 * MINUTE,
      read: false,
    },
    {
      id: 'sample-2',
      title: 'High-severity lookalike found',
      message: 'A name that imitates one of your domains scored 9.1.',
      type: 'error',
      timestamp: now - 2 * 60 * MINUTE,
      read: false,
    },
    {
      id: 'sample-3',
      title: 'Takedown completed',
      message: 'A phishing page that used your brand is offline.',
      type: 'success',
      timestamp: now - 26 * 60 * MINUTE,
      read: false,
    },
  ];
}
