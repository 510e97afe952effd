/**
 * Actions of a page that others ask for: a key, a toast, the command palette, a link of another page. An action that is
 * requested before its page has loaded runs once the page is there.
 */
import { useEffect, useEffectEvent } from 'react';
import { sessionState } from '@/lib/session-state.ts';

export type PageAction =
  | 'add-asset'
  | 'add-user'
  | 'export-alerts'
  | `mark-${'new' | 'investigating' | 'reported' | 'down' | 'not-harmful' | 'ours'}`
  | 'prepare-takedown'
  | 'write-note';

/** Milliseconds after which a slow page is no longer what the user waits for. */
const PATIENCE_MS = 15_000;

class PageActions {
  readonly #offered = new Map<PageAction, () => void>();
  #asked: { action: PageAction; until: number } | null = null;

  offer(action: PageAction, run: () => void): () => void {
    this.#offered.set(action, run);
    const asked = this.#asked;
    if (asked?.action === action) {
      this.#asked = null;
      if (Date.now() < asked.until) run();
    }
    return () => {
      if (this.#offered.get(action) === run) this.#offered.delete(action);
    };
  }

  ask(action: PageAction): boolean {
    const run = this.#offered.get(action);
    this.#asked = run ? null : { action, until: Date.now() + PATIENCE_MS };
    run?.();
    return run !== undefined;
  }

  close(): void {
    this.#asked = null;
  }
}

const actions = () => sessionState.get(PageActions);

/**
 * Runs the action of the page in sight, or of the one that is being opened.
 *
 * @returns true if the page in sight has run it
 */
export const askPage = (action: PageAction): boolean => actions().ask(action);

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
