/** Asset approvals (specification sections 2, 4, 8, 9; design decisions 4, 5, 25, 26 and section 5.7). */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answer, backend, on, server } from '../setup/backend.ts';
import { HOSTILE } from '../setup/hostile.ts';
import { pass, renderApp, stopClocks, type User } from '../setup/render-app.tsx';
import { findNews } from '../setup/news.ts';
const PAGE = '/superadmin/asset-approvals';
const openPage = (at: string = PAGE) => renderApp({ as: 'superadmin', at });
const PENDING = 'cards.sahyadrilokbank.co.in';
const OTHER_PENDING = 'mail.marutham-textiles.com';
const OF_PENDING_OWNER = 'nilgirikurinji.in';
const APPROVED = 'sahyadrilokbank.co.in';
const SIGN_IN_AGAIN = 'Access token not found. Please login again.';

// By label, which is much faster over a whole table than by role and name.
const details = (name: string) => screen.findByLabelText(`Details of ${name}`);
const row = async (name: string) => (await details(name)).closest('tr') as HTMLElement;
const shown = () => screen.getAllByLabelText(/^Details of/).map((button) => button.textContent);
const tokenVanishes = () => localStorage.removeItem('access_token');

/** The value beside a label of the open dialog. */
const fact = async (label: string) =>
  within(await screen.findByRole('dialog', { name: 'Asset details' })).getByText(label, {
    selector: 'dt',
  }).nextElementSibling as HTMLElement;

async function select(user: User, ...names: string[]) {
  for (const name of names) {
    await user.click(await screen.findByLabelText(`Select ${name}`));
  }
}

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

