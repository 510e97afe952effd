/** A page for e2e/worker.spec.ts: starts workers as features do, and as attackers would. */
import { createWorker } from '@/lib/trusted-types.ts';
import address from './echo.worker.ts?worker&url';

declare global {
  interface Window {
    startWorker(given?: string): Promise<string>;
    startRaw(given: string): string;
  }
}

window.startWorker = (given = address) =>
  new Promise((resolve, reject) => {
    try {
      const worker = createWorker(given);
      worker.addEventListener('message', (event) => resolve(String(event.data)));
      worker.addEventListener('error', () => reject(new Error('The worker failed')));
      worker.postMessage('hello');
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  });

window.startRaw = (given) => {
  try {
    new Worker(given, { type: 'module' }).terminate();
    return 'started';
  } catch (error) {
    return String(error);
  }
};
