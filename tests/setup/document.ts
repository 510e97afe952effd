/**
 * What every test with a document starts from: matchers, clean-up, and the parts of a browser that jsdom
 * lacks.
 */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { installBrowserParts } from './browser-parts.ts';
import { TestWorker, workers } from './workers.ts';

installBrowserParts(window);
Object.assign(globalThis, { Worker: TestWorker });

// A busy machine is slow; what never appears still fails.
configure({ asyncUtilTimeout: 5_000 });

afterEach(async () => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  await workers.reset();
});
