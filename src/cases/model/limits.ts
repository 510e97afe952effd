/**
 * How long what is kept may be, in UTF-16 units. What is typed is refused above that, the backend's names are
 * cut; a file that holds more was not written by us.
 */
export const MAX_NOTE = 10_000;
/** A channel and a ticket number together. */
export const MAX_CHANNEL = 500;
/** Longest line about a look-up: it holds a registrar's name, which may be of any length. */
export const MAX_LOOKED = 500;
export const MAX_VIEW_NAME = 200;
export const MAX_SEARCH = 10_000;
/** IndexedDB refuses keys of many megabytes, and no backend numbers its alerts so. */
export const MAX_ALERT_ID = 10_000;
/** The greatest order of an entry: the last moment that a date can be. An entry after one with it has it too. */
export const MAX_ORDER = 8.64e15;
/** The backend's names are hostile text of any length. */
export const MAX_NAME = 2_000;
/** A finding as JSON: its texts are a resolver's and a registry's, of any length. */
export const MAX_FINDING = 20_000;
