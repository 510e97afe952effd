/** Organizations (specification sections 2, 3, 4, 5, 8, 9; design decisions 3, 4 and 25). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { assetsOf } from '@/features/shared/asset-state/asset-state.ts';
import { answer, backend, on, server } from '../setup/backend.ts';
import { HOSTILE } from '../setup/hostile.ts';
import { pass, renderApp, stopClocks } from '../setup/render-app.tsx';
const PAGE = '/superadmin/organizations';
const openPage = (at: string = PAGE) => renderApp({ as: 'superadmin', at });
const PENDING = 'Nilgiri Kurinji Tea Company';
const ACTIVE = 'Sahyadri Lok Bank';

// By label, which is much faster over a whole table than by role and name.
const row = async (name: string) =>
  (await screen.findByLabelText(new RegExp(`^Details of ${name}`))).closest('tr') as HTMLElement;
const noRow = (name: string) =>
  waitFor(() => expect(screen.queryByLabelText(`Details of ${name}`)).toBeNull());

/** The value beside a label of the open dialog. */
const fact = async (label: string) => {
  const dialog = await screen.findByRole('dialog', { name: 'Organisation details' });
  const term = await within(dialog).findByText(label, { selector: 'dt' });
  return term.nextElementSibling as HTMLElement;
};

async function openDetails(name: string, url = PAGE) {
  const page = await openPage(url);
  await page.user.click(await screen.findByRole('button', { name: `Details of ${name}` }));
  return page;
}

describe('the table', () => {
  it.each([
    [100, null],
    [150, 'Rows 1 to 100 of 150.'],
  ])('of %i rows is printed without what can only be pressed', async (length, note) => {
    const many = Array.from({ length }, (_, at) => ({ id: at, name: `Aravali ${at}` }));
    answer('organizationList', { organizations: many });
    await openPage();
    await row('Aravali 0');
    // The list listens to the printer once it is there.
    await act(async () => {});
    const names = () => screen.queryAllByLabelText(/^Details of Aravali/).length;
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toBe(100);
    expect(screen.queryByText(/^Rows 1 to/)?.textContent ?? null).toBe(note);
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
    await act(async () => void window.dispatchEvent(new Event('afterprint')));
    expect(names() < 100).toBe(length > 100);
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  });

  it('table: Organization, Email, Address, Status (section 2, organizations)', async () => {
    await openPage();
    await screen.findByText(/conflicts with a name of another organisation$/);
    const cells = within(await row(PENDING)).getAllByRole('cell');
    expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual([
      // Why it is reviewed.
      `${PENDING}1 of 3 names conflicts with a name of another organisation`,
      'admin@nilgirikurinji.in',
      '3 Orange Grove Road, Coonoor, Tamil Nadu 643101',
      'Pending',
    ]);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Organisation', 'Email', 'Address', 'Status', 'Actions']);
  });

  it('shows the status Active if approved, else Pending (section 3, organisation; section 4, organisation)', async () => {
    await openPage();
    expect(within(await row(ACTIVE)).getByText('Active')).toBeVisible();
    expect(within(await row(PENDING)).getByText('Pending')).toBeVisible();
  });

  it('is searched by name, email and address, and the search is in the URL', async () => {
    const { user } = await openPage();
    await row(ACTIVE);
    const search = screen.getByRole('searchbox', { name: 'Search organisations' });
    for (const words of ['nilgiri', 'ADMIN@NILGIRIKURINJI', 'coonoor']) {
      await user.clear(search);
      await user.type(search, words);
      await noRow(ACTIVE);
      expect(await row(PENDING)).toBeVisible();
      expect(screen.getByText('1 of 3 organisations')).toBeVisible();
    }
    await waitFor(() => expect(window.location.search).toBe('?q=coonoor'));
  });

  it('opens filtered by status from the URL', async () => {
    await openPage(`${PAGE}?status=pending`);
    expect(await row(PENDING)).toBeVisible();
    await noRow(ACTIVE);
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Pending (1)');
  });

  it('says why it is empty', async () => {
    answer('organizationList', { organizations: [] });
    await openPage();
    expect(await screen.findByText('No organisations yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  it('offers no action for an organisation that came without an id', async () => {
    answer('organizationList', { organizations: [{ name: 'Nameless', approved: false }] });
    await openPage();
    expect(await screen.findByText('No id given')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Approve|Delete|Details)/ })).toBeNull();
  });
});

