/** The engine's worker, without a thread. */
import { expose, proxy, wrap, type Remote } from 'comlink';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EngineWorker } from '@/lookalike/engine.worker.ts';
import * as explaining from '@/lookalike/explain.ts';
import { explain, generate } from '@/lookalike/index.ts';
import { callback } from '../setup/workers.ts';

vi.mock('@/lookalike/explain.ts', { spy: true });

/** An engine that finds the time of a slice gone at every look at the clock. */
function slowEngine(): EngineWorker {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1_000));
  return new EngineWorker();
}

afterEach(() => vi.restoreAllMocks());

const ASSET = 'paytm.in';
const NAMES = Array.from(generate(ASSET, { limit: 1_300 }), ({ domain }) => domain);
const PAIRS = NAMES.map((candidate) => ({ asset: ASSET, candidate }));
const mainOf = (name: string) => explain(ASSET, name).techniques[0]?.technique ?? 'none';

test('one explanation is the engine’s own', () => {
  const engine = new EngineWorker();
  const pair = ['hdfcbank.com', 'hdfcbаnk.com'] as const;
  expect(engine.explain(...pair)).toEqual(explain(...pair));
  expect(engine.explain('x', 'y.com')).toMatchObject({ kind: 'invalid' });
});

test('endings are what anybody registers names under: a suffix, or a hosting platform', () => {
  const names = ['co.in', 'GOV.in', 'github.io', 'bank.co.in', 'a.github.io', 'tea.in', 'no name'];
  const ends = new EngineWorker().readNames(names).map(({ isSuffix }) => isSuffix);
  expect(ends).toEqual([true, true, true, false, false, false, false]);
});

test('the registration of a name on a hosting platform is the name below the platform', () => {
  const names = ['www.bank.co.in', 'x.shop.github.io', 'github.io', 'no name'];
  const found = new EngineWorker().readNames(names).map(({ registered }) => registered);
  expect(found).toEqual(['bank.co.in', 'shop.github.io', 'github.io', null]);
});

describe('some pairs', () => {
  test('come back in order, in short form, with what is marked', async () => {
    const summaries = await new EngineWorker().compare(1, PAIRS);
    expect(summaries.map(({ kind }) => kind)).toEqual(NAMES.map(mainOf));
    expect(await new EngineWorker().compare(1, [])).toEqual([]);
    const short = (asset: string, candidate: string) => ({ asset, candidate });
    const [login, none, invalid] = await new EngineWorker().compare(1, [
      short('example-shop.in', 'example-shop-login.in'),
      short('example-shop.in', 'unrelated.org'),
      short('example-shop.in', 'no name at all'),
    ]);
    expect(login).toMatchObject({
      kind: 'combosquatting',
      marked: { highlighted: new Set([12, 13, 14, 15, 16, 17]), gone: new Map() },
    });
    expect(none).toMatchObject({ kind: 'none', techniques: [], marked: null });
    expect(invalid).toMatchObject({ kind: 'unreadable', similarity: 0, marked: null });
  });

  test.each([
    ['of an app and a name in two alphabets', 'Mobile app', 'wikip\u0430dia.org', 'mixed'],
    ['of an app and a name in one alphabet', 'Mobile app', 'wikipedia.org', 'unreadable'],
    ['of no name, though in two alphabets', ASSET, 'p\u0430 pal', 'unreadable'],
    ['without a likeness, in two alphabets', ASSET, 'xn--wikipdia-7fg.org', 'mixed'],
    ['below the asset, in two alphabets', ASSET, `p\u0430y.${ASSET}`, 'none'],
  ])('%s', async (_, asset, candidate, kind) => {
    const [summary] = await new EngineWorker().compare(1, [{ asset, candidate }]);
    expect(summary).toMatchObject({ kind });
  });
});

