/**
 * Alerts as a STIX 2.1 bundle (OASIS Standard, https://docs.oasis-open.org/cti/stix/v2.1/). Each alert gives an
 * indicator, its domain name, the relationship of the two and a note. TLP 2.0 comes by its extension, since STIX 2.1
 * itself only has TLP 1.
 */
import type { CaseStatus } from '@/cases/model/types.ts';
import { visibleText } from '@/lib/visible-text.ts';
import { alertId, domainNameId, ownId } from './ids.ts';
import { lifeOf } from './times.ts';
import { statusOf, type ExportOptions, type ExportRow, type Tlp, type Writer } from './types.ts';
import { factsOf, imitates } from './alert-text.ts';

const TLP_EXTENSION = 'extension-definition--60a3c5c5-0d10-413e-aab3-9e08dde9e88d';
const TLP_MARKINGS: Readonly<Record<Tlp, string>> = {
  clear: 'marking-definition--94868c89-83c2-464b-929b-a1a8aa3c8487',
  green: 'marking-definition--bab4a63c-aed9-4cf5-a766-dfca5abac2bb',
  amber: 'marking-definition--55d920b0-5e8b-4f79-9ee9-91f868d9b421',
  'amber+strict': 'marking-definition--939a9414-2ddd-4d32-a0cd-375ea402b003',
};

/** Creation time of the first version of every object: constant like the ids, which are made from content. */
const CREATED = '2026-11-23T00:00:00.000Z';

/** Values of the open vocabulary indicator-type-ov (section 10.7). */
const INDICATOR_TYPES: Readonly<Record<CaseStatus, string>> = {
  new: 'anomalous-activity',
  investigating: 'anomalous-activity',
  reported: 'malicious-activity',
  down: 'malicious-activity',
  'not-harmful': 'benign',
  ours: 'benign',
};

/** The marking exactly as OASIS publishes it. */
const markingOf = (tlp: Tlp) => ({
  type: 'marking-definition',
  spec_version: '2.1',
  id: TLP_MARKINGS[tlp],
  created: '2022-10-01T00:00:00.000Z',
  name: `TLP:${tlp.toUpperCase()}`,
  extensions: { [TLP_EXTENSION]: { extension_type: 'property-extension', tlp_2_0: tlp } },
});

const contextOf = ({ producer, tlp, madeAt, marksKnown }: ExportOptions) => ({
  marksKnown,
  madeAt: Date.parse(madeAt),
  // A marking or a score may have changed since any earlier file.
  modified: madeAt < CREATED ? CREATED : madeAt,
  identity: `identity--${ownId('identity', producer)}`,
  marking: [TLP_MARKINGS[tlp]],
});

type Context = ReturnType<typeof contextOf>;

const identityOf = ({ identity, marking, modified }: Context, name: string) => ({
  type: 'identity',
  spec_version: '2.1',
  id: identity,
  created: CREATED,
  modified,
  name,
  identity_class: 'organization',
  object_marking_refs: marking,
});

const domainNameOf = (ascii: string, { marking }: Context) => ({
  type: 'domain-name',
  spec_version: '2.1',
  id: domainNameId(ascii),
  value: ascii,
  object_marking_refs: marking,
});

/**
 * Returns the objects about one alert. They share one UUID and differ in type; an id contains both.
 *
 * @param domain the id of the domain name that it is about
 */
function objectsOf(
  row: ExportRow,
  { ascii, uuid, domain }: { ascii: string; uuid: string; domain: string },
  context: Context,
) {
  const status = statusOf(row);
  const cleared = status === 'ours' || status === 'not-harmful';
  const indicator = `indicator--${uuid}`;
  const does = imitates(row);
  const common = {
    spec_version: '2.1',
    created_by_ref: context.identity,
    created: CREATED,
    modified: context.modified,
    object_marking_refs: context.marking,
  };
  return [
    {
      type: 'indicator',
      id: indicator,
      ...common,
      name: ascii,
      description: does,
      indicator_types: [INDICATOR_TYPES[status]],
      pattern: `[domain-name:value = '${ascii}']`,
      pattern_type: 'stix',
      valid_from: new Date(lifeOf(row, context.madeAt).created).toISOString(),
      // Retracts what may have been shared before an analyst looked at it.
      ...(cleared && { revoked: true }),
    },
    {
      type: 'relationship',
      id: `relationship--${uuid}`,
      ...common,
      relationship_type: 'related-to',
      source_ref: indicator,
      target_ref: domain,
    },
    {
      type: 'note',
      id: `note--${uuid}`,
      ...common,
      abstract: does,
      content: factsOf(row, context.marksKnown).join('\n') || 'Nothing else is known about it.',
      object_refs: [indicator, domain],
    },
  ];
}

export const writeStix: Writer = function* writeStix(rows, options) {
  const context = contextOf(options);
  const bundle = ownId('bundle', options.producer, options.view, options.madeAt);
  const first = [markingOf(options.tlp), identityOf(context, visibleText(options.producer))];
  yield `{"type":"bundle","id":"bundle--${bundle}","objects":[\n`;
  yield first.map((object) => JSON.stringify(object)).join(',\n');
  /** Two alerts may be about one name, and a backend may list an alert twice. */
  const names = new Set<string>();
  const alerts = new Set<string>();
  for (const row of rows) {
    if (row.name.is !== 'name') continue;
    const { ascii } = row.name;
    const uuid = alertId(row.alert, ascii);
    if (alerts.has(uuid)) continue;
    const domain = domainNameOf(ascii, context);
    const said = objectsOf(row, { ascii, uuid, domain: domain.id }, context);
    const objects = names.has(ascii) ? said : [domain, ...said];
    alerts.add(uuid);
    names.add(ascii);
    yield `,\n${JSON.stringify(objects).slice(1, -1)}`;
  }
  yield '\n]}\n';
};
