/** The admin's assets page (specification sections 2, 4, 5, 8; design decisions 17, 18, 26). */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, server, signIn } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';
import { findNews } from '../setup/news.ts';
import { workers } from '../setup/workers.ts';

const BASE = 'http://naam.test:5000';
const list = (rows: object[]) =>
  server.use(http.get(`${BASE}/asset/list`, () => HttpResponse.json(rows)));

async function open(search = '') {
  return renderApp({ as: 'admin', at: `/admin/assets${search}`, heading: 'Assets' });
}

const table = () => screen.findByRole('table', { name: 'Assets' });
const names = (shown: HTMLElement) =>
  within(shown)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

const ASSET = {
  id: 1,
  name: 'example-shop.in',
  type: 'domain',
  approved: true,
  creation_date: '2026-02-10 09:30:00',
  last_updated_on: null,
  under_watch: true,
  owner_id: 4,
};
const PENDING = {
  ...ASSET,
  id: 2,
  name: 'app.example-shop.in',
  type: 'app',
  approved: false,
  under_watch: false,
};

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
    ).toEqual(['Domain', 'Status', 'Alerts', 'Created On', 'Last Updated', 'Actions']);
    const rows = within(shown).getAllByRole('row').slice(1);
    const updated = rows.map((row) => within(row).getAllByRole('cell')[4]?.textContent);
    expect(updated).toEqual([
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

  describe('the alerts of each asset', () => {
    const alert = (asset_name: string, severity_score: number | null, id: number) => ({
      id,
      asset_name,
      impersonating_domain: 'examp1e-shop.in',
      details: '',
      severity_score,
    });
    const alerts = (rows: object[]) =>
      server.use(
        http.get(`${BASE}/impersonation/list`, () => HttpResponse.json({ impersonations: rows })),
      );
    const counts = (shown: HTMLElement) =>
      within(shown)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[2]);

    it('are counted by severity and lead to exactly them; they sort, the gravest first', async () => {
      list([
        ASSET,
        { ...ASSET, id: 3, name: 'calm.in' },
        PENDING,
        { ...ASSET, id: 4, name: 'b.in' },
      ]);
      alerts([
        alert('example-shop.in', 9, 1),
        alert('example-shop.in', 8, 2),
        alert('example-shop.in', 2, 3),
        alert('b.in', 6, 4),
        alert('b.in', null, 5),
      ]);
      const { user } = await open();
      const shown = await table();
      const link = await within(shown).findByRole('link', {
        name: 'Alerts of example-shop.in: 2 High, 1 Low',
      });
      expect(link).toHaveAttribute('href', '/admin/alerts?asset=example-shop.in');
      expect(
        within(shown).getByRole('link', { name: 'Alerts of b.in: 1 Medium, 1 not scored' }),
      ).toBeVisible();
      const [, calm, pending] = counts(shown);
      expect(calm).toHaveTextContent(/^None$/);
      expect(pending).toHaveTextContent(/^Not watched yet$/);
      const heading = within(shown).getByRole('button', { name: 'Alerts' });
      await user.click(heading);
      expect(names(shown).slice(0, 2)).toEqual(['example-shop.in', 'b.in']);
      await user.click(heading);
      expect(names(shown).at(-1)).toBe('example-shop.in');
    });

    it('are not known where they could not be loaded: a dash, and never none', async () => {
      list([ASSET, PENDING]);
      server.use(
        http.get(`${BASE}/impersonation/list`, () => new HttpResponse(null, { status: 404 })),
      );
      await open();
      const shown = await table();
      expect(within(shown).getAllByRole('img', { name: 'Alerts not known' })).toHaveLength(2);
      expect(within(shown).queryByText(/None|^0/)).not.toBeInTheDocument();
    });
  });

  it('calls hostile names by what they hold in its buttons and choices', async () => {
    list([{ ...ASSET, name: 'gnp\u202Eexe.in', type: 'dom\u200Bain' }]);
    const { user } = await open();
    expect(await screen.findByLabelText('Delete gnp⟨U+202E⟩exe.in')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
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

  it('searches by name (section 2, assets)', async () => {
    list([ASSET, PENDING]);
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search assets' }), 'APP.');
    expect(names(await table())).toEqual(['app.example-shop.in']);
    expect(screen.getByText('1 of 2 assets')).toBeVisible();
  });

  it('A Filters toggle opens a panel (section 2, assets); row 17: filters by status, type and watch state, kept in the URL', async () => {
    list([ASSET, PENDING]);
    const { user } = await open();
    await table();
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = screen.getByRole('region', { name: 'Filters' });
    for (const [label, option, left] of [
      ['Status', 'Pending', 'app.example-shop.in'],
      ['Type', 'domain', 'example-shop.in'],
      ['Watch', 'Not watched', 'app.example-shop.in'],
    ] as const) {
      const select = within(panel).getByRole('combobox', { name: label });
      await user.selectOptions(select, option);
      expect(names(await table())).toEqual([left]);
      await user.selectOptions(select, 'All');
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

  it.each(['Status', 'Type', 'Watch'])(
    'shows the filter %s, on with a value nothing has',
    async (label) => {
      list([ASSET, PENDING]);
      const { user } = await open(`?${label.toLowerCase()}=gone`);
      expect(await screen.findByText('No assets match')).toBeVisible();
      const select = screen.getByRole('combobox', { name: label });
      expect(select).toHaveDisplayValue('gone');
      await user.selectOptions(select, 'All');
      expect(names(await table())).toHaveLength(2);
    },
  );

  it('finds a name in any written form', async () => {
    list([ASSET, PENDING, { ...ASSET, id: 3, name: 'Green Dot Bank' }]);
    const { user } = await open();
    const search = await screen.findByRole('searchbox');
    for (const [typed, found] of [
      ['app[.]example', 'app.example-shop.in'],
      ['hxxps://app[.]example-shop[.]in/x', 'app.example-shop.in'],
      ['green dot bank', 'Green Dot Bank'],
    ] as const) {
      await user.clear(search);
      // A bracket is a key's name there.
      await user.type(search, typed.replaceAll('[', '[['));
      expect(names(await table())).toEqual([found]);
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

  it('sorts by a column heading: ascending, descending, as it came', async () => {
    list([ASSET, PENDING]);
    const { user } = await open();
    const shown = await table();
    const heading = within(shown).getByRole('button', { name: 'Domain' });
    const head = within(shown).getByRole('columnheader', { name: 'Domain' });
    await user.click(heading);
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(names(shown)).toEqual(['app.example-shop.in', 'example-shop.in']);
    await user.click(heading);
    expect(head).toHaveAttribute('aria-sort', 'descending');
    await user.click(heading);
    expect(head).not.toHaveAttribute('aria-sort');
    expect(names(shown)).toEqual(['example-shop.in', 'app.example-shop.in']);
  });

  it('moves between rows with the keys, and / goes to the search box', async () => {
    list([ASSET, PENDING, { ...ASSET, id: 3, name: 'third.in' }]);
    const { user } = await open();
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    await user.keyboard('{ArrowDown}');
    expect(rows[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(rows[2]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(rows[1]).toHaveFocus();
    await user.keyboard('{Home}');
    expect(rows[0]).toHaveFocus();
  });

  it("'Failed to fetch assets', shown as 'Error: {message}' replacing the page (section 8, assets); Retry loads it", async () => {
    server.use(http.get(`${BASE}/asset/list`, () => new HttpResponse(null, { status: 404 })));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Failed to fetch assets');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Asset' })).not.toBeInTheDocument();
    list([ASSET]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await table()).toBeVisible();
  });
});

it.each([
  ['marutham-text\u0456les.com', 1],
  ['marutham-textiles.com', 0],
])('says of a list with %s what an amber letter is, where there is one', async (name, times) => {
  list([{ ...ASSET, name }]);
  await renderApp({ as: 'admin', at: '/admin/assets', heading: 'Assets' });
  await table();
  expect(screen.queryAllByText(/^An amber letter is of another alphabet/)).toHaveLength(times);
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
    expect(screen.getByText('We approve it')).toBeVisible();
    expect(screen.getByText('Alerts arrive')).toBeVisible();
    expect(within(steps[0]!).getByRole('button', { name: 'Add Asset' })).toBeVisible();
  });

  it('moves to the second step while every asset is pending, and goes with the first approval', async () => {
    list([PENDING]);
    const { user } = await open();
    const step = await screen.findByRole('listitem', { current: 'step' });
    expect(step).toHaveTextContent('We approve it');
    list([{ ...PENDING, approved: true }]);
    await user.click(screen.getByRole('button', { name: 'Refresh assets' }));
    await waitFor(() => expect(screen.queryByText('We approve it')).not.toBeInTheDocument());
  });
});

it('Manages own assets: those of the organisation alone, and approves none of them (section 6, admin)', async () => {
  await open();
  const own = backend.db.assets.all().filter((row) => row.owner_id === 1);
  expect(own.some((row) => !row.approved)).toBe(true);
  expect(names(await table())).toHaveLength(own.length);
  expect(screen.queryByRole('button', { name: /approve/i })).not.toBeInTheDocument();
});

describe('add asset', () => {
  async function openDialog() {
    const app = await open();
    await table();
    await app.user.click(screen.getByRole('button', { name: 'Add Asset' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Asset' });
    const domain = within(dialog).getByLabelText('Domain');
    const submit = () =>
      app.user.click(within(dialog).getByRole('button', { name: /^Add Asset|^Adding/ }));
    return { ...app, dialog, domain, name: within(dialog).getByLabelText('Name'), submit };
  }

  it("helps with 'Enter the domain name without http:// or https://' (section 5, add asset) and fills the name", async () => {
    const { user, domain, name } = await openDialog();
    expect(domain).toHaveAccessibleDescription('Enter the domain name without http:// or https://');
    await user.type(domain, 'Example-Shop.in');
    expect(name).toHaveValue('example-shop.in');
    await user.clear(name);
    await user.type(name, 'Our shop');
    await user.type(domain, 'x');
    expect(name).toHaveValue('Our shop');
  });

  it('A successful asset creation reloads the list (section 4, add asset; section 3, new asset): closed, and listed as Pending', async () => {
    const { user, domain, submit, dialog } = await openDialog();
    await user.type(domain, 'new-shop.in');
    const before = backend.calls.get('GET /asset/list') ?? 0;
    await submit();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const cell = await within(await table()).findByText('new-shop.in');
    expect(cell.closest('tr')).toHaveTextContent('Pending');
    expect(backend.calls.get('GET /asset/list')).toBe(before + 1);
  });

  it('shows what an internationalised name is added as, and adds that', async () => {
    const { user, domain, name, submit, dialog } = await openDialog();
    await user.type(domain, 'münchen.de');
    expect(within(dialog).getByText('xn--mnchen-3ya.de')).toBeVisible();
    expect(name).toHaveValue('münchen.de');
    await submit();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.db.assets.find((row) => row.name === 'xn--mnchen-3ya.de')).toBeDefined();
  });

  const READING = 'How it reads';
  const reads = (dialog: HTMLElement) =>
    within(within(dialog).getByRole('region', { name: READING }));
  const IMITATES = 'This imitates sahyadrilokbank.com, which you already protect.';

  it('lights the foreign letter of an imitation, says which name it imitates, and mends it', async () => {
    const { user, domain, name, dialog } = await openDialog();
    await user.click(domain);
    await user.paste('s\u0430hyadrilokbank.com');
    expect(await reads(dialog).findByText(/^This imitates/)).toHaveTextContent(
      `Letter 2 is Cyrillic \u0430 (U+0430). ${IMITATES}`,
    );
    expect(reads(dialog).getByText('\u0430', { selector: 'mark' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Add anyway' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Add Asset' })).toBeNull();
    expect(name).toHaveValue('s\u0430hyadrilokbank.com');
    await user.click(reads(dialog).getByRole('button', { name: 'Use Latin a' }));
    expect(domain).toHaveValue('sahyadrilokbank.com');
    expect(domain).toHaveFocus();
    expect(name).toHaveValue('sahyadrilokbank.com');
    expect(await reads(dialog).findByText('This one is already in your list.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Add Asset' })).toBeVisible();
  });

  it.each([
    [
      'three letters at once',
      's\u0430hy\u0430dril\u043Ekbank.com',
      /^Letters 2 and 5 are Cyrillic \u0430 \(U\+0430\)\. Letter 10 is Cyrillic \u043E/,
      'Add anyway',
    ],
    [
      'a slip of the hand',
      'sahyadrilobkank.com',
      /This imitates sahyadrilokbank\.com, which you already protect\.$/,
      'Add anyway',
    ],
    [
      'a letter left out beside one that is exchanged',
      'sahyadri0kbank.com',
      /^“0” stands for “o”\. “l” is left out\. This imitates sahyadrilokbank\.com, which you already protect\.$/,
      'Add anyway',
    ],
    [
      'another ending as something to know',
      'sahyadrilokbank.org',
      /^The same name under another ending: you already protect sahyadrilokbank\.(?:com|co\.in)\.$/,
      'Add Asset',
    ],
    [
      'a host of one’s own',
      'pay.sahyadrilokbank.com',
      /^A host below sahyadrilokbank\.com, which you already protect\.$/,
      'Add Asset',
    ],
    [
      'a name like none, where an alphabet is mixed into another',
      'marutham-text\u0456les.com',
      /^Letter 14 is Cyrillic \u0456 \(U\+0456\) among Latin letters\.$/,
      'Add anyway',
    ],
    [
      'a host of one’s own with letters of two alphabets',
      'p\u0430y\u0435.sahyadrilokbank.com',
      /^Letter 2 is Cyrillic \u0430 .* Letter 4 is Cyrillic \u0435 .* among Latin letters\. A host below sahyadrilokbank\.com/,
      'Add anyway',
    ],
    [
      'a name like one’s own where only banks can register',
      'sahyadrilok.bank.in',
      /^Only banks that the Reserve Bank of India regulates can register under \.bank\.in: check that it is yours\.$/,
      'Add Asset',
    ],
    [
      'such a name with a foreign letter',
      's\u0430hyadrilokbank.bank.in',
      /^Letter 2 is Cyrillic \u0430/,
      'Add anyway',
    ],
    [
      'a public mail service’s name',
      'gmail.com',
      /^This is the name of a public mail service, and so hardly yours\.$/,
      'Add Asset',
    ],
    [
      'labels that keep to one script',
      '\u0926\u093f\u0932\u094d\u0932\u0940.\u092d\u093e\u0930\u0924',
      /^In another script than your names: check that it is yours\.$/,
      'Add Asset',
    ],
    [
      'a name like none',
      'nilgirikurinji.in',
      /^Shares nothing with your names: check that it is yours\.$/,
      'Add Asset',
    ],
  ])('says of %s what it is', async (_which, typed, words, button) => {
    const { user, domain, dialog } = await openDialog();
    await user.click(domain);
    await user.paste(typed);
    await waitFor(() => expect(reads(dialog).getByRole('status')).toHaveTextContent(words));
    expect(within(dialog).getByRole('button', { name: button })).toBeVisible();
  });

  it('takes no name that waits, and may itself imitate, for the model of another', async () => {
    list([
      { ...ASSET, id: 3, name: 'sahyadri1okbank.com', approved: false },
      { ...ASSET, name: 'sahyadrilokbank.com' },
    ]);
    const { user, domain, dialog } = await openDialog();
    await user.click(domain);
    await user.paste('sahyadi1okbank.com');
    await waitFor(() =>
      expect(reads(dialog).getByRole('status')).toHaveTextContent(
        /This imitates sahyadrilokbank\.com, which you already protect\.$/,
      ),
    );
  });

  it.each(['hello', 'xn--mnchen-3y'])('waits for the rest of %s', async (typed) => {
    const { user, domain, dialog } = await openDialog();
    await user.click(domain);
    await user.paste(typed);
    expect(reads(dialog).getByText('Not a whole domain name yet.')).toBeVisible();
  });

  it.each([
    ['hello world', 'A domain name has no spaces.'],
    ['192.168.1.1', 'An IP address is not a domain name.'],
  ])('says once why %s is no name', async (typed, words) => {
    const { user, domain, dialog, submit } = await openDialog();
    await user.click(domain);
    await user.paste(typed);
    expect(reads(dialog).getByText(words)).toBeVisible();
    await submit();
    expect(await within(dialog).findByText(/^Please enter a valid domain name: /)).toBeVisible();
    expect(within(dialog).queryByText(words)).toBeNull();
  });

  it('shows an imitation before it is added, however fast the button is pressed, and says nothing of what was typed before', async () => {
    workers.holds = (method) => method === 'findConflicts';
    const { user, domain, dialog, submit } = await openDialog();
    await user.click(domain);
    await user.paste('sahyadrilobkank.com');
    await submit();
    workers.release();
    const anyway = await within(dialog).findByRole('button', { name: 'Add anyway' });
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
    workers.holds = (method) => method === 'findConflicts';
    await user.type(domain, '{Backspace}');
    expect(reads(dialog).queryByRole('status')).toBeNull();
    await user.type(domain, 'm');
    workers.release();
    await reads(dialog).findByText(/This imitates/);
    // Enter leads to the warning; the button alone adds.
    await user.type(domain, '{Enter}');
    expect(within(dialog).getByRole('region', { name: READING })).toHaveFocus();
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
    await user.click(anyway);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.calls.get('POST /asset/create')).toBe(1);
  });

  it.each([
    ['a URL', 'https://deshpandesarees.in/login', /^Leave out http/, 'Use deshpandesarees.in'],
    ['an address', 'owner@deshpandesarees.in', /^This looks like an e/, 'Use deshpandesarees.in'],
    [
      'an invisible character',
      'desh\u200Bpandesarees.in',
      /^deshU\+200Bpandesarees\.inCharacter 5 is invisible \(U\+200B\)\./,
      'Remove it',
    ],
  ])('offers the name that is meant by %s', async (_which, typed, words, button) => {
    const { user, domain, name, dialog } = await openDialog();
    await user.click(domain);
    await user.paste(typed);
    expect(within(dialog).getByRole('region', { name: READING })).toHaveTextContent(words);
    await user.click(reads(dialog).getByRole('button', { name: button }));
    expect(domain).toHaveValue('deshpandesarees.in');
    expect(name).toHaveValue('deshpandesarees.in');
  });

  it('reads a URL as its host, names the asset after it, and checks it before anything is pressed', async () => {
    const { user, domain, name, dialog } = await openDialog();
    await user.click(domain);
    await user.paste('https://www.sahyadrilokbnk.co.in/login');
    expect(name).toHaveValue('www.sahyadrilokbnk.co.in');
    expect(await reads(dialog).findByText(/imitates/)).toHaveTextContent(
      /This imitates sahyadrilokbank\.co\.in, which you already protect\.$/,
    );
    expect(reads(dialog).getByText(/^Read as/)).toHaveTextContent(
      'Read as www.sahyadrilokbnk.co.in',
    );
    expect(within(dialog).getByRole('button', { name: 'Add Asset' })).toBeVisible();
  });

  it('of a URL whose host imitates a name, the plain letters come first, and the imitation last', async () => {
    const { user, domain, dialog } = await openDialog();
    await user.click(domain);
    await user.paste('https://s\u0430hyadrilokbank.co.in/login');
    await reads(dialog).findByText(/imitates/);
    const buttons = reads(dialog).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Use Latin a',
      'Use s\u0430hyadrilokbank.co.in',
    ]);
  });

  // What the pattern is: tests/lib/hostname.test.ts.
  it.each(['https://example.in', 'localhost'])(
    "refuses %s with 'Please enter a valid domain name' and keeps it (section 5, add asset)",
    async (typed) => {
      const { user, domain, submit } = await openDialog();
      await user.click(domain);
      await user.paste(typed);
      await submit();
      await waitFor(() => expect(domain).toBeInvalid());
      expect(domain).toHaveAccessibleDescription(/Please enter a valid domain name/);
      expect(screen.getAllByText(/leave out http:|needs an ending/i)).toHaveLength(1);
      expect(domain).toHaveValue(typed);
      expect(backend.calls.get('POST /asset/create')).toBeUndefined();
    },
  );

  const ENDING = (name: string) =>
    `${name} is a public ending, under which others register their names. Enter your own name, such as yourcompany.${name}.`;

  it.each(['co.in', 'gov.in', 'github.io'])(
    'refuses %s, under which others register, and says what to enter',
    async (name) => {
      const { user, domain, dialog, submit } = await openDialog();
      await user.type(domain, name);
      expect(await reads(dialog).findByText(ENDING(name))).toBeVisible();
      await submit();
      await waitFor(() => expect(domain).toBeInvalid());
      expect(screen.getAllByText(ENDING(name))).toHaveLength(1);
      expect(domain).toHaveAccessibleDescription(expect.stringContaining(ENDING(name)));
      await user.clear(domain);
      await user.type(domain, `tea.${name}`);
      expect(domain).toBeValid();
      await submit();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(backend.db.assets.find((row) => row.name === name)).toBeUndefined();
    },
  );

  it('refuses a public ending as the first name of all, however fast the button is pressed', async () => {
    list([]);
    workers.holds = (method) => method === 'endings';
    const { user } = await open();
    await user.click((await screen.findAllByRole('button', { name: 'Add Asset' }))[0]!);
    const domain = await screen.findByLabelText('Domain');
    await user.type(domain, 'co.in');
    const dialog = within(screen.getByRole('dialog', { name: 'Add Asset' }));
    await user.click(dialog.getByRole('button', { name: 'Add Asset' }));
    workers.release();
    await waitFor(() => expect(domain).toBeInvalid());
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
  });

  it('says that the comparison is late and adds the name unchecked only when pressed again', async () => {
    workers.holds = (method) => method === 'endings';
    const { user, domain, dialog, submit } = await openDialog();
    await user.type(domain, 'new-shop.in');
    await submit();
    const words = /not been checked yet, which takes longer than usual/;
    expect(await reads(dialog).findByText(words, {}, { timeout: 6_000 })).toBeVisible();
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
    await submit();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.calls.get('POST /asset/create')).toBe(1);
  }, 15_000);

  it('leaves the decision to the backend where the engine fails', async () => {
    workers.dies = (method) => ['endings', 'findConflicts', 'registrables'].includes(method);
    const { user, domain, dialog, submit } = await openDialog();
    await user.type(domain, 'gov.in');
    expect(await reads(dialog).findByText(/could not be compared/)).toBeVisible();
    await submit();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.calls.get('POST /asset/create')).toBe(1);
  });

  it('says of which open alert the name is the impersonating domain, and leads there', async () => {
    const { user, domain, dialog } = await openDialog();
    await user.click(domain);
    await user.paste('sahyadrilokbank-kyc.com');
    const link = await reads(dialog).findByRole('link', { name: 'open alert 6' });
    expect(link).toHaveAttribute('href', '/admin/alerts/6');
    expect(link.parentElement).toHaveTextContent(
      'This is your open alert 6 (High9.4). If it is yours, mark it Ours there.',
    );
    expect(await reads(dialog).findByText(/This imitates/)).toHaveTextContent(
      /This imitates sahyadrilokbank\.co\.in, which you already protect\.$/,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.calls.get('POST /asset/create')).toBe(1);
    expect(await screen.findByRole('link', { name: 'Open alert 6' })).toHaveAttribute(
      'href',
      '/admin/alerts/6',
    );
  });

  it('a pending name that an open alert is about says so in its row, and is lit', async () => {
    const one = backend.db.assets.find(({ owner_id }) => owner_id === 1);
    if (!one) throw new Error('The seed has no asset');
    backend.db.assets.insert({ ...one, name: 'sahyadrilokbank-kyc.com', approved: false });
    await open();
    const link = await screen.findByRole('link', { name: 'Open alert 6' });
    const row = link.closest('tr');
    expect(row).toHaveTextContent(/^sahyadrilokbank-kyc\.comOpen alert 6 is about this name/);
    expect(row).toHaveTextContent(/1 about it/);
    await waitFor(() => expect(row?.querySelector('mark')).toHaveTextContent('-kyc'));
  });

  it.each([
    [
      'one below it',
      'verify-pan.online',
      [],
      'Your open alert 14 (High9.2) is below this name. If it is yours, mark it Ours there.',
    ],
    [
      'several at it and below',
      'Session-Renew.site',
      ['session-renew.site', 'b.session-renew.site'],
      /3 of your open alerts are on or below this name: alert 30 \(High9\.5\), alert \d+ \(High9\.4\), alert \d+ \(High9\.4\)\. If they are yours, mark them Ours there\.$/,
    ],
    [
      'one above it, and the same asset as there',
      'sub.sahyadrilokbank-kyc.com',
      [],
      /This imitates sahyadrilokbank\.co\.in, which you already protect\.It is below the name of your open alert 6 \(High9\.4\)\. If it is yours, mark it Ours there\.$/,
    ],
  ] as const)('names alerts: %s', async (_where, typed, more, said) => {
    const six = backend.db.alerts.get(6);
    for (const impersonating_domain of more) {
      backend.db.alerts.insert({ ...six!, impersonating_domain });
    }
    const { user, domain, dialog } = await openDialog();
    await user.click(domain);
    await user.paste(typed);
    await reads(dialog).findAllByRole('link', { name: /alert \d+$/ });
    await waitFor(() =>
      expect(within(dialog).getByRole('region', { name: READING })).toHaveTextContent(said),
    );
    await user.keyboard('{Enter}');
    expect(within(dialog).getByRole('button', { name: 'Add anyway' })).toBeVisible();
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
  });

  it('names an alert below it before it is added, however fast the button is pressed', async () => {
    const { user, domain, dialog, submit } = await openDialog();
    workers.holds = (method) => method === 'around';
    await user.click(domain);
    await user.paste('verify-pan.online');
    await submit();
    workers.release();
    const anyway = await within(dialog).findByRole('button', { name: 'Add anyway' });
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
    await user.click(anyway);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.calls.get('POST /asset/create')).toBe(1);
  });

  it.each([
    [
      '3',
      'Reported',
      /This is your alert 6 \(High9\.4\), which is marked Reported\. If it is yours/,
      1,
    ],
    ['6', 'Ours', /you already protect\.$/, 0],
  ])('after %s, which marks the alert %s, says: %s', async (key, status, said, ways) => {
    const { user, router } = await renderApp({ as: 'admin', at: '/admin/alerts/6' });
    await screen.findByRole('heading', { level: 1, name: /-kyc/ });
    await user.keyboard(key);
    const button = await screen.findByRole('button', { name: new RegExp(`^${status}`) });
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await router.navigate('/admin/assets');
    await table();
    await user.click(screen.getByRole('button', { name: 'Add Asset' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Asset' });
    await user.click(within(dialog).getByLabelText('Domain'));
    await user.paste('sahyadrilokbank-kyc.com');
    expect(await reads(dialog).findByText(/This imitates/)).toBeVisible();
    expect(reads(dialog).queryAllByRole('link', { name: 'alert 6' })).toHaveLength(ways);
    expect(
      reads(dialog)
        .getByText(/This imitates/)
        .closest('section'),
    ).toHaveTextContent(said);
  });

  it('Name and domain required (section 5, add asset)', async () => {
    const { user, domain, name, submit } = await openDialog();
    await user.type(domain, 'new-shop.in');
    await user.clear(name);
    await submit();
    await waitFor(() => expect(name).toBeInvalid());
  });

  it("shows 'Adding...' while submitting (section 4, add asset) and sends once, however often it is pressed", async () => {
    const { user, domain, dialog, submit } = await openDialog();
    let answer = () => {};
    let sent = 0;
    server.use(
      http.post(`${BASE}/asset/create`, async () => {
        sent += 1;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json({ message: 'added' }, { status: 201 });
      }),
    );
    await user.type(domain, 'new-shop.in');
    await submit();
    await user.click(await within(dialog).findByRole('button', { name: 'Adding...' }));
    await user.type(domain, '{Enter}');
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(sent).toBe(1));
    answer();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toBe(1);
  });

  it("shows a refusal in the dialog: the server's words, else 'Failed to create asset' (section 8, assets)", async () => {
    const { user, domain, submit, dialog } = await openDialog();
    await user.type(domain, 'sahyadrilokbank.co.in');
    await submit();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/already registered/);
    server.use(http.post(`${BASE}/asset/create`, () => HttpResponse.json({}, { status: 409 })));
    await submit();
    expect(
      await within(dialog).findByText('Failed to create asset', { selector: '[role=alert] *' }),
    ).toBeVisible();
    expect(domain).toHaveValue('sahyadrilokbank.co.in');
  });

  it('is done, also where the list cannot be fetched again: both are said, and the rows stay', async () => {
    const { user, domain, submit, dialog } = await openDialog();
    await user.type(domain, 'new-shop.in');
    server.use(http.get(`${BASE}/asset/list`, () => HttpResponse.json({}, { status: 404 })));
    await submit();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await findNews('new-shop.in was added and awaits approval')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Error: Failed to fetch assets\s*Not refreshed: this is as it was at \d\d:\d\d\./,
    );
    expect(screen.getByRole('button', { name: 'Delete sahyadrilokbank.com' })).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Delete new-shop.in' })).toBeVisible();
  });

  it('keeps what was typed when it is closed by accident', async () => {
    const { user, domain } = await openDialog();
    await user.type(domain, 'half-typ');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(domain).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Add Asset' }));
    const again = await screen.findByLabelText('Domain');
    expect(again).toHaveValue('half-typ');
    await user.keyboard('other.in');
    expect(again).toHaveValue('other.in');
  });
});

describe('delete asset', () => {
  async function ask() {
    list([ASSET, PENDING]);
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Delete example-shop.in' }));
    return { ...app, dialog: await screen.findByRole('alertdialog', { name: 'Delete asset' }) };
  }

  it("a delete confirmation reading 'Are you sure you want to delete this asset?' with 'Yes, Delete' and 'Cancel' (section 2, assets): Deletion removes it (section 4, asset)", async () => {
    const { user, dialog } = await ask();
    expect(within(dialog).getByText('Are you sure you want to delete this asset?')).toBeVisible();
    const deleted: string[] = [];
    server.use(
      http.delete(`${BASE}/asset/delete`, ({ request }) => {
        deleted.push(new URL(request.url).search);
        return HttpResponse.json({ message: 'gone' });
      }),
    );
    list([PENDING]);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(deleted).toEqual(['?id=1']);
    await waitFor(async () => expect(names(await table())).toEqual(['app.example-shop.in']));
  });

  it('says that it can be added again of a domain name alone', async () => {
    list([{ ...PENDING, name: 'Example Shop Mobile' }]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Example Shop Mobile' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete asset' }));
    expect(dialog.getByText(/^It is not watched yet\. .* it cannot be added again/)).toBeVisible();
    expect(dialog.queryByText(/must be added again/)).toBeNull();
  });

  it('says how many open alerts are about it, and that they may go with it', async () => {
    const about = (id: number, severity_score: number | null) => ({
      id,
      asset_name: 'example-shop.in',
      impersonating_domain: `example-shop${id}.in`,
      severity_score,
    });
    const impersonations = [about(1, 9), about(2, 5), about(3, null)];
    server.use(http.get(`${BASE}/impersonation/list`, () => HttpResponse.json({ impersonations })));
    const { user, dialog } = await ask();
    expect(
      await within(dialog).findByText(
        /^3 open alerts \(1 High\) are about it\. Its alerts may leave your list with it: .* export those that you need first\./,
      ),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete app.example-shop.in' }));
    await screen.findByText(/^It is not watched yet\./);
    expect(screen.queryByText(/may leave your list/)).toBeNull();
  });

  it('moves the focus to the row before when the last one goes', async () => {
    list([ASSET, PENDING]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete app.example-shop.in' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete asset' });
    server.use(http.delete(`${BASE}/asset/delete`, () => HttpResponse.json({})));
    list([ASSET]);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(async () => expect(names(await table())).toEqual(['example-shop.in']));
    expect(within(await table()).getAllByRole('row')[1]).toHaveFocus();
  });

  it("does nothing on 'Cancel'", async () => {
    const { user, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.calls.get('DELETE /asset/delete')).toBeUndefined();
  });

  it('the row goes at once, also while the list cannot be fetched again', async () => {
    const { user, dialog } = await ask();
    server.use(
      http.delete(`${BASE}/asset/delete`, () => HttpResponse.json({})),
      http.get(`${BASE}/asset/list`, () => HttpResponse.json({}, { status: 403 })),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(async () => expect(names(await table())).toEqual(['app.example-shop.in']));
  });

  it("shows 'Failed to delete asset' in the dialog, and the row stays (section 8, assets)", async () => {
    const { user, dialog } = await ask();
    server.use(http.delete(`${BASE}/asset/delete`, () => HttpResponse.json({}, { status: 409 })));
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    expect(
      await within(dialog).findByText('Failed to delete asset', { selector: '[role=alert] *' }),
    ).toBeVisible();
    expect(names(await table())).toContain('example-shop.in');
  });
});
