/** The one query client. Its cache belongs to one person and is emptied when the identity changes. */
import { QueryClient } from '@tanstack/react-query';
import { tokenStore } from '@/lib/token-store.ts';
import { ApiError } from '../errors.ts';

/** Once more, when there was no connection or the backend failed; a time-out has taken long enough. */
function retryOnce(failures: number, error: Error): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false;
  return error.kind === 'unreachable' || (error.kind === 'http' && (error.status ?? 0) >= 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: retryOnce,
      retryDelay: 500,
      staleTime: 30_000,
      // Lists may be large: they are fetched when a page opens and after a change, not on every focus.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // The browser's idea of "offline" is unreliable (and wrong for a host on the local network): an
      // attempt that fails gives an error to show, a paused one gives nothing.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Cancels what is under way, too. (A login under way keeps reporting to its form.)
tokenStore.subscribe(() => queryClient.clear());

/** Passwords are in the variables of a mutation with this option: they leave the cache with the form. */
export const PASSWORDS_INSIDE = { gcTime: 0 } as const;
