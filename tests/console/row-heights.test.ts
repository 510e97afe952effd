import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowHeights } from '@/components/data-table/row-heights.ts';

const GUESS = 40;

/** The same by counting every row. */
function counted(heights: ReadonlyMap<number, number>) {
  const of = (position: number) => heights.get(position) ?? GUESS;
  const top = (position: number) => {
    let sum = 0;
    for (let row = 0; row < position; row += 1) sum += of(row);
    return sum;
  };
  const at = (pixels: number) => {
    let row = 0;
    while (top(row + 1) <= pixels) row += 1;
    return row;
  };
  return { of, top, at };
}

describe('heights of the rows of a table', () => {
  it('are guessed until they are known', () => {
    const heights = rowHeights(GUESS);
    expect(heights.of(7)).toBe(GUESS);
    expect(heights.top(100_000)).toBe(4_000_000);
    expect(heights.at(3_999_999)).toBe(99_999);
    heights.set(99_998, 150);
    expect(heights.top(99_998)).toBe(3_999_920);
    expect(heights.top(100_000)).toBe(4_000_110);
    expect(heights.at(4_000_069)).toBe(99_998);
    expect(heights.at(4_000_070)).toBe(99_999);
  });

  it('add up and are found as if every row was counted', () => {
    const row = integer({ min: 0, max: 3000 });
    assert(
      property(
        array(tuple(row, integer({ min: 1, max: 400 })), { maxLength: 40 }),
        array(row, { minLength: 1, maxLength: 5 }),
        (changes, asked) => {
          const heights = rowHeights(GUESS);
          for (const [position, height] of changes) heights.set(position, height);
          const naive = counted(new Map(changes));
          for (const position of asked) {
            expect(heights.of(position)).toBe(naive.of(position));
            expect(heights.top(position)).toBe(naive.top(position));
            expect(heights.at(position * 7)).toBe(naive.at(position * 7));
          }
        },
      ),
      { seed: 20_260_101, numRuns: 60 },
    );
  });
});
