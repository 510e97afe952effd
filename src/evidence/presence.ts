/** Whether it makes sense to ask now. */
export interface Presence {
  /** Whether the reader looks elsewhere, or the network is away. */
  readonly isAway: () => boolean;
  /** Has a function called whenever that may have changed; returns what ends it. */
  readonly subscribe: (callBack: () => void) => () => void;
}

export const alwaysPresent: Presence = { isAway: () => false, subscribe: () => () => {} };

/** Away while the tab is hidden or the browser offline. */
export const browserPresence: Presence = {
  isAway: () => document.visibilityState === 'hidden' || !navigator.onLine,
  subscribe: (callBack) => {
    const heard = new AbortController();
    const { signal } = heard;
    document.addEventListener('visibilitychange', callBack, { signal });
    addEventListener('online', callBack, { signal });
    addEventListener('offline', callBack, { signal });
    return () => {
      heard.abort();
    };
  },
};
