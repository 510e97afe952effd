/** What time it is, and how to wait; tests bring their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds on a clock that is never set, for the time between two moments. */
  readonly ticks: () => number;
  /** Calls back once after so many milliseconds, unless the function it returns is called before. */
  readonly after: (milliseconds: number, callBack: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  after: (milliseconds, callBack) => {
    const timer = setTimeout(callBack, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};
