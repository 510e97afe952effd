/** The search of the alerts by what was found before it. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Haystacks } from '@/features/shared/alert-index/haystacks.ts';

// Few letters, so that needles are found, lost and found again.
const word = (most: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', '.', 'а'), minLength: 1, maxLength: most });

test('finds what a plain search finds, in whatever order letters are typed and taken back', () => {
  fc.assert(
    fc.property(
      fc.array(word(12), { maxLength: 12 }),
      fc.array(word(6), { maxLength: 40 }),
      (texts, needles) => {
        const haystacks = new Haystacks(texts);
        const typed = needles.flatMap((needle) => {
          const begun = Array.from(needle, (_, at) => needle.slice(0, at + 1));
          return [...begun, ...begun.toReversed()];
        });
        for (const needle of typed) {
          expect([...haystacks.placesOf(needle)]).toEqual(
            texts.map((text) => text.indexOf(needle)),
          );
        }
      },
    ),
  );
});
