/** Rules for every modal dialog of the consoles. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Button } from '@/ui/Button.tsx';
import { useKeptFocus } from '@/layouts/use-kept-focus.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { loadLayers } from '@/ui/load-layers.ts';

beforeAll(loadLayers);

function Page({ onAnswer = () => {}, keeps = false }) {
  useKeptFocus();
  const [open, setOpen] = useState(false);
  const [rows, setRows] = useState(['one.in', 'two.in']);
  return (
    <main>
      <h1>Assets</h1>
      {rows.map((row) => (
        <button key={row} onClick={() => setOpen(true)}>
          {row}
        </button>
      ))}
      <Dialog
        open={open}
        onClose={() => setOpen(keeps)}
        title="Delete asset"
        role="alertdialog"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button
              onClick={() => {
                onAnswer();
                setRows(['two.in']);
                setOpen(false);
              }}
            >
              Yes
            </Button>
          </>
        }
      >
        Are you sure?
      </Dialog>
    </main>
  );
}

async function open(page = <Page />) {
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getByRole('button', { name: 'one.in' }));
  return { user, dialog: await screen.findByRole('alertdialog', { name: 'Delete asset' }) };
}

it('reads its question out with its title, and hides the page behind it', async () => {
  const { dialog } = await open();
  expect(dialog).toHaveAccessibleDescription('Are you sure?');
  expect(screen.queryByRole('heading', { name: 'Assets' })).toBeNull();
});

it('begins at the first button of its footer, and Escape returns the focus to the opener', async () => {
  const { user } = await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'one.in' })).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('returns the focus to the heading where its opener is gone', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Assets' })).toHaveFocus());
});

it('stays open when its owner keeps it', async () => {
  const { user, dialog } = await open(<Page keeps />);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).toBeVisible();
});

it('takes no answer from the rest of the double click that opened it', async () => {
  const answered = vi.fn<() => void>();
  await open(<Page onAnswer={answered} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }), { detail: 2 });
  expect(answered).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }), { detail: 1 });
  expect(answered).toHaveBeenCalledOnce();
});

it('is closed by a press outside, but not by the rest of a double click', async () => {
  const { dialog } = await open();
  const press = (detail: number) => {
    for (const part of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const)
      fireEvent[part](dialog.parentElement!, { detail });
  };
  press(2);
  expect(dialog).toBeVisible();
  press(1);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
