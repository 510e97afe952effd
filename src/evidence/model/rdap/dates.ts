/** The dates of an answer: its events (RFC 9083 section 4.5). */
import { recordsOf, textOf } from './lenient.ts';

/** RFC 3339, and other forms that registries write: only a day, a blank for the T, no zone. */
const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:\s?([Zz]|[+-]\d{2}(?::?\d{2})?))?)?$/;
/** The actions (RFC 9083 section 10.2.3), and what registries write for them. */
const NAMED = {
  registration: /^registration$/i,
  reregistration: /^reregistration$/i,
  expiration: /^(?:expiration|record expires)$/i,
  'last changed': /^last changed$/i,
} as const;
/** Earlier years are fillers, such as the year 1. */
const FIRST_YEAR = 1900;

/**
 * When something happened to the name.
 *
 * @param events the member of that name; anything else reads as no events
 * @returns milliseconds since the epoch; null without a readable date. If there are several, the earliest registration
 *   and the latest of all others.
 */
export function dateOf(events: unknown, action: keyof typeof NAMED): number | null {
  const dates = happened(events, action)
    .map((event) => readDate(textOf(event['eventDate'])))
    .filter((date) => date !== null);
  if (dates.length === 0) return null;
  return action === 'registration' ? Math.min(...dates) : Math.max(...dates);
}

/**
 * When the name was last registered. A name that came free had another owner before, so its new registration counts:
 * if the date of that cannot be read, the first owner's date does not replace it.
 *
 * @returns as {@link dateOf}
 */
export function registeredOn(events: unknown): number | null {
  const isAgain = happened(events, 'reregistration').length > 0;
  return dateOf(events, isAgain ? 'reregistration' : 'registration');
}

function happened(events: unknown, action: keyof typeof NAMED) {
  return recordsOf(events).filter((event) => NAMED[action].test(textOf(event['eventAction'])));
}

/**
 * Reads a date. The 31st of February is none. Without a zone it is in UTC.
 *
 * @returns milliseconds since the epoch, or null
 */
function readDate(written: string): number | null {
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone = 'Z'] =
    DATE.exec(written) ?? [];
  if (year === undefined || Number(year) < FIRST_YEAR) return null;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const isDay = new Date(midnight).toISOString().startsWith(`${year}-${month}-${day}`);
  const offset = offsetOf(zone);
  // 60 is a leap second.
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) <= 60;
  if (!isDay || !isTime || offset === null) return null;
  const minutes = Number(hour) * 60 + Number(minute) - offset;
  return midnight + (minutes * 60 + Number(second)) * 1000;
}

/** Minutes east of Greenwich; null for an offset that no clock has. */
function offsetOf(zone: string): number | null {
  if (/^z$/i.test(zone)) return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(':', ''));
  if (hours > 23 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
