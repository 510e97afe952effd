/** The engine in a worker of its own. Started by whoever may start workers, spoken to through client.ts. */

import { afterMessages } from '@/lib/after-messages.ts';
import type { Reply, Request } from './protocol.ts';
import { createService } from './service.ts';

/** What this file needs of a worker's global scope. */
interface Scope {
  postMessage(message: Reply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
}

declare const self: Scope;

const handle = createService({ post: (reply) => self.postMessage(reply), defer: afterMessages });

self.addEventListener('message', ({ data }) => handle(data));
