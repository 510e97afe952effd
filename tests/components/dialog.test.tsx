/** What of the modal dialog every one of them shares. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';

function Asked({ keeps, onPress }: { keeps: boolean; onPress?: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(keeps)}
      title="Delete asset"
      role="alertdialog"
      footer={<Button onClick={onPress}>Yes</Button>}
    >
      Are you sure?
    </Dialog>
  );
}

/** What a browser does at the second close request in a row, which a page cannot refuse. */
const closeNatively = () => act(() => screen.getByRole<HTMLDialogElement>('alertdialog').close());

it('is open again when the browser closed what its owner keeps', async () => {
  render(<Asked keeps />);
  closeNatively();
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveAttribute('open'));
});

it('goes when the browser closed it and its owner lets it', async () => {
  render(<Asked keeps={false} />);
  closeNatively();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('reads its question out with its title', () => {
  render(<Asked keeps />);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Are you sure?');
});

it('takes no answer from the rest of the double click that opened it', () => {
  const pressed = vi.fn<() => void>();
  render(<Asked keeps onPress={pressed} />);
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }), { detail: 2 });
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }), { detail: 1 });
  expect(pressed).toHaveBeenCalledOnce();
});

it('a button that does nothing for now says so', () => {
  render(<Button aria-disabled>Cancel</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});
