/** Runs the alert list off the page's thread; started by alert-list.ts. */
import type { ToWorker } from './alert-messages.ts';
import { alertService } from './alert-service.ts';

const receive = alertService((message, transfer) => self.postMessage(message, { transfer }));
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => receive(data));
