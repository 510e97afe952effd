/** The alert list as it is read, searched, filtered and sorted. */
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { AlertCase } from '@/cases/model/types.ts';
import { AlertList } from '@/alerts/model/alert-list.ts';
import { readAlert, type Alert } from '@/alerts/model/alert.ts';
import { readAlerts } from '@/alerts/alerts-query.ts';
import {
  countChoices,
  filterAlerts,
  type AlertFacts,
  type Criteria,
} from '@/alerts/model/find-alerts.ts';
import { inSlices } from '@/lib/in-slices.ts';
import { severityOf } from '@/lib/severity.ts';
import type { MatchKind } from '@/lookalike/match-kind.ts';

const body = (value: unknown): ArrayBuffer =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)).buffer;

const { signal } = new AbortController();
const read = async (value: unknown) => readAlerts(body(value), signal);

const alert = (part: Record<string, unknown>): Alert =>
  readAlert({
    id: '1',
    asset_name: 'example-shop.in',
    impersonating_domain: 'example-sh0p.in',
    details: 'One letter is another.',
    severity_score: 5,
    ...part,
  });

/** Every alert, the most severe first. */
const EVERYTHING: Criteria = {
  query: '',
  severity: null,
  asset: null,
  technique: null,
  dns: null,
  status: null,
  fresh: false,
  sort: 'severity',
  descending: true,
};

const NO_FACTS: AlertFacts = { cases: new Map(), fresh: new Set(), dns: new Map() };

/** A list whose names were compared so far with these outcomes, by their places. */
function listOf(alerts: readonly Alert[], kinds: Record<number, MatchKind> = {}): AlertList {
  const list = new AlertList(alerts);
  vi.spyOn(list.techniques, 'of').mockImplementation((one) => {
    const kind = kinds[alerts.indexOf(one)];
    return kind ? { kind, percent: 90 } : null;
  });
  return list;
}

/** The places, in the backend's order, of the alerts that are found; of what has no other order in that order. */
function found(
  alerts: readonly Alert[],
  part: Partial<Criteria>,
  kinds: Record<number, MatchKind> = {},
  facts = NO_FACTS,
): number[] {
  const list = listOf(alerts, kinds);
  const { query, ...filters } = { ...EVERYTHING, ...part };
  const rows = list.texts.find(query, filterAlerts(list, filters, facts));
  const places = rows.map((row) => alerts.indexOf(row));
  return part.sort === undefined ? places.toSorted((a, b) => a - b) : places;
}

it.each([
  ['m\u00fcnchen.de', 'xn--mnchen-3ya.de'],
  ['xn--mnchen-3ya.de', 'm\u00fcnchen.de'],
])('finds the alerts of %s, which call it %s', (asset, asset_name) => {
  const alerts = [alert({ asset_name }), alert({ asset_name: 'other.in' })];
  expect(found(alerts, { asset })).toEqual([0]);
});

describe('what people paste', () => {
  const names = ['examp1e.com', 'login.evil.in', 'xn--mnchen-3ya.de', '192.0.2.9', 'https://a.b/'];
  const alerts = names.map((impersonating_domain, at) =>
    alert({ id: `N${at}`, asset_name: 'shop.in', impersonating_domain }),
  );
  const kinds = { 0: 'none', 1: 'none', 2: 'homoglyph', 3: 'none', 4: 'none' } as const;
  const search = (query: string) => {
    const told = listOf(alerts, kinds).texts.named(query);
    return {
      found: found(alerts, { query }, kinds),
      of: told?.items.length,
      missing: told?.missing,
    };
  };

  it('finds the names of a text, hosts below them and what they are below; names the others', () => {
    const text =
      'hxxps://www.examp1e[.]com/login, evil.in and x@m\u00fcnchen.de; not shop.in or other.org';
    expect(search(text)).toEqual({ found: [0, 1, 2], of: 5, missing: ['shop.in', 'other.org'] });
    expect(search('a.examp1e.com 192.0.2.9')).toEqual({ found: [0, 3], of: 2, missing: [] });
  });

  it('finds a text that was copied out of an alert, names in it or not', () => {
    const details = 'Seen at evil.com, <b>twice</b>.';
    const copied = alert({ details });
    expect(found([alert({}), copied], { query: details })).toEqual([1]);
  });

  it('finds numbers in a list', () => {
    expect(search('n1, #N4, #n9')).toEqual({ found: [4], of: 2, missing: ['#n9'] });
  });

  it.each([
    ['kyc form', [0, 1]],
    ['kyc shop form', [0]],
    ['kyc nowhere', []],
    ['"kyc form"', [1]],
    ['\u201ckyc form\u201d other', [1]],
    ['"kyc fo', [1]],
    ['kyc m\u00fcnchen', [2]],
    ['a b c d e f g kyc form', []],
  ])('takes several words one by one, in whatever texts they stand: %s', (query, places) => {
    const alerts = [
      alert({ details: 'A form that asks for KYC.' }),
      alert({ asset_name: 'other.in', details: 'A kyc form.' }),
      alert({ impersonating_domain: 'xn--mnchen-3ya.de', details: 'KYC.' }),
    ];
    expect(found(alerts, { query })).toEqual(places);
  });

  it.each([
    ['www.examp1e.com', [0]],
    ['kyc@examp1e.com', [0]],
    ['Your Bank <kyc@examp1e.com>', [0]],
    ['examp1e.com.', [0]],
    ['http://examp1e.com:8080/login', [0]],
    // A host below a name that is reported, as in a list.
    ['pay.examp1e.com', [0]],
    ['a.login.evil.in/x', [1]],
    ['pay.nowhere.com', []],
    ['N1', [1]],
    ['#n1', [1]],
    ['alert n1', [1]],
    ['Homoglyph', [2]],
    // Unchanged, if it is none of these.
    ['https://a.b/', [4]],
    ['shop', [0, 1, 2, 3, 4]],
    ['one letter', [0, 1, 2, 3, 4]],
    ['@', []],
    ['www.', []],
  ])('finds by %s alone', (query, places) => {
    expect(search(query).found).toEqual(places);
  });
});

