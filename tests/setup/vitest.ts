/**
 * What every test of the suite starts from: matchers, clean-up, and the parts of a browser that jsdom
 * lacks. A test that prints to console.error, or a warning, has failed: React speaks through them.
 */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { installBrowserParts } from './browser-parts.ts';

if (typeof window !== 'undefined') installBrowserParts(window);

// A busy machine is slow; what never appears still fails.
configure({ asyncUtilTimeout: 5_000 });

/** What was printed during the test; a test that provokes a message on purpose replaces the spy. */
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      printed.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  cleanup();
  const messages = printed;
  vi.restoreAllMocks();
  vi.useRealTimers();
  if (typeof window !== 'undefined') {
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  if (messages.length > 0) throw new Error(`The test printed:\n${messages.join('\n')}`);
});
