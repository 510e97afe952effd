/** The selected alerts: the same in the table and next to an open alert, until the user logs out. */
import { useSyncExternalStore } from 'react';
import { sessionState } from '@/lib/session-state.ts';
import { Store } from '@/lib/store.ts';

/** Maximum number selected at a time: each one is a case to store, undo and report. */
export const MOST_SELECTED = 5_000;

const NONE: ReadonlySet<string> = new Set();

class AlertSelection {
  readonly ids = new Store(NONE);
  /** The alert that was selected last, from which a range continues. */
  anchor: string | null = null;

  /** Selects exactly these. A range starts again once nothing is selected. */
  readonly set = (ids: ReadonlySet<string>): void => {
    if (ids.size === 0) this.anchor = null;
    this.ids.set(ids);
  };

  readonly clear = (): void => this.set(NONE);

  /** Selects or unselects an alert. */
  readonly toggle = (id: string): void => {
    if (id === '') return;
    const next = new Set(this.ids.get());
    if (!next.delete(id) && next.size < MOST_SELECTED) next.add(id);
    this.anchor = id;
    this.ids.set(next);
  };

  /** Unselects alerts that were dealt with by themselves: otherwise the next key would act on them unseen. */
  readonly untickAll = (ids: Iterable<string>): void => {
    const next = new Set(this.ids.get());
    const { size } = next;
    for (const id of ids) next.delete(id);
    if (next.size < size) this.ids.set(next);
  };

  /** Selects these again after an undo, unless the user has selected others since then. */
  readonly giveBack = (ids: ReadonlySet<string>): void => {
    if (this.ids.get().size === 0) this.ids.set(ids);
  };

  /** Selects these as well. */
  readonly add = (ids: Iterable<string>): void => {
    const next = new Set(this.ids.get());
    for (const id of ids) if (id !== '' && next.size < MOST_SELECTED) next.add(id);
    this.ids.set(next);
  };

  close(): void {
    this.clear();
  }
}

export const alertSelection = (): AlertSelection => sessionState.get(AlertSelection);

/** The selected ids; a new set at each change. */
export function useSelectedAlerts(): ReadonlySet<string> {
  const { ids } = alertSelection();
  return useSyncExternalStore(ids.subscribe, ids.get);
}

/** Counts how many of these alerts a list shows: a selection outlives a search. Stops at `enough`: lists are long. */
export function listedAmong(
  rows: readonly { readonly id: string }[],
  ids: ReadonlySet<string>,
  enough = ids.size,
): number {
  let found = 0;
  for (const { id } of rows) {
    if (found >= enough) break;
    if (ids.has(id)) found += 1;
  }
  return found;
}
