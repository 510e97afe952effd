/** Issue 16, point 10: where the browser cannot show enough frames, the particle field stands still. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFrames } from '@/features/site/particles/keeps-up.ts';

let decided: boolean[];
let hidden: boolean;

/** The browser shows a frame every so many milliseconds. */
function watch(every: number) {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) =>
    setTimeout(() => frame(performance.now()), every),
  );
  watchFrames((keepsUp) => decided.push(keepsUp));
  vi.advanceTimersByTime(10_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  decided = [];
  hidden = false;
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  [16, true],
  [50, true],
  [100, false],
  [800, false],
])('a frame every %i ms: keeps up: %s', (every, keepsUp) => {
  watch(every);
  expect(decided).toEqual([keepsUp]);
});

test('of a hidden page nothing is said', () => {
  hidden = true;
  watch(16);
  expect(decided).toEqual([]);
});
