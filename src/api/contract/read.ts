/**
 * Tolerant readers for real answers of the backend.
 *
 * The contract is loose (ids as numbers or strings, numbers as text, several date spellings), so each reader turns
 * every input into one plain type and never fails: an odd value becomes "not given" (empty string or null) instead of a
 * blank page. Their metadata give the OpenAPI document the accepted input.
 */
import * as v from 'valibot';

/** Free text, hostile by assumption. Output: the text unchanged, '' if not given. */
export const text = v.pipe(
  v.unknown(),
  v.transform((value): string => {
    if (typeof value === 'string') return value;
    return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
  }),
  v.metadata({
    type: ['string', 'number', 'null'],
    description: 'Text; a number is read as text.',
  }),
);

const ID_FORMS = {
  type: ['string', 'number', 'null'],
  description:
    'An identifier; a number up to 2^53 is read as text, a larger one counts as not given.',
} as const;

/**
 * An identifier. Output: trimmed text, '' if not given, null for a number that is no safe integer: JSON.parse has
 * changed its digits, so it may name another row.
 */
const exactId = v.pipe(
  v.unknown(),
  v.transform((value): string | null => {
    // An address cannot hold half a character, and takes dots alone for a folder.
    if (typeof value === 'string') return /^\s*\.{1,2}\s*$|\p{Cs}/u.test(value) ? '' : value.trim();
    if (typeof value !== 'number') return '';
    return Number.isSafeInteger(value) ? String(value) : null;
  }),
  v.metadata(ID_FORMS),
);

/** An identifier. Input: string, number or anything else. Output: trimmed text, '' if not given or not exact. */
export const id = v.pipe(
  exactId,
  v.transform((value) => value ?? ''),
  v.metadata(ID_FORMS),
);

/**
 * A row of a list whose `id` is used in calls. The output has `inexactId: true`, and '' as its id, if the id arrived as
 * a number beyond 2^53.
 */
export function rowOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.object({ ...entries, id: v.optional(exactId, '') }),
    v.transform(({ id: read, ...fields }) => ({
      ...fields,
      id: read ?? '',
      ...(read === null && { inexactId: true as const }),
    })),
  );
}

/** A flag. Accepts booleans, 0/1 and their text spellings; anything else is false. */
export const flag = v.pipe(
  v.unknown(),
  v.transform(
    (value): boolean =>
      value === true ||
      value === 1 ||
      (typeof value === 'string' && ['true', '1'].includes(value.trim().toLowerCase())),
  ),
  v.metadata({
    type: ['boolean', 'number', 'string', 'null'],
    description: 'true, 1, "true" and "1" are read as true, anything else as false.',
  }),
);

/** A score. Input: number or numeric text. Output: finite number, or null if not given. */
export const score = v.pipe(
  v.unknown(),
  v.transform((value): number | null => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value.trim()) : value;
    return typeof read === 'number' && Number.isFinite(read) ? read : null;
  }),
  v.metadata({
    type: ['number', 'string', 'null'],
    description: 'A number, or the text of one: 8 or more is High, 5 or more Medium, less is Low.',
  }),
);

const DATE_FORMS =
  'ISO 8601, `YYYY-MM-DD HH:MM:SS` (UTC unless it names a zone) or an HTTP date. Other forms are not shown.';

const ISO_DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * A point in time. Input: ISO 8601, `YYYY-MM-DD HH:MM:SS` (read as UTC: the backend names no zone), an HTTP date, or
 * null. Output: ISO 8601 in UTC, or null if not given, in any other form, or in no calendar.
 */
export const date = v.pipe(
  v.unknown(),
  v.transform(readDate),
  v.metadata({ type: ['string', 'null'], description: DATE_FORMS }),
);

/** A day, in no time zone. Input: like `date`. Output: the date part as sent (`2024-06-30`), or null. */
export const day = v.pipe(
  v.unknown(),
  v.transform((value): string | null => {
    const read = readDate(value);
    if (read === null || typeof value !== 'string') return null;
    // An HTTP date is in GMT.
    return ISO_DATE.exec(value.trim())?.[1] ?? read.slice(0, 10);
  }),
  v.metadata({
    type: ['string', 'null'],
    description: `Only the date part is shown. ${DATE_FORMS}`,
  }),
);

function readDate(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const given = value.trim();
  const [, day, time = '00:00', zone = 'Z'] = ISO_DATE.exec(given) ?? [];
  // Databases write whole hours without minutes, JavaScript reads them with.
  const whole = /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone;
  const read = new Date(day ? `${day}T${time}${whole}` : given);
  if (Number.isNaN(read.getTime())) return null;
  // Engines accept much more: "N/A 5" is a day of 2001, the 31st of February one of March.
  const same = day ? new Date(day).toISOString().startsWith(day) : read.toUTCString() === given;
  return same ? read.toISOString() : null;
}

/** Time of the last change. Input and output like `date`, but '' for an unreadable value: null is shown as "never". */
export const changeDate = v.pipe(
  v.unknown(),
  v.transform((value): string | null => {
    const isGiven = value !== null && value !== undefined && value !== '';
    return readDate(value) ?? (isGiven ? '' : null);
  }),
  v.metadata({ type: ['string', 'null'], description: `${DATE_FORMS} null is shown as "Never".` }),
);

/** True for an object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Finds the rows of a list answer: a bare array, `{[key]: []}`, `{data: []}` or `{data: {[key]: []}}`.
 *
 * @param value the parsed JSON body
 * @param keys the possible keys of the array, preferred first
 * @returns the content of the list, or null if the body contains no list. Anything but an object is no row
 */
export function findRows(value: unknown, keys: readonly string[]): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return null;
  for (const key of keys) {
    if (Array.isArray(value[key])) return value[key];
  }
  return 'data' in value ? findRows(value['data'], keys) : null;
}

interface Fields {
  readonly entries: Readonly<Record<string, unknown>>;
}

/** A list answer under any of `keys` (see findRows), each row read by `row`. No list is a parse failure. */
export function listOf<const Schema extends v.GenericSchema<unknown, unknown>>(
  keys: readonly string[],
  row: Schema,
) {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<Schema>[] => {
      const rows = findRows(dataset.value, keys);
      if (rows === null) {
        addIssue({ message: `Expected a list under ${keys.join(' or ')}` });
        return NEVER;
      }
      return rows.filter(isRecord).map((item) => v.parse(row, item));
    }),
    v.metadata({ 'x-under': keys, 'x-row': row }),
  );
}

/**
 * An entity answer: the object itself, or the object under one of `keys` or `data`. An object without any field of the
 * entity is no such answer, and not an entity whose every field is empty: a form filled from that would save the
 * emptiness.
 */
export function oneOf<const Schema extends v.GenericSchema<unknown, unknown> & Fields>(
  keys: readonly string[],
  schema: Schema,
) {
  return v.pipe(
    v.unknown(),
    v.transform((value): unknown => {
      let current = value;
      for (const key of ['data', ...keys]) {
        if (isRecord(current) && isRecord(current[key])) current = current[key];
      }
      const known = current;
      if (!isRecord(known)) return undefined;
      return Object.keys(schema.entries).some((key) => Object.hasOwn(known, key))
        ? known
        : undefined;
    }),
    schema,
    v.metadata({ 'x-under': ['data', ...keys] }),
  );
}
