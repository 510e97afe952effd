/** Whether a person is at work on this page. */
export interface LifeSigns {
  /** Whether the page is in sight. */
  readonly isInSight: () => boolean;
  /** Has a function called at every sign of life; returns what ends it. */
  readonly subscribe: (onSign: () => void) => () => void;
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

export const browserLifeSigns: LifeSigns = {
  isInSight: () => document.visibilityState === 'visible',
  subscribe: (onSign) => {
    const heard = new AbortController();
    const { signal } = heard;
    for (const sign of SIGNS) addEventListener(sign, onSign, { signal, passive: true });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && onSign(),
      { signal },
    );
    return () => heard.abort();
  },
};
