/** The worker's side of the alert list, without the worker: takes messages, answers through `post`. */
import { indexAlerts, readAlerts, UnreadableAlerts, type AlertIndex } from './alert-index.ts';
import type { FromWorker, ToWorker } from './alert-messages.ts';
import { buffersOf } from './packed-alerts.ts';

export function alertService(
  post: (message: FromWorker, transfer: ArrayBuffer[]) => void,
): (message: ToWorker) => void {
  let current: { list: number; index: Pick<AlertIndex, 'find' | 'locate'> } | null = null;

  return (message) => {
    if (message.do !== 'load' && current?.list !== message.list) return;
    if (message.do === 'locate') {
      const index = current?.index.locate(message.id) ?? -1;
      post({ is: 'located', ask: message.ask, index }, []);
      return;
    }
    if (message.do === 'find') {
      if (current === null) return;
      const found = current.index.find(message.question);
      post({ is: 'found', ask: message.ask, found }, [found.buffer]);
      return;
    }
    const { list, body } = message;
    try {
      const alerts = readAlerts(body, (read, total) => {
        post({ is: 'progress', list, read, total }, []);
      });
      const { summary, packed, find, locate } = indexAlerts(alerts);
      current = { list, index: { find, locate } };
      post({ is: 'loaded', list, summary, packed }, buffersOf(packed));
    } catch (error) {
      const words = error instanceof UnreadableAlerts ? error.words : '';
      post({ is: 'unreadable', list, words }, []);
    }
  };
}
