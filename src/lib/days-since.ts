const DAY_MS = 86_400_000;

/** Whole days since a time, in milliseconds since the epoch; less than one for a time ahead of this clock. */
export const daysSince = (time: number): number => Math.floor((Date.now() - time) / DAY_MS);
