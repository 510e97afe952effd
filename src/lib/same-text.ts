/** True if two texts are equal except for case; a missing text equals nothing. */
export const sameText = (a: string, b: string | undefined): boolean =>
  b !== undefined && (a === b || a.toLowerCase() === b.toLowerCase());
