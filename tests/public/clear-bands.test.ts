/** Issue 16, point 10: the particle field is never seen across what is written. */
import { expect, test } from 'vitest';
import { gaps } from '@/features/site/particles/clear-bands.ts';

test('what is free of a height: stretches of 36 pixels and more between all that is taken', () => {
  expect(gaps([], 30)).toEqual([]);
  expect(gaps([], 100)).toEqual([{ top: 0, height: 100 }]);
  expect(
    gaps(
      [
        [60, 100],
        [90, 140],
        [95, 99],
        [170, 200],
        [260, 300],
      ],
      400,
    ),
  ).toEqual([
    { top: 0, height: 60 },
    { top: 200, height: 60 },
    { top: 300, height: 100 },
  ]);
});

test('what reaches over the ends takes nothing more', () => {
  expect(gaps([[-50, 20.5]], 80)).toEqual([{ top: 21, height: 59 }]);
  expect(gaps([[20, 900]], 80)).toEqual([]);
  expect(gaps([[200, 900]], 80)).toEqual([{ top: 0, height: 80 }]);
});
