/** The pieces of a file: its rows in steps, so that the page can show progress and stop it. */
import type { ExportRow, Piece, RowSource } from './types.ts';

const ROWS_IN_PIECE = 250;

/**
 * A head, a text for each alert, and a foot.
 *
 * @param textOf '' for an alert that adds nothing
 */
export function* chunksOf(
  rows: RowSource,
  kept: Uint32Array,
  { head, textOf, foot = '' }: { head: string; textOf: (row: ExportRow) => string; foot?: string },
): Generator<Piece> {
  yield { text: head, done: 0 };
  for (let start = 0; start < kept.length; start += ROWS_IN_PIECE) {
    const places = kept.subarray(start, start + ROWS_IN_PIECE);
    let text = '';
    for (const place of places) text += textOf(rows.at(place));
    yield { text, done: start + places.length };
  }
  yield { text: foot, done: kept.length };
}
