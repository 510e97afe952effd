const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The first names were registered in 1985; an older date is a filler, such as the year 1970. */
const FIRST_NAMES = Date.UTC(1985, 0);

/** Longest ages given in hours, in days and in months. */
const MAX_HOURS = 48;
const MAX_DAYS = 90;
const MAX_MONTHS = 24;

/** An age: rounded down, in one unit. A `count` of 0 is less than one of them. */
export interface Age {
  readonly count: number;
  readonly unit: 'hour' | 'day' | 'month' | 'year';
}

/**
 * Age of a registration, in the unit that analysts use: hours (up to 48), days (up to 90), months (up to 24), years.
 * Always rounded down.
 *
 * @param date milliseconds since the epoch; midnight in UTC is read as a day whose hour is not known
 * @param now milliseconds since the epoch
 * @returns null for a date in the future and for one before there were names: it is shown without an age
 */
export function ageOf(date: number, now: number): Age | null {
  const age = now - date;
  if (!(age >= 0) || date < FIRST_NAMES) return null;
  const isDay = date % DAY === 0;
  if (isDay && age < DAY) return { count: 0, unit: 'day' };
  const hours = Math.floor(age / HOUR);
  if (hours < MAX_HOURS && !isDay) return { count: hours, unit: 'hour' };
  const days = Math.floor(age / DAY);
  if (days < MAX_DAYS) return { count: days, unit: 'day' };
  const months = monthsBetween(new Date(date), new Date(now));
  return months < MAX_MONTHS
    ? { count: months, unit: 'month' }
    : { count: Math.floor(months / 12), unit: 'year' };
}

/** Returns an age in words: "9 days ago", "less than an hour ago". Takes and gives null as `ageOf` does. */
export function ageText(date: number, now: number): string | null {
  const age = ageOf(date, now);
  if (age === null) return null;
  const { count, unit } = age;
  if (count === 0) return `less than ${unit === 'hour' ? 'an' : 'a'} ${unit} ago`;
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** Whole calendar months, in UTC. */
function monthsBetween(from: Date, to: Date): number {
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const isWhole =
    to.getUTCDate() > from.getUTCDate() ||
    (to.getUTCDate() === from.getUTCDate() && to.getTime() % DAY >= from.getTime() % DAY);
  return isWhole ? months : months - 1;
}
