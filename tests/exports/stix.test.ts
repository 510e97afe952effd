/** STIX 2.1 bundles: ids, markings, times, and the published schemas where they are there. */
import { describe, expect, it } from 'vitest';
import { domainNameId } from '@/exports/model/ids.ts';
import { TLP_LEVELS, type ExportOptions, type ExportRow } from '@/exports/model/types.ts';
import { HOSTILE_ROWS, MADE_AT, marked, row, written } from './rows.ts';
import { FORMATS_DATA, stixChecks } from './schemas.ts';

interface Stix {
  type: string;
  id: string;
  [property: string]: unknown;
}

function bundle(rows: readonly ExportRow[], options: Partial<ExportOptions> = {}): Stix[] {
  const { objects } = JSON.parse(written('stix', rows, { options })) as { objects: Stix[] };
  return objects;
}

const ofType = (objects: readonly Stix[], type: string) =>
  objects.filter((object) => object.type === type);

const MARKING = 'marking-definition--55d920b0-5e8b-4f79-9ee9-91f868d9b421';

describe('a bundle', () => {
  it('gives a domain name the id of the standard', () => {
    expect(domainNameId('example.com')).toBe('domain-name--bedb4899-d24b-5401-bc86-8f6b4cc18ec7');
  });

  it('says of each alert what it is about, how it imitates and how it is marked', () => {
    const [marking, identity, domain, indicator, relationship, note, ...rest] = bundle([
      row('xn--mnchen-3ya.de', { alert: '7', similarity: 0.934, technique: 'homoglyph' }),
    ]);
    expect(rest).toEqual([]);
    expect(marking).toEqual({
      type: 'marking-definition',
      spec_version: '2.1',
      id: MARKING,
      created: '2022-10-01T00:00:00.000Z',
      name: 'TLP:AMBER',
      extensions: {
        'extension-definition--60a3c5c5-0d10-413e-aab3-9e08dde9e88d': {
          extension_type: 'property-extension',
          tlp_2_0: 'amber',
        },
      },
    });
    expect(identity).toMatchObject({ name: 'Example Shop', identity_class: 'organization' });
    expect(domain).toEqual({
      type: 'domain-name',
      spec_version: '2.1',
      id: domainNameId('xn--mnchen-3ya.de'),
      value: 'xn--mnchen-3ya.de',
      object_marking_refs: [MARKING],
    });
    const common = {
      spec_version: '2.1',
      created_by_ref: identity?.id,
      created: '2026-11-23T00:00:00.000Z',
      modified: MADE_AT,
      object_marking_refs: [MARKING],
    };
    expect(indicator).toEqual({
      ...common,
      type: 'indicator',
      id: 'indicator--ac7d8f52-6f0e-54fc-8e72-31876ac55f39',
      name: 'xn--mnchen-3ya.de',
      description: 'Imitates example-shop.in',
      indicator_types: ['malicious-activity'],
      pattern: "[domain-name:value = 'xn--mnchen-3ya.de']",
      pattern_type: 'stix',
      valid_from: '2026-11-20T05:00:00.000Z',
    });
    expect(relationship).toMatchObject({
      ...common,
      relationship_type: 'related-to',
      source_ref: indicator?.id,
      target_ref: domain?.id,
    });
    expect(note).toMatchObject({
      ...common,
      content: 'Technique: Homoglyph\nSimilarity: 93 %\nSeverity: High, score 8\nStatus: Reported',
      object_refs: [indicator?.id, domain?.id],
    });
  });

  it('leaves what is not known unsaid, and the analyst’s note at home', () => {
    const work = marked('reported', { note: 'Called the bank' });
    const text = written('stix', [row('a.in', { technique: null, score: null, work })]);
    const { objects } = JSON.parse(text) as { objects: Stix[] };
    expect(ofType(objects, 'note')[0]).toMatchObject({ content: 'Status: Reported' });
    expect(text).not.toContain('Called');
  });

  it('says nothing of the status while the marks cannot be read', () => {
    const objects = bundle([row('a.in', { work: null, technique: null, score: null })], {
      marksKnown: false,
    });
    expect(ofType(objects, 'note')[0]).toMatchObject({
      content: 'Nothing else is known about it.',
    });
  });

  it.each([
    [null, 'anomalous-activity', undefined],
    [marked('investigating'), 'anomalous-activity', undefined],
    [marked('reported'), 'malicious-activity', undefined],
    [marked('down'), 'malicious-activity', undefined],
    [marked('not-harmful'), 'benign', true],
    [marked('ours'), 'benign', true],
  ])('%o: its indicator is %s', (work, type, revoked) => {
    const [indicator] = ofType(bundle([row('a.in', { work })]), 'indicator');
    expect(indicator?.['indicator_types']).toEqual([type]);
    expect(indicator?.['revoked']).toBe(revoked);
  });

  it('marks every object at each level of TLP 2.0', () => {
    const ids = {
      clear: '94868c89-83c2-464b-929b-a1a8aa3c8487',
      green: 'bab4a63c-aed9-4cf5-a766-dfca5abac2bb',
      amber: '55d920b0-5e8b-4f79-9ee9-91f868d9b421',
      'amber+strict': '939a9414-2ddd-4d32-a0cd-375ea402b003',
    };
    for (const tlp of TLP_LEVELS) {
      const [marking, ...others] = bundle([row('a.in')], { tlp });
      expect(marking).toMatchObject({ id: `marking-definition--${ids[tlp]}` });
      expect(JSON.stringify(marking)).toContain(`"tlp_2_0":"${tlp}"`);
      expect(others.map((object) => object['object_marking_refs'])).toEqual(
        others.map(() => [marking?.id]),
      );
    }
  });

  it('has the same ids each time, whatever else is exported or has changed', () => {
    const idsOf = (objects: Stix[]) =>
      objects
        .filter(({ type }) => !['identity', 'marking-definition'].includes(type))
        .map(({ id }) => id);
    const first = idsOf(bundle([row('a.in', { alert: '7' })]));
    const changed = row('A.in', { alert: '7', work: null, score: 3, firstSeen: null });
    const later = bundle([row('b.in'), changed], {
      view: 'Another',
      tlp: 'clear',
      madeAt: '2027-01-01T00:00:00.000Z',
    });
    expect(idsOf(later).slice(4)).toEqual(first);
    expect(idsOf(bundle([row('a.in', { alert: '8' })]))[1]).not.toBe(first[1]);
  });

  it('has every object once: two alerts about one name, and one that is listed twice', () => {
    const objects = bundle([
      row('a.in', { alert: '7' }),
      row('a.in', { alert: '8' }),
      row('a.in', { alert: '7' }),
    ]);
    expect(new Set(objects.map(({ id }) => id)).size).toBe(objects.length);
    expect(ofType(objects, 'domain-name')).toHaveLength(1);
    expect(ofType(objects, 'indicator')).toHaveLength(2);
  });

  it('is as new as the file, and valid from the first sight; no nonsense is taken for a time', () => {
    const times = (more: Partial<ExportRow>) => {
      const [indicator] = ofType(bundle([row('a.in', more)]), 'indicator');
      return [indicator?.['valid_from'], indicator?.['modified']];
    };
    expect(times({ firstSeen: '2026-11-22T12:00:00Z' })).toEqual([
      '2026-11-21T08:00:00.000Z',
      MADE_AT,
    ]);
    expect(times({ firstSeen: '+275000-01-01T00:00:00Z', work: null })).toEqual([MADE_AT, MADE_AT]);
  });
});

