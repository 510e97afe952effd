/** Sentences about the admin's pages that no other test has in its name (specification sections 2, 4 to 9). */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
// The dialogs come on intent; here they are there before anybody asks.
import '@/features/console/assets/AddAssetDialog.tsx';
import '@/features/console/settings/AddUserDialog.tsx';
import '@/features/console/settings/ProfileDialog.tsx';
import { account, backend, server } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';

const BASE = 'http://naam.test:5000';
const answer = (path: string, body: object, status = 200) =>
  server.use(http.get(`${BASE}${path}`, () => HttpResponse.json(body, { status })));

async function open(path: string, heading: string | RegExp) {
  return renderApp({ as: 'admin', at: path, heading });
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

describe('Assets page (section 2)', () => {
  it('A Filters toggle that opens an empty panel (row 17: filters), and closes it', async () => {
    const { user } = await open('/admin/assets', 'Assets');
    const filters = await screen.findByRole('button', { name: 'Filters' });
    for (const opened of [true, false]) {
      await user.click(filters);
      expect(filters).toHaveAttribute('aria-expanded', String(opened));
      expect(screen.queryAllByRole('region', { name: 'Filters' })).toHaveLength(opened ? 1 : 0);
    }
  });

  it.each([
    ['null', { last_updated_on: null }],
    ['an empty text', { last_updated_on: '' }],
    ['left out', {}],
  ])("Last Updated (shows 'Never' if empty): %s", async (_which, updated) => {
    answer('/asset/list', [{ id: 1, name: 'example-shop.in', ...updated }]);
    await open('/admin/assets', 'Assets');
    const [row] = await rowsOf('Assets');
    expect(within(row!).getAllByRole('cell')[3]).toHaveTextContent(/Never$/);
  });

  it('Last Updated is the day of the last update where there is one', async () => {
    answer('/asset/list', [{ id: 1, name: 'a.in', last_updated_on: '2026-03-12 10:00:00' }]);
    await open('/admin/assets', 'Assets');
    const [row] = await rowsOf('Assets');
    expect(within(row!).getAllByRole('cell')[3]).toHaveTextContent(/12 Mar 2026$/);
  });

  it('Manages own assets (section 6): those of the organisation alone, and none of them approved here', async () => {
    await open('/admin/assets', 'Assets');
    const own = backend.db.assets.all().filter((row) => row.owner_id === 1);
    expect(own.some((row) => !row.approved)).toBe(true);
    expect(await rowsOf('Assets')).toHaveLength(own.length);
    expect(screen.queryByRole('button', { name: /approve/i })).not.toBeInTheDocument();
  });
});

describe('Add asset (section 5)', () => {
  async function openDialog() {
    const app = await open('/admin/assets', 'Assets');
    await app.user.click(await screen.findByRole('button', { name: 'Add Asset' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Asset' });
    const send = () => app.user.click(within(dialog).getByRole('button', { name: 'Add Asset' }));
    return { ...app, dialog, send, domain: within(dialog).getByLabelText('Domain') };
  }

  it('Name and domain required', async () => {
    const { dialog, domain, send } = await openDialog();
    await send();
    await waitFor(() => expect(domain).toBeInvalid());
    expect(domain).toHaveAccessibleDescription(/Please enter a valid domain name/);
    expect(within(dialog).getByLabelText('Name')).toBeInvalid();
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
  });

  it('The domain must match a hostname pattern: labels of letters, digits and inner hyphens separated by dots, ending in a top-level domain of at least two letters', async () => {
    const { user, dialog, domain, send } = await openDialog();
    await send();
    const shows = async (typed: string, fits: boolean) => {
      await user.clear(domain);
      await user.paste(typed);
      await waitFor(() => {
        expect({ typed, fits: !domain.matches('[aria-invalid="true"]') }).toEqual({ typed, fits });
      });
    };
    for (const [typed, fits] of [
      ['shop.in', true],
      ['shop_1.in', false],
      ['4-ever2.shop.co.in', true],
      ['-shop.in', false],
      ['shop-.in', false],
      ['shop..in', false],
      ['shop', false],
      ['shop.i', false],
      ['shop.in2', false],
      ['x.in', true],
    ] as const) {
      // From the other state, so that this name makes it change.
      await shows(fits ? '?' : 'fits.in', !fits);
      await shows(typed, fits);
    }
    // The last of them can be sent.
    await send();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.db.assets.find((row) => row.name === 'x.in')).toBeDefined();
  });

  it('A successful asset creation reloads the list', async () => {
    const { user, dialog, domain, send } = await openDialog();
    const before = backend.calls.get('GET /asset/list') ?? 0;
    await user.type(domain, 'new-shop.in');
    await send();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Delete new-shop.in' })).toBeVisible();
    expect(backend.calls.get('GET /asset/list')).toBe(before + 1);
  });
});

describe('Alerts', () => {
  const alerts = [10, 8, 7.9, 7, 5, 4.9, 0].map((severity_score, at) => ({
    id: at + 1,
    asset_name: 'example-shop.in',
    impersonating_domain: `example-sh0p${at}.in`,
    details: 'One letter is another.',
    severity_score,
  }));

  it('Severity from severity_score: 8 or more is High, 5 to 7 is Medium, below 5 is Low (row 16: between 7 and 8 Medium)', async () => {
    answer('/impersonation/list', { impersonations: alerts });
    await open('/admin/alerts', 'Alerts');
    const severities = (await rowsOf('Alerts')).map(
      (row) => within(row).getAllByRole('cell').at(-1)?.textContent,
    );
    expect(severities).toEqual([
      'High10.0',
      'High8.0',
      'Medium7.9',
      'Medium7.0',
      'Medium5.0',
      'Low4.9',
      'Low0.0',
    ]);
  });

  it('Sample alert statuses Active, Investigating and Resolved exist only in local data', async () => {
    answer('/impersonation/list', { impersonations: alerts });
    const { router } = await open('/admin/alerts', 'Alerts');
    await rowsOf('Alerts');
    const status = /Active|Investigating|Resolved/;
    expect(screen.getByRole('main')).not.toHaveTextContent(status);
    await router.navigate('/admin/alerts/1');
    await screen.findByRole('heading', { name: 'Details as reported' });
    expect(screen.getByRole('main')).not.toHaveTextContent(status);
  });

  it('Alert detail page: only hard-coded sample data (domain, timestamp, risk score and indicators, similarity, screenshot, source code with Show More/Less); row 2: under Evidence, marked', async () => {
    answer('/impersonation/list', { impersonations: alerts });
    const { user } = await open('/admin/alerts/1', /example-sh0p0/);
    // Fetched when a reader comes near it, or takes to the keyboard.
    await user.keyboard('{Tab}');
    const evidence = within(await screen.findByRole('region', { name: 'Evidence' }));
    expect(evidence.getByText('Sample data')).toBeVisible();
    expect(await evidence.findByRole('heading', { name: 'Screenshot' })).toBeVisible();
    expect(evidence.getByRole('img', { name: /sign-in page/ })).toBeVisible();
    const facts = evidence
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Domain', 'secure-yourcompany-login.example'],
      ['Seen', '15 Jan 2026, 09:42 UTC'],
      ['Risk score', '87 of 100'],
      ['Similarity', '94 %'],
    ]);
    expect(evidence.getByRole('heading', { name: 'Indicators' })).toBeVisible();
    expect(evidence.getAllByRole('listitem').length).toBeGreaterThan(1);
    const source = evidence.getByLabelText('Source code of the sample page');
    const short = source.textContent;
    await user.click(evidence.getByRole('button', { name: 'Show More' }));
    expect(source.textContent.length).toBeGreaterThan(short.length);
    await user.click(evidence.getByRole('button', { name: 'Show Less' }));
    expect(source).toHaveTextContent(short, { normalizeWhitespace: false });
  });
});

describe('Settings', () => {
  async function openCard(name: string) {
    const app = await open('/admin/settings', 'Settings');
    await app.user.click(screen.getByRole('button', { name }));
    return { ...app, dialog: await screen.findByRole('dialog', { name }) };
  }

  it("Profile: error field or 'Failed to fetch profile': the error field", async () => {
    answer('/organisation/get', { error: 'The register is locked' }, 403);
    const { dialog } = await openCard('Profile Settings');
    expect(await within(dialog).findByText('The register is locked')).toBeVisible();
    expect(within(dialog).queryByText('Failed to fetch profile')).not.toBeInTheDocument();
  });

  it('Minimum password length: 8 (section 9), of an added user too', async () => {
    const { user, dialog } = await openCard('Add User');
    const field = (label: string) => within(dialog).getByLabelText(label);
    await user.type(field('Username'), 'Asha');
    await user.type(field('Email'), 'asha@sahyadrilokbank.co.in');
    const send = () => user.click(within(dialog).getByRole('button', { name: 'Add User' }));
    for (const label of ['Password', 'Confirm password']) await user.type(field(label), 'seven77');
    await send();
    await waitFor(() =>
      expect(field('Password')).toHaveAccessibleDescription(
        /Password must be at least 8 characters long/,
      ),
    );
    expect(backend.calls.get('POST /organisation/adduser')).toBeUndefined();
    for (const label of ['Password', 'Confirm password']) await user.type(field(label), '7');
    await send();
    expect(await within(dialog).findByText('User added successfully!')).toBeVisible();
  });

  it('Adds users with role user or admin; user is the default (section 6)', async () => {
    const { user, dialog } = await openCard('Add User');
    for (const [name, role] of [
      ['Asha', 'user'],
      ['Ravi', 'admin'],
    ] as const) {
      await user.type(within(dialog).getByLabelText('Username'), name);
      await user.type(within(dialog).getByLabelText('Email'), `${name}@sahyadrilokbank.co.in`);
      for (const label of ['Password', 'Confirm password']) {
        await user.type(within(dialog).getByLabelText(label), 'long-enough');
      }
      if (role === 'admin') {
        await user.selectOptions(within(dialog).getByLabelText('Role'), 'Admin');
      }
      await user.click(within(dialog).getByRole('button', { name: 'Add User' }));
      await waitFor(() =>
        expect(backend.db.users.find((row) => row.username === name)?.role).toBe(role),
      );
      await waitFor(() => expect(within(dialog).getByLabelText('Username')).toHaveValue(''));
    }
  });

  it('Edits the profile (section 6): the backend holds what was saved', async () => {
    const { user, dialog } = await openCard('Profile Settings');
    const name = await within(dialog).findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Sahyadri Bank');
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await within(dialog).findByText('Profile updated successfully!')).toBeVisible();
    const person = backend.db.users.find((row) => row.email === account('admin').email);
    expect(backend.db.organizations.get(Number(person?.organization_id))?.name).toBe(
      'Sahyadri Bank',
    );
  });
});
