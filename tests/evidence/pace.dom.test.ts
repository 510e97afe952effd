/** The pace of a check, on a clock that the test moves, and when the page counts as away. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isAway, Pace } from '@/evidence/model/dns/pace.ts';
import { setAway } from './set-away.ts';

beforeEach(() => void vi.useFakeTimers());

function paceOf({ rate = 10, atOnce = 1_000 } = {}) {
  const calls = new AbortController();
  onTestFinished(() => calls.abort());
  const onChange = vi.fn<() => void>();
  const pace = new Pace({ rate, atOnce, signal: calls.signal, onChange });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const run = () =>
    pace.run(() => {
      begun.push(performance.now());
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const add = (count: number) =>
    Array.from({ length: count }, () => {
      const task = run();
      task.catch(() => undefined);
      return task;
    });
  return { pace, calls, onChange, begun, ends, add };
}

test('tasks begin in their order at the rate, whatever the timers do', async () => {
  // A slot each 3.33 ms, and no timer but to the millisecond.
  const { pace } = paceOf({ rate: 300 });
  const begun: number[] = [];
  const order: number[] = [];
  for (let place = 0; place < 200; place += 1) {
    void pace.run(async () => {
      begun.push(performance.now());
      order.push(place);
    });
  }
  await vi.advanceTimersByTimeAsync(3_000);
  expect(order).toEqual(Array.from({ length: 200 }, (_, place) => place));
  const seconds = ((begun.at(-1) ?? 0) - (begun[0] ?? 0)) / 1_000;
  // The bar: 0.95 of the rate at least. Beyond the rate are only those that make up for late timers.
  expect(200 / seconds / 300).toBeGreaterThan(0.95);
  expect(200 / seconds / 300).toBeLessThan(1.1);
});

test('no more at once than allowed, until more are', async () => {
  const { pace, begun, ends, add } = paceOf({ atOnce: 2 });
  void add(9);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toHaveLength(2);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toHaveLength(3);
  pace.atOnce = 8;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toHaveLength(8 + 1);
});

test('a task that fails gives its place to the next', async () => {
  const { pace } = paceOf({ atOnce: 1 });
  const failing = pace.run(() => {
    throw new Error('at once');
  });
  const next = pace.run(async () => 'fine');
  await expect(failing).rejects.toThrow('at once');
  await vi.advanceTimersByTimeAsync(200);
  await expect(next).resolves.toBe('fine');
});

test('while the user is away nothing begins', async () => {
  const { pace, onChange, begun, add } = paceOf();
  setAway(true);
  void add(5);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([begun.length, pace.state]).toEqual([0, 'away']);
  setAway(false);
  expect(pace.state).toBe('running');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toHaveLength(5);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a refusal halves the rate once for those begun together, and holds for Retry-After', async () => {
  const { pace, begun, add } = paceOf({ rate: 16 });
  void add(400);
  await vi.advanceTimersByTimeAsync(1_000);
  const at = performance.now();
  const before = begun.length;
  for (const task of begun.slice(-8)) pace.slowDown(task, 5);
  expect([pace.rate, pace.state]).toEqual([8, 'held']);
  await vi.advanceTimersByTimeAsync(4_990);
  expect(begun).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(1_010);
  expect(begun.length - before).toBeGreaterThanOrEqual(7);
  expect(begun.length - before).toBeLessThanOrEqual(10);
  expect(pace.state).toBe('running');
  expect(begun[before]).toBeGreaterThanOrEqual(at + 5_000);
  pace.slowDown(begun.at(-1) ?? 0, null);
  expect(pace.rate).toBe(4);
});

test('ended, what waits rejects and nothing begins', async () => {
  const { pace, calls, begun, add } = paceOf({ atOnce: 1 });
  const [, waiting] = add(2);
  await vi.advanceTimersByTimeAsync(10);
  calls.abort();
  await expect(waiting).rejects.toThrow('aborted');
  await expect(pace.run(async () => 'late')).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toHaveLength(1);
});

test('a hidden tab and an offline browser are away, and both are reported', () => {
  const { calls, onChange: told } = paceOf();
  expect(isAway()).toBe(false);

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([isAway(), told.mock.calls.length]).toEqual([true, 1]);
  visibility.mockReturnValue('visible');

  setAway(true);
  expect([isAway(), told.mock.calls.length]).toEqual([true, 2]);
  setAway(false);
  expect([isAway(), told.mock.calls.length]).toEqual([false, 3]);

  calls.abort();
  dispatchEvent(new Event('offline'));
  expect(told).toHaveBeenCalledTimes(3);
});
