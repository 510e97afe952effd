/** The row that keys act on, after sequences of events. */
import { expect, it } from 'vitest';
import { focusAfter, noFocus, type FocusEvent } from '@/components/table/row-focus.ts';

const FOUR = ['a', 'b', 'c', 'd'];
const FORTY = Array.from({ length: 40 }, (_, at) => `row ${at}`);

/** `m` marks, other letters and names are keys. */
const after = (ids: readonly string[], keys: string, ...more: readonly FocusEvent<string>[]) =>
  [
    ...keys
      .split(' ')
      .filter(Boolean)
      .map((key): FocusEvent<string> => (key === 'm' ? { type: 'mark' } : { type: 'key', key })),
    ...more,
  ].reduce(
    focusAfter<string>,
    noFocus(ids, (id) => id),
  );

it.each([
  [FOUR, '', -1],
  [FOUR, 'j', 0],
  [FOUR, 'j j k', 0],
  [FOUR, 'k', 0],
  [FOUR, 'j k', 0],
  [FOUR, 'j j j j j', 3],
  [FOUR, 'm', -1],
  [FOUR, 'x', -1],
  [FORTY, 'j ArrowDown PageDown ArrowUp End PageUp', 24],
  [FORTY, 'End Home', 0],
  [FORTY, 'PageDown PageDown PageDown', 39],
  [[], 'j', -1],
  [[], 'End', -1],
])('of %#, the keys %s lead to row %i', (ids, keys, position) => {
  const { position: at, isAfterMark } = after(ids, keys);
  expect([at, isAfterMark]).toEqual([position, false]);
});

it.each([
  ['j m', 1, true],
  ['j m j', 1, false],
  ['j m ArrowDown', 1, false],
  ['j m j j', 2, false],
  ['j m j m j', 2, false],
  ['j m m', 2, true],
  ['j m k', 0, false],
  ['j m x j', 2, false],
  ['j m Shift j', 2, false],
  ['j m m m', 3, true],
  // The last row keeps the focus.
  ['j m m m m', 3, true],
  ['End m', 3, false],
])('with marks, %s leads to row %i', (keys, position, says) => {
  const { position: at, isAfterMark } = after(FOUR, keys);
  expect([at, isAfterMark]).toEqual([position, says]);
});

it.each<[string, string, readonly FocusEvent<string>[], string | undefined, boolean]>([
  ['stays with its row', 'j j', [{ type: 'list', rows: ['d', 'b', 'a'] }], 'b', false],
  ['keeps what a mark said', 'j m', [{ type: 'list', rows: ['new', ...FOUR] }], 'b', true],
  [
    'goes to the row after one that is gone',
    'j j',
    [{ type: 'list', rows: ['a', 'd'] }],
    'd',
    false,
  ],
  ['else to the one before', 'End', [{ type: 'list', rows: ['a', 'b'] }], 'b', false],
  ['else nowhere', 'j', [{ type: 'list', rows: ['e'] }], undefined, false],
  ['never to a row without an id', 'j j', [{ type: 'list', rows: ['', 'd'] }], 'd', false],
  ['goes to a row that is there', 'j', [{ type: 'go', id: 'c' }], 'c', false],
  [
    'goes to one that comes',
    'j',
    [
      { type: 'go', id: 'e' },
      { type: 'list', rows: ['e', 'a'] },
    ],
    'e',
    false,
  ],
  [
    'forgets one that comes after a move',
    'j',
    [
      { type: 'go', id: 'e' },
      { type: 'key', key: 'j' },
      { type: 'list', rows: ['e', ...FOUR] },
    ],
    'b',
    false,
  ],
  ['goes where the browser put it', 'j m', [{ type: 'focus', position: 3 }], 'd', false],
  ['hears the same row without a change', 'j m', [{ type: 'focus', position: 1 }], 'b', true],
  ['ends as it leaves the table', 'j m', [{ type: 'leave' }], undefined, false],
])('the focus %s', (_what, keys, events, id, says) => {
  const { rows, position, isAfterMark } = after(FOUR, keys, ...events);
  expect([rows[position], isAfterMark]).toEqual([id, says]);
});

it('a key moves to a near row, an undo and a return perhaps to a far one', () => {
  expect(after(FOUR, 'j').move).toEqual({ isJump: false });
  expect(after(FOUR, 'j', { type: 'go', id: 'd' }).move).toEqual({ isJump: true });
  const state = after(FOUR, 'j');
  expect(focusAfter(state, { type: 'list', rows: ['d', 'a'] }).move).toBe(state.move);
});
