/** The words of a text, which spaces and line ends part; none of an empty one. */
export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
