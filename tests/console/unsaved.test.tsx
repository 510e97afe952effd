/** Unsaved input is asked about whichever way somebody leaves: another page, a reload. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Fetched on intent; here they are there before anybody asks.
import '@/features/console/assets/AddAssetDialog.tsx';
import '@/features/console/assets/AddManyDialog.tsx';
import { renderApp } from '../setup/render-app.tsx';

const QUESTION = 'There are unsaved changes.';

const FORMS = [
  ['Add Asset', '/admin/assets', 'Add Asset', 'Domain'],
  ['Add many', '/admin/assets', 'Add many', 'Domain names'],
] as const;

async function openForm(path: string, button: string) {
  const app = await renderApp({
    as: 'admin',
    at: path,
    heading: 'Assets',
  });
  const [opener] = await screen.findAllByRole('button', { name: button });
  await app.user.click(opener!);
  await screen.findByRole('dialog');
  return app;
}

const type = async (user: UserEvent, label: string) =>
  user.type(await screen.findByLabelText(label), 'typed-here.in');

/** Whether the browser would ask before it reloads. */
const asksBeforeReload = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe.each(FORMS)('%s', (_name, path, button, label) => {
  it('asks before another page; Keep editing keeps it all', async () => {
    const { user, router } = await openForm(path, button);
    await type(user, label);
    void router.navigate('/admin/help');
    expect(await screen.findByText(QUESTION)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toContain('typed-here.in');
    expect(router.state.location.pathname).toBe(path);
  });

  it('Discard leaves', async () => {
    const { user, router } = await openForm(path, button);
    await type(user, label);
    void router.navigate('/admin/help');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  it('the browser asks before a reload, once something is typed', async () => {
    const { user } = await openForm(path, button);
    await screen.findByLabelText(label);
    expect(asksBeforeReload()).toBe(false);
    await type(user, label);
    expect(asksBeforeReload()).toBe(true);
  });
});
