/** The formats that alerts can be exported in. */

export const EXPORT_FORMATS = ['csv', 'stix', 'misp', 'rpz', 'hosts', 'adblock', 'plain'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface FormatFacts {
  /** Label in the menu. */
  readonly label: string;
  readonly ending: string;
  readonly type: string;
  /** Purpose in one sentence. */
  readonly use: string;
  /** True if machines that read it block its names. The others name techniques, so names are compared first. */
  readonly blocks: boolean;
  /** True if the file has a place for the TLP. The others may be read by people, so names can be defanged. */
  readonly tlp: boolean;
}

export const FORMATS: Readonly<Record<ExportFormat, FormatFacts>> = {
  csv: {
    label: 'CSV',
    ending: 'csv',
    type: 'text/csv;charset=utf-8',
    use: 'A table for spreadsheets, with the notes.',
    blocks: false,
    tlp: false,
  },
  stix: {
    label: 'STIX 2.1 bundle',
    ending: 'stix.json',
    type: 'application/stix+json;version=2.1',
    use: 'Indicators for threat intelligence platforms. Your notes are not in it.',
    blocks: false,
    tlp: true,
  },
  misp: {
    label: 'MISP event',
    ending: 'misp.json',
    type: 'application/json',
    use: 'One event to import into MISP. Your notes are not in it.',
    blocks: false,
    tlp: true,
  },
  rpz: {
    label: 'RPZ zone',
    ending: 'rpz',
    type: 'text/dns',
    use: 'A response policy zone: resolvers answer that these hosts, and all below them, do not exist.',
    blocks: true,
    tlp: true,
  },
  hosts: {
    label: 'Hosts file',
    ending: 'hosts.txt',
    type: 'text/plain;charset=utf-8',
    use: 'Lines for a hosts file: these names lead nowhere. Names below them are not covered.',
    blocks: true,
    tlp: true,
  },
  adblock: {
    label: 'Adblock list',
    ending: 'adblock.txt',
    type: 'text/plain;charset=utf-8',
    use: 'Rules for content blockers and filtering resolvers: these names and all below them.',
    blocks: true,
    tlp: true,
  },
  plain: {
    label: 'Plain list',
    ending: 'txt',
    type: 'text/plain;charset=utf-8',
    use: 'One name on each line, as mail gateways and firewalls take them.',
    blocks: true,
    tlp: false,
  },
};

const MAX_STEM = 60;

/**
 * `{view}-{date}.{ending}`; for a part of the list `{view}-1-of-40-{date}.{ending}`.
 *
 * @param view the name of the list, any text
 * @param madeAt ISO 8601; its day is in the file's name
 * @param kept number of alerts in the file
 * @param of number of alerts in the list
 */
export function exportFileName(
  view: string,
  madeAt: string,
  format: ExportFormat,
  kept: number,
  of: number,
): string {
  const stem = view
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STEM)
    .replace(/^-+|-+$/g, '');
  const part = kept < of ? `-${kept}-of-${of}` : '';
  return `${stem || 'alerts'}${part}-${madeAt.slice(0, 10)}.${FORMATS[format].ending}`;
}
