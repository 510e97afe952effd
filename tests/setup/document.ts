/**
 * Set-up of every test with a document: matchers, the parts of a browser that jsdom lacks, React's StrictMode in a
 * full run, and the embedded backend. Files share a worker: each test cleans up what it changed.
 */
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, vi } from 'vitest';
import { rememberDomain } from '@/components/domain-form/known-domain.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { storageEvent } from '../auth/tabs.ts';
import { resetBackend } from './backend.ts';
import { installBrowserParts } from './browser-parts.ts';
import { installComputedStyle } from './computed-style.ts';
import { installLabels } from './labels.ts';
import { TestWorker, workers } from './workers.ts';

installBrowserParts(window);
installComputedStyle(window);
installLabels(window);
Object.assign(globalThis, { Worker: TestWorker });

/**
 * The error of a query that found nothing. The document is printed when the message is read: a wait asks many
 * times, and printing each time took a seventh of the tests' time.
 */
function notFound(message: string | null, container: Element): Error {
  const error = new Error('');
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, notFound);
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
  });
  return error;
}

configure({
  getElementError: notFound,
  // A busy machine is slow; what never appears still fails.
  asyncUtilTimeout: 20_000,
  // Draws everything twice, which takes a sixth of the time: what ships draws once.
  reactStrictMode: process.env['FULL'] === '1',
});

afterEach(async () => {
  // A press that a test left unfinished, or ended under a false clock, would keep all later lists waiting for its end.
  vi.useRealTimers();
  window.dispatchEvent(new Event('pointercancel'));
  cleanup();
  resetBackend();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // As in another document: nothing was typed in it.
  rememberDomain('');
  globalThis.indexedDB = new IDBFactory();
  // The session, the theme and the caches hear of it.
  storageEvent();
  tokenStore.check();
  await workers.reset();
});
