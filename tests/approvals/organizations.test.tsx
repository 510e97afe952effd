/** The page Organisations (specification sections 2, 3, 4, 5, 6, 8 and 9). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer, backend, on, server } from '../setup/backend.ts';
import { HOSTILE } from '../setup/hostile.ts';
import { pass, stopClocks, type User } from '../setup/render-app.tsx';
import { workers } from '../setup/workers.ts';
import {
  ACTIVE_ORGANIZATION as ACTIVE,
  details,
  dialog,
  fact,
  openPage,
  ORGANIZATIONS,
  PENDING_ORGANIZATION as PENDING,
  row,
  rowButton,
  shown,
  table,
} from './pages.ts';

const open = (search = '') => openPage(ORGANIZATIONS + search);

/** Takes away the lookalike that the pending organisation asks for. */
const withoutLookalike = () =>
  backend.db.assets.deleteWhere(({ name }) => name.startsWith('xn--marutham'));

async function openDetails(name: string) {
  const page = await open();
  await page.user.click(await details(name));
  return page;
}

/** Opens the question about the pending organisation. */
async function ask(user: User) {
  await user.click(await rowButton('Approve', PENDING));
  return dialog('Approve organisation');
}

it('one that asks for a lookalike is flagged, and approved with a tick', async () => {
  const { user } = await open();
  expect(await screen.findByText('1 needs review')).toBeVisible();
  expect(await row(PENDING)).toHaveTextContent(
    '1 of 3 assets is flagged: marutham-text\u0456les.com',
  );
  await user.click(await rowButton('Review', PENDING));
  const review = await dialog('Organisation details');
  expect(review.getByRole('link', { name: 'Review them' })).toHaveAttribute(
    'href',
    '/superadmin/asset-approvals?owner=3&conflict=yes',
  );
  await waitFor(() => expect(review.getByRole('button', { name: 'Keep pending' })).toHaveFocus());
  expect(review.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await user.click(review.getByLabelText(`I have confirmed that ${PENDING} owns its domains`));
  await user.click(review.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(`${PENDING} is now active`)).toBeVisible();
  await waitFor(async () => expect(await row(PENDING)).toHaveFocus());
});

it.each<[string, RegExp, () => void]>([
  [
    'the assets cannot be loaded',
    /^Not checked: the list of assets could not be loaded/,
    () => answer('assetList', {}, 400),
  ],
  [
    'no owner is a listed organisation',
    /^Not checked: we can’t see this organisation’s assets/,
    () => answer('assetList', [{ id: 1, name: 'konkan.in', owner_id: 901 }]),
  ],
  [
    'the comparison is slow',
    /^Still being compared with all other assets/,
    () => (workers.holds = (method) => method === 'findConflicts'),
  ],
])(
  'one whose assets were not compared is never approved by one press: %s',
  async (_what, words, arrange) => {
    withoutLookalike();
    arrange();
    const { user } = await open();
    await waitFor(async () => expect(within(await row(PENDING)).getByText(words)).toBeVisible());
    expect(screen.queryByRole('button', { name: /^Approve / })).toBeNull();
    await user.click(await rowButton('Review', PENDING));
    expect(
      (await dialog('Organisation details')).getByRole('button', { name: 'Approve' }),
    ).toBeDisabled();
    expect(backend.calls.get('GET /organisation/approve')).toBeUndefined();
  },
);

it('clear ones are approved together; the others are left out by name', async () => {
  for (const name of ['Aravali One', 'Aravali Two']) {
    backend.db.organizations.insert({
      name,
      email: 'a@aravali.in',
      address: '',
      company_registration_number: '',
      approved: false,
      created_on: '2026-01-01 00:00:00',
      updated_on: null,
    });
  }
  const { user } = await open('?waiting=7');
  await screen.findByText('1 needs review');
  expect(shown(await table())).toEqual(['Aravali One', 'Aravali Two', PENDING]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await user.click(screen.getByRole('button', { name: 'Approve 2 of 3 organisations' }));
  const bulk = await dialog('Approve 2 organisations');
  expect(bulk.getByRole('region', { name: 'Will be approved (2)' })).toHaveTextContent(
    /Aravali One.*Aravali Two/,
  );
  expect(bulk.getByRole('region', { name: /^Left out/ })).toHaveTextContent(PENDING);
  await user.click(bulk.getByRole('button', { name: 'Approve 2 organisations' }));
  expect(await bulk.findByText('2 of 2 organisations approved')).toBeVisible();
  expect(backend.calls.get('GET /organisation/approve')).toBe(2);
  expect(within(await row('Aravali One')).getByText('Active')).toBeVisible();
});

it.each([
  [100, null],
  [150, 'Rows 1 to 100 of 150.'],
])('a list of %i rows is printed without what can only be clicked', async (length, note) => {
  const many = Array.from({ length }, (_, at) => ({ id: at, name: `Aravali ${at}` }));
  answer('organizationList', { organizations: many });
  await open();
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
});

it('loading can be stopped after two seconds, and started again', async () => {
  stopClocks();
  server.use(on('organizationList', () => new Promise<Response>(() => {})));
  const { user } = await open();
  expect(await screen.findByText('Loading organisations...')).toBeVisible();
  await pass(2_000);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  server.resetHandlers();
  await user.click(await screen.findByRole('button', { name: 'Load' }));
  expect(await row(ACTIVE)).toBeVisible();
});

it('invents nothing: users Not reported; industry, size and subscription Not provided', async () => {
  const { user } = await openDetails(ACTIVE);
  await user.click(await screen.findByText('4 not provided'));
  expect(await fact('Users')).toHaveTextContent('Not reported');
  for (const label of ['Industry', 'Size', 'Subscription']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await fact(label)).toHaveTextContent('Not provided');
  }
  const assets = within(await fact('Assets')).getByRole('link');
  expect(assets).toHaveTextContent('7 assets, 2 pending');
  await user.click(assets);
  expect(await screen.findByText('7 of 14 assets')).toBeVisible();
});

it('details open from the URL, and leave it when they are closed', async () => {
  const { user } = await open('?q=nilgiri&details=3');
  expect(await fact('Organisation')).toHaveTextContent(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(window.location.search).toBe('?q=nilgiri'));
});

it('hostile strings are text in every field of the list and the details', async () => {
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
      const { name } = found ?? {};
      return HttpResponse.json({ ...found, company_registration_number: name, updated_on: name });
    }),
  );
  const { user } = await open();
  const page = screen.getByRole('main');
  await screen.findByText(`${HOSTILE.length} organisations`);
  for (const name of await screen.findAllByLabelText(/^Details of/)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await user.click(name);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await fact('Registration number');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await user.keyboard('{Escape}');
  }
  await user.click(screen.getAllByLabelText(/^Delete/)[0] as HTMLElement);
  await screen.findByRole('alertdialog');
  expect(page.querySelector('img, script, iframe, a[href]:not([data-main])')).toBeNull();
  expect(page).not.toHaveTextContent(/[\u202E\u2066\u200B]/);
  await waitFor(() => expect(screen.getAllByText(/U\+202E/).length).toBeGreaterThan(0));
});

