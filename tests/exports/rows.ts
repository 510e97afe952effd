/** Alerts for the tests of the exports: ordinary ones, and hostile ones that must break no format. */
import { planExport, type ExportPlan } from '@/exports/model/exclusions.ts';
import type { ExportFormat } from '@/exports/model/formats.ts';
import { WRITERS } from '@/exports/model/index.ts';
import { readAlertName } from '@/exports/model/names.ts';
import type { ExportCase, ExportOptions, ExportRow } from '@/exports/model/types.ts';
import type { CaseStatus } from '@/cases/model/types.ts';
import { HOSTILE } from '../setup/hostile.ts';

export const MADE_AT = '2026-11-23T06:30:00.000Z';

export const OPTIONS: ExportOptions = {
  tlp: 'amber',
  defanged: false,
  producer: 'Example Shop',
  view: 'My open High ones',
  kept: 1,
  of: 1,
  leftOut: { new: 2, ours: 1 },
  madeAt: MADE_AT,
  evidence: [],
  marksKnown: true,
};

export const marked = (status: CaseStatus, more: Partial<ExportCase> = {}): ExportCase => ({
  status,
  note: '',
  firstMarked: '2026-11-21T08:00:00.000Z',
  lastChange: '2026-11-22T09:30:00.000Z',
  ...more,
});

export function row(domain: string, more: Partial<ExportRow> = {}): ExportRow {
  return {
    alert: domain,
    asset: 'example-shop.in',
    domain,
    name: readAlertName(domain),
    details: 'One letter is another.',
    technique: 'replacement',
    similarity: null,
    score: 8,
    work: marked('reported'),
    firstSeen: '2026-11-20T05:00:00.000Z',
    evidence: [],
    ...more,
  };
}

/** Every hostile text in every place where a backend or a person can put one. */
export const HOSTILE_ROWS: readonly ExportRow[] = [
  ...HOSTILE,
  '=HYPERLINK("http://evil.example")',
  'a.in\n0.0.0.0 bank.example\n||bank.example^\nbank.example CNAME .',
  '"],"Attribute":[{"value":"bank.example',
  "x' OR file:name = 'y.in",
  `${'a'.repeat(300)}.in`,
  'xn--a-ecp.in',
  '\ud800half.in',
  '192.0.2.7',
  '[2001:db8::1]',
  '',
].flatMap((text, at) => [
  row(text, { alert: `h${at}` }),
  row(`name-${at}.in`, {
    alert: text,
    asset: text,
    details: text,
    work: marked('reported', { note: text, firstMarked: text, lastChange: text }),
    firstSeen: text,
    evidence: [text, text],
  }),
]);

interface Asked {
  assets?: readonly string[] | null;
  includeNew?: boolean;
  marksKnown?: boolean;
  options?: Partial<ExportOptions>;
}

export function surveyed(
  format: ExportFormat,
  rows: readonly ExportRow[],
  asked: Asked = {},
): ExportPlan<ExportRow> {
  const { assets = ['example-shop.in'], includeNew = false, marksKnown = true } = asked;
  const spared = {
    assets,
    marked: marksKnown
      ? rows.map((one) => ({ domain: one.domain, status: one.work?.status ?? ('new' as const) }))
      : null,
  };
  const steps = planExport(rows, { format, includeNew, spared });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The whole file. */
export function written(
  format: ExportFormat,
  rows: readonly ExportRow[],
  asked: Asked = {},
): string {
  const { kept } = surveyed(format, rows, asked);
  const options = { ...OPTIONS, kept: kept.length, of: rows.length, ...asked.options };
  return [...WRITERS[format](kept, options)].join('');
}
