import { vi } from 'vitest';

/** Waits until the callback throws no more. Vitest's own limit is a second, which a busy machine needs for itself. */
export const waitFor = <T>(callback: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(callback, { timeout: 20_000 });
