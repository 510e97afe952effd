/** The worker's side of the alert list, without the worker: takes messages, answers through `post`. */
import { indexAlerts, readAlerts, UnreadableAlerts, type AlertIndex } from './alert-index.ts';
import type { FromWorker, ToWorker } from './alert-messages.ts';
import { buffersOf } from './packed-alerts.ts';

export function alertService(
  post: (message: FromWorker, transfer: ArrayBuffer[]) => void,
): (message: ToWorker) => void {
  let current: { list: number; index: Pick<AlertIndex, 'find'> } | null = null;

  return (message) => {
    if (message.do === 'find') {
      if (current?.list !== message.list) return;
      const found = current.index.find(message.question);
      post({ is: 'found', ask: message.ask, found }, [found.buffer]);
      return;
    }
    const { list, body } = message;
    try {
      const alerts = readAlerts(body, (read, total) => {
        post({ is: 'progress', list, read, total }, []);
      });
      const { summary, packed, find } = indexAlerts(alerts);
      current = { list, index: { find } };
      post({ is: 'loaded', list, summary, packed }, buffersOf(packed));
    } catch (error) {
      const words = error instanceof UnreadableAlerts ? error.words : '';
      post({ is: 'unreadable', list, words }, []);
    }
  };
}
