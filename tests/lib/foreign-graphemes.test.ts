/** Characters of a name that deserve a second look. */
import { expect, test } from 'vitest';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';

test.each([
  ['a Cyrillic letter among Latin ones', 'p\u0430ypal.in', ['\u0430']],
  ['a whole Cyrillic label', '\u0430\u0440\u0440.com', ['\u0430', '\u0440', '\u0440']],
  ['nothing in ASCII', 'example.in', []],
  ['nothing in a label of one Indian script', 'भारत.भारत', []],
  ['an Indian letter among Latin ones', 'g\u0D20gle.in', ['\u0D20']],
])('highlights %s', (_which, name, expected) => {
  expect(Array.from(name).filter((character) => foreignGraphemes(name)(character))).toEqual(
    expected,
  );
});
