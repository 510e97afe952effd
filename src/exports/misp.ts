/**
 * Alerts as one MISP event (the core format, draft-dulaunoy-misp-core-format; ids and times are strings). Each
 * name is one attribute, since MISP refuses a second one of the same value.
 */
import { alertId, ownId } from './ids.ts';
import { inComment } from './names.ts';
import { piecesOf } from './pieces.ts';
import { lifeOf, timeOf } from './times.ts';
import {
  statusOf,
  type ExportOptions,
  type ExportRow,
  type RowSource,
  type Tlp,
  type Writer,
} from './types.ts';
import { factsOf, imitates } from './words.ts';

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

/** The places of the first alert about each name, and under these the places of the others. */
interface SameNames {
  readonly firsts: readonly number[];
  readonly others: ReadonlyMap<number, readonly number[]>;
}

function addTo(others: Map<number, number[]>, first: number, place: number): void {
  const known = others.get(first);
  if (known) known.push(place);
  else others.set(first, [place]);
}

function* sameNames(rows: RowSource, kept: Uint32Array): Generator<number, SameNames> {
  const places = new Map<string, number>();
  const others = new Map<number, number[]>();
  for (const [done, place] of kept.entries()) {
    if (done % 1_000 === 0) yield done;
    const { name } = rows.at(place);
    if (name.is !== 'name') continue;
    const first = places.get(name.ascii);
    if (first === undefined) places.set(name.ascii, place);
    else addTo(others, first, place);
  }
  return { firsts: [...places.values()], others };
}

/** More alerts about one name are counted. */
const MAX_TOLD = 5;

function commentOf(alerts: readonly ExportRow[], marksKnown: boolean): string {
  const told = alerts
    .slice(0, MAX_TOLD)
    .map((row) => [imitates(row), ...factsOf(row, marksKnown)].join('. '))
    .join('; ');
  const more = alerts.length - MAX_TOLD;
  return more > 0 ? `${told}; and ${more} more` : told;
}

/** One name, and the alerts about it. */
function attributeOf(ascii: string, alerts: readonly ExportRow[], options: ExportOptions) {
  const madeAt = timeOf(options.madeAt) ?? 0;
  const statuses = new Set(alerts.map(statusOf));
  const cleared = statuses.has('ours') || statuses.has('not-harmful');
  const state = statuses.has('reported') ? 'active' : statuses.has('down') ? 'down' : 'unknown';
  return {
    uuid: alertId(alerts[0]?.alert ?? '', ascii),
    type: 'domain',
    category: 'Network activity',
    value: ascii,
    // What detection systems act on: names that an analyst has reported.
    to_ids: state !== 'unknown' && !cleared,
    distribution: AS_THE_EVENT,
    timestamp: seconds(Math.max(...alerts.map((row) => lifeOf(row, madeAt).modified))),
    comment: commentOf(alerts, options.marksKnown),
    // One's own name is no phishing, and has no state of it.
    Tag: statuses.has('ours') ? [] : [{ name: `phishing:state="${state}"` }],
  };
}

function headOf({ producer, view, madeAt, tlp }: ExportOptions, names: number): string {
  const event = {
    uuid: ownId('event', producer, view),
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
  const groups = sameNames(rows, kept);
  let group = groups.next();
  for (; group.done !== true; group = groups.next()) yield { text: '', done: 0 };
  const { firsts, others } = group.value;
  let separator = '\n';
  const textOf = (row: ExportRow, place: number) => {
    const { name } = row;
    if (name.is !== 'name') return '';
    const alerts = [row, ...(others.get(place) ?? []).map((one) => rows.at(one))];
    const text = separator + JSON.stringify(attributeOf(name.ascii, alerts, options));
    separator = ',\n';
    return text;
  };
  yield* piecesOf(rows, Uint32Array.from(firsts), {
    head: headOf(options, firsts.length),
    textOf,
    foot: '\n]}}\n',
  });
};