describe('what ties a name to its organisation', () => {
  const tieOf = async (name: string) => {
    const cells = within(await row(name)).getAllByRole('cell');
    return cells[3]?.textContent;
  };

  const said = (dialog: ReturnType<typeof within>, words: string) =>
    dialog.queryAllByText(
      (_text: string, element: Element | null) =>
        element?.matches('p') === true && element.textContent === words,
    );

  it('is told of each pending name whose organisation is known, and is no flag', async () => {
    answer('assetList', [
      { id: 1, name: 'sahyadrilokbank.co.in', owner_id: 1, approved: true },
      { id: 2, name: 'pay.sahyadrilokbank.co.in', owner_id: 1 },
      { id: 3, name: 'google.com', owner_id: 1 },
      { id: 4, name: 'mail.marutham-textiles.com', owner_id: 2 },
      { id: 5, name: 'tea.in', owner_id: 901 },
      { id: 6, name: 'Sahyadri Lok Mobile', type: 'app', owner_id: 1 },
      { id: 7, name: 'Sahyadri Lok', type: 'brand', owner_id: 1 },
    ]);
    await openPage();
    await details('google.com');
    await waitFor(async () =>
      expect(await tieOf('google.com')).toBe('Nothing ties it to the organisation'),
    );
    expect(await tieOf('pay.sahyadrilokbank.co.in')).toBe('Below an approved name');
    expect(await tieOf('mail.marutham-textiles.com')).toBe('Same domain as its email');
    expect(await tieOf('Sahyadri Lok Mobile')).toBe('An app: no domain to tie it by');
    expect(await tieOf('Sahyadri Lok')).toBe('Not a domain: nothing to tie it by');
    for (const name of ['sahyadrilokbank.co.in', 'tea.in']) {
      expect(await tieOf(name)).toBe('');
    }
    expect(screen.getByRole('button', { name: 'Approve google.com' })).toBeVisible();
  });

  it('is said of each where several are approved, and those that nothing ties come first', async () => {
    answer('assetList', [
      { id: 1, name: 'sahyadrilokbank.co.in', owner_id: 1, approved: true },
      { id: 2, name: 'pay.sahyadrilokbank.co.in', owner_id: 1 },
      { id: 3, name: 'google.com', owner_id: 1 },
      { id: 4, name: 'Sahyadri Lok Mobile', type: 'app', owner_id: 1 },
    ]);
    const { user } = await openPage();
    await details('google.com');
    await user.click(screen.getByRole('checkbox', { name: 'Select all assets shown' }));
    await user.click(screen.getByRole('button', { name: 'Approve 3 assets' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 3 assets' }));
    expect(said(dialog, 'google.com: nothing ties it to its organisation.')).toHaveLength(1);
    expect(said(dialog, 'Sahyadri Lok Mobile: an app, nothing to tie it by.')).toHaveLength(1);
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'google.comSahyadri Lok Bank · Nothing ties it to the organisation',
      'Sahyadri Lok MobileSahyadri Lok Bank · An app: no domain to tie it by',
      'pay.sahyadrilokbank.co.inSahyadri Lok Bank · Below an approved name',
    ]);
    expect(dialog.getByRole('region', { name: 'Will be approved (3)' })).toBeVisible();
    expect(dialog.queryByRole('list', { name: 'Assets to check first' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Approve 3 assets' })).toBeEnabled();
  });

  it('and a pending owner are counted among those that will be approved, as the ticks change', async () => {
    answer('assetList', [
      { id: 1, name: 'sahyadrilokbank.co.in', owner_id: 1, approved: true },
      { id: 2, name: 'pay.sahyadrilokbank.co.in', owner_id: 1 },
      { id: 3, name: 'google.com', owner_id: 3 },
      { id: 4, name: 'co.in', owner_id: 3 },
    ]);
    const { user } = await openPage();
    await within(await row('co.in')).findByText('(pending)');
    await user.click(screen.getByRole('checkbox', { name: 'Select all assets shown' }));
    await user.click(screen.getByRole('button', { name: 'Review 3 assets' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 of 3 assets' }));
    expect(dialog.getByText('The owner of one of them is itself still pending.')).toBeVisible();
    const untied = (name: string) => said(dialog, `${name}: nothing ties it to its organisation.`);
    expect([untied('google.com').length, untied('co.in').length]).toEqual([1, 0]);
    const group = (title: string) => within(dialog.getByRole('region', { name: title }));
    expect(group('Will be approved (2)').getAllByText(/organisation pending/)).toHaveLength(1);
    const first = within(dialog.getByRole('list', { name: 'Assets to check first' }));
    expect(first.getByText('co.in')).toBeVisible();
    expect(first.getByText(/organisation pending/)).toBeVisible();
    await user.click(
      dialog.getByRole('checkbox', { name: /^I have checked that Nilgiri .* holds/ }),
    );
    expect(dialog.getByText('The owners of 2 of them are themselves still pending.')).toBeVisible();
    expect([untied('google.com').length, untied('co.in').length]).toEqual([1, 1]);
    expect(group('Will be approved (3)').getAllByText(/organisation pending/)).toHaveLength(2);
  });
});

describe('a pending name that alerts speak against', () => {
  const WATCHED = ['sahyadrilokbank.co.in', 'netbanking.sahyadrilokbank.co.in'].map((name, at) => ({
    id: at + 1,
    name,
    owner_id: 1,
    approved: true,
  }));

  const HELD = 'I have checked that Sahyadri Lok Bank holds this name';

  it.each([
    [
      'a host below it',
      'session-renew.site',
      1,
      'Its organisation has an alert about a host below it',
      HELD,
    ],
    [
      'the name itself',
      'sahyadrilokbank-kyc.com',
      1,
      'Its organisation has an alert about it',
      HELD,
    ],
    [
      'another’s alert',
      'verify-pan.online',
      2,
      'Sahyadri Lok Bank has an alert about a host below it',
      'I have checked with Sahyadri Lok Bank',
    ],
  ])('is approved only after a review: %s', async (_what, name, owner_id, said, tick) => {
    answer('assetList', [...WATCHED, { id: 9, name, owner_id }]);
    const { user } = await openPage();
    await waitFor(async () => expect(await row(name)).toHaveTextContent(said));
    expect(screen.queryByRole('button', { name: `Approve ${name}` })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Review ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asset details' }));
    expect(dialog.getByText(/has an alert/)).toHaveTextContent(said);
    const [alert, ...others] = within(
      dialog.getByRole('list', { name: 'Alerts that speak against it' }),
    ).getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(alert).toHaveTextContent(/^Alert \d+(High|Medium|Low)\d.*Reported as imitating \S/);
    expect(alert?.textContent.includes(name)).toBe(said.includes('below'));
    const approve = dialog.getByRole('button', { name: 'Approve' });
    expect(approve).toBeDisabled();
    // Those who ask for the name are not the ones to ask about it.
    await user.click(dialog.getByRole('checkbox', { name: tick }));
    expect(approve).toBeEnabled();
  });

  it.each(['renew.site', 'x.verify-pan.online', 'online'])('is not %s', async (name) => {
    answer('assetList', [...WATCHED, { id: 9, name, owner_id: 1 }]);
    await openPage();
    expect(await row(name)).not.toHaveTextContent(/has (?:an|\d+) alert/);
  });

  it('stays pending among several until it was asked about', async () => {
    answer('assetList', [
      ...WATCHED,
      { id: 8, name: 'google.com', owner_id: 1 },
      { id: 9, name: 'session-renew.site', owner_id: 1 },
    ]);
    const { user } = await openPage();
    await select(user, 'google.com', 'session-renew.site');
    await user.click(screen.getByRole('button', { name: 'Review 2 assets' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 1 of 2 assets' }));
    expect(
      dialog.getByText(
        'One of them is in an alert, or a host below it is, and stays pending unless you have checked.',
      ),
    ).toBeVisible();
  });

  it('is a row as any other where the alerts cannot be read', async () => {
    answer('alertList', { error: 'Not for you' }, 403);
    answer('assetList', [...WATCHED, { id: 9, name: 'session-renew.site', owner_id: 1 }]);
    await openPage();
    await details('session-renew.site');
    expect(await screen.findByRole('button', { name: 'Approve session-renew.site' })).toBeVisible();
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

describe('a public ending among the pending names', () => {
  const LIST = [
    { id: 1, name: 'old.in', owner_id: 1, creation_date: '2026-01-01T00:00:00Z' },
    { id: 2, name: 'co.in', owner_id: 1, creation_date: '2026-01-02T00:00:00Z' },
  ];
  const CHECKED = 'I have checked that Sahyadri Lok Bank holds this name';

  it('comes first, is flagged, and is approved only after a review', async () => {
    answer('assetList', LIST);
    const { user } = await openPage();
    await details('old.in');
    expect(shown()).toEqual(['co.in', 'old.in']);
    expect(await row('co.in')).toHaveTextContent(
      'A public ending, under which others register their names',
    );
    expect(screen.getByText(/^1 pending asset is a public ending/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve co.in' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Review co.in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asset details' }));
    expect(dialog.getByText(/^A public ending/)).toBeVisible();
    const approve = dialog.getByRole('button', { name: 'Approve' });
    expect(approve).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: CHECKED }));
    expect(approve).toBeEnabled();
  });

  it('is no part of several that are approved without a tick of its own', async () => {
    answer('assetList', LIST);
    const { user } = await openPage();
    await details('old.in');
    await user.click(screen.getByRole('checkbox', { name: 'Select all assets shown' }));
    await user.click(screen.getByRole('button', { name: 'Review 2 assets' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 1 of 2 assets' }));
    expect(dialog.getByText(/^One of them is a public ending, and stays pending/)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: CHECKED }));
    expect(dialog.getByRole('button', { name: 'Approve 2 assets' })).toBeVisible();
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
    expect(shown().map((name) => name.split('.')[0])).toEqual([
      'sahyadribank-kyc',
      'old',
      'young',
      'undated',
      'sahyadribank',
      'one',
    ]);
    expect(screen.getByText(WORDS)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Asset' }));
    await waitFor(() => expect(shown()[0]).toBe('old.in'));
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  });

  it('keeps an asset where it is when it is approved, so that no other comes in its place', async () => {
    answer('assetList', LIST);
    const { user } = await openPage();
    await row('old.in');
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

describe('search', () => {
  it.each([
    ['the name', 'CARDS.sahyadri', [PENDING]],
    ['a defanged name', 'cards[.]sahyadrilokbank[.]co[.]in', [PENDING]],
    ['a defanged URL', 'hxxps://cards[.]sahyadrilokbank[.]co[.]in/login', [PENDING]],
    ['the type', 'mail domain', ['mail.sahyadrilokbank.co.in', OTHER_PENDING]],
    [
      'the owner',
      'nilgiri kurinji tea',
      [OF_PENDING_OWNER, 'shop.nilgirikurinji.in', expect.stringContaining('marutham-text')],
    ],
  ])('finds assets by %s, and is in the URL', async (_which, words, names) => {
    const { user } = await openPage();
    await within(await row(PENDING)).findByText('Sahyadri Lok Bank');
    await user.click(screen.getByRole('searchbox'));
    await user.paste(words);
    await waitFor(() => expect(new Set(shown())).toEqual(new Set(names)));
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe(words));
  });

  it('finds what was typed as well as the name that it may be a written form of', async () => {
    answer('assetList', [
      { id: 1, name: 'evil.com', owner_id: 9 },
      { id: 2, name: 'other.de', owner_id: 9 },
      { id: 3, name: 'Green Dot Bank' },
    ]);
    const { user } = await openPage();
    await details('other.de');
    const search = screen.getByRole('searchbox');
    for (const [words, name] of [
      ['green dot bank', 'Green Dot Bank'],
      ['evil dot com', 'evil.com'],
    ] as const) {
      await user.clear(search);
      await user.type(search, words);
      await waitFor(() => expect(shown()).toEqual([name]));
    }
  });

  it('finds an internationalised name in both of its written forms', async () => {
    answer('assetList', [
      { id: 1, name: 'xn--mnchen-3ya.de' },
      { id: 2, name: 'other.de' },
    ]);
    const { user } = await openPage();
    await details('other.de');
    const search = screen.getByRole('searchbox');
    for (const words of ['münch', 'xn--mn']) {
      await user.clear(search);
      await user.type(search, words);
      await waitFor(() => expect(shown()).toHaveLength(1));
      expect(shown()[0]).toContain('münchen.de');
    }
  });
});

describe('filters', () => {
  it('filters: status all/pending/approved, and asset type (section 2, asset approvals)', async () => {
    const { user } = await openPage();
    await details(PENDING);
    const status = screen.getByRole('combobox', { name: 'Status' });
    expect(
      within(status)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All statuses', 'Pending (6)', 'Approved (8)']);
    await user.selectOptions(status, 'Pending (6)');
    expect(screen.getByText('6 of 14 assets')).toBeVisible();
    await user.selectOptions(status, 'Approved (8)');
    expect(screen.getByText('8 of 14 assets')).toBeVisible();
    await user.selectOptions(status, 'All statuses');
    expect(screen.getByText('14 assets')).toBeVisible();
    await user.selectOptions(status, 'Pending (6)');
    await waitFor(() => expect(window.location.search).toBe('?status=pending'));
  });

  it('asset types for filtering come from the data (section 9, asset types)', async () => {
    answer('assetList', [
      { id: 1, name: 'a.in', type: 'wallet' },
      { id: 2, name: 'b.in', type: 'brand' },
      { id: 3, name: 'c.in', type: 'wallet', approved: true },
      { id: 4, name: 'd.in' },
    ]);
    const { user } = await openPage();
    await details('a.in');
    const type = screen.getByRole('combobox', { name: 'Asset type' });
    const types = () =>
      within(type)
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(types()).toEqual(['All types', 'brand (1)', 'wallet (2)']);
    await user.selectOptions(type, 'wallet (2)');
    expect(shown()).toEqual(['a.in', 'c.in']);
    // Each filter counts what the others leave.
    const status = screen.getByRole('combobox', { name: 'Status' });
    await user.selectOptions(status, within(status).getByRole('option', { name: /^Approved/ }));
    expect(types()).toEqual(['All types', 'brand (0)', 'wallet (1)']);
    expect(status).toHaveDisplayValue('Approved (1)');
  });

  it('come from the URL, and can be cleared', async () => {
    const { user } = await openPage(`${PAGE}?status=pending&type=domain&owner=3`);
    expect(await details(OF_PENDING_OWNER)).toBeVisible();
    expect(await screen.findByText('2 of 14 assets')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'nothing like it');
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(screen.getByText('14 assets')).toBeVisible();
  });
});

describe('fetching', () => {
  it('a Refresh button fetches again (section 2, asset approvals)', async () => {
    const { user } = await openPage();
    await details(PENDING);
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
    expect(backend.calls.get('GET /organisation/list')).toBe(before + 1);
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

describe('approval', () => {
  it('the approve action is offered only for pending assets (section 4, asset)', async () => {
    await openPage();
    await details(PENDING);
    const names = screen
      .getAllByRole('button', { name: /^Approve / })
      .map((button) => button.getAttribute('aria-label'));
    // One imitates another organisation's asset, and two are of the organisation that registered it: they say Review.
    expect(names).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: /^Review / })).toHaveLength(3);
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

describe('approving several at once', () => {
  const inDialog = async () => within(await screen.findByRole('dialog', { name: /^Approve \d/ }));

  it('asks once, and gives a result for each row', async () => {
    const { user } = await openPage();
    await within(await row(OF_PENDING_OWNER)).findByText('(pending)');
    await select(user, PENDING, OTHER_PENDING, OF_PENDING_OWNER);
    const refused = backend.db.assets.find(({ name }) => name === OTHER_PENDING)?.id;
    server.use(
      on('assetApprove', (request) =>
        new URL(request.url).searchParams.get('id') === String(refused)
          ? HttpResponse.json({}, { status: 409 })
          : // Falls through to the embedded backend.
            (undefined as never),
      ),
    );
    expect(screen.getByText('3 assets selected')).toBeVisible();
    // One is of an organisation that has another name flagged.
    await user.click(screen.getByRole('button', { name: 'Review 3 assets' }));
    const before = within(await screen.findByRole('dialog', { name: 'Approve 2 of 3 assets' }));
    expect(before.getByText(/^One of them is of an organisation that has another/)).toBeVisible();
    await user.click(
      before.getByLabelText('I have checked with Marutham Textiles Private Limited'),
    );
    expect(
      (await inDialog()).getByText('Are you sure you want to approve these 3 assets?'),
    ).toBeVisible();
    expect(
      (await inDialog()).getByText('The owner of one of them is itself still pending.'),
    ).toBeVisible();
    const wanted = within((await inDialog()).getByRole('region', { name: 'Will be approved (3)' }));
    expect(wanted.getAllByText(/\(organisation pending\)$/)).toHaveLength(1);
    expect(backend.calls.get('GET /asset/approve')).toBeUndefined();
    await user.click((await inDialog()).getByRole('button', { name: 'Approve 3 assets' }));

    expect(await (await inDialog()).findByText('2 of 3 assets approved, 1 failed')).toBeVisible();
    const results = (await inDialog()).getAllByRole('listitem');
    expect(results.map((item) => item.textContent)).toEqual([
      `${OF_PENDING_OWNER}Nilgiri Kurinji Tea Company (organisation pending) · Same domain as its emailAnother name of this organisation is flaggedApproved`,
      `${PENDING}Sahyadri Lok Bank · Below an approved nameApproved`,
      `${OTHER_PENDING}Marutham Textiles Private Limited · Below an approved nameError approving asset: Conflict`,
    ]);

    server.resetHandlers();
    await user.click((await inDialog()).getByRole('button', { name: 'Try 1 asset again' }));
    expect(await (await inDialog()).findByText('3 of 3 assets approved')).toBeVisible();
    const close = (await inDialog()).getAllByRole('button', { name: 'Close' }).at(-1);
    await user.click(close as HTMLElement);
    expect(screen.queryByRole('dialog', { name: /^Approve/ })).toBeNull();
    expect(screen.queryByText(/selected$/)).toBeNull();
    expect(within(await row(OTHER_PENDING)).getByText('Approved')).toBeVisible();
    expect(backend.calls.get('GET /asset/approve')).toBe(3);
  });

  it('offers pending assets only; Select all takes those that are shown', async () => {
    const { user } = await openPage(`${PAGE}?owner=1`);
    await details(PENDING);
    expect(screen.queryByRole('checkbox', { name: `Select ${APPROVED}` })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select all assets shown' }));
    expect(screen.getByText('2 assets selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/selected$/)).toBeNull();
  });

  it('Cancel approves nothing and keeps what was chosen', async () => {
    const { user } = await openPage();
    await select(user, PENDING);
    await user.click(screen.getByRole('button', { name: 'Approve 1 asset' }));
    expect(
      (await inDialog()).getByText('Are you sure you want to approve this asset?'),
    ).toBeVisible();
    await user.click((await inDialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('1 asset selected')).toBeVisible();
    expect(backend.calls.get('GET /asset/approve')).toBeUndefined();
  });

  it('can be stopped: the calls under way end, the rest is not tried', async () => {
    const assets = Array.from({ length: 7 }, (_, at) => ({ id: at + 1, name: `n${at}.in` }));
    answer('assetList', assets);
    const waiting: (() => void)[] = [];
    server.use(
      on(
        'assetApprove',
        () =>
          new Promise<Response>((resolve) => {
            waiting.push(() => resolve(HttpResponse.json({})));
          }),
      ),
    );
    const { user } = await openPage();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all assets shown' }));
    await user.click(screen.getByRole('button', { name: 'Approve 7 assets' }));
    await user.click((await inDialog()).getByRole('button', { name: 'Approve 7 assets' }));
    await waitFor(() => expect(waiting).toHaveLength(4));
    expect((await inDialog()).getByText('0 of 7 assets approved so far')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click((await inDialog()).getByRole('button', { name: 'Stop' }));
    for (const answered of waiting) answered();
    expect(
      await (await inDialog()).findByText('4 of 7 assets approved, 3 not tried'),
    ).toBeVisible();
    expect((await inDialog()).getAllByText('Not tried')).toHaveLength(3);
    expect(waiting).toHaveLength(4);
  });

  it(`each says '${SIGN_IN_AGAIN}' when the token is gone`, async () => {
    const { user } = await openPage();
    await select(user, PENDING, OTHER_PENDING);
    tokenVanishes();
    await user.click(screen.getByRole('button', { name: 'Approve 2 assets' }));
    await user.click((await inDialog()).getByRole('button', { name: 'Approve 2 assets' }));
    expect(await (await inDialog()).findAllByText(SIGN_IN_AGAIN)).toHaveLength(2);
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
