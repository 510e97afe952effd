/** The engine in a worker of its own. Started by whoever may start workers, spoken to through client.ts. */

import type { Reply, Request } from './protocol.ts';
import { createService } from './service.ts';

/** What this file needs of a worker's global scope. */
interface Scope {
  postMessage(message: Reply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
}

declare const self: Scope;

// A message to oneself comes after those that wait, and unlike a timer it is never slowed down.
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.addEventListener('message', () => waiting.shift()?.());
channel.port1.start();

const handle = createService({
  post: (reply) => self.postMessage(reply),
  defer: (callback) => {
    waiting.push(callback);
    channel.port2.postMessage(null);
  },
});

self.addEventListener('message', ({ data }) => handle(data));
