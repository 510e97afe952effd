/** No page test reads what it did not wait for (waits.ts says what that means). */
import { expect, test } from 'vitest';
import { offencesIn, readTest, readTests } from './waits.ts';

const inATest = (body: string) => `it('x', async () => {\n${body}\n});`;
const linesOf = (body: string) => offencesIn([readTest('/x.test.tsx', inATest(body))]).length;

test.each<[string, number, string]>([
  [
    'what is read right after a wait for something else',
    1,
    `await screen.findByText('a'); expect(screen.getByText('b')).toBeVisible();`,
  ],
  ['what was waited for', 0, `expect(await screen.findByText('a')).toBeVisible();`],
  [
    'what was seen before the wait, and expected of again',
    1,
    `await user.click(screen.getByText('b')); await screen.findByText('a'); expect(screen.getByText('c')).toBeVisible();`,
  ],
  [
    'what is in an element that is at hand',
    0,
    `const dialog = await screen.findByRole('dialog'); within(dialog).getByText('b');`,
  ],
  [
    'the parent of an element that is at hand',
    1,
    `const row = (await screen.findByText('a')).closest('li'); within(row).getByText('b');`,
  ],
  [
    'what has gone, after a wait for something else',
    1,
    `screen.getByText('b'); await user.click(x); await screen.findByText('a'); expect(screen.queryByText('b')).toBeNull();`,
  ],
  [
    'the last of a list that may still grow',
    1,
    `const all = await screen.findAllByRole('row'); await user.click(all.at(-1));`,
  ],
  [
    'the last of a list whose length was expected',
    0,
    `const all = await screen.findAllByRole('row'); expect(all).toHaveLength(3); await user.click(all.at(-1));`,
  ],
  [
    'the focus right after a dialog has opened',
    1,
    `const dialog = await screen.findByRole('dialog'); expect(within(dialog).getByText('b')).toHaveFocus();`,
  ],
  [
    'the focus that was waited for',
    0,
    `const field = await screen.findByRole('textbox'); await waitFor(() => expect(field).toHaveFocus());`,
  ],
  [
    'that something has no focus',
    0,
    `const field = await screen.findByRole('textbox'); expect(field).not.toHaveFocus();`,
  ],
  ['a real clock', 1, `const now = Date.now();`],
  ['a clock that the test sets', 0, `vi.setSystemTime(0); const now = Date.now();`],
])('%s: %i', (_what, many, body) => {
  expect(linesOf(body)).toBe(many);
});

test('no page test reads what it did not wait for', () => {
  expect(offencesIn(readTests())).toEqual([]);
});
