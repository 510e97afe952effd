/** Asset approvals: one asset, its details, approval and deletion (specification sections 2, 4, 6, 7 and 8). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, backend } from '../../setup/backend.ts';
import { HOSTILE } from '../../setup/hostile.ts';
import { findNews } from '../../setup/news.ts';
import type { User } from '../../setup/render-app.tsx';
import {
  APPROVED,
  details,
  fact,
  OF_PENDING_OWNER,
  openPage,
  OTHER_PENDING,
  PAGE,
  PENDING,
  row,
  SIGN_IN_AGAIN,
  tokenVanishes,
} from './approvals.ts';

describe('details', () => {
  it('a details modal (section 2, asset approvals) shows all that is told of an asset', async () => {
    const { user } = await openPage();
    await within(await row(APPROVED)).findByText('Sahyadri Lok Bank');
    await user.click(await details(APPROVED));
    expect(await fact('Asset')).toHaveTextContent(APPROVED);
    expect(await fact('Status')).toHaveTextContent('Approved');
    expect(await fact('Type')).toHaveTextContent('domain');
    expect(await fact('Created On')).toHaveTextContent('10 Feb 2026, 09:30 UTC');
    expect(await fact('Last Updated')).toHaveTextContent('10 Feb 2026, 12:02 UTC');
    expect(await fact('Under watch')).toHaveTextContent('Yes');
    expect(
      within(screen.getByRole('dialog')).queryByRole('button', { name: 'Approve' }),
    ).toBeNull();
    await user.click(within(await fact('Organisation')).getByRole('link'));
    expect(await screen.findByRole('dialog', { name: 'Organisation details' })).toBeVisible();
  });

  it("show 'Never' for an asset that was not updated", async () => {
    const { user } = await openPage();
    await user.click(await details(PENDING));
    expect(await fact('Last Updated')).toHaveTextContent('Never');
  });

  it('of an asset that is gone say so', async () => {
    await openPage(`${PAGE}?details=901`);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/^This asset is not listed/)).toBeVisible();
  });
});

describe('hostile strings', () => {
  it('are text in every field of the list, the filters and the dialogs', async () => {
    const rows = HOSTILE.map((text, at) => ({
      id: `${at}${text.slice(0, 40)}`,
      name: text,
      type: text,
      approved: false,
      creation_date: text,
      last_updated_on: text,
      under_watch: text,
      owner_id: at,
    }));
    answer('assetList', rows);
    answer('organizationList', {
      organizations: HOSTILE.map((text, at) => ({
        id: at,
        name: text,
        email: text,
        address: text,
      })),
    });
    const { user } = await openPage();
    await screen.findByText(`${HOSTILE.length} assets`);
    const page = screen.getByRole('main');
    for (const name of screen.getAllByLabelText(/^Details of/)) {
      await user.click(name);
      expect(await fact('Under watch')).toHaveTextContent('No');
      // The only link leads to the owner's page in this console.
      for (const link of page.querySelectorAll('a[href]')) {
        expect(link.getAttribute('href')).toMatch(/^\/superadmin\/organizations\?details=\d$/);
      }
      await user.keyboard('{Escape}');
    }
    await user.click(screen.getByRole('checkbox', { name: 'Select all assets shown' }));
    await user.click(screen.getByRole('button', { name: `Approve ${HOSTILE.length} assets` }));
    expect(page.querySelector('img, script, iframe, a[href]')).toBeNull();
    expect(page).not.toHaveTextContent(/[\u202E\u2066\u200B]/);
    expect(screen.getAllByText(/U\+202E/).length).toBeGreaterThan(0);
  });

  it('the deceptive character of an imitating name is lit', async () => {
    answer('assetList', [{ id: 1, name: 'p\u0430ypal.in' }]);
    await openPage();
    expect(await screen.findByText('\u0430', { selector: 'mark' })).toBeVisible();
  });
});

describe('approval', () => {
  it('the approve action is offered only for pending assets (section 4, asset)', async () => {
    await openPage();
    await details(PENDING);
    // One imitates another organisation's asset, and two are of the organisation that registered it: they say Review.
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Review / })).toHaveLength(3),
    );
    const names = screen
      .getAllByRole('button', { name: /^Approve / })
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toHaveLength(3);
    expect(names).toContain(`Approve ${PENDING}`);
    expect(names).not.toContain(`Approve ${APPROVED}`);
  });

  it('Pending (approved false) becomes Approved (approved true) when a superadmin approves it (section 4, asset; section 6, superadmin)', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByLabelText(`Approve ${PENDING}`));
    expect(await within(await row(PENDING)).findByText('Approved')).toBeVisible();
    expect(await findNews(`${PENDING} is approved`)).toBeVisible();
    expect(await row(PENDING)).toHaveFocus();
  });

  it('the organisation need not be approved first, but its state is said', async () => {
    const { user } = await openPage();
    await within(await row(OF_PENDING_OWNER)).findByText('(pending)');
    await user.click(await details(OF_PENDING_OWNER));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/is itself still pending/)).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: /^I have checked with/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await within(await row(OF_PENDING_OWNER)).findByText('Approved')).toBeVisible();
    const news = `${OF_PENDING_OWNER} is approved. Its organisation is still pending.`;
    expect(await findNews(news)).toBeVisible();
  });

  it('a second press at the place of the first does not approve the row that moves there', async () => {
    const { user } = await openPage(`${PAGE}?status=pending`);
    const press = async (button: HTMLElement, x: number) =>
      user.pointer([{ keys: '[MouseLeft]', target: button, coords: { clientX: x, clientY: 40 } }]);
    const first = await screen.findByLabelText(`Approve ${PENDING}`);
    const next = screen.getByLabelText(`Approve ${OTHER_PENDING}`);
    // A hand is faster than a busy machine.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await press(first, 300);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await press(next, 303);
    expect(backend.calls.get('GET /asset/approve')).toBe(1);
    await press(next, 500);
    await waitFor(() => expect(next).not.toBeInTheDocument());
    expect(backend.calls.get('GET /asset/approve')).toBe(2);
  });

  it("'Error approving asset: ...' includes the status text (section 8, superadmin assets), and the row stays pending", async () => {
    answer('assetApprove', {}, 409);
    const { user } = await openPage();
    await user.click(await screen.findByLabelText(`Approve ${PENDING}`));
    expect((await screen.findAllByText('Error approving asset: Conflict')).length).toBeGreaterThan(
      0,
    );
    expect(within(await row(PENDING)).getByText('Pending')).toBeVisible();
  });

  it('errors in the details show there', async () => {
    answer('assetApprove', {}, 409);
    const { user } = await openPage();
    await user.click(await details(PENDING));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Error approving asset: Conflict',
    );
  });

  it(`'${SIGN_IN_AGAIN}' when the token is gone (section 8, superadmin assets)`, async () => {
    const { user } = await openPage();
    await details(PENDING);
    tokenVanishes();
    await user.click(screen.getByLabelText(`Approve ${PENDING}`));
    expect((await screen.findAllByText(SIGN_IN_AGAIN)).length).toBeGreaterThan(0);
  });
});

describe('deleting', () => {
  const ask = async (user: User, name = PENDING) => {
    await user.click(await screen.findByLabelText(`Delete ${name}`));
    return screen.findByRole('alertdialog', { name: 'Delete asset' });
  };

  it('asks first; Cancel keeps the asset', async () => {
    const { user } = await openPage();
    const dialog = await ask(user);
    expect(within(dialog).getByText('Are you sure you want to delete this asset?')).toBeVisible();
    expect(within(dialog).getByText(PENDING)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(dialog).not.toBeInTheDocument();
    expect(await details(PENDING)).toBeVisible();
    expect(backend.calls.get('GET /asset/delete')).toBeUndefined();
  });

  it('says that it can be registered again of a domain name alone, as Add Asset takes no other', async () => {
    const { user } = await openPage();
    const again = /^Its organisation can register it again/;
    const dialog = await ask(user);
    expect(within(dialog).getByText(again)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const app = within(await ask(user, 'Sahyadri Lok Mobile'));
    expect(app.getByText(/^It is no domain name, so its org.*cannot/)).toBeVisible();
    expect(app.queryByText(again)).toBeNull();
  });

  it('is a call with no method given, so a GET (section 7, calls)', async () => {
    const { user } = await openPage();
    const name = await details(PENDING);
    await user.click(within(await ask(user)).getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(name).not.toBeInTheDocument());
    expect(await findNews(`${PENDING} was deleted`)).toBeVisible();
    expect(backend.calls.get('GET /asset/delete')).toBe(1);
    expect(backend.calls.get('DELETE /asset/delete')).toBeUndefined();
  });

  it('is the same call as DELETE where the backend answers 405', async () => {
    answer('assetDeleteByGet', {}, 405);
    const { user } = await openPage();
    await user.click(within(await ask(user)).getByRole('button', { name: 'Yes, Delete' }));
    expect(await findNews(`${PENDING} was deleted`)).toBeVisible();
    expect(backend.calls.get('DELETE /asset/delete')).toBe(1);
  });

  it("'Error deleting asset: ...' includes the status text (section 8, superadmin assets), and the row stays", async () => {
    answer('assetDeleteByGet', { error: 'not these words' }, 404);
    const { user } = await openPage();
    const dialog = await ask(user);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Error deleting asset: Not Found. It may be gone already: look before you try again.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await details(PENDING)).toBeVisible();
  });

  it(`'${SIGN_IN_AGAIN}' when the token is gone (section 8, superadmin assets)`, async () => {
    const { user } = await openPage();
    const dialog = await ask(user);
    tokenVanishes();
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(SIGN_IN_AGAIN);
  });
});