describe('a list', () => {
  afterEach(() => vi.mocked(explaining.explain).mockClear());

  test('is answered in its order', async () => {
    const matches = await slowEngine().match(1, PAIRS);
    expect(matches.map(({ kind }) => kind)).toEqual(NAMES.map(mainOf));
    expect(await slowEngine().match(1, [])).toEqual([]);
  });

  test('has each pair compared once, also when it comes again', async () => {
    const engine = new EngineWorker();
    await engine.match(1, [...PAIRS, ...PAIRS]);
    expect(await engine.match(2, PAIRS)).toHaveLength(NAMES.length);
    expect(explaining.explain).toHaveBeenCalledTimes(NAMES.length);
  });
});

/** Runs the engine behind two ports, as behind a worker. */
function remote(service: EngineWorker): Remote<EngineWorker> {
  const { port1, port2 } = new MessageChannel();
  expose(service, port1);
  return wrap<EngineWorker>(port2);
}

test('an explanation that is asked for during each long job is answered long before its end', async () => {
  const engine = remote(slowEngine());
  const owned = NAMES.map((name) => ({ id: name, name, owner: 'a' }));
  const seen = { compared: 0, made: 0, found: 0 };
  const jobs = [
    engine.match(1, PAIRS).then((matches) => void (seen.compared = matches.length)),
    engine.generate(
      2,
      ASSET,
      { limit: 1_000 },
      proxy((names: readonly unknown[]) => void (seen.made += names.length)),
    ),
    engine.findConflicts(
      3,
      owned,
      [{ id: 'x', name: ASSET, owner: 'b' }],
      proxy((done: number) => void (seen.found = done)),
    ),
  ];
  const answer = await engine.explain('hdfcbank.com', 'hdfcbamk.com');
  expect(answer).toMatchObject({ kind: 'explanation' });
  for (const done of Object.values(seen)) expect(done).toBeLessThan(20);
  await Promise.all(jobs);
  expect(seen.compared).toBe(NAMES.length);
  expect(seen.made).toBe(1_000);
});

describe('generating', () => {
  const made = async (asset: string, options: Parameters<EngineWorker['generate']>[2] = {}) => {
    const names: unknown[] = [];
    await new EngineWorker().generate(
      1,
      asset,
      options,
      callback((batch: readonly unknown[]) => names.push(...batch)),
    );
    return names;
  };

  test('hands over every name', async () => {
    expect(await made('sbi.co.in')).toEqual(Array.from(generate('sbi.co.in')));
  });

  test('keeps to techniques and limit', async () => {
    const names = await made('paytm.in', { techniques: ['omission'], limit: 3 });
    expect(names).toMatchObject([
      { domain: 'aytm.in' },
      { domain: 'pytm.in' },
      { domain: 'patm.in' },
    ]);
  });

  test('lets other questions in before the first name is made', async () => {
    const engine = slowEngine();
    const told = vi.fn<() => void>();
    // Thousands of steps lie before the first of these names.
    const job = engine.generate(1, `${'m'.repeat(63)}.in`, { limit: 50 }, callback(told));
    engine.stop(1);
    await job;
    expect(told).not.toHaveBeenCalled();
  });
});

describe('a job that is stopped', () => {
  test('comparing ends with its slice', async () => {
    const engine = slowEngine();
    const job = engine.match(1, PAIRS);
    engine.stop(1);
    expect((await job).length).toBeLessThan(10);
  });

  test.each([
    [
      'generating',
      (engine: EngineWorker, told: () => void, released: () => void) =>
        engine.generate(1, 'mahindraandmahindra.in', {}, callback(told, released)),
    ],
    [
      'looking for conflicts',
      (engine: EngineWorker, told: () => void, released: () => void) => {
        const owned = NAMES.map((name) => ({ id: name, name, owner: 'a' }));
        return engine.findConflicts(1, owned, owned, callback(told, released));
      },
    ],
  ])('%s ends with its slice, and lets go of the function it told', async (_which, start) => {
    const engine = slowEngine();
    const released = vi.fn<() => void>();
    let told = 0;
    const job = start(
      engine,
      () => {
        told += 1;
        if (told === 3) engine.stop(1);
      },
      released,
    );
    await job;
    expect(told).toBeLessThan(10);
    expect(released).toHaveBeenCalledOnce();
  });
});
