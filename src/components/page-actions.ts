/**
 * Actions that the current page offers to the command palette. An action that is requested before its page has loaded
 * runs once the page is there.
 */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { sessionState } from '@/lib/session-state.ts';
import { Store } from '@/lib/store.ts';

export type PageAction =
  | 'add-asset'
  | 'add-user'
  | 'copy-defanged'
  | 'export-alerts'
  | 'look-up'
  | `mark-${'new' | 'investigating' | 'reported' | 'down' | 'not-harmful' | 'ours'}`
  | 'prepare-takedown'
  | 'write-note';

/** Milliseconds after which a slow page is no longer what the user waits for. */
const PATIENCE_MS = 15_000;

class PageActions {
  /** The available actions; a new map with each change. */
  readonly offered = new Store<ReadonlyMap<PageAction, () => void>>(new Map());
  #asked: { action: PageAction; until: number } | null = null;

  offer(action: PageAction, run: () => void): () => void {
    this.offered.set(new Map(this.offered.get()).set(action, run));
    const asked = this.#asked;
    if (asked?.action === action) {
      this.close();
      if (Date.now() < asked.until) run();
    }
    return () => {
      const rest = new Map(this.offered.get());
      if (rest.get(action) === run) rest.delete(action);
      this.offered.set(rest);
    };
  }

  ask(action: PageAction): void {
    const run = this.offered.get().get(action);
    this.close();
    if (run) {
      run();
      return;
    }
    this.#asked = { action, until: Date.now() + PATIENCE_MS };
    window.addEventListener('keydown', this.#onKey, { capture: true });
  }

  close(): void {
    this.#asked = null;
    window.removeEventListener('keydown', this.#onKey, { capture: true });
  }

  /** Escape before the page has loaded cancels the action. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.close();
  };
}

const actions = () => sessionState.get(PageActions);

/** Runs the action of the page in sight, or of the one that is being opened. */
export const askPage = (action: PageAction): void => actions().ask(action);

/**
 * Offers an action while the component is mounted.
 *
 * @param run the action; null while it is unavailable
 */
export function usePageAction(action: PageAction, run: (() => void) | null): void {
  const press = useEffectEvent(() => run?.());
  const able = run !== null;
  useEffect(() => (able ? actions().offer(action, () => press()) : undefined), [action, able]);
}

/** Returns the actions that the current page offers. */
export function usePageActions(): ReadonlyMap<PageAction, () => void> {
  const { offered } = actions();
  return useSyncExternalStore(offered.subscribe, offered.get);
}
