/** Many names over real HTTP: order, pace, refusals, asking again, cuts and stop. */
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  checkNames,
  type CheckNamesSettings,
  type RunProgress,
} from '@/evidence/model/dns/check-names.ts';
import type { AskedType, DnsState } from '@/evidence/model/dns/types.ts';
import { type Asked, type DohServer, dohServer, type Reply } from './doh-server.ts';
import { setAway } from './set-away.ts';
import { mx, ns, response, soa } from './packets.ts';
import { waitFor } from '../setup/wait-for.ts';

const PATIENCE_MS = 25_000;

let doh: DohServer;

beforeAll(async () => {
  doh = await dohServer(() => 'hang');
});
beforeEach(() => {
  doh.asked.length = 0;
  setAway(false);
});
afterAll(() => doh.close());

const denied = (name: string, type: AskedType) =>
  response(name, type, 'NXDOMAIN', { authorities: [soa('in')] });

/** `owned…` is in DNS, `mail…` also takes mail, `fail…` is SERVFAIL; .in denies everything else. */
function zone({ name, type }: Asked): Reply {
  if (name.startsWith('fail')) return response(name, type, 'SERVFAIL');
  const isMail = name.startsWith('mail');
  if (!isMail && !name.startsWith('owned')) return denied(name, type);
  if (type === 'NS') return response(name, type, 'NOERROR', { answers: [ns(name)] });
  if (type === 'MX' && isMail) {
    return response(name, type, 'NOERROR', { answers: [mx(name, 'mx.example')] });
  }
  return response(name, type, 'NOERROR', { authorities: [soa(name)] });
}

/** A check, with the reported states of each name, and all progress. */
function begin(settings: Partial<CheckNamesSettings> = {}) {
  const states = new Map<string, DnsState[]>();
  const progress: RunProgress[] = [];
  const calls = new AbortController();
  onTestFinished(() => calls.abort());
  const check = (list: readonly string[]) =>
    checkNames(list, {
      url: doh.url,
      rate: 1_000,
      // None of these tests is about time-outs, and the machine may be slow.
      timeOut: PATIENCE_MS,
      signal: calls.signal,
      onState: (name, state) => states.set(name, [...(states.get(name) ?? []), state]),
      onProgress: (now) => progress.push(now),
      ...settings,
    });
  const told = (name: string) => states.get(name)?.map(({ is }) => is);
  const many = (is: DnsState['is']) => [...states.values()].filter((all) => all.at(-1)?.is === is);
  return { check, states, progress, told, many, stop: () => calls.abort() };
}

const names = (count: number, word = 'free') =>
  Array.from({ length: count }, (_, place) => `${word}${place}.in`);
const asked = (name: string) => doh.asked.filter((question) => question.startsWith(`${name} `));

test('each name gets its state, in the order of the list, and the progress adds up', async () => {
  doh.reply = zone;
  const { check, states, progress, told, many } = begin();
  const end = await check(['mail1.in', ...names(20), 'owned1.in', 'OWNED2.in.', 'owned1.in']);
  expect(end).toEqual({ is: 'done', reason: null, asked: 23, names: 23, rate: 1_000 });
  expect(told('owned2.in')).toEqual(['in-dns']);
  expect([states.size, many('in-dns').length, many('not-in-dns').length]).toEqual([23, 3, 20]);
  const first = doh.asked.filter((question) => question.endsWith(' NS')).slice(0, 2);
  expect(first.toSorted()).toEqual(['free0.in NS', 'mail1.in NS']);
  // One random sibling of the suffix, however many names are in DNS.
  const known = new Set(['mail1.in', 'owned1.in', 'owned2.in', ...names(20)]);
  const siblings = doh.asked.filter((question) => !known.has(question.split(' ')[0] ?? ''));
  expect(siblings).toHaveLength(1);
  expect(progress.map(({ asked }) => asked)).toEqual(
    progress.map(({ asked }) => asked).toSorted((a, b) => a - b),
  );
});

test('SERVFAIL is asked once more when the others are done, and then for good', async () => {
  let tries = 0;
  doh.reply = (question) => {
    if (question.name !== 'fail1.in') return zone(question);
    tries += 1;
    return tries === 1 ? zone(question) : denied(question.name, question.type);
  };
  const { check, told } = begin();
  const end = await check(['free0.in', 'fail1.in', 'fail2.in', ...names(12)]);
  expect(told('fail1.in')?.at(-1)).toBe('not-in-dns');
  expect(told('fail2.in')?.at(-1)).toBe('no-answer');
  expect(end).toMatchObject({ is: 'done', asked: 14 });
  expect(asked('fail2.in')).toHaveLength(2);
  expect(doh.asked.lastIndexOf('free11.in NS')).toBeLessThan(doh.asked.lastIndexOf('fail2.in NS'));
});

test('a name in DNS that was not answered whole is asked once more, and keeps what it has', async () => {
  let tries = 0;
  doh.reply = (question) => {
    if (question.name === 'mail2.in' && question.type === 'NS' && asked('mail2.in').length > 1) {
      return response(question.name, 'NS', 'SERVFAIL');
    }
    if (!question.name.startsWith('mail') || question.type !== 'MX') return zone(question);
    tries += 1;
    return tries <= 2 ? response(question.name, 'MX', 'SERVFAIL') : zone(question);
  };
  const { check, states, told } = begin();
  await check(['free0.in', 'mail1.in', 'mail2.in']);
  expect(told('mail1.in')).toEqual(['in-dns', 'in-dns']);
  expect(states.get('mail1.in')?.at(-1)).toMatchObject({ mail: true, missing: [] });
  expect(told('mail2.in')).toEqual(['in-dns']);
});

