/** How figures, dates and ages are written. Dates are in UTC, since the backend names no time zone. */

const DATE = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const DATE_TIME = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

const SHARE = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

const NUMBER = new Intl.NumberFormat('en-IN');

/** `12 Mar 2026`. Input: ISO 8601 in UTC. */
export function formatDate(iso: string): string {
  return DATE.format(new Date(iso));
}

/** `12 Mar 2026, 14:05 UTC`. Input: ISO 8601 in UTC. */
export function formatDateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}

/** `1,00,000`: digits grouped as India writes them. */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}

/** `1 alert`, `12 alerts`. `many` defaults to `one` with an s. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}

/** `99.6%`. Input: a share from 0 to 1. Only 0 reads as 0% and only 1 as 100%; else `< 0.1%`, `> 99.9%`. */
export function formatShare(share: number): string {
  if (share > 0 && share < 0.001) return `< ${SHARE.format(0.001)}`;
  if (share < 1 && share > 0.999) return `> ${SHARE.format(0.999)}`;
  return SHARE.format(share);
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