describe('loading', () => {
  it('says so, and can be stopped after two seconds and started again', async () => {
    stopClocks();
    server.use(on('organizationList', () => new Promise<Response>(() => {})));
    const { user } = await openPage();
    expect(await screen.findByText('Loading organisations...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await pass(2_000);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    server.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Load' }));
    expect(await row(ACTIVE)).toBeVisible();
  });

  it.each([
    ['words of the server', { error: 'The disk is full' }, 400],
    ['a wrong shape', { status: 'ok' }, 200],
  ])(
    "says 'Failed to fetch organizations' (section 8, organisations) with Retry: %s",
    async (_which, body, status) => {
      answer('organizationList', body, status);
      const { user } = await openPage();
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch organizations');
      server.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await row(ACTIVE)).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('a failed Refresh keeps the rows', async () => {
    const { user } = await openPage();
    await row(ACTIVE);
    answer('organizationList', {}, 400);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch organizations');
    expect(await row(ACTIVE)).toBeVisible();
  });
});

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
    expect(window.location.search).toBe('?q=nilgiri');
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
    expect(await row(ACTIVE)).toHaveFocus();
  });
});

describe('approval', () => {
  // Takes away the name of the seed that imitates another organisation's.
  beforeEach(() => backend.db.assets.deleteWhere(({ name }) => name.startsWith('xn--marutham')));

  it('is offered for pending organisations only, and makes them Active (section 4, organisation)', async () => {
    const { user } = await openPage();
    // What waits comes first, and stays there once it is approved: no other row comes under the pointer.
    const isFirst = async () => expect(await row(PENDING)).toHaveAttribute('aria-rowindex', '2');
    await isFirst();
    const approve = screen.getAllByRole('button', { name: /^Approve/ });
    expect(approve.map((button) => button.getAttribute('aria-label'))).toEqual([
      `Approve ${PENDING}`,
    ]);
    await user.click(approve[0] as HTMLElement);
    expect(await within(await row(PENDING)).findByText('Active')).toBeVisible();
    await isFirst();
    expect(await screen.findByText(`${PENDING} is now active`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    // The button is gone; the place in the list is not.
    expect(await row(PENDING)).toHaveFocus();
    expect(backend.db.organizations.get(3)?.approved).toBe(true);
  });

  it('is made once, however often the button is pressed', async () => {
    let calls = 0;
    let open = (_response: Response) => {};
    const held = new Promise<Response>((resolve) => (open = resolve));
    server.use(
      on('organizationApprove', () => {
        calls += 1;
        return held;
      }),
    );
    const { user } = await openPage();
    const button = await screen.findByRole('button', { name: `Approve ${PENDING}` });
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    const approved = backend.db.organizations.get(3);
    if (approved) approved.approved = true;
    open(HttpResponse.json({}));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(calls).toBe(1);
  });

  it.each([
    ['the server error', { error: 'Documents are missing' }, 'Documents are missing'],
    ["'Failed to approve organization'", {}, 'Failed to approve organization'],
  ])(
    'approval errors show %s for 3 seconds (section 8, organisations; section 9, display times)',
    async (_which, body, words) => {
      answer('organizationApprove', body, 409);
      stopClocks();
      const { user } = await openPage();
      await user.click(await screen.findByRole('button', { name: `Approve ${PENDING}` }));
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
      await pass(2_500);
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
      await pass(1_000);
      expect(screen.queryByText(words)).toBeNull();
      expect(within(await row(PENDING)).getByText('Pending')).toBeVisible();
    },
  );

  it('what may have been done all the same stays until it can be read', async () => {
    answer('organizationApprove', {}, 500);
    stopClocks();
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: `Approve ${PENDING}` }));
    const words = 'It may have been done all the same: look before you try again.';
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
    await pass(9_000);
    expect(screen.getByText(words, { exact: false })).toBeVisible();
    await pass(1_500);
    expect(screen.queryByText(words, { exact: false })).toBeNull();
  });

  it('errors in the details show there for 3 seconds', async () => {
    answer('organizationApprove', { error: 'Documents are missing' }, 409);
    stopClocks();
    const { user } = await openDetails(PENDING);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Documents are missing');
    await pass(2_500);
    expect(within(dialog).getByRole('alert')).toBeVisible();
    await pass(1_000);
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });

  it('from the details closes them', async () => {
    const { user } = await openDetails(PENDING);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await within(await row(PENDING)).findByText('Active')).toBeVisible();
  });
});

