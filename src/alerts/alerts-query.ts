/** The alert list of a session: fetched, and read in slices. */
import { queryOptions } from '@tanstack/react-query';
import { fetchBody } from '@/api/client.ts';
import { findRows, isRecord } from '@/api/contract/read.ts';
import { ApiError, errorText, saysFailed, serverWords } from '@/api/errors.ts';
import { readJson } from '@/api/http.ts';
import { ALERT_MESSAGES, alertKeys } from '@/api/queries/alerts.ts';
import { RENEWED } from '@/api/queries/client.ts';
import { inSlices } from '@/lib/in-slices.ts';
import { sessionState } from '@/lib/session-state.ts';
import { Store } from '@/lib/store.ts';
import { engine } from '@/lookalike/engine.ts';
import { AlertList } from './model/alert-list.ts';
import { readAlert, STEP, type Alert } from './model/alert.ts';

/** How far a list has loaded. */
export interface Progress {
  /** Fetching counts bytes; reading counts alerts. */
  readonly doing: 'fetching' | 'reading';
  readonly done: number;
  /** Null if the backend does not send a size. */
  readonly total: number | null;
}

/** Milliseconds between two reports of progress, each of which causes a render. */
const PROGRESS_MS = 100;

/**
 * Reads the body of the alert list.
 *
 * @param onProgress receives how many alerts are read, and how many there are
 * @throws ApiError of kind `shape`; the signal's reason
 */
export async function readAlerts(
  body: ArrayBuffer,
  signal: AbortSignal,
  onProgress: (read: number, total: number) => void = () => {},
): Promise<AlertList> {
  const value = readJson(body);
  const found = findRows(value, ['impersonations']);
  // The backend may report a failure with a success status and an empty list.
  if (found === null || saysFailed(value)) {
    const serverMessage = serverWords(value);
    throw new ApiError('shape', 'alertList: the answer cannot be read', { serverMessage });
  }
  const rows = found.filter(isRecord);
  const unreadable = found.length - rows.length;
  const alerts: Alert[] = [];
  function* steps() {
    for (const row of rows) if (alerts.push(readAlert(row)) % STEP === 0) yield;
    const list = new AlertList(alerts, unreadable);
    yield list;
    // The order that is shown first.
    yield list.inOrder();
    return list;
  }
  return inSlices(steps(), signal, () => onProgress(alerts.length, rows.length));
}

function isSame(one: ArrayBuffer, other: ArrayBuffer): boolean {
  if (one.byteLength !== other.byteLength) return false;
  const [left, right] = [new Uint8Array(one), new Uint8Array(other)];
  // A loop, because a callback for each of twenty million bytes would block the page.
  for (let at = 0; at < left.length; at += 1) if (left[at] !== right[at]) return false;
  return true;
}

/** The alert list of a session, and the progress of the next one. */
export class AlertLists {
  /** Null while no list is loading. */
  readonly progress = new Store<Progress | null>(null);
  /** The newest list, and the response body that it was read from; null before the first. */
  #newest: { readonly list: AlertList; readonly body: ArrayBuffer } | null = null;
  /** Signal of the latest load, whose progress is the only one shown; null before the first load. */
  #loading: AbortSignal | null = null;

  /** Fetches and reads the list; returns the previous one if the backend's answer is the same. */
  async load(signal: AbortSignal): Promise<AlertList> {
    this.#loading = signal;
    let shownAt = -Infinity;
    const show = (doing: Progress['doing']) => (done: number, total: number | null) => {
      const now = performance.now();
      if (this.#loading !== signal || now - shownAt < PROGRESS_MS) return;
      shownAt = now;
      this.progress.set({ doing, done, total });
    };
    show('fetching')(0, null);
    // The first rows are shown once, together with their techniques.
    engine().ahead();
    try {
      const onProgress = show('fetching');
      const body = await fetchBody('alertList', undefined, { signal, onProgress });
      const before = this.#newest;
      if (before && isSame(before.body, body)) return before.list;
      const list = await readAlerts(body, signal, show('reading'));
      before?.list.close();
      this.#newest = { list, body };
      void list.prepare();
      return list;
    } finally {
      if (this.#loading === signal) {
        this.#loading = null;
        this.progress.set(null);
      }
    }
  }

  close(): void {
    this.#newest?.list.close();
    this.#newest = null;
  }
}

/**
 * The alert list. Its key is below `alertKeys.all`, so invalidating alerts also invalidates this list.
 *
 * @throws ApiError (through the query), every kind
 */
export const alertsQuery = () =>
  queryOptions({
    queryKey: [...alertKeys.all, 'list'],
    queryFn: async ({ signal }) => sessionState.get(AlertLists).load(signal),
    structuralSharing: false,
    ...RENEWED,
  });

/** Returns the message for a list that could not be loaded. */
export const alertsErrorText = (error: unknown): string => errorText(error, ALERT_MESSAGES.fetch);
