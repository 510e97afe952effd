/**
 * Maximum lengths of stored data, in UTF-16 units. Typed text above them is refused, the backend's names are cut; a
 * file that exceeds them was not written by us.
 */
export const MAX_NOTE = 10_000;
/** A channel and a ticket number together. */
export const MAX_CHANNEL = 500;
/** Longest line about a look-up: it holds a registrar's name, which may be of any length. */
export const MAX_LOOKED = 500;
export const MAX_VIEW_NAME = 200;
export const MAX_SEARCH = 10_000;
/** IndexedDB refuses keys of many megabytes, and no backend has such ids. */
export const MAX_ALERT_ID = 10_000;
/** The greatest order of an entry: the last moment that a date can be. An entry after one with it also has it. */
export const MAX_ORDER = 8.64e15;
/** The backend's names are hostile text of any length. */
export const MAX_NAME = 2_000;
/** A finding as JSON: a resolver's and a registry's texts may have any length. */
export const MAX_FINDING = 20_000;
