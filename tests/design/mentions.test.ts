import { expect, test } from 'vitest';
import { mentions } from '@/components/explanation/SaidText.tsx';

const mentioned = (sentence: string) =>
  mentions(sentence)
    .filter((part) => part.mentioned)
    .map(({ text }) => text);

test.each([
  ['“l” stands for “i”.', ['l', 'i']],
  ['“rn” stands for “m” in two places.', ['rn', 'm']],
  ['Three Latin a’s are replaced by Cyrillic а (U+0430).', ['a', 'а']],
  [
    'Four Latin letters are replaced by Cyrillic ones: к (U+043A) for k, о (U+043E) for o and 2 more.',
    ['к', 'k', 'о', 'o'],
  ],
  ['The word “bank” is replaced by “upi”.', ['bank', 'upi']],
  ['A letter is replaced by a Latin letter for no reason.', []],
])('of “%s” the letters and words it speaks of are told apart', (sentence, expected) => {
  expect(mentioned(sentence)).toEqual(expected);
  expect(
    mentions(sentence)
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence);
});
