/** The engine's worker and its client, joined by a port of plain messages (issue 5, deliverable 2). */
import { describe, expect, test } from 'vitest';
import { createClient, type LookalikeClient, type WorkerPort } from '@/lookalike/client.ts';
import { explain, generate, TECHNIQUE_TEXT } from '@/lookalike/index.ts';
import type { Reply, Request } from '@/lookalike/protocol.ts';
import { createService } from '@/lookalike/service.ts';

interface Bench {
  client: LookalikeClient;
  /** Everything that crossed the port, in order. */
  requests: Request[];
  replies: Reply[];
  fail: () => void;
  terminated: () => boolean;
}

/** A worker without a thread: structured copies, delivered in later turns of the event loop. */
function bench(slow = false): Bench {
  const listeners: [type: string, listener: (event: MessageEvent<Reply>) => void][] = [];
  const fire = (event: MessageEvent<Reply>) => {
    for (const [type, listener] of listeners) if (type === event.type) listener(event);
  };
  const requests: Request[] = [];
  const replies: Reply[] = [];
  let ended = false;
  let clock = 0;
  const handle = createService({
    post: (reply) => {
      const data = structuredClone(reply);
      replies.push(data);
      setImmediate(() => fire(new MessageEvent('message', { data })));
    },
    defer: (callback) => setImmediate(callback),
    // A clock on which every look finds a slice's time gone.
    ...(slow && { now: () => (clock += 1000) }),
  });
  const port: WorkerPort = {
    postMessage: (request) => {
      const data = structuredClone(request);
      requests.push(data);
      setImmediate(() => handle(data));
    },
    addEventListener: (type: string, listener: (event: MessageEvent<Reply>) => void) => {
      listeners.push([type, listener]);
    },
    terminate: () => {
      ended = true;
    },
  };
  return {
    client: createClient(port),
    requests,
    replies,
    fail: () => fire(new MessageEvent('error')),
    terminated: () => ended,
  };
}

const pairs = Array.from(generate('paytm.in', { limit: 1300 }), ({ domain }) => ({
  asset: 'paytm.in',
  candidate: domain,
}));

