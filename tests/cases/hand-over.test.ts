/** Cases in a file: written, read strictly, merged. */
import { assert, constantFrom, integer, property, record, subarray, array, uuid } from 'fast-check';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { KeptCases } from '@/cases/model/browser/case-database.ts';
import { readFile, writeFile } from '@/cases/model/transfer/case-file.ts';
import { matchByNames, otherStores } from '@/cases/model/transfer/other-store.ts';
import { mergeCases, mergeViews } from '@/cases/model/transfer/merge.ts';
import { merging, planImport } from '@/cases/model/transfer/import-preview.ts';
import type { HistoryEntry } from '@/cases/model/types.ts';
import type { Finding } from '@/evidence/model/finding.ts';
import { ASHA, newProfile, NOON, subject, tab } from './databases.ts';

const SECOND = 'e0000000-0000-4000-8000-000000000002';
const DAY = 24 * 60 * 60_000;
const RAVI = { ...ASHA, account: 'ravi@bank.example' };
const VIEW = { id: 'c0000000-0000-4000-8000-000000000001', name: 'Mine', search: 'severity=High' };

beforeEach(newProfile);

/** A browser in which something was done. */
async function worked(owner = ASHA, start = NOON) {
  const cases = tab(owner, start);
  await cases.change([
    { subject: subject('a'), change: { what: 'status', status: 'investigating' } },
    { subject: subject('b'), change: { what: 'note', note: 'line\n"quoted" ‮ 🦊' } },
    { subject: subject('c'), change: { what: 'sent', channel: 'registrar', ticket: 'T-1' } },
  ]);
  await cases.keepView(VIEW);
  await cases.keepFinding(found(start));
  await cases.keepFinding(REGISTERED);
  return cases;
}

/** A DNS finding about the domain of alert a. */
const found = (at: number): Finding => ({
  of: 'dns',
  name: 'a.example',
  source: 'Resolver',
  answer: {
    is: 'in-dns',
    at,
    records: {
      ns: [{ owner: 'a.example', data: 'ns.example', ttl: 60 }],
      a: [{ owner: 'a.example', data: '192.0.2.7', ttl: 60 }],
      aaaa: [],
      mx: [{ owner: 'a.example', preference: 10, exchange: 'mx.example', ttl: 60 }],
      cname: [],
    },
  },
});
const REGISTERED: Finding = {
  of: 'registration',
  name: 'a.example',
  source: 'Registry',
  answer: {
    is: 'registered',
    at: NOON,
    source: 'rdap.example',
    registry: null,
    name: 'a.example',
    registeredOn: NOON - DAY,
    expiresOn: null,
    changedOn: null,
    registrar: { name: 'Registrar ‮ <b>', ianaId: '1234' },
    statuses: [{ code: 'client hold', words: 'switched off by the registrar' }],
    abuse: { emails: ['abuse@registrar.example'], phones: [], forms: [], from: 'registrar-abuse' },
    nameServers: ['ns.example'],
    withheld: ['Registrant Name'],
  },
};

const fileOf = async (cases: ReturnType<typeof tab>) =>
  writeFile(await cases.everything(), cases.owner, NOON);
const importInto = async (cases: ReturnType<typeof tab>, content: string) => {
  const read = readFile(content);
  await cases.mergeIn((kept) => merging(kept, read));
};

