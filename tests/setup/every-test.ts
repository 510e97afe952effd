/**
 * Set-up of every test: a test that prints to console.error, or a warning, has failed (React reports through them),
 * and leaves no spies, no stubs and no false clock behind.
 */
import { afterEach, beforeEach, vi } from 'vitest';

/** Output during the test. A test that provokes a message on purpose replaces the spy. */
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
  const messages = printed;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  if (messages.length > 0) throw new Error(`The test printed:\n${messages.join('\n')}`);
});
