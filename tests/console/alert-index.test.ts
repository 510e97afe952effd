/** The alert list as the worker reads, searches and sorts it (design section 10, "big lists"). */
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ImpersonationAlert } from '@/api/contract/index.ts';
import type { AlertQuestion } from '@/features/shared/alert-index/alert-search.ts';
import { statusCode } from '@/features/shared/alert-index/case-filter.ts';
import { AlertsWorker } from '@/features/shared/alert-index/alerts.worker.ts';
import { itemText } from '@/features/shared/alert-index/search-items.ts';
import { alertReader, packAlerts } from '@/features/shared/alert-index/packed-alerts.ts';
import { severityOf } from '@/lib/severity.ts';
import { MATCH_KINDS } from '@/lookalike/match-kind.ts';
import { callback } from '../setup/workers.ts';

const body = (value: unknown): ArrayBuffer =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)).buffer;

const read = (value: unknown) => new AlertsWorker().read(body(value), callback());

/** The alerts that are read of a body, without their places. */
function readAlerts(value: unknown): ImpersonationAlert[] {
  const list = read(value);
  if ('unreadable' in list) throw new Error('Unreadable');
  const at = alertReader(list.packed);
  return Array.from({ length: list.summary.total }, (_, place) => {
    const { index, ...alert } = at(place)!;
    expect(index).toBe(place);
    return alert;
  });
}

/** An alert as the contract reads it; fields that the contract has besides these are not given. */
const alert = (part: Record<string, unknown>): ImpersonationAlert =>
  v.parse(ImpersonationAlert, {
    id: '1',
    asset_name: 'example-shop.in',
    impersonating_domain: 'example-sh0p.in',
    details: 'One letter is another.',
    severity_score: 5,
    ...part,
  });

const ALL: AlertQuestion = {
  query: '',
  severity: null,
  asset: null,
  technique: null,
  dns: null,
  status: null,
  fresh: false,
  sort: null,
  descending: false,
};

