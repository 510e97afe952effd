/**
 * Readers that never fail, for JSON that may hold anything: each turns every input into one plain type. Long parts are
 * cut without an error, since a registry's answer is useful in parts.
 */
import * as v from 'valibot';

/** Longest text that is kept, in UTF-16 code units: longer than any name or title in use. */
const MAX_TEXT = 300;

/** Text, hostile by assumption. Input: a string or a number. Output: trimmed and cut, '' for anything else. */
export const text = v.pipe(
  v.unknown(),
  v.transform((value): string => {
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    if (typeof value !== 'string') return '';
    // Half a character at the cut is dropped.
    return value
      .trim()
      .slice(0, MAX_TEXT)
      .replace(/[\uD800-\uDBFF]$/, '');
  }),
);

/** A list of what `schema` reads. Input: an array, one value, or nothing. Unreadable items are left out. */
export const list = <Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  most: number,
) =>
  v.pipe(
    v.unknown(),
    v.transform((value): v.InferOutput<Schema>[] => {
      const values: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
      return values.slice(0, most).flatMap((one) => {
        const read = v.safeParse(schema, one);
        return read.success ? [read.output] : [];
      });
    }),
  );

/** Texts that are not empty, each once. */
export const texts = (most: number) =>
  v.pipe(
    list(text, most),
    v.transform((all) => [...new Set(all.filter((one) => one !== ''))]),
  );

/** True for an object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
