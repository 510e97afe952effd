/** The words of a text, which spaces and line ends part; none of an empty one. */
export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The question before names that may be meant, of which there is at least one. */
export const askWhich = (names: readonly string[]): string =>
  names.length === 1 ? 'Is it this one?' : 'Is it one of these?';
