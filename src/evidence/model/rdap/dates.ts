/** The dates of an answer: its events (RFC 9083 section 4.5). */
import { recordsOf, textOf } from './lenient.ts';

/** RFC 3339, and other forms that registries write: only a day, a blank for the T, no zone. */
const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d+)?(?:\s?(?:[Zz]|([+-])(\d{2})(?::?(\d{2}))?))?)?$/;
/** The actions (RFC 9083 section 10.2.3), and what registries write for them. */
const NAMED = {
  registration: /^registration$/i,
  reregistration: /^reregistration$/i,
  expiration: /^(?:expiration|record expires)$/i,
  'last changed': /^last changed$/i,
} as const;
/** Earlier dates are fillers, such as the year 1. */
const FIRST = Date.UTC(1900, 0);

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
  const [, day = '', time = '00:00', sign = '+', hours = '00', minutes = '00'] =
    DATE.exec(written) ?? [];
  const midnight = Date.parse(day);
  // `Date.parse` takes the 31st of February for a day in March.
  const isDay = midnight >= FIRST && new Date(midnight).toISOString().startsWith(day);
  const at = Date.parse(`${day}T${time}${sign}${hours}:${minutes}`);
  return isDay && !Number.isNaN(at) ? at : null;
}
