/** The queue's pace, on a clock that the test moves. */
import { expect, test, vi } from 'vitest';
import { PaceError, PacedQueue, QueueStopped, type PaceSettings } from '@/evidence/paced-queue.ts';
import { ManualClock, ManualPresence } from './manual-clock.ts';

function queueOf(settings: Partial<PaceSettings> = {}) {
  const clock = new ManualClock();
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const queue = new PacedQueue({ rate: 10, atOnce: 1_000, clock, ...settings });
  const run = () =>
    queue.run(() => {
      begun.push(clock.ticks());
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const add = (count: number) => Array.from({ length: count }, run);
  return { clock, queue, begun, ends, add };
}

test('tasks begin in their order at the rate, whatever the timers do', async () => {
  const { clock, queue, begun } = queueOf({ rate: 100 });
  const order: number[] = [];
  const all = Array.from({ length: 200 }, (_, place) =>
    queue.run(async () => {
      begun.push(clock.ticks());
      order.push(place);
    }),
  );
  // Timers that are 7 ms late each.
  while (order.length < 200) await clock.advance(7);
  await Promise.all(all);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const seconds = ((begun.at(-1) ?? 0) - (begun[0] ?? 0)) / 1_000;
  // The bar: 0.95 of the rate at least. Beyond the rate are only those that make up for late timers.
  expect(200 / seconds / 100).toBeGreaterThan(0.95);
  expect(200 / seconds / 100).toBeLessThan(1.1);
});

test('no more at once than allowed, until more are', async () => {
  const { clock, queue, begun, ends, add } = queueOf({ atOnce: 2 });
  void add(9);
  await clock.advance(5_000);
  expect(begun).toHaveLength(2);
  ends[0]?.();
  await clock.advance(1_000);
  expect(begun).toHaveLength(3);
  queue.atOnce = 8;
  await clock.advance(5_000);
  expect(begun).toHaveLength(8 + 1);
});

test('a task that fails gives its place to the next', async () => {
  const { clock, queue } = queueOf({ atOnce: 1 });
  const failing = queue.run(() => {
    throw new Error('at once');
  });
  const next = queue.run(async () => 'fine');
  await expect(failing).rejects.toThrow('at once');
  await clock.advance(200);
  await expect(next).resolves.toBe('fine');
});

test('while the reader is away nothing begins', async () => {
  const presence = new ManualPresence();
  const onChange = vi.fn<() => void>();
  const { clock, queue, begun, add } = queueOf({ presence, onChange });
  presence.set(true);
  void add(5);
  await clock.advance(10_000);
  expect([begun.length, queue.state]).toEqual([0, 'away']);
  presence.set(false);
  expect(queue.state).toBe('running');
  await clock.advance(1_000);
  expect(begun).toHaveLength(5);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a refusal halves the rate once for those begun together, and holds for Retry-After', async () => {
  const { clock, queue, begun, add } = queueOf({ rate: 16 });
  void add(400);
  await clock.advance(1_000);
  const at = clock.ticks();
  const before = begun.length;
  for (const task of begun.slice(-8)) queue.slowDown(task, 5);
  expect([queue.rate, queue.state]).toEqual([8, 'held']);
  await clock.advance(4_990);
  expect(begun).toHaveLength(before);
  await clock.advance(1_010);
  expect(begun.length - before).toBeGreaterThanOrEqual(7);
  expect(begun.length - before).toBeLessThanOrEqual(10);
  expect(queue.state).toBe('running');
  expect(begun[before]).toBeGreaterThanOrEqual(at + 5_000);
  queue.slowDown(begun.at(-1) ?? 0, null);
  expect(queue.rate).toBe(4);
});

test('half a minute without a refusal doubles the rate again, up to the first', async () => {
  const { clock, queue, begun, add } = queueOf({ rate: 8 });
  void add(900);
  await clock.advance(1_000);
  queue.slowDown(begun.at(-1) ?? 0, null);
  expect(queue.rate).toBe(4);
  await clock.advance(29_000);
  expect(queue.rate).toBe(4);
  await clock.advance(40_000);
  expect(queue.rate).toBe(8);
});

test('stopped, what waits is dropped and nothing begins', async () => {
  const { clock, queue, begun, add } = queueOf({ atOnce: 1 });
  const [, waiting] = add(2);
  queue.stop();
  await expect(waiting).rejects.toThrow(QueueStopped);
  await expect(queue.run(async () => 'late')).rejects.toThrow(QueueStopped);
  await clock.advance(1_000);
  expect(begun).toHaveLength(1);
});

test.each([0, -1, NaN, Infinity])('%d is no rate', (rate) => {
  expect(() => queueOf({ rate })).toThrow(PaceError);
});
