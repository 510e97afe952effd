/** Runs of one call for many items: stopped by the person or by itself. */
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors.ts';
import { runBatch } from '@/api/queries/run-batch.ts';

describe('runBatch', () => {
  it('leaves the rest when it is stopped, and waits for what is under way', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const results = await runBatch(
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

  const outcomes = async (fails: (item: number) => Error | null) => {
    const { signal } = new AbortController();
    const items = Array.from({ length: 40 }, (_, at) => String(at));
    const results = await runBatch({ items, onResult: () => {}, signal }, async (item) => {
      await Promise.resolve();
      const error = fails(Number(item));
      if (error) throw error;
    });
    const count = (is: string) => [...results.values()].filter((result) => result.is === is).length;
    return { done: count('done'), failed: count('failed'), left: count('left') };
  };
  const noAnswer = new ApiError('unreachable', 'no connection');

  it('leaves the rest after three failures in a row without an answer', async () => {
    // Calls that were under way end as they do.
    const { done, failed, left } = await outcomes((item) => (item < 8 ? null : noAnswer));
    expect(done).toBe(8);
    expect(failed).toBeLessThanOrEqual(6);
    expect(left).toBe(32 - failed);
  });

  it.each([
    ['refusals', () => new ApiError('http', 'refused', { status: 422 })],
    ['failures with answers between them', (item: number) => (item % 3 === 0 ? noAnswer : null)],
  ])('goes on after %s', async (_what, fails) => {
    expect((await outcomes(fails)).left).toBe(0);
  });
});
