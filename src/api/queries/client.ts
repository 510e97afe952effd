/** The one query client, and the common part of all changes. */
import {
  QueryClient,
  useMutationState,
  type MutationFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { tokenStore } from '@/lib/token-store.ts';
import type { ById } from '../contract/index.ts';
import { isRecord } from '../contract/read.ts';
import { ApiError, mayBeDone } from '../errors.ts';

/** True while the main button or a finger is down. */
let isDown = false;
let waiting: (() => void)[] = [];

function release(): void {
  isDown = false;
  for (const resolve of waiting) resolve();
  waiting = [];
}

/** The click follows right after the end of the press. */
const releaseSoon = () => void setTimeout(release);

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', ({ button }) => (isDown ||= button === 0), true);
  window.addEventListener('pointerup', releaseSoon, true);
  window.addEventListener('pointercancel', releaseSoon, true);
  // The window's own: a blur of an element does not bubble.
  window.addEventListener('blur', releaseSoon);
  // A release that the page does not receive: over a native menu, or outside the window.
  window.addEventListener(
    'pointermove',
    ({ buttons }) => isDown && buttons === 0 && release(),
    true,
  );
}

/** Resolves at once while nothing is pressed, else after the click. */
const waitForRelease = (): Promise<void> =>
  isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();

/** One retry after a failed connection or backend; a time-out has taken long enough. */
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
      // Only lists are (RENEWED): a form would lose its data.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // The browser's idea of "offline" is unreliable (and wrong for a host on the local network): a failed attempt
      // gives an error to show, a paused one gives nothing.
      networkMode: 'always',
      // A list that changes under a finger takes the click away from its target.
      persister: async (fetchData, context) => {
        const data = await fetchData(context);
        await waitForRelease();
        return data;
      },
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Also cancels running queries. (A running log-in still reports to its form.)
tokenStore.subscribe(() => queryClient.clear());

/** For a list that users leave open: fetched again when the tab is shown after more than `staleTime`. */
export const RENEWED = { refetchOnWindowFocus: true } as const;

/** For a mutation whose variables hold passwords: they leave the cache with the form. */
export const PASSWORDS_INSIDE = { gcTime: 0 } as const;

/**
 * For the options of a mutation: fetches the lists under these keys again once the change is made, or may have been
 * made, or failed because another user had changed the same thing.
 */
export const reloads = (...keys: readonly (readonly string[])[]) => ({
  onSettled(
    _data: unknown,
    error: Error | null,
    _variables: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ): void {
    if (error !== null && !leavesListsUnsure(error)) return;
    // Not awaited: the change is done, and its form or dialog need not wait for the list.
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  },
});

/** Shows confirmed approvals at once. The list that is fetched again replaces them. */
export function showApproved(client: QueryClient, list: QueryKey, ids: ReadonlySet<string>): void {
  client.setQueryData<readonly (ById & { readonly approved: boolean })[]>(list, (rows) =>
    rows?.map((row) => (ids.has(row.id) ? { ...row, approved: true } : row)),
  );
}

/** Shows a list without a deleted row. */
export function showWithout(client: QueryClient, list: QueryKey, id: string): void {
  client.setQueryData<readonly ById[]>(list, (rows) => rows?.filter((row) => row.id !== id));
}

/** Another user was first: the row is gone (404, 410) or there already (409). */
const OUT_OF_DATE: ReadonlySet<number | null> = new Set([404, 409, 410]);

function leavesListsUnsure(error: Error): boolean {
  return mayBeDone(error) || (error instanceof ApiError && OUT_OF_DATE.has(error.status));
}

/** The ids of the rows with a running change of this kind. */
export function usePendingIds(mutationKey: readonly unknown[] | undefined): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state: { variables } }) =>
      isRecord(variables) && typeof variables['id'] === 'string' ? variables['id'] : '',
  });
  return new Set(ids);
}
