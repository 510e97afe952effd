/** Organisations: the details of one, and hostile strings in every field (specification sections 2, 3 and 8). */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer, on, server } from '../../setup/backend.ts';
import { HOSTILE } from '../../setup/hostile.ts';
import { ACTIVE, fact, openDetails, openPage, PAGE, PENDING, row } from './organizations.ts';

describe('details', () => {
  it('a details modal (section 2, organizations) adds updated_on and company_registration_number; the join date is the date part of created_on (section 3, organisation)', async () => {
    await openDetails(ACTIVE);
    expect(await fact('Registration number')).toHaveTextContent('U64190MH1998PLC900417');
    expect(await fact('Join Date')).toHaveTextContent(/^9 Feb 2026$/);
    // The join date is the day of it: the same date is not told twice.
    expect(screen.queryByText('Created', { selector: 'dt' })).toBeNull();
    expect(await fact('Last Updated')).toHaveTextContent('10 Feb 2026, 09:03 UTC');
    const email = within(await fact('Email')).getByRole('link', {
      name: 'admin@sahyadrilokbank.co.in',
    });
    expect(email).toHaveAttribute('href', 'mailto:admin@sahyadrilokbank.co.in');
    expect(await fact('Address')).toHaveTextContent('14 Laxmi Road, Pune, Maharashtra 411030');
    expect(await fact('Status')).toHaveTextContent('Active');
  });

  it('counts the assets by owner_id and opens the list that it counts', async () => {
    const { user } = await openDetails(ACTIVE);
    const assets = await within(await fact('Assets')).findByRole('link');
    expect(assets).toHaveTextContent('7 assets, 2 pending');
    await user.click(assets);
    expect(await screen.findByText('7 of 14 assets')).toBeVisible();
  });

  it("says 'Not reported' when no owner_id is a listed organisation's, never 0", async () => {
    answer('assetList', [{ id: 1, name: 'a.in', owner_id: 901 }]);
    await openDetails(ACTIVE);
    await waitFor(async () => expect(await fact('Assets')).toHaveTextContent('Not reported'));
  });

  it('invents nothing: users Not reported; industry, size and subscription Not provided', async () => {
    const { user } = await openDetails(ACTIVE);
    await user.click(await screen.findByText('4 not provided'));
    expect(await fact('Users')).toHaveTextContent('Not reported');
    expect(await fact('Users')).toBeVisible();
    for (const label of ['Industry', 'Size', 'Subscription']) {
      expect(await fact(label)).toHaveTextContent('Not provided');
    }
  });

  it('row 4: a failure of the details is shown (section 8, organisations), with Retry', async () => {
    answer('organizationGet', {}, 400);
    const { user } = await openDetails(ACTIVE);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Failed to fetch organisation details',
    );
    server.resetHandlers();
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await fact('Registration number')).toBeVisible();
  });

  it('a count that cannot be made is said', async () => {
    answer('assetList', {}, 400);
    await openDetails(ACTIVE);
    await waitFor(async () =>
      expect(await fact('Assets')).toHaveTextContent('The list of assets could not be fetched'),
    );
  });

  it('open from the URL, and leave it when they are closed', async () => {
    const { user } = await openPage(`${PAGE}?q=nilgiri&details=3`);
    expect(await fact('Organisation')).toHaveTextContent(PENDING);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(window.location.search).toBe('?q=nilgiri'));
  });

  it('are reached, and left, by the keyboard alone', async () => {
    const { user } = await openPage();
    await row(ACTIVE);
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await fact('Organisation')).toHaveTextContent(ACTIVE);
    // One more Enter neither deletes nor approves.
    expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await row(ACTIVE)).toHaveFocus());
  });
});

describe('hostile strings', () => {
  it('are text in every field of the list and the details', async () => {
    const rows = HOSTILE.map((text, at) => ({
      id: at + 1,
      name: text,
      email: text,
      address: text,
      approved: text,
      created_on: text,
    }));
    answer('organizationList', { organizations: rows });
    server.use(
      on('organizationGet', (request) => {
        const found = rows[Number(new URL(request.url).searchParams.get('id')) - 1];
        return HttpResponse.json({
          ...found,
          company_registration_number: found?.name,
          updated_on: found?.name,
        });
      }),
    );
    const { user } = await openPage();
    const page = screen.getByRole('main');
    await screen.findByText(`${HOSTILE.length} organisations`);
    for (const name of screen.getAllByRole('button', { name: /^Details of/ })) {
      await user.click(name);
      await fact('Registration number');
      await user.keyboard('{Escape}');
    }
    await user.click(screen.getAllByRole('button', { name: /^Delete/ })[0] as HTMLElement);
    await screen.findByRole('alertdialog');
    expect(page.querySelector('img, script, iframe, a[href]')).toBeNull();
    expect(page).not.toHaveTextContent(/[\u202E\u2066\u200B]/);
    expect(screen.getAllByText(/U\+202E/).length).toBeGreaterThan(0);
  });
});
