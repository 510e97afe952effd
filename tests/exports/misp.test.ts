/** MISP events: what they say, and the published strict schema where it is there. */
import { describe, expect, it } from 'vitest';
import { TLP_LEVELS, type ExportOptions, type ExportRow } from '@/exports/model/types.ts';
import { HOSTILE_ROWS, marked, row, written } from './rows.ts';
import { FORMATS_DATA, mispCheck, taxonomyTags } from './schemas.ts';

interface Attribute {
  uuid: string;
  value: string;
  to_ids: boolean;
  comment: string;
  timestamp: string;
  Tag: { name: string }[];
  [key: string]: unknown;
}
interface Misp {
  Event: { uuid: string; Attribute: Attribute[]; Tag: { name: string }[]; [key: string]: unknown };
}

const event = (rows: readonly ExportRow[], options: Partial<ExportOptions> = {}) =>
  JSON.parse(written('misp', rows, { options })) as Misp;

describe('an event', () => {
  it('has an attribute for each name', () => {
    const { Event } = event([row('münchen.de', { alert: '7', technique: 'homoglyph' })]);
    expect(Event).toMatchObject({
      info: 'Names that imitate those of Example Shop: My open High ones',
      date: '2026-11-23',
      timestamp: '1795415400',
      published: false,
      distribution: '0',
      attribute_count: '1',
      Orgc: { name: 'Example Shop' },
      Tag: [{ name: 'tlp:amber' }],
    });
    expect(Event.Attribute).toEqual([
      {
        uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-5/),
        type: 'domain',
        category: 'Network activity',
        value: 'xn--mnchen-3ya.de',
        to_ids: true,
        distribution: '5',
        timestamp: '1795339800',
        comment:
          'Imitates example-shop.in. Technique: Homoglyph. Severity: High, score 8. Status: Reported',
        Tag: [{ name: 'phishing:state="active"' }],
      },
    ]);
  });

  it.each([
    [null, false, 'unknown'],
    [marked('investigating'), false, 'unknown'],
    [marked('reported'), true, 'active'],
    [marked('down'), true, 'down'],
    [marked('not-harmful'), false, 'unknown'],
    [marked('ours'), false, null],
  ])('%o: to_ids %s, state %s', (work, toIds, state) => {
    const { Attribute } = event([row('a.in', { work })]).Event;
    expect(Attribute[0]).toMatchObject({
      to_ids: toIds,
      Tag: state === null ? [] : [{ name: `phishing:state="${state}"` }],
    });
  });

  it('has one attribute for several alerts about a name, by what is known best of it', () => {
    const about = (work: ExportRow['work'], asset: string) =>
      row('a.in', { alert: asset, asset, work });
    const both = event([about(null, 'one.in'), row('b.in'), about(marked('down'), 'two.in')]).Event
      .Attribute;
    expect(both.map(({ value }) => value)).toEqual(['a.in', 'b.in']);
    expect(both[0]).toMatchObject({ to_ids: true, Tag: [{ name: 'phishing:state="down"' }] });
    expect(both[0]?.comment).toMatch(/one\.in.*two\.in/);
    const cleared = event([about(marked('reported'), 'one.in'), about(marked('ours'), 'two.in')]);
    expect(cleared.Event.Attribute[0]).toMatchObject({ to_ids: false, Tag: [] });
    const many = Array.from({ length: 9 }, (_, at) => about(null, `asset-${at}.in`));
    expect(event(many).Event.Attribute[0]?.comment).toMatch(/; and 4 more$/);
  });

  it('has the same ids each time', () => {
    const [first, second] = [
      event([row('a.in')]),
      event([row('b.in'), row('a.in', { work: null })]),
    ];
    expect(second.Event.uuid).toBe(first.Event.uuid);
    expect(second.Event.Attribute[1]?.uuid).toBe(first.Event.Attribute[0]?.uuid);
    // MISP refuses an attribute that it has in another event.
    const other = event([row('a.in')], { view: 'High' }).Event;
    expect(other.Attribute[0]?.uuid).not.toBe(first.Event.Attribute[0]?.uuid);
  });

  it('is for no more readers than its TLP allows', () => {
    const distributions = TLP_LEVELS.map(
      (tlp) => event([row('a.in')], { tlp }).Event['distribution'],
    );
    expect(distributions).toEqual(['3', '1', '0', '0']);
  });

  it('is an event without a single name, too', () => {
    expect(event([]).Event.Attribute).toEqual([]);
  });
});

it.each(['misp', 'stix'] as const)('%s: strict readers refuse half a character', (format) => {
  const options = { producer: 'Example Shop \ud83d' };
  const file = written(format, HOSTILE_ROWS, { options });
  expect(file).toContain('Example Shop ⟨U+D83D⟩');
  expect(file).not.toMatch(/\\ud[89a-f]/i);
});

describe.skipIf(FORMATS_DATA === undefined)('by the published schema (FORMATS_DATA)', () => {
  it('is valid at every level, hostile alerts included, with tags that the taxonomies have', () => {
    const check = mispCheck();
    const allowed = new Set([...taxonomyTags('phishing'), ...taxonomyTags('tlp')]);
    for (const tlp of TLP_LEVELS) {
      const made = event([row('a.in'), row('b.in', { work: marked('down') }), ...HOSTILE_ROWS], {
        tlp,
      });
      expect(check(made)).toEqual([]);
      const tags = [made.Event, ...made.Event.Attribute].flatMap(({ Tag }) => Tag);
      expect(tags.filter(({ name }) => !allowed.has(name))).toEqual([]);
    }
  });

  it('and the schema does find what is wrong', () => {
    const check = mispCheck();
    const { Event } = event([row('a.in')]);
    const [attribute] = Event.Attribute;
    const broken: unknown[] = [
      Event,
      { Event: { ...Event, timestamp: 1_795_415_400 } },
      { Event: { ...Event, published: 'no' } },
      { Event: { ...Event, Attribute: [{ ...attribute, first_seen: '2026-11-23' }] } },
      { Event: { ...Event, Attribute: [attribute, attribute] } },
    ];
    expect(broken.filter((one) => check(one).length === 0)).toEqual([]);
  });
});
