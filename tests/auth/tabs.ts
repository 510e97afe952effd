/** Browser tabs for tests: each is a fresh set of the app's modules over the one local storage. */
import { vi } from 'vitest';

/** Loads the app's modules again, like a new tab. */
export async function openTab() {
  vi.resetModules();
  const client = await import('@/api/client.ts');
  const { loginErrorText } = await import('@/api/errors.ts');
  const session = await import('@/session/session.ts');
  const { tokenStore } = await import('@/lib/token-store.ts');
  return { ...client, ...session, loginErrorText, tokenStore };
}

/** Returns the rejection of a promise; caught at once, so that it may be awaited later. */
export const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('It was expected to fail');
    },
    (error: unknown) => error,
  );

/** Puts tokens where a tab finds them; null removes. */
export function store(access: string | null, refresh: string | null): void {
  for (const [key, value] of [
    ['access_token', access],
    ['refresh_token', refresh],
  ] as const) {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  }
}

/** Returns the stored access and refresh token. */
export const storedTokens = () => [
  window.localStorage.getItem('access_token'),
  window.localStorage.getItem('refresh_token'),
];

/** Tells the tabs that another one wrote, as browsers do. jsdom has only one window, so only by hand. */
export function storageEvent(key: string | null = null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/**
 * Stores tokens and tells the session store, as if another tab had done it. The way to be signed in
 * before a page is rendered: the store outlives the tests of a file, and starts again with this.
 */
export function storeAndTell(access: string | null, refresh: string | null): void {
  store(access, refresh);
  storageEvent();
}

/** The part of navigator.locks that the app uses: exclusive locks, and waiting that can be aborted. */
export function fakeLocks() {
  const tails = new Map<string, Promise<unknown>>();
  return {
    async request<T>(
      name: string,
      { signal }: { signal: AbortSignal },
      task: () => Promise<T>,
    ): Promise<T> {
      const before = tails.get(name) ?? Promise.resolve();
      const mine = before.then(() => {
        signal.throwIfAborted();
        return task();
      });
      tails.set(
        name,
        mine.catch(() => {}),
      );
      return mine;
    },
  };
}

/** Gives the browser locks, or takes them away (as on an insecure origin). */
export function setLocks(locks: ReturnType<typeof fakeLocks> | undefined): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}
