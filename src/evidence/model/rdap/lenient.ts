/**
 * Readers that never fail, for JSON that may hold anything: each turns every input into one plain type. Long parts are
 * cut without an error, since a registry's answer is useful in parts.
 */

/** Longest text that is kept, in UTF-16 code units: longer than any name or title in use. */
const MAX_TEXT = 300;
/** Longest list that is kept, where nothing else is said: longer than any in use. */
const MAX_LISTED = 100;

/** Text, hostile by assumption. Input: a string or a number. Output: trimmed and cut, '' for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  // Half a character at the cut is dropped.
  return value
    .trim()
    .slice(0, MAX_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** A list, cut. Input: an array, one value, or nothing. */
export function listOf(value: unknown, most = MAX_LISTED): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.slice(0, most) : [value];
}

/** Texts that are not empty, each once. */
export function textsOf(value: unknown, most = MAX_LISTED): string[] {
  return [...new Set(listOf(value, most).map(textOf))].filter((text) => text !== '');
}

/** The objects of a list. */
export function recordsOf(value: unknown, most = MAX_LISTED): Record<string, unknown>[] {
  return listOf(value, most).filter(isRecord);
}

/** True for an object that is no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The roles of an entity, in lower case. */
export function rolesOf(entity: Record<string, unknown>): string[] {
  return textsOf(entity['roles']).map((role) => role.toLowerCase());
}
