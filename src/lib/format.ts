/**
 * Formats figures, dates and ages. Times are in the user's zone; a day without a time (of an article) is unchanged.
 * Titles give the time in UTC, as the backend does.
 */
import { daysSince } from './days-since.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const TIME = { ...HOUR, timeZoneName: 'short' } as const;

const DATE = new Intl.DateTimeFormat('en-IN', DAY);
const WRITTEN_DATE = new Intl.DateTimeFormat('en-IN', { ...DAY, timeZone: 'UTC' });
const DATE_TIME = new Intl.DateTimeFormat('en-IN', { ...DAY, ...TIME });
const UTC = new Intl.DateTimeFormat('en-IN', { ...DAY, ...TIME, timeZone: 'UTC' });

const CLOCK = new Intl.DateTimeFormat('en-IN', HOUR);
const ZONED_CLOCK = new Intl.DateTimeFormat('en-IN', TIME);

const SHORT_DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });

const NUMBER = new Intl.NumberFormat('en-IN');

/** `12 Mar 2026`. Input: ISO 8601: a day, or a time in UTC. */
export function formatDate(iso: string): string {
  return (iso.includes('T') ? DATE : WRITTEN_DATE).format(new Date(iso));
}

/** `12 Mar 2026, 19:35 IST`. Input: ISO 8601 in UTC. */
export function formatDateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}

/** `12 Mar 2026, 14:05 UTC`. Input: ISO 8601 in UTC. */
export function formatUtc(iso: string): string {
  return UTC.format(new Date(iso));
}

/** `10:42`, in the user's time zone. Input: milliseconds since the epoch. */
export function formatClock(at: number): string {
  return CLOCK.format(at);
}

/** `10:42 IST`, for use near a time in UTC. Input: milliseconds since the epoch. */
export function formatZonedClock(at: number): string {
  return ZONED_CLOCK.format(at);
}

/**
 * `10:42` of today, else `12 Mar 2026, 19:35 IST`.
 *
 * @param at milliseconds since the epoch
 * @param clock formats a time of today
 */
export function formatMoment(at: number, clock = formatClock): string {
  return daysSince(at) === 0 ? clock(at) : DATE_TIME.format(at);
}

/** `12 Mar`; null for today. Input: milliseconds since the epoch. */
export function earlierDay(at: number): string | null {
  return daysSince(at) === 0 ? null : SHORT_DAY.format(at);
}

/** `1,00,000`: digits in Indian grouping. */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** `1 alert`, `12 alerts`. `many` defaults to `one` with an s. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}

/**
 * The age of a notification (specification section 2): 'Just now', Xm, Xh or Xd ago.
 *
 * @param then milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export function formatAge(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes}m ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}

/** `today`, `1 day`, `54 days`: calendar days that something has waited. Input: ISO 8601 in UTC. */
export function formatDays(iso: string): string {
  const days = daysSince(Date.parse(iso));
  return days < 1 ? 'today' : count(days, 'day');
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * `3 hours 12 minutes`, `2 days 4 hours`, `under a minute`: the two largest units.
 *
 * @param duration milliseconds, not negative
 */
export function formatDuration(duration: number): string {
  const largest = UNITS.findIndex(([, size]) => duration >= size);
  if (largest < 0) return 'under a minute';
  let left = duration;
  const parts = UNITS.slice(largest, largest + 2).map(([unit, size]) => {
    const many = Math.floor(left / size);
    left -= many * size;
    return many === 0 ? '' : count(many, unit);
  });
  return parts.join(' ').trim();
}
