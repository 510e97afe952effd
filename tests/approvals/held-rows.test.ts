/** The order of a list: pending rows first, and no row moves by itself. */
import { expect, test } from 'vitest';
import { holdOrder, rowsInOrder, type HeldOrder } from '@/approvals/held-rows.ts';

/** `a` is pending, `B` approved; `_` has no id. */
const rowsOf = (letters: string) =>
  Array.from(letters, (letter) => ({
    id: letter === '_' ? '' : letter.toLowerCase(),
    approved: letter !== '_' && letter === letter.toUpperCase(),
  }));

/** Shows lists one after the other; each is what matches, or `all > what matches`. */
function shown(...lists: readonly string[]): string {
  let held: HeldOrder | null = null;
  let rows = '';
  for (const list of lists) {
    const [criteria = '', text = ''] = list.includes(':') ? list.split(':') : ['', list];
    const [all = '', matching = all] = text.split('>');
    held = holdOrder(held, criteria, rowsOf(matching));
    rows = rowsInOrder(held, rowsOf(all), rowsOf(matching))
      .map(({ id, approved }) => (id === '' ? '_' : approved ? id.toUpperCase() : id))
      .join('');
  }
  return rows;
}

test.each([
  ['pending rows come first', ['BaCd'], 'adBC'],
  ['a row that is approved stays in its place', ['abC', 'AbC'], 'AbC'],
  ['a row that matches no longer stays in its place', ['abC', 'AbC>b'], 'AbC'],
  ['a new row comes at the end of its group', ['abD', 'cabDE'], 'abcDE'],
  ['a row that is gone leaves its place', ['abC', 'bC'], 'bC'],
  ['a row that comes back has its old place', ['abc', 'ac', 'acb'], 'abc'],
  ['a list in another order changes nothing', ['abC', 'Cba'], 'abC'],
  ['other criteria sort again', ['abC', 'x:CbA'], 'bCA'],
  ['rows without an id come last in their group', ['_aB', 'a_B'], 'a_B'],
])('%s', (_what, lists, expected) => {
  expect(shown(...lists)).toBe(expected);
});

test('an order to which nothing is added is the same object', () => {
  const held = holdOrder(null, 'x', rowsOf('aB'));
  expect(holdOrder(held, 'x', rowsOf('AB'))).toBe(held);
  expect(holdOrder(held, 'y', rowsOf('AB'))).not.toBe(held);
});
