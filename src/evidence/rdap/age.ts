const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The first names were registered in 1985; what says it is older is a filler, such as the year 1970. */
const FIRST_NAMES = Date.UTC(1985, 0);

/** Up to when an age is told in hours, in days and in months. */
const MAX_HOURS = 48;
const MAX_DAYS = 90;
const MAX_MONTHS = 24;

/**
 * How old a registration is, in the unit that a reader weighs it by: "5 hours ago", "9 days ago" (up to 90),
 * "14 months ago" (up to 24), "3 years ago". Always rounded down.
 *
 * @param date milliseconds since the epoch; midnight in UTC is read as a day whose hour is not known
 * @param now milliseconds since the epoch
 * @returns null for a date in the future and for one before there were names: it is shown without an age
 */
export function ageText(date: number, now: number): string | null {
  const age = now - date;
  if (!(age >= 0) || date < FIRST_NAMES) return null;
  const isDay = date % DAY === 0;
  if (isDay && age < DAY) return 'less than a day ago';
  const hours = Math.floor(age / HOUR);
  if (hours < 1) return 'less than an hour ago';
  if (hours < MAX_HOURS && !isDay) return ago(hours, 'hour');
  const days = Math.floor(age / DAY);
  if (days < MAX_DAYS) return ago(days, 'day');
  const months = monthsBetween(new Date(date), new Date(now));
  return months < MAX_MONTHS ? ago(months, 'month') : ago(Math.floor(months / 12), 'year');
}

const ago = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Whole months of the calendar, in UTC. */
function monthsBetween(from: Date, to: Date): number {
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const isWhole =
    to.getUTCDate() > from.getUTCDate() ||
    (to.getUTCDate() === from.getUTCDate() && to.getTime() % DAY >= from.getTime() % DAY);
  return isWhole ? months : months - 1;
}
