/** The table of assets, how to find one, and the steps before the first one (specification sections 2, 3, 6, 8). */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, on, server, signIn } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';
import { ASSET, PENDING, cellsUnder, list, names, open, table } from './assets.ts';

describe('asset list', () => {
  it("a table with columns Domain, Status, Created On, Last Updated (shows 'Never' if empty) and Actions (section 2, assets; section 3, asset)", async () => {
    list([
      ASSET,
      { ...PENDING, last_updated_on: '2026-03-12 10:00:00' },
      { ...ASSET, id: 3, last_updated_on: '' },
      { id: 4, name: 'bare.in' },
    ]);
    await open();
    const shown = await table();
    expect(
      within(shown)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Domain', 'Status', 'Created On', 'Last Updated', 'Actions']);
    const rows = within(shown).getAllByRole('row').slice(1);
    const updated = cellsUnder(shown, 'Last Updated');
    expect(updated.map((cell) => cell?.textContent)).toEqual([
      expect.stringMatching(/Never$/),
      expect.stringMatching(/12 Mar 2026$/),
      expect.stringMatching(/Never$/),
      expect.stringMatching(/Never$/),
    ]);
    const [first, second] = rows;
    expect(first).toHaveTextContent('Approved');
    expect(first).toHaveTextContent('10 Feb 2026');
    expect(second).toHaveTextContent('Pending');
  });

  it('leads from a name that is watched to its alerts, and not from one that waits', async () => {
    list([ASSET, { ...ASSET, id: 3, name: 'waits.in', approved: false }]);
    await open();
    const links = within(await table()).getAllByRole('link', { name: /^Alerts about/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/alerts?asset=example-shop.in',
    ]);
  });

  it('searches by name (section 2, assets)', async () => {
    list([ASSET, PENDING]);
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search assets' }), 'APP.');
    expect(names(await table())).toEqual(['app.example-shop.in']);
    expect(await screen.findByText('1 of 2 assets')).toBeVisible();
  });

  it('A Filters toggle opens a panel (section 2, assets); row 17: filters by status, type and watch state, kept in the URL', async () => {
    list([ASSET, PENDING]);
    const { user } = await open();
    await table();
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const panel = screen.getByRole('region', { name: 'Filters' });
    for (const [label, option, left, all] of [
      ['Status', 'Pending', 'app.example-shop.in', 'All statuses'],
      ['Type', 'domain', 'example-shop.in', 'All types'],
      ['Watch', 'Not watched', 'app.example-shop.in', 'Watched or not'],
    ] as const) {
      const select = within(panel).getByRole('combobox', { name: label });
      await user.selectOptions(select, option);
      expect(names(await table())).toEqual([left]);
      await user.selectOptions(select, all);
    }
    await user.selectOptions(within(panel).getByRole('combobox', { name: 'Status' }), 'Approved');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await waitFor(() => expect(window.location.search).toBe('?status=approved'));
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it.each([
    ['Status', 'All statuses'],
    ['Type', 'All types'],
    ['Watch', 'Watched or not'],
  ])('shows the filter %s, on with a value nothing has', async (label, all) => {
    list([ASSET, PENDING]);
    const { user } = await open(`?${label.toLowerCase()}=gone`);
    expect(await screen.findByText('No assets match')).toBeVisible();
    const select = await screen.findByRole('combobox', { name: label });
    expect(select).toHaveDisplayValue('gone');
    await user.selectOptions(select, all);
    expect(names(await table())).toHaveLength(2);
  });

  it.each([
    ['app[.]example', 'app.example-shop.in'],
    ['hxxps://app[.]example-shop[.]in/x', 'app.example-shop.in'],
    ['green dot bank', 'Green Dot Bank'],
  ])('finds by %s, however it is written', async (typed, found) => {
    list([ASSET, PENDING, { ...ASSET, id: 3, name: 'Green Dot Bank' }]);
    const { user } = await open();
    const shown = await table();
    await user.click(await screen.findByRole('searchbox'));
    await user.paste(typed);
    await waitFor(() => expect(names(shown)).toEqual([found]));
  });

  it('calls hostile names by what they hold in its buttons and choices', async () => {
    list([{ ...ASSET, name: 'gnp\u202Eexe.in', type: 'dom\u200Bain' }]);
    const { user } = await open();
    expect(await screen.findByLabelText('Delete gnp⟨U+202E⟩exe.in')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('option', { name: 'dom⟨U+200B⟩ain' })).toBeInTheDocument();
  });

  it('opens the site in a new tab (section 2, assets), only https and only for a domain name', async () => {
    list([
      ASSET,
      { ...ASSET, id: 3, name: 'javascript:alert(1)' },
      // An impostor's, perhaps: not approved, or of two alphabets.
      { ...ASSET, id: 2, name: 'waits.in', approved: false },
      { ...ASSET, id: 5, name: 's\u0430hyadrilokbank.com' },
      { ...ASSET, id: 6, name: 'xn--shyadrilokbank-vtl.com' },
      // A package is no host, though it reads as one.
      { ...ASSET, id: 7, name: 'com.example-shop.pay', type: 'app' },
      { ...ASSET, id: 4, name: 'मेरा.भारत' },
    ]);
    await open();
    const links = within(await table()).getAllByRole('link', { name: /in a new tab$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example-shop.in',
      'https://xn--r2be6b8a.xn--h2brj9c',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('does not call "never updated" what cannot be read', async () => {
    list([
      { ...ASSET, last_updated_on: null },
      { ...PENDING, last_updated_on: '12/03/2026' },
    ]);
    await open();
    const [never, unread] = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(never).toHaveTextContent('Never');
    expect(unread).toHaveTextContent('Not readable');
    expect(unread).not.toHaveTextContent('Never');
  });

  it("'Failed to fetch assets', shown as 'Error: {message}' replacing the page (section 8, assets); Retry loads it", async () => {
    server.use(on('assetList', () => new HttpResponse(null, { status: 404 })));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Failed to fetch assets');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Asset' })).not.toBeInTheDocument();
    list([ASSET]);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await table()).toBeVisible();
  });
});

it('Manages own assets: those of the organisation alone, and approves none of them (section 6, admin)', async () => {
  await open();
  const own = backend.db.assets.all().filter((row) => row.owner_id === 1);
  expect(own.some((row) => !row.approved)).toBe(true);
  expect(names(await table())).toHaveLength(own.length);
  expect(screen.queryByRole('button', { name: /approve/i })).not.toBeInTheDocument();
});

describe('first run', () => {
  it('shows the three steps with the first as the current one, and that the organisation waits', async () => {
    list([]);
    signIn('admin', 'admin@nilgirikurinji.in');
    await renderApp({ at: '/admin/assets', heading: 'Assets' });
    const steps = await screen.findAllByRole('listitem', { current: 'step' });
    expect(steps).toHaveLength(1);
    expect(steps[0]).toHaveTextContent('Register your domain');
    expect(await screen.findByText(/organisation is awaiting approval/)).toBeVisible();
    expect(await screen.findByText('We approve it')).toBeVisible();
    expect(await screen.findByText('Alerts arrive')).toBeVisible();
    expect(within(steps[0]!).getByRole('button', { name: 'Add Asset' })).toBeVisible();
  });

  it('moves to the second step while every asset is pending, and goes with the first approval', async () => {
    list([PENDING]);
    const { user } = await open();
    const step = await screen.findByRole('listitem', { current: 'step' });
    expect(step).toHaveTextContent('We approve it');
    list([{ ...PENDING, approved: true }]);
    await user.click(await screen.findByRole('button', { name: 'Refresh assets' }));
    await waitFor(() => expect(screen.queryByText('We approve it')).not.toBeInTheDocument());
  });
});
