/**
 * Toasts: short news of something that happened in the background or after a dialog closed. Errors of a form or a
 * dialog are shown there, never in a toast too.
 */
import type { ReactNode } from 'react';
import { isCancelled } from '@/api/errors.ts';
import { sessionState } from '@/lib/session-state.ts';

export interface News {
  /** One short sentence. The caller renders hostile names in it, or makes them readable. */
  title: ReactNode;
  tone: 'success' | 'error' | 'info';
  /** Milliseconds until it disappears by itself. Default: 5000; an error stays until it is dismissed. */
  duration?: number;
  /** A button in it, which also closes it. */
  action?: {
    readonly label: string;
    /** Its tooltip. */
    readonly title?: string | undefined;
    /** The key that does the same on the page; not shown over a dialog, where it does nothing. */
    readonly key?: string | undefined;
    readonly onPress: () => void;
  };
  /** True if it is about the page: it closes when a dialog opens over that. News of success always does. */
  ofPage?: true;
  /** Closes it once aborted: its text, or its button, no longer holds. */
  until?: AbortSignal;
}

type Listener = (news: News) => void;

/** News that no viewport has shown yet, for the logged-in user only. */
class WaitingNews {
  readonly list: News[] = [];

  close(): void {
    this.list.length = 0;
  }
}

const waiting = () => sessionState.get(WaitingNews).list;

let listener: Listener | null = null;
const mounters = new Set<() => void>();

/**
 * Shows a toast in the mounted `<Toasts />`, whose code is loaded with the first toast.
 *
 * @example notify({ title: 'Asset added', tone: 'success' })
 */
export function notify(news: News): void {
  if (listener) {
    listener(news);
    return;
  }
  // The console is gone, and the next user must not see this user's news.
  if (mounters.size === 0) return;
  waiting().push(news);
  for (const mount of mounters) mount();
}

/** Shows a failure, unless the call was cancelled because the user left. */
export function notifyFailure(error: unknown, news: Omit<News, 'tone'>): void {
  if (!isCancelled(error)) notify({ ...news, tone: 'error' });
}

/** For the toast viewport: receives waiting and later toasts. Returns a function that unsubscribes. */
export function receiveNews(receive: Listener): () => void {
  listener = receive;
  for (const news of waiting().splice(0)) if (!news.until?.aborted) receive(news);
  return () => {
    if (listener === receive) listener = null;
  };
}

/** For `<Toasts />`: calls `mount` when the first toast waits. Returns a function that unsubscribes. */
export function onFirstNews(mount: () => void): () => void {
  mounters.add(mount);
  if (waiting().length > 0) mount();
  return () => void mounters.delete(mount);
}