describe('severity from the score (specification section 9)', () => {
  it.each([
    [10, 'High'],
    [8, 'High'],
    [7.99, 'Medium'],
    [5, 'Medium'],
    [4.99, 'Low'],
    [0, 'Low'],
    [null, null],
  ] as const)('%s is %s', (score, severity) => {
    expect(severityOf(score)).toBe(severity);
  });
});

describe('reading', () => {
  it('takes the list from {impersonations}, {data: {impersonations}} or a bare array', async () => {
    const row = { id: 3, severity_score: '8.5' };
    const expected = [
      { id: '3', asset_name: '', impersonating_domain: '', details: '', severity_score: 8.5 },
    ];
    const bodies = [{ impersonations: [row] }, { data: { impersonations: [row] } }, [row]];
    for (const { alerts } of await Promise.all(bodies.map(read))) {
      expect(alerts).toMatchObject(expected);
    }
  });

  it.each([
    [{ error: 'Database is down' }, 'Database is down'],
    // With the server's error it is no list.
    [{ error: 'Database is down', impersonations: [] }, 'Database is down'],
    ['<html>', ''],
    ['', ''],
  ])('refuses what is no list, with the server’s words: %j', async (value, serverMessage) => {
    await expect(read(value)).rejects.toMatchObject({ kind: 'shape', serverMessage });
  });

  it('an empty error is no error', async () => {
    expect(await read({ error: null, impersonations: [] })).toMatchObject({ alerts: [] });
    expect((await read({ error: '', impersonations: [{}] })).alerts).toHaveLength(1);
  });

  it('counts what is no alert, and leaves nothing else out', async () => {
    const { alerts, unreadable } = await read([{ id: 1 }, null, 'x', [2], { id: 3 }]);
    expect([alerts.map(({ id }) => id), unreadable]).toEqual([['1', '3'], 3]);
  });

  it('keeps what cannot be seen at the start of a name', () => {
    const hidden = { impersonating_domain: '\uFEFFexample-shop.in', asset_name: '\u200Bx' };
    expect(alert(hidden)).toMatchObject(hidden);
  });

  it('lets the page work meanwhile, tells how far it is, and can be ended', async () => {
    const controller = new AbortController();
    const told: number[] = [];
    const rows = Array.from({ length: 50_000 }, (_, id) => ({
      id,
      impersonating_domain: `${id}.in`,
    }));
    const reading = readAlerts(body(rows), controller.signal, (done, total) => {
      expect(total).toBe(50_000);
      told.push(done);
      if (told.length === 2) controller.abort();
    });
    await expect(reading).rejects.toThrow('aborted');
    expect(told).toHaveLength(2);
    expect(told[1]).toBeLessThan(50_000);
  });
});

