/** Toasts: news goes by itself; a failure stays until it is dismissed, and shows once. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '@/components/notify.ts';
import { placeBy, ToastViewport } from '@/components/ToastViewport.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('news of success goes after five seconds', async () => {
  render(<ToastViewport />);
  notify({ title: 'a.in is approved', tone: 'success' });
  await pass(4_000);
  expect(screen.getByText('a.in is approved')).toBeVisible();
  await pass(2_000);
  expect(screen.queryByText('a.in is approved')).toBeNull();
});

it('a failure stays for a day, shows once, and can be dismissed', async () => {
  render(<ToastViewport />);
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

it.each([
  [
    'left of the dialog',
    { left: 432, top: 136, bottom: 764, footer: 694 },
    156,
    { bottom: 16, left: 16, width: 400 },
  ],
  [
    'left of it, no wider than on the page',
    { left: 900, top: 136, bottom: 764, footer: 694 },
    156,
    { bottom: 16, left: 16, width: 448 },
  ],
  ['below it', { left: 224, top: 136, bottom: 764, footer: 694 }, 96, { bottom: 16 }],
  [
    'below it, nearer to the edge',
    { left: 224, top: 96, bottom: 796, footer: 726 },
    96,
    { bottom: 8 },
  ],
  ['above it', { left: 0, top: 200, bottom: 900, footer: 830 }, 156, { bottom: 708 }],
  ['above its buttons', { left: 224, top: 136, bottom: 764, footer: 694 }, 156, { bottom: 214 }],
] as const)('over a dialog, toasts stand %s', (_where, dialog, height, place) => {
  expect(placeBy(dialog, height, 900)).toEqual(place);
});