describe('export and import', () => {
  test('deleted and imported again, everything is as it was', async () => {
    const cases = await worked();
    const [before, content] = [await cases.everything(), await fileOf(cases)];
    const { account: by, backend } = ASHA;
    expect(readFile(content)).toMatchObject({ madeAt: '2026-11-23T12:00:00.000Z', by, backend });
    await cases.clear();
    expect(await cases.everything()).toEqual({ cases: [], views: [], findings: [] });
    await importInto(cases, content);
    expect(await cases.everything()).toEqual(before);
    expect(await fileOf(cases)).toBe(content);
  });

  test('the preview counts what the import then does, and a second one changes nothing', async () => {
    const hers = await worked();
    const his = tab(RAVI, NOON + 60_000);
    await importInto(his, await fileOf(hers));
    await his.change([
      { subject: subject('a'), change: { what: 'status', status: 'down' } },
      { subject: subject('d'), change: { what: 'status', status: 'ours' } },
      { subject: subject('e'), change: { what: 'note', note: 'new, without a status' } },
    ]);
    await his.keepFinding(found(NOON + 60_000));
    await his.removeView(VIEW.id);
    await his.keepView({ ...VIEW, id: 'c0000000-0000-4000-8000-000000000002' });
    const content = await fileOf(his);
    const plan = planImport(await hers.everything(), readFile(content), NOON);
    expect(plan).toEqual({
      added: 2,
      extended: 1,
      unchanged: 2,
      ahead: 0,
      views: 1,
      findings: 1,
      turns: [
        { from: 'investigating', to: 'down', count: 1 },
        { from: 'new', to: 'ours', count: 1 },
      ],
      strangers: 0,
    });
    await importInto(hers, content);
    const merged = await hers.everything();
    expect(merged.cases).toEqual((await his.everything()).cases);
    expect(merged.views).toHaveLength(2);
    expect(merged.findings).toEqual([found(NOON + 60_000), REGISTERED]);
    expect(planImport(merged, readFile(content), NOON)).toMatchObject({
      added: 0,
      extended: 0,
      unchanged: 5,
      views: 0,
      findings: 0,
      turns: [],
    });
    await importInto(hers, content);
    expect(await hers.everything()).toEqual(merged);
  });

  test('an earlier answer replaces no later one, and one too long for a file is not stored', async () => {
    const [his, hers] = [await worked(RAVI), await worked(ASHA, NOON + DAY)];
    await importInto(hers, await fileOf(his));
    expect(await hers.findings()).toEqual([found(NOON + DAY), REGISTERED]);
    await hers.keepFinding({ ...REGISTERED, source: 'x'.repeat(20_001) });
    expect(await hers.findings()).toContainEqual(REGISTERED);
    await importInto(his, await fileOf(hers));
    expect(await his.findings()).toEqual(await hers.findings());
  });

  test('a case that names another domain under the same number is pointed out', async () => {
    const cases = await worked();
    const content = (await fileOf(cases)).replace('"a.example"', '"other.example"');
    const plan = planImport(await cases.everything(), readFile(content), NOON);
    expect(plan.strangers).toBe(1);
  });

  test('a file that rewrites a history is refused, and nothing of it is taken', async () => {
    const cases = await worked();
    const before = await cases.everything();
    const content = (await fileOf(cases))
      .replace('"investigating"', '"down"')
      .replace('"alert": "b"', '"alert": "z"');
    await expect(importInto(cases, content)).rejects.toThrow('A history is never rewritten.');
    expect(await cases.everything()).toEqual(before);
  });
});