describe.skipIf(FORMATS_DATA === undefined)('by the published schemas (FORMATS_DATA)', () => {
  const ORDINARY = [
    row('a.in'),
    row('münchen.de', { work: null, similarity: 1 }),
    row('b.in', { work: marked('ours') }),
  ];

  it('every object is valid, hostile alerts included', () => {
    const checkOf = stixChecks();
    const flaws = TLP_LEVELS.flatMap((tlp) =>
      bundle([...ORDINARY, ...HOSTILE_ROWS], { tlp })
        // The schemas know TLP 1 alone; the markings are compared to the letter above.
        .filter(({ type }) => type !== 'marking-definition')
        .flatMap((object) => checkOf(object.type)(object)),
    );
    expect(flaws).toEqual([]);
  });

  it('and they do find what is wrong', () => {
    const checkOf = stixChecks();
    const [, identity, domain, indicator, relationship, note] = bundle(ORDINARY);
    const broken = [
      { ...identity, name: undefined },
      { ...domain, value: 7 },
      { ...domain, value: 'a in' },
      { ...domain, id: 'domain-name--1' },
      { ...indicator, valid_from: '2026-11-23' },
      { ...indicator, created: '2026-11-23T06:30:00Z' },
      { ...relationship, target_ref: relationship?.id },
      { ...note, object_refs: [] },
    ] as Stix[];
    expect(broken.filter((object) => checkOf(object.type)(object).length === 0)).toEqual([]);
  });
});
