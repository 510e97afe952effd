/** True if two texts are equal but for case; a text that is not given equals none. */
export const sameText = (a: string, b: string | undefined): boolean =>
  b !== undefined && (a === b || a.toLowerCase() === b.toLowerCase());
