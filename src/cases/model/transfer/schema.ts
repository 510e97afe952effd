/** Schemas for the parts of a file of cases. They accept no other key and no longer text. */
import * as v from 'valibot';
import { MAX_CHANNEL, MAX_LOOKED, MAX_NOTE, MAX_ORDER } from '../limits.ts';
import { CASE_STATUSES } from '../types.ts';

/** Accepts an object with only these keys. `__proto__` and the like count as keys. */
const hasOnly = (keys: readonly string[]) =>
  v.custom<object>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      Object.keys(value).every((key) => keys.includes(key)),
  );

/** An object with exactly these keys. valibot's own check accepts the keys that every object inherits. */
export const exactly = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(hasOnly(Object.keys(entries)), v.object(entries));

export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
export const nameText = (longest: number) => v.pipe(text(longest), v.nonEmpty());

/** A time as `toISOString` writes it. */
export const time = v.pipe(
  text(24),
  v.check((value) => {
    const read = new Date(value);
    return !Number.isNaN(read.getTime()) && read.toISOString() === value;
  }),
);

export const uuid = v.pipe(v.string(), v.uuid());

const changes = v.variant('what', [
  v.strictObject({ what: v.literal('status'), status: v.picklist(CASE_STATUSES) }),
  /** The note from then on; '' removes it. */
  v.strictObject({ what: v.literal('note'), note: text(MAX_NOTE) }),
  /** A notice was sent; the status becomes Reported. */
  v.strictObject({
    what: v.literal('sent'),
    /** The recipient in the user's words ("the registrar's abuse contact"). */
    channel: text(MAX_CHANNEL),
    /** The recipient's ticket number; '' until there is one. */
    ticket: text(MAX_CHANNEL),
  }),
  /** DNS or the registry was asked; `said` is the result in one line. It does not change the case. */
  v.strictObject({ what: v.literal('looked'), said: nameText(MAX_LOOKED) }),
  /** Takes back an entry, which stays in the history. */
  v.strictObject({ what: v.literal('undo'), entry: uuid }),
]);
export const change = v.pipe(
  hasOnly(['what', 'status', 'note', 'channel', 'ticket', 'said', 'entry']),
  changes,
);

/** An entry without id and order. */
export const entryParts = {
  /** The clock's time: ISO 8601, in UTC. */
  at: time,
  /** The email address of the logged-in user. */
  by: nameText(500),
  change,
};

export const entry = exactly({
  /** By which a merge identifies it. */
  id: uuid,
  /** Place in the history, see `withEntry`: a greater one is later, whatever the clocks showed. */
  order: v.pipe(v.number(), v.integer(), v.minValue(-MAX_ORDER), v.maxValue(MAX_ORDER)),
  ...entryParts,
});
