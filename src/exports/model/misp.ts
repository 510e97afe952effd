/**
 * Alerts as one MISP event (the core format, draft-dulaunoy-misp-core-format; ids and times are strings). Each
 * name is one attribute, since MISP refuses a second one of the same value.
 */
import { visibleText } from '@/lib/visible-text.ts';
import { ownId } from './ids.ts';
import { inComment } from './names.ts';
import { lifeOf } from './times.ts';
import { statusOf, type ExportOptions, type ExportRow, type Tlp, type Writer } from './types.ts';
import { factsOf, imitates } from './alert-text.ts';

/** Who an event is for: 0 this organisation, 1 this community, 3 everybody. */
const DISTRIBUTION: Readonly<Record<Tlp, string>> = {
  clear: '3',
  green: '1',
  amber: '0',
  'amber+strict': '0',
};
const AS_THE_EVENT = '5';
const THREAT_LEVEL_UNDEFINED = '4';
const ANALYSIS_ONGOING = '1';

const seconds = (at: number): string => String(Math.floor(at / 1000));

/** Further alerts about one name are counted. */
const MAX_DESCRIBED = 5;

function commentOf(alerts: readonly ExportRow[], marksKnown: boolean): string {
  const described = alerts
    .slice(0, MAX_DESCRIBED)
    .map((row) => [imitates(row), ...factsOf(row, marksKnown)].join('. '))
    .join('; ');
  const more = alerts.length - MAX_DESCRIBED;
  return more > 0 ? `${described}; and ${more} more` : described;
}

/** One name, and the alerts about it. */
function attributeOf(
  event: string,
  ascii: string,
  alerts: readonly ExportRow[],
  options: ExportOptions,
) {
  const madeAt = Date.parse(options.madeAt);
  const statuses = new Set(alerts.map(statusOf));
  const cleared = statuses.has('ours') || statuses.has('not-harmful');
  const state = statuses.has('reported') ? 'active' : statuses.has('down') ? 'down' : 'unknown';
  return {
    // MISP refuses an attribute that it has in another event.
    uuid: ownId('attribute', event, ascii),
    type: 'domain',
    category: 'Network activity',
    value: ascii,
    // True for names that an analyst has reported: detection systems act on this flag.
    to_ids: state !== 'unknown' && !cleared,
    distribution: AS_THE_EVENT,
    timestamp: seconds(Math.max(...alerts.map((row) => lifeOf(row, madeAt).modified))),
    comment: commentOf(alerts, options.marksKnown),
    // One's own name is no phishing, and has no phishing state.
    Tag: statuses.has('ours') ? [] : [{ name: `phishing:state="${state}"` }],
  };
}

const eventId = ({ producer, view }: ExportOptions): string => ownId('event', producer, view);

function headOf(options: ExportOptions, names: number): string {
  const { producer, view, madeAt, tlp } = options;
  const event = {
    uuid: eventId(options),
    info: `Names that imitate those of ${inComment(producer)}: ${inComment(view)}`,
    date: madeAt.slice(0, 10),
    timestamp: seconds(Date.parse(madeAt)),
    published: false,
    analysis: ANALYSIS_ONGOING,
    threat_level_id: THREAT_LEVEL_UNDEFINED,
    distribution: DISTRIBUTION[tlp],
    attribute_count: String(names),
    Orgc: { name: visibleText(producer), uuid: ownId('identity', producer) },
    Tag: [{ name: `tlp:${tlp}` }],
  };
  return `{"Event":${JSON.stringify(event).slice(0, -1)},"Attribute":[`;
}

export const writeMisp: Writer = function* writeMisp(rows, options) {
  const rowsByName = new Map<string, ExportRow[]>();
  for (const row of rows) {
    yield '';
    if (row.name.is !== 'name') continue;
    const known = rowsByName.get(row.name.ascii);
    if (known) known.push(row);
    else rowsByName.set(row.name.ascii, [row]);
  }
  const event = eventId(options);
  yield headOf(options, rowsByName.size);
  let separator = '\n';
  for (const [ascii, alerts] of rowsByName) {
    yield separator + JSON.stringify(attributeOf(event, ascii, alerts, options));
    separator = ',\n';
  }
  yield '\n]}}\n';
};
