/** The user can stop waiting for a slow change; its result is still reported. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { EndpointName } from '@/api/contract/index.ts';
// Fetched on intent; here they are there before anybody asks.
import '@/components/ConfirmDialog.tsx';
import '@/components/ToastViewport.tsx';
import '@/settings/AddUserDialog.tsx';
import '@/settings/ProfileDialog.tsx';
import { gate, on } from '../api/backend.ts';
import { server } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';
import { findNews } from '../setup/news.ts';

/** Makes a call wait for `open` before it answers. */
function hold(name: EndpointName, status: number) {
  const { open, opened } = gate();
  const held = { open, times: 0 };
  server.use(
    on(name, async () => {
      held.times += 1;
      await opened;
      return HttpResponse.json(status === 409 ? { error: 'It exists' } : {}, { status });
    }),
  );
  return held;
}

async function openAt(path: string) {
  await renderApp({ as: 'admin', at: path });
  return userEvent.setup({
    advanceTimers: (ms) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined),
  });
}
type User = Awaited<ReturnType<typeof openAt>>;

const inDialog = () => within(screen.getByRole('dialog'));
const press = async (user: User, name: string) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);

const FORMS = {
  profile: {
    path: '/admin/settings',
    call: 'profileUpdate',
    open: 'Profile Settings',
    label: 'Name',
    send: 'Save changes',
    done: 'Profile updated successfully!',
    failed: 'It exists',
  },
} as const;

async function sendAndStop(form: (typeof FORMS)[keyof typeof FORMS], status: number) {
  const held = hold(form.call, status);
  const user = await openAt(form.path);
  await press(user, form.open);
  const field = await screen.findByLabelText(form.label);
  await user.clear(field);
  await user.type(field, 'typed.in');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(inDialog().getByRole('button', { name: form.send }));
  await waitFor(() => expect(held.times).toBe(1));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: form.open })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2_100));
  expect(screen.getByText(/^This is taking longer than usual/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue in background' }));
  expect(screen.queryByRole('dialog', { name: form.open })).toBeNull();
  vi.useRealTimers();
  return { user, held };
}

describe.each(Object.values(FORMS))('$open', (form) => {
  it('a success is reported, and the form starts again', async () => {
    const { held } = await sendAndStop(form, 200);
    held.open();
    expect(await findNews(form.done)).toBeVisible();
  });

  it('a failure is reported, and the typed text is back', async () => {
    const { user, held } = await sendAndStop(form, 409);
    held.open();
    expect(await screen.findByText(form.failed)).toBeVisible();
    await press(user, form.open);
    expect(await screen.findByLabelText(form.label)).toHaveValue('typed.in');
  });

  it('is still being sent when it is opened again, and is not sent twice', async () => {
    const { user, held } = await sendAndStop(form, 200);
    await press(user, form.open);
    expect(await screen.findByLabelText(form.label)).toHaveValue('typed.in');
    await user.type(screen.getByLabelText(form.label), '{Enter}');
    expect(held.times).toBe(1);
    held.open();
    expect(await findNews(form.done)).toBeVisible();
  });
});

describe('a question', () => {
  const NAME = 'sahyadrilokbank.com';

  async function deleteAndStop(status: number) {
    const held = hold('assetDelete', status);
    const user = await openAt('/admin/assets');
    await user.click(await screen.findByLabelText(`Delete ${NAME}`));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(held.times).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    await user.click(screen.getByRole('button', { name: 'Continue in background' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    vi.useRealTimers();
    return { user, held };
  }

  it('that nobody waits for leaves another one open, and its result is reported', async () => {
    const { user, held } = await deleteAndStop(200);
    await user.click(screen.getByLabelText('Delete sahyadrilokbank.co.in'));
    held.open();
    expect(await findNews(`${NAME} was deleted`)).toBeVisible();
    expect(await screen.findByRole('alertdialog', { name: 'Delete asset' })).toBeVisible();
  });

  it('asked again while it is under way sends nothing more', async () => {
    const { user, held } = await deleteAndStop(409);
    await user.click(screen.getByLabelText(`Delete ${NAME}`));
    await user.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    held.open();
    expect(await within(screen.getByRole('alertdialog')).findByText('It exists')).toBeVisible();
    expect(held.times).toBe(1);
  });
});
