/**
 * Toasts: short news of something that happened in the background or after a dialog closed. Errors of a form or a
 * dialog are shown there, never in a toast too.
 */
import type { ReactNode } from 'react';
import { isCancelled } from '@/api/errors.ts';

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

const listeners = new Set<Listener>();

/**
 * Shows a toast in the mounted `<Toasts />`, whose code is loaded with the first toast. Without one the console is gone,
 * and the next user must not see this user's news.
 *
 * @example notify({ title: 'Asset added', tone: 'success' })
 */
export function notify(news: News): void {
  [...listeners].at(-1)?.(news);
}

/** Shows a failure, unless the call was cancelled because the user left. */
export function notifyFailure(error: unknown, news: Omit<News, 'tone'>): void {
  if (!isCancelled(error)) notify({ ...news, tone: 'error' });
}

/** For `<Toasts />`: receives toasts, in place of who received them before. Returns a function that unsubscribes. */
export function receiveNews(receive: Listener): () => void {
  listeners.add(receive);
  return () => void listeners.delete(receive);
}
