/**
 * Rows of texts in two typed arrays: they change threads without being copied, and a text becomes a string
 * only when it is looked at. (A hundred thousand objects would block the page while they arrive.)
 */

export interface PackedTexts {
  /** Texts in each row. */
  readonly columns: number;
  /** All texts in UTF-8, row after row. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each text ends. */
  readonly ends: Uint32Array<ArrayBuffer>;
}

/** @param rows each of as many texts as there are columns */
export function packTexts(rows: readonly (readonly string[])[], columns: number): PackedTexts {
  const encoder = new TextEncoder();
  const ends = new Uint32Array(rows.length * columns);
  let bytes = new Uint8Array(Math.max(1024, rows.length * columns * 64));
  let used = 0;
  for (const [row, texts] of rows.entries()) {
    for (const [column, text] of texts.entries()) {
      // A UTF-16 unit takes three bytes at most.
      if (bytes.length - used < text.length * 3) {
        const larger = new Uint8Array(bytes.length * 2 + text.length * 3);
        larger.set(bytes.subarray(0, used));
        bytes = larger;
      }
      used += encoder.encodeInto(text, bytes.subarray(used)).written;
      ends[row * columns + column] = used;
    }
  }
  return { columns, bytes: bytes.slice(0, used), ends };
}

/** Reads single texts, by row and column; '' outside the rows. */
export function textReader({
  columns,
  bytes,
  ends,
}: PackedTexts): (row: number, column: number) => string {
  // A byte order mark at the start of a name is part of the deception, so it stays visible.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return (row, column) => {
    const at = row * columns + column;
    return decoder.decode(bytes.subarray(at === 0 ? 0 : ends[at - 1], ends[at]));
  };
}
