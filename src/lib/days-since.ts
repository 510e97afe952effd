const DAY_MS = 86_400_000;

/** When the day of a time began here. */
const dayOf = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/**
 * Days of the calendar here since a time: 1 for yesterday evening, as the date beside it reads. Rounded, since a day
 * has 23 or 25 hours where clocks change.
 *
 * @param time milliseconds since the epoch
 * @returns less than one for today, and for a time ahead of this clock
 */
export const daysSince = (time: number): number =>
  Math.round((dayOf(Date.now()) - dayOf(time)) / DAY_MS);
