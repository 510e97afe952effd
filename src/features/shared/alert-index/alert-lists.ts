/** The alert lists of a session: fetched, read, and loaded again once one is lost. */
import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '@/api/client.ts';
import { errorText } from '@/api/errors.ts';
import { ALERT_MESSAGES, alertKeys } from '@/api/queries/alerts.ts';
import { queryClient, RENEWED } from '@/api/queries/client.ts';
import { WorkerRefused } from '@/lib/remote-worker.ts';
import { sessionState } from '@/lib/session-state.ts';
import { Store } from '@/lib/store.ts';
import { engine } from '@/lookalike/engine.ts';
import { AlertIndex } from './alert-index.ts';

/** How far a list has loaded. */
export interface Progress {
  /** Fetching counts bytes, reading counts alerts. */
  readonly doing: 'fetching' | 'reading';
  readonly done: number;
  /** Null when the backend does not say how much there is. */
  readonly total: number | null;
}

/** The lists of a session: the newest one, and how far the next one is. */
export class AlertLists {
  /** Null while no list is on its way. */
  readonly progress = new Store<Progress | null>(null);
  /** The newest list; null before the first. */
  readonly current = new Store<AlertIndex | null>(null);
  /** The load under way whose progress counts: the latest. */
  #loading: AbortSignal | null = null;
  /** Whether a lost list has been loaded again: a list that kills two workers would kill every other. */
  #reloaded = false;

  /** Fetches and reads the list. The one before is closed once this one is there. */
  async load(signal: AbortSignal): Promise<AlertIndex> {
    this.#loading = signal;
    const show = (doing: Progress['doing']) => (done: number, total: number | null) => {
      if (this.#loading === signal) this.progress.set({ doing, done, total });
    };
    show('fetching')(0, null);
    // The first rows are drawn once, with how they imitate.
    engine().ahead();
    try {
      const onProgress = show('fetching');
      const body = await fetchBody('alertList', undefined, { signal, onProgress });
      const list = await AlertIndex.read(body, signal, show('reading'), (asked) =>
        this.#loadAgain(asked),
      );
      this.current.get()?.close();
      this.current.set(list);
      return list;
    } finally {
      if (this.#loading === signal) {
        this.#loading = null;
        this.progress.set(null);
      }
    }
  }

  /** Loads again by itself only once; after that only when a person asks. */
  #loadAgain(asked: boolean): void {
    if (!asked && this.#reloaded) return;
    this.#reloaded ||= !asked;
    void queryClient.invalidateQueries({ queryKey: alertKeys.all });
  }

  close(): void {
    this.current.get()?.close();
    this.current.set(null);
  }
}

/**
 * The alert list. Its key is below `alertKeys.all`, so that what makes alerts out of date makes this list out
 * of date.
 *
 * @throws ApiError (through the query), every kind, or WorkerRefused
 */
export const alertIndexQuery = () =>
  queryOptions({
    queryKey: [...alertKeys.all, 'indexed'],
    queryFn: async ({ signal }) => sessionState.get(AlertLists).load(signal),
    structuralSharing: false,
    ...RENEWED,
  });

/** What to say when the list could not be loaded. */
export const alertsErrorText = (error: unknown): string =>
  error instanceof WorkerRefused
    ? 'This browser does not let the page start a worker, which it needs to read the alerts.'
    : errorText(error, ALERT_MESSAGES.fetch);
