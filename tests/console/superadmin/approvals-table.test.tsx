/** Asset approvals: the table, its order and headings, and how it is fetched (specification sections 2, 4, 8 and 9). */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answer, backend, on, server } from '../../setup/backend.ts';
import { pass, stopClocks } from '../../setup/render-app.tsx';
import {
  details,
  fact,
  OF_PENDING_OWNER,
  openPage,
  PENDING,
  row,
  shown,
  SIGN_IN_AGAIN,
  tokenVanishes,
} from './approvals.ts';

describe('the table', () => {
  it("shows the owner organisation's name beside each asset", async () => {
    await openPage();
    const cells = within(await row(PENDING)).getAllByRole('cell');
    await waitFor(() => expect(cells[2]).toHaveTextContent('Sahyadri Lok Bank'));
    await waitFor(() => expect(cells[3]).toHaveTextContent('Below an approved name'));
    expect(cells.slice(1, 7).map((cell) => cell.textContent)).toEqual([
      // In a wide window the tie has a column, in a narrow one it stands under the name.
      `${PENDING}Below an approved name`,
      'Sahyadri Lok Bank',
      'Below an approved name',
      'subdomain',
      'Pending',
      // For how long it has waited, by the clock.
      expect.stringMatching(/^16 Nov 2026 [\d,]+ days$/),
    ]);
  });

  it('says when the owner is itself still pending', async () => {
    await openPage();
    expect(
      await within(await row(OF_PENDING_OWNER)).findByText('Nilgiri Kurinji Tea Company'),
    ).toBeVisible();
    expect(within(await row(OF_PENDING_OWNER)).getByText('(pending)')).toBeVisible();
    expect(within(await row(PENDING)).queryByText('(pending)')).toBeNull();
  });

  it('opens the details in a tab by Ctrl and by the middle button, on the name and beside it', async () => {
    const tab = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openPage();
    const name = await details(PENDING);
    const beside = within(await row(PENDING)).getByText('subdomain');
    for (const target of [name, beside]) {
      await user.pointer({ keys: '[MouseMiddle]', target });
      await user.keyboard('{Control>}');
      await user.click(target);
      await user.keyboard('{/Control}');
    }
    const opened = [expect.stringMatching(/^\?details=\d+$/), '_blank', 'noopener'];
    expect(tab.mock.calls).toEqual([opened, opened, opened, opened]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("says 'Not reported' for an owner that is no listed organisation", async () => {
    answer('assetList', [{ id: 1, name: 'a.in', owner_id: 901 }]);
    const { user } = await openPage();
    expect(await within(await row('a.in')).findByText('Not reported')).toBeVisible();
    await user.click(await details('a.in'));
    expect(await fact('Organisation')).toHaveTextContent('Not reportedOwner id 901');
  });

  it('works without the owners, and says so', async () => {
    answer('organizationList', {}, 400);
    const { user } = await openPage();
    expect(await within(await row(PENDING)).findByText('Not available')).toBeVisible();
    expect(screen.getByText(/^Failed to fetch organizations: who owns/)).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(await row(PENDING)).findByText('Sahyadri Lok Bank')).toBeVisible();
  });

  it('says why it is empty', async () => {
    answer('assetList', []);
    await openPage();
    expect(await screen.findByText('No assets yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  it('offers no action for an asset that came without an id', async () => {
    answer('assetList', [{ name: 'a.in', owner_id: 1 }]);
    await openPage();
    expect(await screen.findByText('No id given')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Approve|Delete|Details)/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /^Select a/ })).toBeNull();
  });
});

describe('the order', () => {
  const asset = (id: number, name: string, approved: boolean, day: string | null, owner = 2) => ({
    id,
    name,
    approved,
    creation_date: day && `2026-01-${day}T00:00:00Z`,
    owner_id: owner,
  });
  const LIST = [
    asset(1, 'one.in', true, '01', 1),
    asset(2, 'young.in', false, '20'),
    asset(3, 'undated.in', false, null),
    asset(4, 'old.in', false, '02'),
    asset(5, 'sahyadribank.in', true, '09', 1),
    asset(6, 'sahyadribank-kyc.in', false, '25', 3),
  ];
  const WORDS = 'pending first, conflicts on top';

  it('is conflicts, then pending by age, then approved from the newest, and is said; a sort of one’s own wins', async () => {
    answer('assetList', LIST);
    const { user } = await openPage();
    await row('old.in');
    await waitFor(() =>
      expect(shown().map((name) => name.split('.')[0])).toEqual([
        'sahyadribank-kyc',
        'old',
        'young',
        'undated',
        'sahyadribank',
        'one',
      ]),
    );
    expect(screen.getByText(WORDS)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Asset' }));
    await waitFor(() => expect(shown()[0]).toBe('old.in'));
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  });

  it('keeps an asset where it is when it is approved, so that no other comes in its place', async () => {
    answer('assetList', LIST);
    const { user } = await openPage();
    await row('old.in');
    // The conflicts are found after the rows have come.
    await waitFor(() => expect(shown()[0]).toContain('sahyadribank-kyc'));
    const before = shown();
    answer('assetApprove', {});
    answer(
      'assetList',
      LIST.map((one) => ({ ...one, approved: one.approved || one.id === 4 })),
    );
    await user.click(screen.getByRole('button', { name: 'Approve old.in' }));
    expect(await within(await row('old.in')).findByText('Approved')).toBeVisible();
    expect(shown()).toEqual(before);
  });
});

it('sorted by organisation, each has a heading with its count; of one alone there is none', async () => {
  answer('assetList', [
    { id: 1, name: 'b.in', owner_id: 1, approved: true },
    { id: 2, name: 'a.in', owner_id: 2, approved: true },
    { id: 3, name: 'c.in', owner_id: 1 },
    { id: 4, name: 'd.in', owner_id: 77 },
  ]);
  const { user } = await openPage();
  await row('c.in');
  const headings = () => screen.queryAllByRole('rowheader').map((one) => one.textContent);
  expect(headings()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Organisation' }));
  await waitFor(() =>
    expect(headings()).toEqual([
      'Marutham Textiles Private Limited1 asset',
      'Sahyadri Lok Bank2 assets, 1 pending',
      'Organisation not known1 asset, 1 pending',
    ]),
  );
  await user.selectOptions(screen.getByLabelText('Organisation'), 'Sahyadri Lok Bank (2)');
  await waitFor(() => expect(headings()).toEqual([]));
});

describe('fetching', () => {
  it('a Refresh button fetches again (section 2, asset approvals)', async () => {
    const { user } = await openPage();
    await within(await row(PENDING)).findByText('Sahyadri Lok Bank');
    backend.db.assets.insert({
      name: 'new.example.in',
      label: '',
      type: 'domain',
      approved: false,
      creation_date: '2026-11-20 10:00:00',
      last_updated_on: null,
      under_watch: false,
      owner_id: 2,
    });
    const before = backend.calls.get('GET /organisation/list') ?? 0;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await details('new.example.in')).toBeVisible();
    await waitFor(() => expect(backend.calls.get('GET /organisation/list')).toBe(before + 1));
  });

  it("'Error fetching assets: ...' includes the status text (section 8, superadmin assets); Retry fetches again", async () => {
    answer('assetList', { error: 'not these words' }, 403);
    const { user } = await openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching assets: Forbidden');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await details(PENDING)).toBeVisible();
  });

  it('says so when there is no answer at all', async () => {
    server.use(on('assetList', () => HttpResponse.error()));
    await openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error fetching assets: no answer from the server',
    );
  });

  it(`'${SIGN_IN_AGAIN}' when the token is gone (section 8, superadmin assets)`, async () => {
    const { user } = await openPage();
    await details(PENDING);
    tokenVanishes();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(SIGN_IN_AGAIN);
    expect(await details(PENDING)).toBeVisible();
  });
});

describe('loading', () => {
  it('says so, and can be stopped after two seconds', async () => {
    stopClocks();
    server.use(on('assetList', () => new Promise<Response>(() => {})));
    const { user } = await openPage();
    expect(await screen.findByText('Loading assets...')).toBeVisible();
    await pass(2_000);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Loading was stopped.')).toBeVisible();
  });
});
