/** A panel at its button. */
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { loadLayers } from '@/ui/load-layers.ts';
import { Popover } from '@/ui/Popover.tsx';

const Page = () => (
  <>
    <Popover label="Export" trigger={(props) => <button {...props}>Open</button>}>
      {(close) => <button onClick={close}>CSV</button>}
    </Popover>
    <button>Next</button>
  </>
);

it('opens with the first click although its code comes with it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Export' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'true'),
  );
});

it.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'its own button',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'CSV' })),
  ],
])('%s closes it and returns the focus', async (_what, close) => {
  await loadLayers();
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Export' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'CSV' })).toHaveFocus());
  await close(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('goes when the focus leaves it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Export' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'CSV' })).toHaveFocus());
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
