/** The alert whose page was just left, for the list that comes with the same change: see return-to-row.ts. */
import { useEffect } from 'react';

let left: string | null = null;

/** For the page of an alert: what is left is known to the page that comes next, and to no later one. */
export function useLeavesRow(id: string): void {
  useEffect(
    () => () => {
      left = id;
      // Whoever goes elsewhere is not brought back later.
      queueMicrotask(() => {
        left = null;
      });
    },
    [id],
  );
}

/** The id of the alert that was just left, or null. */
export const leftRow = (): string | null => left;