describe('a file that is not taken', () => {
  const read = (content: string) => () => readFile(content);
  const entry = (
    change: unknown = { what: 'status', status: 'down' },
  ): Record<string, unknown> => ({
    id: 'e0000000-0000-4000-8000-000000000001',
    at: '2026-11-23T11:00:00.000Z',
    by: 'asha@bank.example',
    change,
  });
  const whole = (history: unknown[] = [entry()]) => ({
    format: 'naamraksha-cases',
    version: 1,
    made_at: '2026-11-23T12:00:00.000Z',
    by: 'asha@bank.example',
    backend: 'https://api.example',
    cases: [{ ...subject('a'), history }],
    views: [] as unknown[],
  });
  const text = (value: unknown) => JSON.stringify(value);

  test('is not this one', () => {
    expect(readFile(`\uFEFF${text(whole())}`).cases).toHaveLength(1);
  });

  test.each([1, 2])('nor one of version %i, whose times are the order', (version) => {
    const early = { ...entry({ what: 'looked', said: 'not in DNS <b>' }), id: SECOND };
    const [read] = readFile(text({ ...whole([early, entry()]), version })).cases;
    expect(read?.history.map(({ id, order }) => [id, order])).toEqual([
      [entry()['id'], NOON - 3_600_000],
      [SECOND, NOON - 3_600_000],
    ]);
  });

  test.each([
    ['an empty one', '', 'The file is empty.'],
    ['one that is cut off', text(whole()).slice(0, -20), 'it is cut off'],
    ['no JSON', 'id,asset\n1,a', 'or it is no export'],
    ['a foreign one', '{"type":"bundle"}', 'This is no export of cases.'],
    ['a list', '[]', 'This is no export of cases.'],
    ['null', 'null', 'This is no export of cases.'],
    ['a newer one', text({ ...whole(), version: 4 }), 'written by a newer version'],
    ['one of no version', text({ ...whole(), version: '1' }), 'version is not as it should be'],
    ['one with more in it', text({ ...whole(), more: 1 }), 'changed by hand'],
    ['one without a part', text({ ...whole(), views: undefined }), 'views is not'],
  ])('%s', (_name, content, words) => {
    expect(read(content)).toThrow(words);
  });

  test.each<[string, unknown]>([
    ['an unknown status', entry({ what: 'status', status: 'closed' })],
    ['an unknown change', entry({ what: 'deleted' })],
    ['more than a change says', entry({ what: 'status', status: 'down', note: 'x' })],
    ['a number for a text', entry({ what: 'note', note: 5 })],
    ['a note of 10 MB', entry({ what: 'note', note: 'x'.repeat(10_000_000) })],
    ['an undo of nothing', entry({ what: 'undo', entry: '' })],
    ['no id', { ...entry(), id: 'one' }],
    ['an order, which came with version 3', { ...entry(), order: 1 }],
    ['a time in another form', { ...entry(), at: '2026-11-23T11:00:00Z' }],
    ['a time of no calendar', { ...entry(), at: '2026-02-31T11:00:00.000Z' }],
    ['no author', { ...entry(), by: '' }],
    ['an entry that is a text', 'entry'],
  ])('one with %s, and it says where', (_name, history) => {
    expect(read(text(whole([history])))).toThrow(
      /cases\[0\]\.history\[0\].* is not as it should be/,
    );
  });

  test.each([undefined, 0.5, 1e16, '1', null])('one with the order %j', (order) => {
    const given = { ...whole([{ ...entry(), order }]), version: 3 };
    expect(read(text(given))).toThrow('cases[0].history[0].order is not as it should be');
  });

  test.each<[string, object]>([
    ['of no kind', { of: 'whois' }],
    ['without a name', { name: '' }],
    ['with an answer that is none', { answer: { is: 'no-answer', at: NOON } }],
    ['with a raw text', { answer: { is: 'not-in-dns', at: NOON, zone: 'example', raw: '' } }],
    ['with a time in words', { answer: { is: 'not-in-dns', at: 'now', zone: 'example' } }],
    ['with a zone of 20 kB', { answer: { is: 'not-in-dns', at: 0, zone: 'x'.repeat(20_000) } }],
  ])('one with a finding %s', (_name, change) => {
    const given = { ...whole([{ ...entry(), order: 1 }]), version: 3 };
    expect(readFile(text({ ...given, findings: [found(NOON)] })).findings).toHaveLength(1);
    expect(read(text({ ...given, findings: [{ ...found(NOON), ...change }] }))).toThrow(
      'findings[0] is not as it should be',
    );
  });

  test('one that tells an entry in two ways', () => {
    const other = entry({ what: 'status', status: 'ours' });
    expect(read(text(whole([entry(), other])))).toThrow('two versions of the same entry');
    const twice = { ...whole(), cases: [...whole().cases, ...whole([other]).cases] };
    expect(read(text(twice))).toThrow('two versions of the same entry');
  });

  test('one of more than 50 MB', () => {
    expect(read(' '.repeat(50 * 1024 * 1024 + 1))).toThrow('at most 50 MB');
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'one with a %s, which pollutes nothing',
    (key) => {
      const value = '{"polluted":true}';
      const sane = text(whole());
      for (const place of ['{"format"', '{"alert"', '{"id"', '{"what"']) {
        const content = sane.replace(place, `{"${key}":${value},${place.slice(1)}`);
        expect(content).not.toBe(sane);
        expect(read(content)).toThrow('changed by hand');
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );
});

describe('merging', () => {
  const entries = array(
    record({
      id: uuid(),
      second: integer({ min: 0, max: 5 }),
      /** How far ahead its clock was. */
      ahead: constantFrom(0, 40 * DAY),
      status: constantFrom('down', 'ours'),
    }),
    { maxLength: 8 },
  ).map((made) =>
    made.map(({ id, second, ahead, status }): HistoryEntry => ({
      id,
      order: NOON + second * 1000,
      at: new Date(NOON + ahead + second * 1000).toISOString(),
      by: 'asha@bank.example',
      change: { what: 'status', status },
    })),
  );
  /** 20,000 worlds, or a sample of them. */
  const RUNS = { numRuns: process.env['FULL'] === '1' ? 20_000 : 200, seed: 42 };
  /** Three browsers that hold parts of one world. */
  const browsers = entries.chain((all) => {
    const part = record({
      history: subarray(all).map((some) =>
        some.toSorted((a, b) => (a.order + a.id < b.order + b.id ? -1 : 1)),
      ),
      domain: constantFrom('x.example', 'y.example'),
    }).map(({ history, domain }) => ({ alert: 'a', asset: 'bank.example', domain, history }));
    return record({ a: part, b: part, c: part });
  });

  test('gives the same in any order, and whatever is merged first', () => {
    assert(
      property(browsers, ({ a, b, c }) => {
        expect(mergeCases(a, b)).toEqual(mergeCases(b, a));
        expect(mergeCases(mergeCases(a, b), c)).toEqual(mergeCases(a, mergeCases(b, c)));
      }),
      RUNS,
    );
  });

  test('loses nothing, and a second time changes nothing', () => {
    assert(
      property(browsers, ({ a, b }) => {
        const merged = mergeCases(a, b);
        const ids = merged.history.map(({ id }) => id);
        expect(new Set(ids)).toEqual(new Set([...a.history, ...b.history].map(({ id }) => id)));
        expect(ids).toHaveLength(new Set(ids).size);
        expect(mergeCases(merged, b)).toEqual(merged);
        expect(mergeCases(a, a)).toEqual(a);
        const kept: KeptCases = { cases: [merged], views: [], findings: [] };
        expect(merging(kept, { ...kept, cases: [a, b] })).toEqual({ ...kept, cases: [] });
      }),
      RUNS,
    );
  });

  test('views: the later one counts, in any order', () => {
    const view = record({
      at: constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'),
      name: constantFrom('a', 'b'),
      search: constantFrom('x', 'y'),
    }).map((made) => ({ ...made, id: VIEW.id }));
    assert(
      property(view, view, view, (a, b, c) => {
        expect(mergeViews(a, b)).toEqual(mergeViews(b, a));
        expect(mergeViews(mergeViews(a, b), c)).toEqual(mergeViews(a, mergeViews(b, c)));
        expect(mergeViews(a, b).at).toBe([a.at, b.at].toSorted().at(-1));
      }),
    );
  });
});

test('cases of another store are matched by both names, never by the number of the alert', async () => {
  const early = await openDB(
    JSON.stringify(['cases', 'http://old.example', 'Asha@Bank.example']),
    2,
    {
      upgrade: (db) => {
        db.createObjectStore('cases', { keyPath: 'alert' });
        db.createObjectStore('views', { keyPath: 'id' });
      },
    },
  );
  for (const alert of ['a', 'b', 'c']) {
    const entry = { id: alert, at: new Date(NOON).toISOString(), by: 'asha@bank.example' };
    const history = [{ ...entry, change: { what: 'status', status: 'down' } }];
    await early.put('cases', { ...subject(alert), history });
  }
  early.close();
  await tab(RAVI).change([{ subject: subject('a'), change: { what: 'status', status: 'down' } }]);
  const mine = tab();
  await mine.list();
  const [store, ...more] = await otherStores(mine.owner);
  expect([store?.owner.backend, more]).toEqual(['http://old.example', []]);
  const alerts = [
    { ...subject('a'), alert: '7' },
    { ...subject('b'), alert: '8', asset: 'other.example' },
    { ...subject('other'), alert: 'c' },
  ];
  const { kept, unmatched } = matchByNames(store!, alerts);
  expect(kept.cases.map(({ alert, domain }) => [alert, domain])).toEqual([['7', 'a.example']]);
  expect(unmatched).toBe(2);
  await mine.mergeIn((here) => merging(here, kept));
  expect(await mine.list()).toMatchObject([{ alert: '7', status: 'down' }]);
  const untouched = await openDB(store!.name);
  expect([untouched.version, await untouched.getAll('cases')]).toMatchObject([2, [{}, {}, {}]]);
  untouched.close();
});

test('a mark under a clock 40 days ahead moves no later one, and its file is taken and says so', async () => {
  const ahead = tab(ASHA, NOON + 40 * DAY);
  await ahead.change([{ subject: subject('a'), change: { what: 'status', status: 'down' } }]);
  const right = tab(ASHA, NOON);
  await right.change([{ subject: subject('a'), change: { what: 'status', status: 'ours' } }]);
  const [before, content] = [await right.list(), await fileOf(right)];
  expect(before[0]).toMatchObject({ status: 'ours' });
  expect(before[0]?.history.map(({ at }) => at)).toEqual([
    '2027-01-02T12:00:01.000Z',
    '2026-11-23T12:00:01.000Z',
  ]);
  await right.clear();
  const read = readFile(content);
  expect(planImport(await right.everything(), read, NOON)).toMatchObject({ added: 1, ahead: 1 });
  await importInto(right, content);
  expect(await right.list()).toEqual(before);
});
