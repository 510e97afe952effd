/** Whether two texts are the same but for upper and lower case; a text that is not given is like none. */
export const sameText = (a: string, b: string | undefined): boolean =>
  b !== undefined && (a === b || a.toLowerCase() === b.toLowerCase());
