/**
 * Alerts as one MISP event (the core format, draft-dulaunoy-misp-core-format; ids and times are strings). Each
 * name is one attribute, since MISP refuses a second one of the same value.
 */
import { ownId } from './ids.ts';
import { inComment } from './names.ts';
import { chunksOf } from './chunks.ts';
import { lifeOf, timeOf } from './times.ts';
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
  const madeAt = timeOf(options.madeAt) ?? 0;
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
    timestamp: seconds(timeOf(madeAt) ?? 0),
    published: false,
    analysis: ANALYSIS_ONGOING,
    threat_level_id: THREAT_LEVEL_UNDEFINED,
    distribution: DISTRIBUTION[tlp],
    attribute_count: String(names),
    Orgc: { name: producer, uuid: ownId('identity', producer) },
    Tag: [{ name: `tlp:${tlp}` }],
  };
  return `{"Event":${JSON.stringify(event).slice(0, -1)},"Attribute":[`;
}

export const writeMisp: Writer = function* writeMisp(rows, kept, options) {
  const placesByName = new Map<string, number[]>();
  for (const [done, place] of kept.entries()) {
    if (done % 1_000 === 0) yield { text: '', done: 0 };
    const { name } = rows.at(place);
    if (name.is !== 'name') continue;
    const known = placesByName.get(name.ascii);
    if (known) known.push(place);
    else placesByName.set(name.ascii, [place]);
  }
  const event = eventId(options);
  let separator = '\n';
  const textOf = ({ name }: ExportRow) => {
    if (name.is !== 'name') return '';
    const alerts = (placesByName.get(name.ascii) ?? []).map((place) => rows.at(place));
    const text = separator + JSON.stringify(attributeOf(event, name.ascii, alerts, options));
    separator = ',\n';
    return text;
  };
  const firsts = Uint32Array.from(placesByName.values(), ([first = 0]) => first);
  yield* chunksOf(rows, firsts, { head: headOf(options, firsts.length), textOf, foot: '\n]}}\n' });
};
