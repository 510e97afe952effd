/** Words with their first letter in upper case, to begin a sentence. */
export const capitalized = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);