describe('a list', () => {
  it('finds the first alert with an id, and no alert without one', () => {
    const alerts = ['', '7', '7'].map((id) => alert({ id }));
    const list = listOf(alerts);
    expect([list.byId.get('7'), list.byId.has('')]).toEqual([alerts[1], false]);
    expect(list.withIds(['8', '7'])).toEqual([alerts[1]]);
  });

  it('finds alerts about the same name in any written form, and around names', () => {
    const names = [
      'm\u00fcnchen.de',
      'xn--mnchen-3ya.de',
      'pay.evil.in',
      'Not a name',
      'not a name',
      '',
    ];
    const alerts = names.map((impersonating_domain) => alert({ impersonating_domain }));
    const list = listOf(alerts);
    const same = (at: number) => list.sameName(alerts[at]!).map((one) => alerts.indexOf(one));
    expect([same(0), same(2), same(3), same(5)]).toEqual([[0, 1], [2], [3, 4], []]);
    const around = list.around(new Set(['evil.in', 'a.pay.evil.in', 'other.in']));
    expect([...around.keys()]).toEqual(['a.pay.evil.in', 'evil.in']);
    expect([...around.values()].flat()).toEqual([alerts[2], alerts[2]]);
    // An alert whose name is written as an address.
    const address = alert({ impersonating_domain: 'https://www.evil.in/kyc' });
    expect([
      ...listOf([address])
        .around(new Set(['evil.in']))
        .keys(),
    ]).toEqual(['evil.in']);
  });
});

describe('searching', () => {
  const alerts = [
    alert({ asset_name: 'Example-Shop.in', details: 'Asks for a password, no. 24' }),
    alert({ asset_name: 'other.in', impersonating_domain: 'xn--mnchen-3ya.de', details: '' }),
    alert({ asset_name: 'third.in', impersonating_domain: 'দিল্লি.ভারত', details: '' }),
    alert({ asset_name: 'third.in', impersonating_domain: 'evil.example.com', details: '' }),
  ];

  it.each([
    ['the asset name, whatever its case', 'example-SHOP', [0]],
    ['the details', 'a PASSWORD', [0]],
    ['a domain in Unicode', 'münch', [1]],
    ['a domain in decomposed Unicode', 'mu\u0308nchen', [1]],
    ['a domain in punycode', 'xn--mnchen-3ya', [1]],
    ['a Unicode domain by its punycode', 'xn--', [1, 2]],
    ['a defanged domain', 'evil[.]example[.]com', [3]],
    ['a defanged address', 'hxxps[://]evil[.]example[.]com/login?a=1', [3]],
    ['a defanged domain that is still being typed', 'evil[', [3]],
    ['an address', 'https://evil.example.com/', [3]],
    ['an address without a scheme', 'evil.example.com/login?a=1', [3]],
    ['all of a text with a stroke in it', '24/7 support', []],
    ['all of a text with a question mark in it', 'password?', []],
    ['all of a text with a dot and a stroke in it', 'no. 24/7', []],
    ['nothing', 'not there', []],
    ['everything, for blanks', '   ', [0, 1, 2, 3]],
  ] as const)('finds by %s', (_what, query, places) => {
    expect(found(alerts, { query })).toEqual(places);
  });

  it('filters by severity and by exact asset name', () => {
    const scored = [9, 6, 1, null].map((severity_score, index) =>
      alert({ severity_score, asset_name: index < 2 ? 'a.in' : 'aa.in' }),
    );
    expect(found(scored, { severity: 'High' })).toEqual([0]);
    expect(found(scored, { severity: 'Low' })).toEqual([2]);
    expect(found(scored, { asset: 'a.in' })).toEqual([0, 1]);
    expect(found(scored, { asset: 'a.in', severity: 'Medium' })).toEqual([1]);
    expect(listOf(scored).summary).toEqual({
      total: 4,
      bySeverity: { High: 1, Medium: 1, Low: 1 },
      assets: [
        { name: 'a.in', count: 2, bySeverity: { High: 1, Medium: 1, Low: 0 } },
        { name: 'aa.in', count: 2, bySeverity: { High: 0, Medium: 0, Low: 1 } },
      ],
      otherAssets: 0,
    });
  });
});

const caseOf = (id: string, status: AlertCase['status'], reportedAt?: string): AlertCase => ({
  alert: id,
  asset: '',
  domain: '',
  status,
  note: '',
  history: reportedAt
    ? [{ id, at: reportedAt, change: { what: 'status', status: 'reported' } } as never]
    : [],
});

const factsOf = (...cases: readonly AlertCase[]): AlertFacts => ({
  ...NO_FACTS,
  cases: new Map(cases.map((one) => [one.alert, one])),
});

