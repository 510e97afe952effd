/**
 * CSV as in RFC 4180 (CRLF, quotes doubled), safe to open in a spreadsheet: text that a spreadsheet would take for a
 * formula gets an apostrophe before it (OWASP, "CSV Injection").
 */

/** Spreadsheets look past blanks and invisible characters. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;
/**
 * Ends of a cell for a spreadsheet whose list separator is not the comma. It finds our quotes in the middle of its
 * cells, so they hold nothing together, and quotes of a value begin a cell.
 */
const OTHER_ENDS = /[;\t\r\n][\s\p{Cf}"]*/gu;

function guard(value: string): string {
  const guarded = value.replace(OTHER_ENDS, (end, at: number) =>
    FORMULA.test(value.charAt(at + end.length)) ? `${end}'` : end,
  );
  return FORMULA.test(guarded) ? `'${guarded}` : guarded;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // No spreadsheet shows NUL; some end the cell there, some leave it out and read the rest.
  const safe = guard(value.replaceAll('\0', ''));
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One table as CSV text, with a byte order mark so that spreadsheets read it as UTF-8.
 *
 * @param header the names of the columns
 * @param rows text and finite numbers; text is hostile by assumption
 */
export function toCsv(
  header: readonly string[],
  rows: Iterable<readonly (string | number)[]>,
): string {
  const lines = [header.map(cell).join(',')];
  for (const row of rows) lines.push(row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
