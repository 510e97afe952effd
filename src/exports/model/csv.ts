/** Alerts as a table (RFC 4180), safe to open in a spreadsheet; see lib/csv.ts. */
import { toCsv } from '@/lib/csv.ts';
import { defang } from '@/lib/defang.ts';
import { toUnicode } from '@/lib/idna.ts';
import { severityOf } from '@/lib/severity.ts';
import { visibleName } from '@/lib/visible-text.ts';
import { matchKindLabel } from '@/lookalike/match-kind.ts';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import { statusOf, type ExportOptions, type ExportRow, type Writer } from './types.ts';

type Cell = string | number;
type Column = readonly [head: string, cell: (row: ExportRow, options: ExportOptions) => Cell];

const name = (text: string, { defanged }: ExportOptions) => (defanged ? defang(text) : text);
const inAngles = (point: string) => `<${point}>`;

const COLUMNS: readonly Column[] = [
  ['Alert ID', ({ alert }) => alert],
  ['Asset', ({ asset }) => asset],
  ['Impersonating domain', ({ domain }, options) => name(domain, options)],
  [
    'Unicode form',
    ({ domain }, options) => name(visibleName(toUnicode(domain), inAngles), options),
  ],
  ['Details', ({ details }) => details],
  [
    'Technique',
    ({ technique }) => (technique === null ? 'Not compared' : matchKindLabel(technique)),
  ],
  ['Severity', ({ score }) => severityOf(score) ?? 'Not scored'],
  ['Score', ({ score }) => (score !== null && Number.isFinite(score) ? score : '')],
  ['Status', (row, { marksKnown }) => (marksKnown ? STATUS_WORDS[statusOf(row)] : 'Not known')],
  ['Note', ({ work }) => work?.note ?? ''],
  ['First marked', ({ work }) => work?.firstMarked ?? ''],
];

/** Length of the text that `toCsv` puts before the rows without a header: a byte order mark, an empty line. */
const NO_HEADER = toCsv([], []).length;

export const writeCsv: Writer = function* writeCsv(rows, options) {
  yield toCsv([...COLUMNS.map(([title]) => title), ...options.evidence], []);
  for (const row of rows) {
    const cells = COLUMNS.map(([, cell]) => cell(row, options));
    yield toCsv([], [[...cells, ...row.evidence]]).slice(NO_HEADER);
  }
};
