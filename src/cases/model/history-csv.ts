/** The history of cases as the rows of a CSV file: one for each entry. */
import { toCsv } from '@/lib/csv.ts';
import type { AlertCase, CaseChange } from './types.ts';
import type { Span } from './summary.ts';
import { STATUS_WORDS } from './status-words.ts';

const HEADER = [
  'Time (UTC)',
  'By',
  'Alert ID',
  'Asset',
  'Impersonating domain',
  'What was done',
  'Status',
  'Note',
  'Sent to',
  'Ticket',
  'Entry',
  'Takes back',
];

/** Returns the columns of a change: what was done, status, note, channel, ticket, undone entry. */
function toColumns(change: CaseChange): readonly [string, string, string, string, string, string] {
  switch (change.what) {
    case 'status':
      return ['Status set', STATUS_WORDS[change.status], '', '', '', ''];
    case 'note':
      return ['Note written', '', change.note, '', '', ''];
    case 'sent':
      return ['Notice sent', STATUS_WORDS.reported, '', change.channel, change.ticket, ''];
    case 'looked':
      return ['Looked up', '', change.said, '', '', ''];
    case 'undo':
      return ['Taken back', '', '', '', '', change.entry];
  }
}

/**
 * Every entry of a span, oldest first, including those taken back: a history hides nothing.
 *
 * @returns CSV text (lib/csv.ts), safe to open in a spreadsheet
 */
export function historyCsv(cases: Iterable<AlertCase>, { from, to }: Span): string {
  const rows: [at: string, ...columns: string[]][] = [];
  for (const { alert, asset, domain, history } of cases) {
    for (const { id, at, by, change } of history) {
      const time = Date.parse(at);
      if (time < from || time >= to) continue;
      const [what, status, note, channel, ticket, undone] = toColumns(change);
      rows.push([at, by, alert, asset, domain, what, status, note, channel, ticket, id, undone]);
    }
  }
  rows.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return toCsv(HEADER, rows);
}