describe('filtering by other facts', () => {
  const alerts = ['a', 'b', 'c'].map((id) => alert({ id, impersonating_domain: `${id}.in` }));

  it('a technique, by what has been compared so far', () => {
    expect(found(alerts, { technique: 'none' })).toEqual([]);
    expect(found(alerts, { technique: 'none' }, { 0: 'omission', 1: 'none' })).toEqual([1]);
  });

  it('a status: without a case it is New, which is open', () => {
    const facts = factsOf(caseOf('a', 'down'), caseOf('b', 'investigating'));
    expect(found(alerts, { status: 'open' }, {}, facts)).toEqual([1, 2]);
    expect(found(alerts, { status: 'new' }, {}, facts)).toEqual([2]);
    expect(found(alerts, { status: 'down' }, {}, facts)).toEqual([0]);
  });

  it('what is new, and what the resolver said; a name that was not asked for is not checked', () => {
    const facts: AlertFacts = {
      ...NO_FACTS,
      fresh: new Set(['b']),
      dns: new Map([['c.in', { is: 'not-in-dns' } as never]]),
    };
    expect(found(alerts, { fresh: true }, {}, facts)).toEqual([1]);
    expect(found(alerts, { dns: 'not-in-dns' }, {}, facts)).toEqual([2]);
    expect(found(alerts, { dns: 'not-checked' }, {}, facts)).toEqual([0, 1]);
  });

  it('each choice of a filter counts what passes the search and the other filters', async () => {
    const some = [9, 9, 1].map((severity_score, at) =>
      alert({ id: `${at}`, severity_score, asset_name: at === 0 ? 'a.in' : 'b.in' }),
    );
    const list = listOf(some, { 0: 'none', 1: 'omission', 2: 'omission' });
    const asked = { ...EVERYTHING, severity: 'High', technique: 'omission' } as const;
    const counts = await inSlices(countChoices(list, asked, NO_FACTS), signal);
    expect(counts.bySeverity).toEqual({ High: 1, Medium: 0, Low: 1 });
    expect(counts.assets).toEqual(
      new Map([
        ['b.in', 1],
        ['a.in', 0],
      ]),
    );
    expect([counts.kinds.get('none'), counts.kinds.get('omission')]).toEqual([1, 1]);
  });
});

describe('sorting', () => {
  it('puts what is not given last, in both directions, and leaves equals as they came', () => {
    const alerts = [7, null, 9, 7].map((severity_score) => alert({ severity_score }));
    expect(found(alerts, { sort: 'severity', descending: false })).toEqual([0, 3, 2, 1]);
    expect(found(alerts, { sort: 'severity', descending: true })).toEqual([2, 0, 3, 1]);
  });

  it('by the wait of a report puts the longest first, alerts without one last, and ties by severity', () => {
    const alerts = [5, 6, 7, 8, 9].map((score, at) =>
      alert({ id: `${at}`, severity_score: score }),
    );
    const facts = factsOf(
      caseOf('0', 'reported'),
      caseOf('1', 'reported', '2026-11-20T00:00:00Z'),
      caseOf('2', 'reported', '2026-11-10T00:00:00Z'),
      caseOf('3', 'reported', '2026-11-20T00:00:00Z'),
    );
    const ask = (descending: boolean) =>
      found(alerts, { status: 'reported', sort: 'waiting', descending }, {}, facts);
    expect(ask(true)).toEqual([2, 3, 1, 0]);
    expect(ask(false)).toEqual([3, 1, 2, 0]);
  });

  it('sorts ids as numbers when all are, else as text', () => {
    expect(
      found(
        ['10', '9', ''].map((id) => alert({ id })),
        { sort: 'id', descending: false },
      ),
    ).toEqual([1, 0, 2]);
    expect(
      found(
        ['b', '10', 'A'].map((id) => alert({ id })),
        { sort: 'id', descending: false },
      ),
    ).toEqual([1, 2, 0]);
  });

  it('is an order of the whole list whatever the data', () => {
    const rows = fc.array(
      fc.record({ id: fc.string(), severity_score: fc.option(fc.double()) }).map(alert),
    );
    const sorts = fc.constantFrom('id', 'asset', 'domain', 'severity');
    fc.assert(
      fc.property(rows, sorts, fc.boolean(), (alerts, sort, descending) => {
        const order = found(alerts, { sort, descending });
        expect(order.toSorted((a, b) => a - b)).toEqual([...alerts.keys()]);
      }),
      { numRuns: 100, seed: 20261121 },
    );
  });

  it('finds the same whatever was looked for before', () => {
    const details = ['sahyadri', 'sahyadr1', 'say', 'ayadri', 'dri say', 'ah, say'];
    const alerts = details.map((text, at) => alert({ id: String(at), details: text }));
    const used = listOf(alerts);
    const unit = fc.constantFrom('s', 'a', 'h', 'y', 'd', 'r', 'i', ' ');
    const queries = fc.string({ unit, maxLength: 6 });
    fc.assert(
      fc.property(queries, (query) => {
        expect(used.find(query)).toEqual(listOf(alerts).find(query));
      }),
      { numRuns: 500, seed: 20261130 },
    );
  });
});
