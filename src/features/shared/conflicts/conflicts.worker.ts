/** Compares pending assets with other organisations' off the page's thread; started by conflict-engine.ts. */
import { afterMessages } from '@/lib/after-messages.ts';
import type { ToConflicts } from './conflict-messages.ts';
import { conflictService } from './conflict-service.ts';

const receive = conflictService((message) => self.postMessage(message), afterMessages);
self.addEventListener('message', ({ data }: MessageEvent<ToConflicts>) => receive(data));