function found(alerts: ImpersonationAlert[], part: Partial<AlertQuestion>): number[] {
  const worker = new AlertsWorker();
  worker.index(alerts);
  return Array.from(worker.find({ ...ALL, ...part }));
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
  const search = (query: string) => {
    const worker = new AlertsWorker();
    worker.index(alerts);
    worker.setKinds(
      0,
      Uint8Array.from(alerts, () => MATCH_KINDS.indexOf('none')),
    );
    worker.setKinds(2, Uint8Array.of(MATCH_KINDS.indexOf('homoglyph')));
    const told = worker.named(query);
    return {
      found: Array.from(worker.find({ ...ALL, query })),
      of: told?.of,
      missing: told?.missing.map(itemText),
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

  it('finds numbers and techniques in a list', () => {
    expect(search('n1, #N4, #n9')).toEqual({ found: [4], of: 2, missing: ['#n9'] });
    expect(search('homoglyph, evil.in')).toEqual({ found: [1, 2], of: 1, missing: [] });
  });

  it.each([
    ['kyc form', [0, 1]],
    ['FORM  kyc', [0, 1]],
    ['kyc shop form', [0]],
    ['kyc nowhere', []],
    ['"kyc form"', [1]],
    ['\u201ckyc form\u201d other', [1]],
    ['"kyc fo', [1]],
    ['swap kyc', [2]],
    ['vowel m\u00fcnchen', [2]],
    ['none kyc', []],
    ['a b c d e f g kyc form', []],
  ])('takes several words one by one, in whatever texts they stand: %s', (query, places) => {
    const alerts = [
      alert({ details: 'A form that asks for KYC.' }),
      alert({ asset_name: 'other.in', details: 'A kyc form.' }),
      alert({ impersonating_domain: 'xn--mnchen-3ya.de', details: 'KYC.' }),
    ];
    const worker = new AlertsWorker();
    worker.index(alerts);
    worker.setKinds(2, Uint8Array.of(MATCH_KINDS.indexOf('vowel-swap')));
    expect(Array.from(worker.find({ ...ALL, query }))).toEqual(places);
  });

  it.each([
    ['www.examp1e.com', [0]],
    ['kyc@examp1e.com', [0]],
    ['Your Bank <kyc@examp1e.com>', [0]],
    ['examp1e.com.', [0]],
    ['http://examp1e.com:8080/login', [0]],
    ['examp1e.com:8080', [0]],
    // A host below a name that is reported, as in a list.
    ['pay.examp1e.com', [0]],
    ['a.login.evil.in/x', [1]],
    ['pay.nowhere.com', []],
    ['N1', [1]],
    ['#n1', [1]],
    ['alert n1', [1]],
    ['Homoglyph', [2]],
    // As it stands, where it is none of these.
    ['https://a.b/', [4]],
    ['shop', [0, 1, 2, 3, 4]],
    ['shop.in', [0, 1, 2, 3, 4]],
    ['one letter', [0, 1, 2, 3, 4]],
    ['@', []],
    ['www.', []],
  ])('finds by %s alone', (query, places) => {
    expect(search(query).found).toEqual(places);
  });
});

describe('severity from the score (specification section 9, design decision 16)', () => {
  it.each([
    [10, 'High'],
    [8, 'High'],
    [7.99, 'Medium'],
    [7.5, 'Medium'],
    [7, 'Medium'],
    [5, 'Medium'],
    [4.99, 'Low'],
    [0, 'Low'],
    [-3, 'Low'],
    [null, null],
  ] as const)('%s is %s', (score, severity) => {
    expect(severityOf(score)).toBe(severity);
  });
});

describe('reading', () => {
  it('takes the list from {impersonations}, {data: {impersonations}} or a bare array', () => {
    const row = { id: 3, severity_score: '8.5' };
    const expected = [
      { id: '3', asset_name: '', impersonating_domain: '', details: '', severity_score: 8.5 },
    ];
    expect(readAlerts({ impersonations: [row] })).toEqual(expected);
    expect(readAlerts({ data: { impersonations: [row] } })).toEqual(expected);
    expect(readAlerts([row])).toEqual(expected);
  });

  it("keeps the server's words when the body holds no list", () => {
    expect(read({ error: 'Database is down' })).toEqual({
      unreadable: true,
      words: 'Database is down',
    });
    expect(read('<html>')).toEqual({ unreadable: true, words: '' });
    expect(read('')).toEqual({ unreadable: true, words: '' });
  });

  it("a list with the server's error is no list", () => {
    const failure = { error: 'Database is down', impersonations: [] };
    expect(read(failure)).toEqual({ unreadable: true, words: 'Database is down' });
    expect(readAlerts({ error: null, impersonations: [] })).toEqual([]);
    expect(readAlerts({ error: '', impersonations: [{}] })).toHaveLength(1);
  });

  it('tells how far it is', () => {
    const steps: [number, number][] = [];
    const onProgress = callback((done: number, total: number) => steps.push([done, total]));
    new AlertsWorker().read(body(Array.from({ length: 12_000 }, () => ({}))), onProgress);
    expect(steps).toEqual([
      [0, 12_000],
      [5_000, 12_000],
      [10_000, 12_000],
    ]);
  });
});

describe('packing', () => {
  it('gives every row back as it was', () => {
    const row = fc.record({
      id: fc.string({ unit: 'grapheme' }),
      asset_name: fc.string({ unit: 'grapheme' }),
      impersonating_domain: fc.string({ unit: 'grapheme', maxLength: 600 }),
      details: fc.string({ unit: 'grapheme', maxLength: 3_000 }),
      severity_score: fc.option(fc.double({ noNaN: true })),
    });
    const rows = fc.array(row.map(alert));
    fc.assert(
      fc.property(rows, (alerts) => {
        const at = alertReader(packAlerts(alerts));
        for (const [index, row] of alerts.entries()) expect(at(index)).toEqual({ ...row, index });
        expect(at(alerts.length)).toBeUndefined();
        expect(at(-1)).toBeUndefined();
      }),
      { numRuns: 100, seed: 20261121 },
    );
  });

  it('keeps what cannot be seen at the start of a name', () => {
    const hidden = alert({ impersonating_domain: '\uFEFFexample-shop.in', asset_name: '\u200Bx' });
    expect(alertReader(packAlerts([hidden]))(0)).toEqual({ ...hidden, index: 0 });
  });

  it('answers the same object for the same place', () => {
    const at = alertReader(packAlerts([alert({})]));
    expect(at(0)).toBe(at(0));
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
    expect(new AlertsWorker().index(scored).summary).toEqual({
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

describe('a question about a technique', () => {
  it('is answered by what has been compared so far', () => {
    const worker = new AlertsWorker();
    worker.index(['a', 'b', 'c'].map((id) => alert({ id })));
    const ask = () => Array.from(worker.find({ ...ALL, technique: 'none' }));
    expect(ask()).toEqual([]);
    worker.setKinds(1, Uint8Array.of(MATCH_KINDS.indexOf('none')));
    expect(ask()).toEqual([1]);
    worker.setKinds(0, Uint8Array.of(MATCH_KINDS.indexOf('omission'), MATCH_KINDS.indexOf('none')));
    expect(ask()).toEqual([1]);
  });
});

describe('sorting', () => {
  it('puts what is not given last, in both directions, and leaves equals as they came', () => {
    const alerts = [7, null, 9, 7].map((severity_score) => alert({ severity_score }));
    expect(found(alerts, { sort: 'severity' })).toEqual([0, 3, 2, 1]);
    expect(found(alerts, { sort: 'severity', descending: true })).toEqual([2, 0, 3, 1]);
  });

  it('by the wait of a report puts the longest first, what has none last, and ties by severity', () => {
    const worker = new AlertsWorker();
    worker.index([5, 6, 7, 8, 9].map((score, at) => alert({ id: `${at}`, severity_score: score })));
    const code = statusCode('reported');
    worker.setStatuses(
      ['0', '1', '2', '3'],
      Uint8Array.of(code, code, code, code),
      Float64Array.of(0, 20, 10, 20),
    );
    const ask = (descending: boolean) =>
      Array.from(worker.find({ ...ALL, status: 'reported', sort: 'waiting', descending }));
    expect(ask(true)).toEqual([2, 3, 1, 0]);
    expect(ask(false)).toEqual([3, 1, 2, 0]);
  });

  it('sorts ids as numbers when all are, else as text', () => {
    expect(
      found(
        ['10', '9', ''].map((id) => alert({ id })),
        { sort: 'id' },
      ),
    ).toEqual([1, 0, 2]);
    expect(
      found(
        ['b', '10', 'A'].map((id) => alert({ id })),
        { sort: 'id' },
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
});