describe('one explanation', () => {
  test('is the engine’s own, with the words for why its main technique works', async () => {
    const { client } = bench();
    expect(await client.explain('hdfcbank.com', 'hdfcbаnk.com')).toEqual({
      ...explain('hdfcbank.com', 'hdfcbаnk.com'),
      why: TECHNIQUE_TEXT.homoglyph.why,
    });
    expect(await client.explain('hdfcbank.com', 'example.org')).toMatchObject({
      techniques: [],
      why: null,
    });
    expect(await client.explain('x', 'y.com')).toMatchObject({ kind: 'invalid' });
  });

  test('rejects when it is cancelled', async () => {
    const { client } = bench();
    const stop = new AbortController();
    const answer = client.explain('hdfcbank.com', 'hdfcbamk.com', { signal: stop.signal });
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('many pairs', () => {
  test('come back in order, with progress', async () => {
    const { client } = bench();
    const seen: number[] = [];
    const techniques: (string | null)[] = [];
    const batches = client.summarise(pairs, { onProgress: (done) => seen.push(done) });
    for await (const { start, results } of batches) {
      expect(start).toBe(techniques.length);
      techniques.push(...results.map(({ technique }) => technique));
    }
    expect(techniques).toEqual(
      pairs.map(({ asset, candidate }) => explain(asset, candidate).techniques[0]?.technique),
    );
    expect(seen.at(-1)).toBe(pairs.length);
    expect(seen).toEqual(seen.toSorted((one, two) => one - two));
  });

  test('a list of none ends at once', async () => {
    const { client } = bench();
    const results: unknown[] = [];
    for await (const batch of client.summarise([])) results.push(...batch.results);
    expect(results).toEqual([]);
  });

  test('an urgent pair overtakes a long list', async () => {
    const { client, replies } = bench(true);
    const list = (async () => {
      let count = 0;
      for await (const { results } of client.summarise(pairs)) count += results.length;
      return count;
    })();
    await client.explain('hdfcbank.com', 'hdfcbamk.com');
    const before = replies.filter(({ type }) => type === 'summaries').length;
    expect(before).toBeLessThan(pairs.length / 16);
    expect(await list).toBe(pairs.length);
  });

  test('stop when the reader leaves', async () => {
    const { client, requests, replies } = bench(true);
    for await (const { results } of client.summarise(pairs)) {
      expect(results.length).toBeGreaterThan(0);
      break;
    }
    expect(requests.at(-1)).toMatchObject({ type: 'cancel' });
    await expect.poll(() => replies.at(-1)).toMatchObject({ type: 'done', cancelled: true });
  });
});

describe('generating', () => {
  test('hands over every name, in batches', async () => {
    const { client } = bench();
    const names: unknown[] = [];
    for await (const batch of client.generate('sbi.co.in')) {
      expect(batch.length).toBeLessThanOrEqual(500);
      names.push(...batch);
    }
    expect(names).toEqual(Array.from(generate('sbi.co.in')));
  });

  test('keeps to techniques and limit', async () => {
    const { client } = bench();
    const options = { techniques: ['omission'] as const, limit: 3 };
    const names: string[] = [];
    for await (const batch of client.generate('paytm.in', options)) {
      names.push(...batch.map(({ domain }) => domain));
    }
    expect(names).toEqual(['aytm.in', 'pytm.in', 'patm.in']);
  });

  test('ends early when the signal fires, and the worker stops', async () => {
    const { client, replies } = bench(true);
    const stop = new AbortController();
    let names = 0;
    const options = { signal: stop.signal };
    for await (const batch of client.generate('mahindraandmahindra.in', options)) {
      names += batch.length;
      stop.abort();
    }
    expect(names).toBeLessThan(5_000);
    await expect.poll(() => replies.at(-1)).toMatchObject({ type: 'done', cancelled: true });
  });

  test('does not begin when the signal has fired', async () => {
    const { client, requests } = bench();
    const options = { signal: AbortSignal.abort() };
    for await (const _ of client.generate('paytm.in', options)) expect.unreachable();
    expect(requests).toEqual([]);
  });
});

describe('a worker that breaks', () => {
  test('fails what is under way and what comes after', async () => {
    const { client, fail } = bench();
    const answer = client.explain('hdfcbank.com', 'hdfcbamk.com');
    fail();
    await expect(answer).rejects.toThrow('stopped with an error');
    await expect(client.explain('a.in', 'b.in')).rejects.toThrow('stopped with an error');
  });

  test('is ended by close', async () => {
    const { client, terminated } = bench();
    const answer = client.explain('hdfcbank.com', 'hdfcbamk.com');
    client.close();
    await expect(answer).rejects.toThrow('closed');
    expect(terminated()).toBe(true);
  });
});

test('jobs can be moved before and behind each other', async () => {
  const replies: Reply[] = [];
  const waiting: (() => void)[] = [];
  let clock = 0;
  const handle = createService({
    post: (reply) => replies.push(reply),
    defer: (callback) => waiting.push(callback),
    now: () => (clock += 1000),
  });
  const job = { type: 'explain', pairs: pairs.slice(0, 40), whole: false } as const;
  handle({ ...job, id: 1, priority: 5 });
  handle({ ...job, id: 2, priority: 1 });
  waiting.shift()?.();
  handle({ type: 'prioritise', id: 2, priority: 9 });
  while (waiting.length > 0) waiting.shift()?.();
  const order = replies.filter(({ type }) => type === 'summaries').map(({ id }) => id);
  expect(order).toEqual([1, 2, 2, 2, 1, 1]);
});

test('a slice ends before the first name is made, and the job can be cancelled then', () => {
  const replies: Reply[] = [];
  const waiting: (() => void)[] = [];
  let clock = 0;
  const handle = createService({
    post: (reply) => replies.push(reply),
    defer: (callback) => waiting.push(callback),
    now: () => (clock += 1000),
  });
  const asset = `${'m'.repeat(63)}.in`;
  handle({ type: 'generate', id: 1, asset, techniques: null, limit: 50, priority: 1 });
  for (let slice = 0; slice < 20; slice += 1) waiting.shift()?.();
  expect(replies.every(({ type }) => type === 'progress')).toBe(true);
  handle({ type: 'cancel', id: 1 });
  expect(replies.at(-1)).toMatchObject({ type: 'done', cancelled: true });
});
