/** Compares pending assets with other organisations' off the page's thread; started by conflict-engine.ts. */
import type { ToConflicts } from './conflict-messages.ts';
import { conflictService } from './conflict-service.ts';

// A message to oneself comes after those that wait, and unlike a timer it is never slowed down.
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.addEventListener('message', () => waiting.shift()?.());
channel.port1.start();

const receive = conflictService(
  (message) => self.postMessage(message),
  (callback) => {
    waiting.push(callback);
    channel.port2.postMessage(null);
  },
);
self.addEventListener('message', ({ data }: MessageEvent<ToConflicts>) => receive(data));
