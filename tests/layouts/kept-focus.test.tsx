import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from '@/layouts/use-kept-focus.ts';

function Page() {
  useKeptFocus();
  const [rows, setRows] = useState(['one.in', 'two.in']);
  return (
    <main>
      <h1>Assets</h1>
      <p>Some text</p>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button onClick={() => setRows(rows.filter((other) => other !== row))}>
              Delete {row}
            </button>
          </li>
        ))}
      </ul>
      <button onClick={() => setTimeout(() => setRows([]), 50)}>Delete all, soon</button>
    </main>
  );
}

test('the heading takes the focus of a button that goes', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete one.in' }));
  expect(screen.getByRole('heading')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Delete two.in' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('the focus stays where it is when something else goes', async () => {
  render(<Page />);
  const all = screen.getByRole('button', { name: 'Delete all, soon' });
  await userEvent.click(all);
  await expect.poll(() => screen.queryByRole('button', { name: 'Delete one.in' })).toBeNull();
  expect(all).toHaveFocus();
});

test('a user who blurs an element gets no focus back', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete all, soon' }));
  screen.getByRole('button', { name: 'Delete one.in' }).focus();
  await userEvent.click(screen.getByText('Some text'));
  await expect.poll(() => screen.queryByRole('button', { name: 'Delete one.in' })).toBeNull();
  expect(document.body).toHaveFocus();
});
