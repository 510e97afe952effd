import { expect, it } from 'vitest';
import { labelText, visibleName, visibleText } from '@/lib/visible-text.ts';

const mark = (point: string) => `<${point}>`;

it.each([
  ['a direction turned', 'pay\u202Eexe', 'pay<U+202E>exe'],
  ['a control', 'a\u0000b\rc', 'a<U+0000>b<U+000D>c'],
  ['half a character', 'a\uD83Db', 'a<U+D83D>b'],
  ['a joiner between Latin letters', 'bank\u200Ding', 'bank<U+200D>ing'],
  ['a joiner beside one Indic letter', '\u0915\u200Dx', '\u0915<U+200D>x'],
])('shows %s', (_what, text, shown) => {
  expect(visibleText(text, mark)).toBe(shown);
});

it.each([
  ['line ends of any kind', 'one\r\ntwo\nthree', 'one\ntwo\nthree'],
  ['a joiner of Devanagari', 'क्\u200Dष है', 'क्\u200Dष है'],
  ['a joiner at the end of a Malayalam word', 'അവന്\u200D വന്നു', 'അവന്\u200D വന്നു'],
  ['a non-joiner of Bengali', 'উদ্\u200Cযোগ', 'উদ্\u200Cযোগ'],
  ['an emoji', 'safe 🔒', 'safe 🔒'],
])('leaves %s alone', (_what, text, shown) => {
  expect(visibleText(text, mark)).toBe(shown);
});

it('shows every joiner and line end of a name', () => {
  expect(visibleName('क्\u200Dष\n', mark)).toBe('क्<U+200D>ष<U+000A>');
  expect(visibleText('क्\u200Dष.भारत', mark)).toBe('क्<U+200D>ष.भारत');
});

it.each([
  ['a\n\tb', 'a b'],
  ['  ', 'unnamed'],
  ['a\u202Eb', 'a⟨U+202E⟩b'],
  ['a\uD800b', 'a⟨U+D800⟩b'],
  ['x'.repeat(10_000), `${'x'.repeat(60)}…`],
  ['😀'.repeat(61), `${'😀'.repeat(60)}…`],
])('a label is one short line: %#', (text, expected) => {
  expect(labelText(text, 'unnamed')).toBe(expected);
});