describe('the specification', () => {
  it('table: Organization, Email, Address, Status (section 2, organizations)', async () => {
    await open();
    await screen.findByText('1 needs review');
    const cells = within(await row(PENDING)).getAllByRole('cell');
    expect(cells.slice(2, 5).map(({ textContent }) => textContent)).toEqual([
      'admin@nilgirikurinji.in',
      '3 Orange Grove Road, Coonoor, Tamil Nadu 643101',
      'Pending',
    ]);
    const heads = (await screen.findAllByRole('columnheader')).map(
      ({ textContent }) => textContent,
    );
    expect(heads.slice(1)).toEqual([
      'Organisation',
      'Email',
      'Address',
      'Status',
      'Join Date',
      'Actions',
    ]);
  });

  it('shows the status Active if approved, else Pending (section 3, organisation; section 4, organisation)', async () => {
    await open();
    expect(within(await row(ACTIVE)).getByText('Active')).toBeVisible();
    expect(within(await row(PENDING)).getByText('Pending')).toBeVisible();
  });

  it('a details modal (section 2, organizations) adds updated_on and company_registration_number; the join date is the date part of created_on (section 3, organisation)', async () => {
    await openDetails(ACTIVE);
    expect(await fact('Registration number')).toHaveTextContent('U64190MH1998PLC900417');
    expect(await fact('Join Date')).toHaveTextContent(/^9 Feb 2026$/);
    expect(await fact('Last Updated')).toHaveTextContent('10 Feb 2026, 09:03 UTC');
    expect(within(await fact('Email')).getByRole('link')).toHaveAttribute(
      'href',
      'mailto:admin@sahyadri.bank.in',
    );
    expect(await fact('Address')).toHaveTextContent('14 Laxmi Road, Pune, Maharashtra 411030');
    expect(await fact('Status')).toHaveTextContent('Active');
  });

  it('row 4: a failure of the details is shown (section 8, organisations), with Retry', async () => {
    answer('organizationGet', {}, 400);
    const { user } = await openDetails(ACTIVE);
    const open = await dialog('Organisation details');
    expect(await open.findByRole('alert')).toHaveTextContent(
      'Failed to fetch organisation details',
    );
    server.resetHandlers();
    await user.click(open.getByRole('button', { name: 'Retry' }));
    expect(await fact('Registration number')).toBeVisible();
  });

  it.each([
    ['words of the server', { error: 'The disk is full' }, 400],
    ['a wrong shape', { status: 'ok' }, 200],
  ])(
    "says 'Failed to fetch organizations' (section 8, organisations) with Retry: %s",
    async (_which, body, status) => {
      answer('organizationList', body, status);
      const { user } = await open();
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch organizations');
      server.resetHandlers();
      await user.click(await screen.findByRole('button', { name: 'Retry' }));
      expect(await row(ACTIVE)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  );

  it('says so if the list is not for this role, and the session stays', async () => {
    answer('organizationList', {}, 401);
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent("Your role can't do this");
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Organisations');
  });

  it('is offered for pending organisations only, and makes them Active (section 4, organisation)', async () => {
    withoutLookalike();
    const { user } = await open();
    const question = await ask(user);
    const offered = await screen.findAllByRole('button', { name: /^Approve ./, hidden: true });
    expect(offered).toHaveLength(1);
    expect(question.getByText('admin@nilgirikurinji.in')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await within(await row(PENDING)).findByText('Active')).toBeVisible();
    expect(await screen.findByText(`${PENDING} is now active`)).toBeVisible();
    // It stays first until the user sorts, filters or refreshes.
    expect(shown(await table())[0]).toBe(PENDING);
    await waitFor(async () => expect(await row(PENDING)).toHaveFocus());
    expect(backend.db.organizations.get(3)?.approved).toBe(true);
  });

  it.each([
    ['the server error', { error: 'Documents are missing' }, 'Documents are missing'],
    ["'Failed to approve organization'", {}, 'Failed to approve organization'],
  ])(
    'approval errors show %s for 3 seconds (section 8, organisations; section 9, display times)',
    async (_which, body, words) => {
      withoutLookalike();
      answer('organizationApprove', body, 409);
      stopClocks();
      const { user } = await open();
      const question = await ask(user);
      await user.click(question.getByRole('button', { name: 'Approve' }));
      expect(await question.findByText(words)).toBeVisible();
      await pass(2_500);
      expect(question.getByText(words)).toBeVisible();
      await pass(1_000);
      expect(question.queryByText(words)).toBeNull();
      expect(within(await row(PENDING)).getByText('Pending')).toBeVisible();
    },
  );

  const askDelete = async (user: User) => {
    await user.click(await rowButton('Delete', PENDING));
    return within(await screen.findByRole('alertdialog', { name: 'Delete organisation' }));
  };

  it("asks for confirmation 'Are you sure you want to delete this organization?'; Cancel keeps the row (section 5, delete organization)", async () => {
    const { user } = await open();
    const question = await askDelete(user);
    expect(question.getByText('Are you sure you want to delete this organization?')).toBeVisible();
    expect(question.getByText(PENDING)).toBeVisible();
    expect(question.getByText('You can’t undo this here.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await row(PENDING)).toBeVisible();
    expect(backend.calls.get('DELETE /organisation/delete')).toBeUndefined();
    await user.click(await rowButton('Delete', 'Marutham'));
    expect(await screen.findByText('Monitoring may stop for its 3 approved assets.')).toBeVisible();
  });

  it('removes it (section 4, organisation; section 6, superadmin)', async () => {
    const { user } = await open();
    await user.click((await askDelete(user)).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByLabelText(`Details of ${PENDING}`)).toBeNull());
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
      const { user } = await open();
      const question = await askDelete(user);
      await user.click(question.getByRole('button', { name: 'Delete' }));
      expect(await question.findByRole('alert')).toHaveTextContent(words);
      await user.click(question.getByRole('button', { name: 'Cancel' }));
      expect(await row(PENDING)).toBeVisible();
    },
  );
});
