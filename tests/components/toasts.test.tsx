/** Toasts: news goes by itself; a failure stays until it is dismissed, and shows once. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '@/components/notify.ts';
import { ToastViewport } from '@/components/ToastViewport.tsx';
import { ModalDialog } from '@/ui/ModalDialog.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('news of success goes after five seconds', async () => {
  render(<ToastViewport place="" early={[]} />);
  notify({ title: 'a.in is approved', tone: 'success' });
  await pass(4_000);
  expect(screen.getByText('a.in is approved')).toBeVisible();
  await pass(2_000);
  expect(screen.queryByText('a.in is approved')).toBeNull();
});

it('a failure stays for a day, shows once, and can be dismissed', async () => {
  render(<ToastViewport place="" early={[]} />);
  for (const title of ['a.in: Forbidden', 'a.in: Forbidden', 'b.in: Forbidden']) {
    notify({ title, tone: 'error' });
  }
  await pass(DAY_MS);
  expect(screen.getAllByText(/Forbidden$/).map(({ textContent }) => textContent)).toEqual([
    'b.in: Forbidden',
    'a.in: Forbidden',
  ]);
  fireEvent.click(screen.getAllByLabelText('Dismiss')[0] as HTMLElement);
  await pass(1_000);
  expect(screen.getAllByText(/Forbidden$/)).toHaveLength(1);
});

it('a dialog that becomes smaller keeps the toast over it', async () => {
  const page = (width: 'lg' | 'sm') => (
    <>
      <ToastViewport place="" early={[]} />
      <ModalDialog title="Asset details" width={width} onClose={() => {}}>
        Not listed
      </ModalDialog>
    </>
  );
  const { rerender } = render(page('lg'));
  await pass(100);
  notify({ title: 'c.in: Forbidden', tone: 'error' });
  await pass(100);
  rerender(page('sm'));
  await pass(100);
  expect(screen.getByText('c.in: Forbidden')).toBeVisible();
});
