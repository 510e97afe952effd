/** Many names over real HTTP: order, pace, refusals, asking again, cuts and stop. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CheckNamesSettings, NamesCheck } from '@/evidence/dns/check-names.ts';
import type { AskedType, CheckProgress, DnsState } from '@/evidence/dns/types.ts';
import { type Asked, type DohServer, dohServer, type Reply } from './doh-server.ts';
import { ManualPresence } from './manual-clock.ts';
import { mx, ns, response, soa } from './packets.ts';
import { waitFor } from '../setup/wait-for.ts';

const PATIENCE_MS = 25_000;

let doh: DohServer;
const presence = new ManualPresence();
let check: NamesCheck | null = null;

beforeAll(async () => {
  doh = await dohServer(() => 'hang');
});
beforeEach(() => {
  doh.asked.length = 0;
  presence.set(false);
});
afterEach(() => {
  check?.stop();
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

function begin(settings: Partial<CheckNamesSettings> = {}) {
  const states = new Map<string, DnsState['is'][]>();
  const progress: CheckProgress[] = [];
  const made = new NamesCheck({
    url: doh.url,
    rate: 1_000,
    // None of these tests is about time-outs, and the machine may be slow.
    timeOut: PATIENCE_MS,
    presence,
    onState: (name, state) => states.set(name, [...(states.get(name) ?? []), state.is]),
    onProgress: (now) => progress.push(now),
    ...settings,
  });
  check = made;
  return { check: made, states, progress };
}

const names = (count: number, word = 'free') =>
  Array.from({ length: count }, (_, place) => `${word}${place}.in`);
const asked = (name: string) => doh.asked.filter((question) => question.startsWith(`${name} `));

test('each name gets its state, in the order of the list, and the progress adds up', async () => {
  doh.reply = zone;
  const { check, states, progress } = begin();
  expect(check.progress).toMatchObject({ is: 'idle', asked: 0, names: 0, rate: 1_000 });
  const list = ['mail1.in', ...names(20), 'owned1.in', 'OWNED2.in.', 'owned1.in'];
  const end = await check.check(list);
  expect(end).toEqual({
    is: 'done',
    reason: null,
    asked: 23,
    names: 23,
    rate: 1_000,
    counts: { inDns: 3, mail: 1, notInDns: 20, noAnswer: 0 },
  });
  expect(states.get('owned2.in')).toEqual(['in-dns']);
  expect(check.states.size).toBe(23);
  const first = doh.asked.filter((question) => question.endsWith(' NS')).slice(0, 2);
  expect(first.toSorted()).toEqual(['free0.in NS', 'mail1.in NS']);
  // One random sibling of the suffix, however many names are in DNS.
  const known = new Set(['mail1.in', 'owned1.in', 'owned2.in', ...names(20)]);
  const siblings = doh.asked.filter((question) => !known.has(question.split(' ')[0] ?? ''));
  expect(siblings).toHaveLength(1);
  for (const { asked, names, counts } of progress) {
    expect(asked).toBeLessThanOrEqual(names);
    expect(counts.inDns + counts.notInDns + counts.noAnswer).toBe(asked);
  }
});

test('the rest is checked later, and the counts are those of both', async () => {
  doh.reply = zone;
  const { check } = begin();
  await check.check(names(5));
  const asked = doh.asked.length;
  const end = await check.check([...names(7), 'owned1.in']);
  expect(end).toMatchObject({ asked: 3, names: 3, counts: { notInDns: 7, inDns: 1 } });
  expect(doh.asked.slice(asked)).not.toContain('free0.in NS');
});

test('SERVFAIL is asked once more when the others are done, and then for good', async () => {
  let tries = 0;
  doh.reply = (question) => {
    if (question.name !== 'fail1.in') return zone(question);
    tries += 1;
    return tries === 1 ? zone(question) : denied(question.name, question.type);
  };
  const { check, states } = begin();
  const end = await check.check(['free0.in', 'fail1.in', 'fail2.in', ...names(12)]);
  expect(states.get('fail1.in')).toEqual(['not-in-dns']);
  expect(states.get('fail2.in')).toEqual(['no-answer']);
  expect(end.counts).toMatchObject({ notInDns: 13, noAnswer: 1 });
  expect(asked('fail2.in')).toHaveLength(2);
  expect(doh.asked.lastIndexOf('free11.in NS')).toBeLessThan(doh.asked.lastIndexOf('fail2.in NS'));

  doh.reply = ({ name, type }) => denied(name, type);
  expect(check.unanswered).toEqual(['fail2.in']);
  const again = await check.askAgain();
  expect(again).toMatchObject({ asked: 1, names: 1, counts: { notInDns: 14, noAnswer: 0 } });
});

test('what of a name in DNS was not answered is asked once more, and it alone', async () => {
  let tries = 0;
  doh.reply = (question) => {
    if (question.name !== 'mail1.in' || question.type !== 'MX') return zone(question);
    tries += 1;
    return tries === 1 ? response(question.name, 'MX', 'SERVFAIL') : zone(question);
  };
  const { check, states } = begin();
  const end = await check.check(['free0.in', 'mail1.in']);
  expect(states.get('mail1.in')).toEqual(['in-dns', 'in-dns']);
  expect(check.states.get('mail1.in')).toMatchObject({ mail: true, missing: [] });
  expect(end).toMatchObject({ asked: 2, counts: { inDns: 1, mail: 1 } });
  expect(asked('mail1.in').toSorted()).toEqual(
    ['A', 'AAAA', 'MX', 'MX', 'NS'].map((type) => `mail1.in ${type}`),
  );
});

test.each<[string, Reply, CheckProgress['reason']]>([
  [
    'the site itself',
    { headers: { 'content-type': 'text/html' }, body: '<p>' },
    { code: 'CONTENT-TYPE' },
  ],
  ['nothing', 'cut', { code: 'NETWORK' }],
  ['a gateway without resolver', { status: 502 }, { code: 'HTTP', detail: 502 }],
  ['another site', { status: 404 }, { code: 'HTTP', detail: 404 }],
  [
    'one who refuses',
    response('free0.in', 'NS', 'REFUSED').with(5, 0).slice(0, 12),
    { code: 'REFUSED' },
  ],
])('two failures at the very start end it: %s', async (_what, reply, reason) => {
  doh.reply = () => reply;
  const { check, states } = begin();
  const end = await check.check(names(300));
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
  const { check } = begin();
  const end = await check.check(names(30));
  expect(end).toMatchObject({ is: 'done', counts: { notInDns: 30, noAnswer: 0 } });
});

test('the connection is cut in mid-run: what was found stays, the rest is not made up', async () => {
  doh.reply = (question) => (doh.asked.length > 100 ? 'cut' : zone(question));
  const { check, states } = begin();
  const end = await check.check(['owned1.in', ...names(400)]);
  expect(end).toMatchObject({ is: 'failed', reason: { code: 'NETWORK' }, names: 401 });
  expect(end.counts.inDns).toBe(1);
  expect(end.counts.notInDns).toBeGreaterThan(80);
  expect(end.counts.noAnswer).toBeLessThanOrEqual(16);
  expect(states.size).toBeLessThan(130);
  doh.reply = zone;
  const rest = await check.check(names(400));
  expect(rest).toMatchObject({ is: 'done', counts: { inDns: 1, notInDns: 400, noAnswer: 0 } });
});

test('429: half the rate, and nothing for as long as Retry-After says; then the same name again', async () => {
  doh.reply = (question) =>
    doh.asked.length === 20 ? { status: 429, headers: { 'retry-after': '1' } } : zone(question);
  const { check, progress } = begin();
  const started = performance.now();
  const end = await check.check(names(40));
  expect(performance.now() - started).toBeGreaterThan(1_000);
  expect(end).toMatchObject({ is: 'done', rate: 500, counts: { notInDns: 40, noAnswer: 0 } });
  const waited = progress.find(({ is }) => is === 'waiting');
  expect(waited?.reason).toEqual({ code: 'RATE-LIMITED', detail: 1 });
});

test('a resolver that wants an hour of rest ends it, with what was found', async () => {
  doh.reply = (question) =>
    doh.asked.length > 20 ? { status: 429, headers: { 'retry-after': '3600' } } : zone(question);
  const end = await begin().check.check(names(60));
  expect(end).toMatchObject({ is: 'failed', reason: { code: 'RATE-LIMITED', detail: 3_600 } });
  expect(end.counts.notInDns).toBeGreaterThan(10);
  expect(end.counts.noAnswer).toBe(0);
});

test('a name that is refused again and again has no answer in the end', async () => {
  doh.reply = (question) => (question.name === 'free5.in' ? { status: 503 } : zone(question));
  const { check } = begin();
  const end = await check.check(names(10));
  expect(check.states.get('free5.in')).toMatchObject({ reason: { code: 'HTTP', detail: 503 } });
  expect(end.counts).toMatchObject({ notInDns: 9, noAnswer: 1 });
  expect(end.rate).toBeLessThan(1_000);
});

test('offline in mid-run, and back: no name is lost, none has a false reason', async () => {
  doh.reply = (question) => {
    // The network goes away under the calls under way.
    if (doh.asked.length === 50) presence.set(true);
    return presence.isAway() ? 'cut' : zone(question);
  };
  const { check, progress } = begin();
  const end = check.check(names(120));
  await waitFor(() => {
    expect(progress.at(-1)).toMatchObject({ is: 'waiting', reason: null });
  });
  presence.set(false);
  expect(await end).toMatchObject({ is: 'done', counts: { notInDns: 120, noAnswer: 0 } });
});

test('stop keeps what was found, and what was to be asked again', async () => {
  const { check, states } = begin();
  doh.reply = (question) => {
    if (doh.asked.length === 60) check.stop();
    return zone(question);
  };
  const end = await check.check(['fail1.in', ...names(200)]);
  expect(end.is).toBe('stopped');
  expect(states.get('fail1.in')).toEqual(['no-answer']);
  expect(end.counts.notInDns).toBeGreaterThan(40);
  expect(end.asked).toBeLessThan(70);
  expect(end.counts.notInDns + end.counts.noAnswer).toBe(end.asked);
});

test('one name that cannot be asked for: nothing is asked, and the error says which', async () => {
  const { check } = begin();
  await expect(check.check(['a.in', 'hdfcbаnk.in'])).rejects.toThrow('A-labels');
  expect(doh.asked).toEqual([]);
});

test('two runs at a time are an error', async () => {
  doh.reply = zone;
  const { check } = begin();
  const first = check.check(names(5));
  await expect(check.check(names(9))).rejects.toThrow('still being checked');
  await first;
});

test('no names are done at once', async () => {
  expect(await begin().check.check([])).toMatchObject({ is: 'done', asked: 0, names: 0 });
});
