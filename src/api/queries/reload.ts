/** Which lists are fetched again after a change, and after one that may have been made. */
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, mayBeDone } from '../errors.ts';

type Keys = readonly (readonly string[])[];

/** Marks the lists under these keys as out of date; those on the page are fetched again. */
export function reload(client: QueryClient, ...keys: Keys): void {
  // Not awaited: the change is done, and its form or dialog need not wait for the list.
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/** Somebody else was first: the row is gone (404, 410) or there already (409). */
const OUT_OF_DATE: ReadonlySet<number | null> = new Set([404, 409, 410]);

/**
 * The same after a failed change, where the list on the page may be wrong now: the change may have been
 * made all the same, or was refused because somebody else had made one.
 */
export function reloadIfUnsure(error: Error, client: QueryClient, ...keys: Keys): void {
  const refused = error instanceof ApiError && OUT_OF_DATE.has(error.status);
  if (refused || mayBeDone(error)) reload(client, ...keys);
}