it('one whose name imitates another organisation’s is reviewed, and approved once its owner was asked', async () => {
  const { user } = await openPage();
  const review = await screen.findByRole('button', { name: `Review ${PENDING}` });
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await user.click(review);
  const dialog = within(await screen.findByRole('dialog', { name: 'Organisation details' }));
  expect(dialog.getByText(/^1 of 3 names/)).toHaveTextContent(
    '1 of 3 names looks like marutham-textiles.com of Marutham Textiles Private Limited.',
  );
  expect(dialog.getByRole('link', { name: 'Compare the two names' })).toHaveAttribute(
    'href',
    '/superadmin/asset-approvals?owner=3&conflict=yes',
  );
  for (const name of [
    'Write to Marutham Textiles Private Limited',
    'Ask Nilgiri Kurinji Tea Company',
  ]) {
    expect(dialog.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  }
  expect(dialog.getByRole('button', { name: 'Keep pending' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await user.click(
    dialog.getByRole('checkbox', {
      name: 'I have checked with Marutham Textiles Private Limited',
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(`${PENDING} is now active`)).toBeVisible();
  expect(within(await row(PENDING)).getByText('Active')).toBeVisible();
});

describe('deleting', () => {
  const QUESTION = 'Are you sure you want to delete this organization?';

  it("asks for confirmation 'Are you sure you want to delete this organization?'; Cancel keeps the row (section 5, delete organization)", async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: `Delete ${PENDING}` }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete organisation' });
    expect(within(dialog).getByText(QUESTION)).toBeVisible();
    expect(within(dialog).getByText(PENDING)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await row(PENDING)).toBeVisible();
    expect(backend.calls.get('DELETE /organisation/delete')).toBeUndefined();
  });

  it('of an active one says which watched assets go with it', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: /^Delete Marutham Textiles/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete organisation' }));
    expect(
      await dialog.findByText('Its 3 watched assets may go with it, and 1 pending:'),
    ).toBeVisible();
    const names = within(dialog.getByRole('list', { name: 'Watched assets' }));
    expect(names.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'marutham-textiles.com',
      'shop.marutham-textiles.com',
      'maruthamhandloom.in',
    ]);
    expect(dialog.getByText('Its alerts and accounts may go as well.')).toBeVisible();
  });

  it('removes it (section 4, organisation; section 6, superadmin)', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: `Delete ${PENDING}` }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await noRow(PENDING);
    expect(await screen.findByText(`${PENDING} was deleted`)).toBeVisible();
    expect(backend.db.organizations.get(3)).toBeUndefined();
  });

  it.each([
    ['the server error', { error: 'It still has assets' }, 'It still has assets'],
    ['words of our own', {}, 'Failed to delete organisation'],
  ])(
    'row 4: a failure is shown: %s, and the row stays (section 8, organisations)',
    async (_which, body, words) => {
      answer('organizationDelete', body, 409);
      const { user } = await openPage();
      await user.click(await screen.findByRole('button', { name: `Delete ${PENDING}` }));
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      expect(await row(PENDING)).toBeVisible();
    },
  );

  it('from the details asks the same', async () => {
    const { user } = await openDetails(PENDING);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(within(await screen.findByRole('alertdialog')).getByText(QUESTION)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Organisation details' })).toBeNull();
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

describe('the assets of an organisation', () => {
  const organizations = [{ id: '1' }, { id: '2' }, { id: '' }];
  it.each([
    ['are those it owns', '1', ['1', '1', '2'], 2],
    ['are none where others are matched', '2', ['1'], 0],
    ['are unknown where none of the owners is listed', '1', ['u7', 'u8'], undefined],
    ['are unknown where there are no assets', '1', [], undefined],
    ['are not those without an owner', '1', [''], undefined],
  ])('%s', (_which, id, owners, expected) => {
    const assets = owners.map((owner_id) => ({ owner_id }));
    expect(assetsOf(id, assets, organizations)?.length).toBe(expected);
  });
});
