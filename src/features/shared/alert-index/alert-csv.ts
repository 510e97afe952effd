/** Alerts as the rows of a CSV file. */
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { DNS_CSV_HEADER, dnsCsvCells } from '@/features/shared/evidence/dns-csv.ts';
import type { DnsStates } from '@/features/shared/evidence/dns-filter.ts';
import { toCsv } from '@/lib/csv.ts';
import { domainOf, toUnicode } from '@/lib/hostname.ts';
import { codePoint, isUnseen } from '@/lib/invisible.ts';
import { severityOf } from '@/lib/severity.ts';
import { KINDS, kindLabel } from '@/lookalike/technique-kinds.ts';
import { textFields } from './packed-alerts.ts';

const HEADER = [
  ...textFields.flatMap(([, { csv, isName }]) => (isName ? [csv, 'Unicode form'] : [csv])),
  'Technique',
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
 * @param kinds the code of each alert's technique
 * @param dns what the resolver said, by names; null where it was asked for none
 */
export function* csvParts(
  alerts: readonly ImpersonationAlert[],
  places: Uint32Array | null,
  kinds: Uint8Array,
  dns: DnsStates | null,
): Generator<{ text: string; done: number }> {
  const total = places?.length ?? alerts.length;
  yield { text: toCsv([...HEADER, ...(dns ? DNS_CSV_HEADER : [])], []), done: 0 };
  for (let start = 0; start < total; start += ROWS_IN_PART) {
    const end = Math.min(start + ROWS_IN_PART, total);
    const rows: (string | number)[][] = [];
    for (let at = start; at < end; at += 1) {
      const place = places ? (places[at] ?? -1) : at;
      const alert = alerts[place];
      if (alert) rows.push([...rowOf(alert, kinds[place]), ...(dns ? dnsOf(alert, dns) : [])]);
    }
    yield { text: toCsv([], rows).slice(NO_HEADER), done: end };
  }
}

function rowOf(alert: ImpersonationAlert, code = -1): (string | number)[] {
  const kind = KINDS[code];
  const { severity_score: score } = alert;
  const scored = score !== null && Number.isFinite(score);
  const texts = textFields.flatMap(([key, { isName }]) => {
    const text = alert[key];
    return isName ? [text, readable(toUnicode(text))] : [text];
  });
  return [
    ...texts,
    kind === undefined ? 'Not compared' : kindLabel(kind),
    severityOf(score) ?? 'Not scored',
    scored ? score : '',
  ];
}

/** What the resolver said of an alert's name; of what is no host name, it was not asked. */
function dnsOf({ impersonating_domain: name }: ImpersonationAlert, dns: DnsStates) {
  return dnsCsvCells(dns.get(domainOf(name) ?? ''));
}

/** Characters that cannot be seen as their code points, as the page shows them. */
function readable(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  return Array.from(name, (one) => (isUnseen(one) ? `<${codePoint(one)}>` : one)).join('');
}
