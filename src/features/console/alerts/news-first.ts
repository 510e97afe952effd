/** The end of a first sentence that is followed by another one. */
const FIRST = /^(.{8,400}?[.!?])\s+(?=\S)/su;

/**
 * A report with its first sentence last. The first one says how a name imitates, as the row's technique does;
 * what was seen there is what a reader of the list wants, and the line is cut at its end.
 */
export function newsFirst(text: string): string {
  const first = FIRST.exec(text);
  return first ? `${text.slice(first[0].length)} ${first[1]}` : text;
}
