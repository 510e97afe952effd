/** Outcomes that come late: the person has left the page, or has gone and somebody else is here. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { EndpointName } from '@/api/contract/index.ts';
import { notify } from '@/components/notify.ts';
// Loaded with the first toast; here beforehand, so that no test waits for it.
import '@/components/ToastViewport.tsx';
import { gate, on } from '../api/backend.ts';
import { server, signIn } from '../setup/backend.ts';
import { fill } from '../setup/fill.ts';
import { renderApp } from '../setup/render-app.tsx';
import { findNews } from '../setup/news.ts';

const DOUBT = 'It may have gone through anyway. Check before you try again.';
const NEXT = 'admin@marutham-textiles.com';

/** Makes a call wait for `open` before it answers. */
function hold(name: EndpointName, body: object, status: number) {
  const { open, opened } = gate();
  const held = { open, made: false };
  server.use(
    on(name, async () => {
      held.made = true;
      await opened;
      return HttpResponse.json(body, { status });
    }),
  );
  return held;
}

/** Makes a change on its page, with its dialog still open. */
const CHANGES = {
  profileUpdate: {
    path: '/admin/settings',
    make: async (user: UserEvent) => {
      await user.click(screen.getByRole('button', { name: 'Profile Settings' }));
      await user.type(await screen.findByLabelText('Address'), ' 2');
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
    },
  },
  userAdd: {
    path: '/admin/settings',
    make: async (user: UserEvent) => {
      await user.click(screen.getByRole('button', { name: 'Add User' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
      await fill(user, dialog.getByLabelText('Username'), 'Asha');
      await fill(user, dialog.getByLabelText('Email'), 'asha@example-shop.in');
      await fill(user, dialog.getByLabelText('Password'), 'long-enough');
      await fill(user, dialog.getByLabelText('Confirm password'), 'long-enough');
      await user.click(dialog.getByRole('button', { name: 'Add User' }));
    },
  },
  assetCreate: {
    path: '/admin/assets',
    make: async (user: UserEvent) => {
      await user.click((await screen.findAllByRole('button', { name: 'Add Asset' }))[0]!);
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Asset' }));
      await fill(user, dialog.getByLabelText('Domain'), 'late.example-shop.in');
      await user.click(await dialog.findByRole('button', { name: 'Add Asset' }));
    },
  },
  assetDelete: {
    path: '/admin/assets',
    make: async (user: UserEvent) => {
      await user.click(await screen.findByLabelText('Delete sahyadrilokbank.com'));
      await user.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    },
  },
} as const;

type Change = keyof typeof CHANGES;

/** Makes the change, and leaves the page before its answer is there. */
async function leaveInTheMiddle(change: Change, status: number) {
  const held = hold(change, {}, status);
  const { user, router } = await renderApp({ as: 'admin', at: CHANGES[change].path });
  await CHANGES[change].make(user);
  await waitFor(() => expect(held.made).toBe(true));
  await act(() => router.navigate('/admin/help'));
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  expect(screen.queryByRole('dialog')).toBeNull();
  return { held, router };
}

describe('the person has left the page: a toast says it', () => {
  it.each<[Change, number, string]>([
    ['profileUpdate', 200, 'Profile updated successfully!'],
    ['profileUpdate', 409, 'Failed to update profile'],
    ['userAdd', 200, 'User added successfully!'],
    ['userAdd', 503, `Failed to add user. ${DOUBT}`],
    ['assetCreate', 200, 'late.example-shop.in was added and awaits approval'],
    ['assetCreate', 500, `late.example-shop.in: Failed to create asset. ${DOUBT}`],
    ['assetDelete', 200, 'sahyadrilokbank.com was deleted'],
    ['assetDelete', 500, `Delete asset: Failed to delete asset. ${DOUBT}`],
  ])('%s answered with %i: %s', async (change, status, words) => {
    const { held } = await leaveInTheMiddle(change, status);
    held.open();
    expect(await findNews(words)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible(),
    );
  });
});

/** Another person signs in; then the answer comes, and after it what shows that it has been taken in. */
async function answerTheNext(
  held: ReturnType<typeof hold>,
  router: Awaited<ReturnType<typeof renderApp>>['router'],
) {
  act(() => signIn('admin', NEXT));
  await screen.findByRole('button', { name: new RegExp(`^Account: .*${NEXT}`) });
  held.open();
  // A whole call after that answer, and news after that call: what the answer said would be there.
  await act(() => router.navigate('/admin/assets'));
  await screen.findByLabelText('Delete marutham-textiles.com');
  act(() => notify({ title: 'What came after it', tone: 'info' }));
  expect(await screen.findByText('What came after it')).toBeVisible();
}

describe('news at the moment when the page appears', () => {
  it('is shown', async () => {
    // A microtask after the page is in the document, before its effects have run.
    const page = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== 'Help') return;
      page.disconnect();
      notify({ title: 'Told at once', tone: 'info' });
    });
    page.observe(document.body, { childList: true, subtree: true });
    await renderApp({ as: 'admin', at: '/admin/help', heading: 'Help' });
    expect(await screen.findByText('Told at once')).toBeVisible();
  });
});

describe('the next person has signed in: nothing is said', () => {
  it('nor of a failure whose toast nobody has dismissed', async () => {
    await renderApp({ as: 'admin', at: '/admin/help', heading: 'Help' });
    act(() => notify({ title: 'marutham.in: Forbidden', tone: 'error' }));
    const toast = await screen.findByText('marutham.in: Forbidden');
    act(() => signIn('admin', NEXT));
    await screen.findByRole('button', { name: new RegExp(`^Account: .*${NEXT}`) });
    expect(toast).not.toBeInTheDocument();
  });

  it('nor of many at once', async () => {
    const held = hold('assetCreate', {}, 200);
    const { user, router } = await renderApp({ as: 'admin', at: '/admin/assets' });
    await user.click((await screen.findAllByRole('button', { name: 'Add Asset' }))[0]!);
    await user.click(await screen.findByLabelText('Domain'));
    await user.paste('one.example-shop.in\ntwo.example-shop.in');
    await user.click(await screen.findByRole('button', { name: 'Add 2 assets' }));
    await waitFor(() => expect(held.made).toBe(true));
    await act(() => router.navigate('/admin/help'));
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    await answerTheNext(held, router);
    expect(screen.queryByText(/added|failed/)).toBeNull();
  });

  it.each<[Change, number]>([
    ['profileUpdate', 500],
    ['userAdd', 409],
    ['assetCreate', 500],
    ['assetDelete', 404],
    ['assetDelete', 200],
  ])('%s answered with %i', async (change, status) => {
    const { held, router } = await leaveInTheMiddle(change, status);
    await answerTheNext(held, router);
    expect(screen.queryByText(/Failed|deleted|gone through/)).toBeNull();
  });
});
