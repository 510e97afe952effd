/** Alerts as the rows of a CSV file. */
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { toCsv } from '@/lib/csv.ts';
import { toUnicode } from '@/lib/hostname.ts';
import { codePoint, isUnseen } from '@/lib/invisible.ts';
import { severityOf } from '@/lib/severity.ts';
import { textFields } from './packed-alerts.ts';

const HEADER = [
  ...textFields.flatMap(([, { csv, isName }]) => (isName ? [csv, 'Unicode form'] : [csv])),
  'Severity',
  'Score',
];
const ROWS_IN_PART = 250;
/** What `toCsv` puts before the rows where there is no header: a byte order mark, an empty line. */
const NO_HEADER = toCsv([], []).length;

/**
 * The CSV text of these alerts, in parts of 250 rows; concatenated, the parts are the file.
 *
 * @param places which alerts, in which order; null for all, as they came
 */
export function* csvParts(
  alerts: readonly ImpersonationAlert[],
  places: Uint32Array | null,
): Generator<{ text: string; done: number }> {
  const total = places?.length ?? alerts.length;
  yield { text: toCsv(HEADER, []), done: 0 };
  for (let start = 0; start < total; start += ROWS_IN_PART) {
    const end = Math.min(start + ROWS_IN_PART, total);
    const rows: (string | number)[][] = [];
    for (let at = start; at < end; at += 1) {
      const alert = alerts[places ? (places[at] ?? -1) : at];
      if (alert) rows.push(rowOf(alert));
    }
    yield { text: toCsv([], rows).slice(NO_HEADER), done: end };
  }
}

function rowOf(alert: ImpersonationAlert): (string | number)[] {
  const { severity_score: score } = alert;
  const scored = score !== null && Number.isFinite(score);
  const texts = textFields.flatMap(([key, { isName }]) => {
    const text = alert[key];
    return isName ? [text, readable(toUnicode(text))] : [text];
  });
  return [...texts, severityOf(score) ?? 'Not scored', scored ? score : ''];
}

/** Characters that cannot be seen as their code points, as the page shows them. */
function readable(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  return Array.from(name, (one) => (isUnseen(one) ? `<${codePoint(one)}>` : one)).join('');
}
