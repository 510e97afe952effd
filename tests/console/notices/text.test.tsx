/** What a notice says, in English and Hindi, and who signs it; an edited one outlives its dialog. */
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queries/client.ts';
import { KEPT_INPUT_WORDS } from '@/auth/use-draft.ts';
import * as news from '@/components/notify.ts';
import { newsFirst } from '@/features/shared/alerts/news-first.ts';
import { sessionState } from '@/lib/session-state.ts';
import { account, answer, backend } from '../../setup/backend.ts';
import { fill } from '../../setup/fill.ts';
import {
  alertOf,
  button,
  EDIT,
  fillIn,
  openDialog,
  openFor,
  openInList,
  openOnPage,
  openReport,
  press,
  request,
} from './notices.tsx';

describe('the text', () => {
  it('holds what is known of the alert, and grows with the fields', async () => {
    const { user } = await openReport();
    expect(await screen.findByText(/Nothing has been sent/)).toBeVisible();
    const { impersonating_domain: domain, asset_name: asset, details } = alertOf(1);
    await waitFor(() =>
      expect(screen.getByText(/^As reported:$/)).toHaveTextContent(newsFirst(details)),
    );
    const { value } = await request();
    expect(value).toContain(`Domain name: ${domain}`);
    expect(value).toContain(`Imitates our name: ${asset}`);
    expect(value).toMatch(/How: .*U\+0430/);
    // The edit is a fact; a likeness in percent would be an opinion.
    expect(value).not.toMatch(/similarity|\d%/i);
    await fillIn(user, domain);
    const filled = (await request()).value;
    expect(filled).toContain('What was seen: Phishing');
    expect(filled).toContain(`https://${domain}/login`);
    expect(filled).toMatch(/Yours faithfully,\nAsha Rao\n/);
  });

  it('is in Hindi, and of the other kind, with what was typed kept for each', async () => {
    const { user, made } = await openReport();
    await fill(user, await request(), EDIT);
    await user.selectOptions(screen.getByLabelText('Language'), 'Hindi (हिन्दी)');
    expect((await request()).value).toMatch(/^महोदय/);
    expect(await screen.findByText(/^Your edit of the English text is kept/)).toBeVisible();
    await press(user, 'Back to English');
    expect(await request()).toHaveValue(made + EDIT);
    expect(screen.queryByText(/^Your edit of the/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Language'), 'Hindi (हिन्दी)');
    expect(await request()).toHaveAttribute('lang', 'hi');
    await user.selectOptions(await screen.findByLabelText('Kind'), 'trademark');
    await user.type(screen.getByLabelText('Mark'), 'SAHYADRI');
    expect((await request()).value).toContain('SAHYADRI');
    await user.selectOptions(screen.getByLabelText('Language'), 'English');
    expect((await request()).value).toMatch(/INDRP, paragraph 4\(a\)/);
    await user.selectOptions(screen.getByLabelText('Kind'), 'abuse');
    expect(await request()).toHaveValue(made + EDIT);
    await press(user, 'Write it anew from the fields');
    expect(await request()).toHaveValue(made);
  });

  it('remembers who signs, for the account', async () => {
    const { user, view } = await openDialog();
    await user.type(await screen.findByLabelText('Name'), 'Asha Rao');
    await user.clear(screen.getByLabelText('Organisation'));
    await user.type(screen.getByLabelText('Organisation'), 'Sahyadri');
    await user.clear(screen.getByLabelText('Address and telephone'));
    view.unmount();
    await openDialog(2);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao'));
    expect((await request()).value).toMatch(/Asha Rao\nSahyadri$/);
  });

  it('takes organisation and address from the profile where none was typed', async () => {
    answer('profileGet', { organisation: { name: 'Lok Bank', address: '7 Hill Road\nPune' } });
    const { user, view } = await openDialog();
    await user.type(await screen.findByLabelText('Name'), 'Asha Rao');
    expect((await request()).value).toMatch(/Asha Rao\nLok Bank\n7 Hill Road\nPune$/);
    view.unmount();
    queryClient.clear();
    answer('profileGet', {}, 500);
    await openFor([2]);
    expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
    // It is asked for once more before it has failed.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await waitFor(() => expect(screen.getByLabelText('Organisation')).toHaveValue(''));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['Escape', '{Escape}'],
    ['Close', null],
  ])('%s: an edited request is there again, after a reload too', async (_way, keys) => {
    const told = vi.spyOn(news, 'notify');
    const { user, made } = await openDialog();
    await fill(user, await request(), EDIT);
    if (keys) await user.keyboard(keys);
    else await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The console's layout shows toasts; the dialog is alone here.
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: expect.stringMatching(/^Draft kept in this tab until you log out\.$/),
        action: expect.objectContaining({ label: 'Open draft' }),
      }),
    );
    // A reload takes all that is in memory.
    sessionState.close();
    await user.click(button());
    expect(await request()).toHaveValue(made + EDIT);
  });

  it('is there again for the same alerts, in whichever order they are ticked', async () => {
    const { user, view } = await openFor([1, 6]);
    await fill(user, await request(), EDIT);
    const { value } = await request();
    view.unmount();
    await openFor([6, 1]);
    expect(await request()).toHaveValue(value);
  });

  it.each([
    ['where it was written', null],
    ['from another page, which it leaves', '/admin/assets'],
    ['of one alert, on its page', '/admin/alerts/1'],
  ])('is opened again by its toast: %s', async (_, page) => {
    const { user, router, made } = page?.endsWith('/1') ? await openOnPage(1) : await openInList();
    await fill(user, await request(), EDIT);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Prepare/ })).toBeNull());
    if (page === '/admin/assets') await act(() => router.navigate(page));
    await user.click(await screen.findByRole('button', { name: 'Open draft' }));
    expect(await request()).toHaveValue(made + EDIT);
    // The toast may still be going.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open draft' })).toBeNull());
    expect(router.state.location.pathname).toBe(
      page === '/admin/alerts/1' ? page : '/admin/alerts',
    );
  });

  it('a press outside closes it as long as nothing is edited', async () => {
    const { user } = await openDialog();
    const backdrop = () => document.querySelector('[data-base-ui-portal] > [role=presentation]')!;
    await user.type(await request(), EDIT);
    await user.click(backdrop());
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.type(await request(), '{Backspace}'.repeat(EDIT.length));
    await user.click(backdrop());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['about one alert', async () => openOnPage(1)],
    ['about several', openInList],
  ])('%s: a session that ends by itself does not take it along', async (_, open) => {
    const { user, made } = await open();
    await user.type(await request(), EDIT);
    await user.click(screen.getByLabelText('In your words'));
    await user.paste('It asks for a code');
    backend.faults.set({ fault: 'expiredToken' });
    void queryClient.refetchQueries();
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    backend.faults.set(null);
    const { email, password } = account('admin');
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await request()).toHaveValue(made + EDIT);
    await waitFor(() =>
      expect(screen.getByLabelText('In your words')).toHaveValue('It asks for a code'),
    );
    expect(await screen.findByText(KEPT_INPUT_WORDS)).toBeVisible();
  });
});
