/** Splits a text into words at spaces and line ends; empty for an empty text. */
export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The question before suggested names, of which there is at least one. */
export const askWhich = (names: readonly string[]): string =>
  names.length === 1 ? 'Is it this one?' : 'Is it one of these?';
