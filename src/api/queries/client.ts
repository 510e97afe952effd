/** The one query client, and what all changes have in common. */
import {
  QueryClient,
  useMutationState,
  type MutationFunctionContext,
  type Query,
} from '@tanstack/react-query';
import { tokenStore } from '@/lib/token-store.ts';
import type { ById } from '../contract/index.ts';
import { ApiError, mayBeDone } from '../errors.ts';

/** Once more, when there was no connection or the backend failed; a time-out has taken long enough. */
function retryOnce(failures: number, error: Error): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false;
  return error.kind === 'unreachable' || (error.kind === 'http' && (error.status ?? 0) >= 500);
}

/** Its cache belongs to one user: every change of identity empties it. */
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

/** For a mutation whose variables hold passwords: they leave the cache with the form. */
export const PASSWORDS_INSIDE = { gcTime: 0 } as const;

type QueryKeys = readonly (readonly string[])[];

/**
 * For the options of a mutation: fetches the lists under these keys again once the change is made, or may
 * have been made, or failed because another user had changed the same thing. Of several changes of the
 * same kind under way at once, as in a bulk action, the last one fetches for all.
 */
export const reloads = (...keys: QueryKeys) => ({
  onSettled(
    _data: unknown,
    error: Error | null,
    _variables: unknown,
    _result: unknown,
    { client, mutationKey }: MutationFunctionContext,
  ): void {
    const isLast = client.isMutating({ mutationKey }) <= 1;
    for (const queryKey of keys) {
      if (error === null || leavesListsUnsure(error)) {
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      // Not awaited: the change is done, and its form or dialog need not wait for the list.
      if (isLast) void client.refetchQueries({ queryKey, type: 'active', predicate: isInvalidated });
    }
  },
});

const isInvalidated = (query: Query): boolean => query.state.isInvalidated;

/** Another user was first: the row is gone (404, 410) or there already (409). */
const OUT_OF_DATE: ReadonlySet<number | null> = new Set([404, 409, 410]);

function leavesListsUnsure(error: Error): boolean {
  return mayBeDone(error) || (error instanceof ApiError && OUT_OF_DATE.has(error.status));
}

/** The ids of the rows whose change of this kind is under way, on whichever page it began. */
export function usePendingIds(mutationKey: readonly string[]): readonly string[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as ById).id,
  });
}