test.each<[string, Reply, RunProgress['reason']]>([
  [
    'the site itself',
    { headers: { 'content-type': 'text/html' }, body: '<p>' },
    { code: 'CONTENT-TYPE' },
  ],
  ['nothing', 'cut', { code: 'NETWORK' }],
  ['a gateway without resolver', { status: 502 }, { code: 'HTTP', detail: 502 }],
  ['another site', { status: 404 }, { code: 'HTTP', detail: 404 }],
  [
    'one who is asked too often by everyone',
    // The second question may come after the first answer, and then waits.
    { status: 429, headers: { 'retry-after': '1' } },
    { code: 'RATE-LIMITED', detail: 1 },
  ],
  [
    'one who refuses',
    response('free0.in', 'NS', 'REFUSED').with(5, 0).slice(0, 12),
    { code: 'REFUSED' },
  ],
])('two failures at the very start end it: %s', async (_what, reply, reason) => {
  doh.reply = () => reply;
  const { check, states } = begin();
  const end = await check(names(300));
  expect(end).toMatchObject({ is: 'failed', reason, asked: 0, names: 300 });
  expect(states.size).toBe(0);
  expect(doh.asked.length).toBe(2);
});

test('one failure at the start is no end, and the name is asked again', async () => {
  let calls = 0;
  doh.reply = (question) => {
    calls += 1;
    return calls === 1 ? 'cut' : zone(question);
  };
  const { check, many } = begin();
  expect(await check(names(30))).toMatchObject({ is: 'done', asked: 30 });
  expect(many('not-in-dns')).toHaveLength(30);
});

test('the connection is cut in mid-run: what was found stays, the rest is not made up', async () => {
  doh.reply = (question) => (doh.asked.length > 100 ? 'cut' : zone(question));
  const { check, states, many } = begin();
  const end = await check(['owned1.in', ...names(400)]);
  expect(end).toMatchObject({ is: 'failed', reason: { code: 'NETWORK' }, names: 401 });
  expect(many('in-dns')).toHaveLength(1);
  expect(many('not-in-dns').length).toBeGreaterThan(80);
  expect(many('no-answer').length).toBeLessThanOrEqual(16);
  expect(states.size).toBeLessThan(130);
});

test('429: half the rate, and nothing for as long as Retry-After says; then the same name again', async () => {
  doh.reply = (question) =>
    doh.asked.length === 20 ? { status: 429, headers: { 'retry-after': '1' } } : zone(question);
  const { check, progress, many } = begin();
  const started = performance.now();
  const end = await check(names(40));
  expect(performance.now() - started).toBeGreaterThan(1_000);
  expect(end).toMatchObject({ is: 'done', rate: 500 });
  expect(many('not-in-dns')).toHaveLength(40);
  const waited = progress.find(({ is }) => is === 'waiting');
  expect(waited?.reason).toEqual({ code: 'RATE-LIMITED', detail: 1 });
});

test('a resolver that wants an hour of rest ends it, with what was found', async () => {
  doh.reply = (question) =>
    doh.asked.length > 20 ? { status: 429, headers: { 'retry-after': '3600' } } : zone(question);
  const { check, many } = begin();
  const end = await check(names(60));
  expect(end).toMatchObject({ is: 'failed', reason: { code: 'RATE-LIMITED', detail: 3_600 } });
  expect(many('not-in-dns').length).toBeGreaterThan(10);
  expect(many('no-answer')).toEqual([]);
});

test('a name that is refused again and again has no answer in the end', async () => {
  doh.reply = (question) => (question.name === 'free5.in' ? { status: 503 } : zone(question));
  const { check, states, many } = begin();
  const end = await check(names(10));
  expect(states.get('free5.in')).toMatchObject([{ reason: { code: 'HTTP', detail: 503 } }]);
  expect([many('not-in-dns').length, many('no-answer').length]).toEqual([9, 1]);
  expect(end.rate).toBeLessThan(1_000);
});

test('offline in mid-run, and back: no name is lost or has a false reason', async () => {
  doh.reply = (question) => {
    // The network goes away under the calls under way.
    if (doh.asked.length === 50) setAway(true);
    return !navigator.onLine ? 'cut' : zone(question);
  };
  const { check, progress, many } = begin();
  const end = check(names(120));
  await waitFor(() => {
    expect(progress.at(-1)).toMatchObject({ is: 'waiting', reason: null });
  });
  setAway(false);
  expect(await end).toMatchObject({ is: 'done', asked: 120 });
  expect(many('not-in-dns')).toHaveLength(120);
});

test('stop keeps what was found, and what was to be asked again', async () => {
  const { check, told, many, stop } = begin();
  doh.reply = (question) => {
    if (doh.asked.length === 60) stop();
    return zone(question);
  };
  const end = await check(['free0.in', 'fail1.in', ...names(200)]);
  expect(end.is).toBe('stopped');
  expect(told('fail1.in')).toEqual(['no-answer']);
  expect(many('not-in-dns').length).toBeGreaterThan(40);
  expect(end.asked).toBeLessThan(70);
  expect(many('not-in-dns').length + many('no-answer').length).toBe(end.asked);
});

test('one name that cannot be asked for: nothing is asked, and the error says which', async () => {
  await expect(begin().check(['a.in', 'hdfcbаnk.in'])).rejects.toThrow('A-labels');
  expect(doh.asked).toEqual([]);
});

test('no names are done at once', async () => {
  expect(await begin().check([])).toMatchObject({ is: 'done', asked: 0, names: 0 });
});
