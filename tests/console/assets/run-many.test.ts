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
});
