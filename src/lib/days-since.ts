const DAY_MS = 86_400_000;

/** Start of a time's day here. */
const dayOf = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/**
 * Number of calendar days since a time: 1 for yesterday evening, like the date next to it. Rounded, since a day has 23
 * or 25 hours when clocks change.
 *
 * @param time milliseconds since the epoch
 * @returns less than one for today, and for a time ahead of this clock
 */
export const daysSince = (time: number): number =>
  Math.round((dayOf(Date.now()) - dayOf(time)) / DAY_MS);
