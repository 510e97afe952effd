/** A round of calls that is stopped. */
import { describe, expect, it } from 'vitest';
import { runMany } from '@/api/queries/many.ts';

describe('runMany', () => {
  it('leaves the rest when it is stopped, and waits for what is under way', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const results = await runMany(
      { items: ['a', 'b', 'c', 'd', 'e', 'f'], onResult: () => {}, signal },
      async (item) => {
        if (item === 'b') controller.abort();
        await Promise.resolve();
        if (item === 'c') throw new Error('refused');
      },
    );
    expect(Object.fromEntries([...results].map(([item, { is }]) => [item, is]))).toMatchObject({
      a: 'done',
      b: 'done',
      e: 'left',
      f: 'left',
    });
  });

  it('makes four calls at a time and goes on after a failure', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => String(at));
    let running = 0;
    let most = 0;
    const reported: string[] = [];
    const { signal } = new AbortController();
    const results = await runMany(
      { items: ids, onResult: (id) => reported.push(id), signal },
      async (id) => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        if (id === '3') throw new Error('refused');
      },
    );
    expect(most).toBe(4);
    expect(reported.toSorted((a, b) => Number(a) - Number(b))).toEqual(ids);
    expect(results.get('3')).toMatchObject({ is: 'failed' });
    expect([...results.values()].filter(({ is }) => is === 'done')).toHaveLength(19);
  });
});
