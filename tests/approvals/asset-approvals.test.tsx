/** The page Asset approvals (specification sections 2, 4, 6, 7, 8 and 9). */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer, backend, gate, on, server } from '../setup/backend.ts';
import { serveEvidence } from '../setup/evidence.ts';
import { HOSTILE } from '../setup/hostile.ts';
import { findNews } from '../setup/news.ts';
import { workers } from '../setup/workers.ts';
import { fill } from '../setup/fill.ts';
import { filter } from '../setup/filter.ts';
import {
  APPROVED,
  ASSETS,
  details,
  dialog,
  fact,
  LOOKALIKE,
  openPage,
  OTHER_PENDING,
  PENDING,
  row,
  rowButton,
  shown,
  table,
  SIGN_IN_AGAIN,
  tokenVanishes,
} from './pages.ts';

const open = (search = '') => openPage(ASSETS + search);
const approvals = () => backend.calls.get('GET /asset/approve');
const IMITATION = /^Details of xn--marutham/;
const TICK = 'I have confirmed that Nilgiri Kurinji Tea Company owns this domain';

/** Opens the question about a clear row. */
async function ask(user: Awaited<ReturnType<typeof open>>['user'], name = PENDING) {
  await user.click(await rowButton('Approve', name));
  return dialog('Approve asset');
}

describe('a row that was not compared to the end', () => {
  it.each<[string, string, () => void]>([
    [
      'the engine fails',
      'Not checked: the comparison failed in this browser.',
      () => (workers.dies = (method) => method === 'findConflicts'),
    ],
    [
      'the organisations cannot be loaded',
      'Not checked: the list of organisations could not be loaded.',
      () => answer('organizationList', {}, 400),
    ],
    [
      'the comparison is slow',
      'Comparing pending assets with all others…',
      () => (workers.holds = (method) => method === 'findConflicts'),
    ],
    [
      'the comparison is stopped',
      'Not checked: the comparison was stopped.',
      () => (workers.holds = (method) => method === 'findConflicts'),
    ],
  ])('is reviewed, and never approved by one press: %s', async (what, words, arrange) => {
    arrange();
    const { user } = await open();
    await row(IMITATION);
    if (what.includes('stopped'))
      await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve / })).toBeNull();
    await user.click(await rowButton('Review', PENDING));
    const review = await dialog('Asset details');
    expect(review.getByText(/^(?:Not checked|Still being compared)/)).toBeVisible();
    await waitFor(() => expect(review.getByRole('button', { name: 'Keep pending' })).toHaveFocus());
    // The comparison may bring other reasons, which would take a tick away.
    const tick: HTMLInputElement = review.getByRole('checkbox');
    expect(tick.disabled).toBe(what === 'the comparison is slow');
    expect(review.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await user.click(review.getByRole('button', { name: 'Approve' }));
    expect(approvals()).toBeUndefined();
  });

  it('is compared again by Retry', async () => {
    answer('organizationList', {}, 400);
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.resetHandlers();
    await user.click(retry);
    expect(await screen.findByText('3 need review')).toBeVisible();
    expect(await rowButton('Approve', PENDING)).toBeVisible();
  });
});

describe('the press that opens the question', () => {
  it.each(['a double click', 'a held Enter', 'a held space bar'])(
    'does not answer it: %s',
    async (press) => {
      const { user } = await open();
      const button = await rowButton('Approve', PENDING);
      if (press === 'a double click') {
        await user.dblClick(button);
      } else {
        button.focus();
        await user.keyboard(press === 'a held Enter' ? '{Enter>4/}' : '{ >4/}');
      }
      const question = await dialog('Approve asset');
      expect(question.getByText(PENDING)).toBeVisible();
      expect(question.getByText(ACTIVE)).toBeVisible();
      expect(question.getByText('You can’t undo this here.')).toBeVisible();
      expect(approvals()).toBeUndefined();
      const approve = question.getByRole('button', { name: 'Approve' });
      // A browser lets no second click take the focus out of a dialog.
      if (press === 'a double click') approve.focus();
      expect(approve).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(await findNews(`${PENDING} is approved`)).toBeVisible();
      expect(approvals()).toBe(1);
    },
  );
});

const ACTIVE = 'Sahyadri Lok Bank';

it('a lookalike is reviewed letter by letter, kept pending first, and approved with a tick', async () => {
  const { user } = await open();
  expect(await screen.findByText('3 need review')).toBeVisible();
  const SENTENCE =
    'Looks like marutham-textiles.com of Marutham Textiles Private Limited: homoglyph';
  await waitFor(async () => expect(await row(IMITATION)).toHaveTextContent(SENTENCE));
  const sibling = await row('nilgirikurinji.in');
  expect(sibling).toHaveTextContent(`Another name of this organisation is flagged: ${LOOKALIKE}`);
  await user.click(await screen.findByRole('button', { name: 'Show only these' }));
  const list = await table();
  await waitFor(() => expect(shown(list)).toHaveLength(3));
  await user.click(within(await row(IMITATION)).getByRole('button', { name: /^Review / }));
  const review = await dialog('Asset details');
  const letters = await review.findByRole('region', { name: 'Comparison, letter by letter' });
  expect(letters).toHaveTextContent('U+0456');
  expect(within(letters).getByText('і', { selector: '.highlight' })).toBeVisible();
  expect(review.getByRole('link', { name: 'admin@marutham-textiles.com' })).toHaveAttribute(
    'href',
    'mailto:admin@marutham-textiles.com',
  );
  await user.click(review.getByRole('button', { name: 'Keep pending' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await row(IMITATION)).toHaveFocus();

  await user.click(await details(IMITATION));
  const again = await dialog('Asset details');
  await user.click(again.getByRole('checkbox', { name: TICK, checked: false }));
  await user.click(again.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('is approved. Its organisation is still pending.')).toBeVisible();
  expect(within(await row(IMITATION)).getByText('Approved')).toBeVisible();
});

describe('several at once', () => {
  const select = async (user: Awaited<ReturnType<typeof open>>['user'], ...names: string[]) => {
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one tick after the other
      await user.click(await screen.findByLabelText(`Select ${name}`));
    }
  };

  it('are approved if they are clear; the others are left out by name', async () => {
    const { user } = await open();
    await rowButton('Approve', PENDING);
    await select(user, PENDING, OTHER_PENDING, 'nilgirikurinji.in');
    await user.click(screen.getByRole('button', { name: 'Approve 2 of 3 assets' }));
    const bulk = await dialog('Approve 2 assets');
    const names = (region: string) =>
      within(bulk.getByRole('region', { name: region }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await waitFor(() =>
      expect(names('Will be approved (2)')).toEqual(
        [
          `${OTHER_PENDING}Marutham Textiles Private LimitedOwnership: subdomain of an approved asset, marutham-textiles.com. `,
          `${PENDING}Sahyadri Lok BankOwnership: subdomain of an approved asset, sahyadrilokbank.co.in. `,
        ].toSorted(),
      ),
    );
    await waitFor(() =>
      expect(names('Left out: review each by itself (1)')[0]).toContain(
        `nilgirikurinji.inNilgiri Kurinji Tea CompanyAnother name of this organisation is flagged: ${LOOKALIKE}`,
      ),
    );
    const refused = backend.db.assets.find(({ name }) => name === OTHER_PENDING)?.id;
    server.use(
      on('assetApprove', (request) =>
        request.url.endsWith(`id=${refused}`)
          ? HttpResponse.json({}, { status: 409 })
          : // Falls through to the embedded backend.
            (undefined as never),
      ),
    );
    await user.click(bulk.getByRole('button', { name: 'Approve 2 assets' }));
    expect(await bulk.findByText('1 of 2 assets approved, 1 failed')).toBeVisible();
    expect(bulk.getByText('Error approving asset: Conflict')).toBeVisible();
    server.resetHandlers();
    // An approved row needs no review.
    const chosen = bulk.getByRole('region', { name: 'Selected to approve (2)' });
    const approved = () => within(chosen).getByText('Approved').closest('li');
    await waitFor(() => expect(approved()).not.toHaveTextContent(/Ownership|Still being compared/));
    await user.keyboard('{Escape}');
    // Those that failed stay selected.
    await user.click(await screen.findByRole('button', { name: 'Approve 1 of 2 assets' }));
    const again = await dialog('Approve 1 asset');
    await user.click(again.getByRole('button', { name: 'Approve 1 asset' }));
    expect(await again.findByText('1 of 1 asset approved')).toBeVisible();
    expect(approvals()).toBe(2);
  });

  it('are not tried again once another organisation has asked for the name, too', async () => {
    const { user } = await open();
    await rowButton('Approve', PENDING);
    await select(user, PENDING, OTHER_PENDING);
    await user.click(screen.getByRole('button', { name: 'Approve 2 assets' }));
    const bulk = await dialog('Approve 2 assets');
    const refused = backend.db.assets.find(({ name }) => name === OTHER_PENDING);
    const owner = backend.db.assets.find(({ name }) => name === PENDING)?.owner_id;
    server.use(
      on('assetApprove', (request) => {
        if (!request.url.endsWith(`id=${refused?.id}`)) return undefined as never;
        backend.db.assets.insert({ ...refused!, owner_id: owner! });
        return HttpResponse.json({}, { status: 409 });
      }),
    );
    await user.click(bulk.getByRole('button', { name: 'Approve 2 assets' }));
    expect(await bulk.findByText('1 of 2 assets approved, 1 failed')).toBeVisible();
    expect(await bulk.findByText(/^Also requested by/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Review 1 asset' })).toBeVisible();
  });

  it('can be stopped: the calls under way end, the rest is not tried', async () => {
    const assets = Array.from({ length: 7 }, (_, at) => ({
      id: at + 1,
      name: `n${at}${at}${at}.in`,
      owner_id: 1,
    }));
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
    const { user } = await open();
    await screen.findByText('No asset needs review');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await user.click(screen.getByRole('button', { name: 'Approve 7 assets' }));
    const bulk = await dialog('Approve 7 assets');
    await user.click(bulk.getByRole('button', { name: 'Approve 7 assets' }));
    await waitFor(() => expect(waiting).toHaveLength(4));
    await user.keyboard('{Escape}');
    await user.click(bulk.getByRole('button', { name: 'Stop' }));
    for (const end of waiting) end();
    expect(await bulk.findByText('4 of 7 assets approved, 3 not tried')).toBeVisible();
    expect(waiting).toHaveLength(4);
  });

  it('are not approved while they are compared, also if the dialog is open', async () => {
    workers.holds = (method) => method === 'findConflicts';
    const { user } = await open();
    await select(user, PENDING, OTHER_PENDING);
    await user.click(screen.getByRole('button', { name: 'Review 2 assets' }));
    const bulk = await dialog('No asset can be approved here');
    workers.release();
    // A row that turns out clear does not join the list under the pointer.
    expect(await screen.findByText('3 need review')).toBeInTheDocument();
    expect(bulk.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});

describe('the order', () => {
  const asset = (id: number, name: string, approved: boolean, day: number | null, owner = 2) => ({
    id,
    name,
    approved,
    creation_date: day && `2026-01-0${day}T00:00:00Z`,
    owner_id: owner,
  });
  const LIST = [
    asset(1, 'one.in', true, 1, 1),
    asset(2, 'young.in', false, 3),
    asset(3, 'undated.in', false, null),
    asset(4, 'old.in', false, 2),
    asset(5, 'sahyadribank.in', true, 9, 1),
    asset(6, 'sahyadribank-kyc.in', false, 4, 3),
  ];
  const PENDING_FIRST = ['old.in', 'young.in', 'sahyadribank-kyc.in', 'undated.in'];

  it('is the same from the first row to the end of the comparison, and after an approval, until the user acts', async () => {
    answer('assetList', LIST);
    answer('assetApprove', {});
    workers.holds = (method) => method === 'findConflicts';
    const { user } = await open();
    await row('old.in');
    const list = await table();
    expect(shown(list)).toEqual([...PENDING_FIRST, 'one.in', 'sahyadribank.in']);
    workers.release();
    expect(await screen.findByText('1 needs review')).toBeVisible();
    expect(shown(list)).toEqual([...PENDING_FIRST, 'one.in', 'sahyadribank.in']);
    await user.selectOptions(await filter(user, 'Status'), 'Pending (4)');
    expect(shown(list)).toEqual(PENDING_FIRST);
    const later = [asset(7, 'new.in', false, 1), ...LIST];
    answer(
      'assetList',
      later.map((one) => ({ ...one, approved: one.approved || one.id === 4 })),
    );
    const question = await ask(user, 'old.in');
    await user.click(question.getByRole('button', { name: 'Approve' }));
    await details('new.in');
    expect(shown(list)).toEqual([...PENDING_FIRST, 'new.in']);
    expect(within(await row('old.in')).getByText('Approved')).toBeVisible();
    await waitFor(async () => expect(await row('old.in')).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(shown(list)).toEqual(['new.in', ...PENDING_FIRST.slice(1)]));
  });

  it('is that of the column which the user chose, within pending and approved rows', async () => {
    answer('assetList', LIST);
    const { user } = await open('?sort=-asset');
    await row('old.in');
    const list = await table();
    const names = ['young.in', 'undated.in', 'sahyadribank-kyc.in', 'old.in'];
    expect(shown(list)).toEqual([...names, 'sahyadribank.in', 'one.in']);
    await user.selectOptions(await filter(user, 'Review'), 'Clear');
    // No row is known to be clear while they are compared: another table follows.
    await waitFor(async () =>
      expect(shown(await table())).toEqual(['young.in', 'undated.in', 'old.in']),
    );
  });
});

it('rows without an exact id offer no action, and say why', async () => {
  server.use(
    on(
      'assetList',
      () =>
        new Response(
          '[{"id":9007199254740993,"name":"a.in","owner_id":1},{"name":"b.in","owner_id":1}]',
          {
            headers: { 'Content-Type': 'application/json' },
          },
        ),
    ),
  );
  await open();
  expect(
    await screen.findByText(/^Its id is a number too large to be exact, so it can’t be/),
  ).toBeVisible();
  expect(
    await screen.findByText(/^The server gave no id, so it can’t be approved or deleted/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(?:Approve|Review|Delete|Details)/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^Select [ab]/ })).toBeNull();
});

it('an approval that ends late closes its own dialog only, and a toast says that it failed', async () => {
  const { open: end, opened } = gate();
  server.use(
    on('assetApprove', async () => {
      await opened;
      return HttpResponse.json({}, { status: 400, statusText: 'Bad Request' });
    }),
  );
  const { user } = await open();
  const question = await ask(user);
  await user.click(question.getByRole('button', { name: 'Approve' }));
  await user.keyboard('{Escape}');
  await user.click(await details(OTHER_PENDING));
  const other = await dialog('Asset details');
  end();
  const news = await other.findByText('Error approving asset: Bad Request');
  expect(other.getByRole('region', { name: 'Notifications' })).toContainElement(news);
  expect(other.queryByRole('alert')).toBeNull();
});

it('the details look a pending domain up if the site is set up for it, and say whether it belongs to them', async () => {
  serveEvidence();
  const { user } = await open(
    `?details=${backend.db.assets.find(({ name }) => name === PENDING)?.id}`,
  );
  const review = await dialog('Asset details');
  const region = within(
    await review.findByRole('region', { name: 'Does this domain belong to them?' }),
  );
  expect(await region.findByText(/^Ownership: subdomain of an approved asset/)).toBeVisible();
  const card = within(await region.findByRole('region', { name: 'Registration' }));
  await user.click(region.getByRole('button', { name: 'Look up both' }));
  expect(await card.findByRole('button', { name: 'Look again' })).toBeVisible();
});

it('hostile strings are text in the list, the filters and the dialogs', async () => {
  const rows = HOSTILE.map((text, at) => ({
    id: `${at}${text.slice(0, 40)}`,
    name: text,
    type: text,
    creation_date: text,
    under_watch: text,
    owner_id: at,
  }));
  answer('assetList', rows);
  answer('organizationList', {
    organizations: HOSTILE.map((text, at) => ({ id: at, name: text, email: text })),
  });
  const { user } = await open();
  await screen.findByText(/^(?:No asset|\d+) needs? review$/);
  const page = await screen.findByRole('main');
  for (const name of await screen.findAllByLabelText(/^Details of/)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await user.click(name);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await fact('Under watch')).toHaveTextContent('No');
    for (const link of page.querySelectorAll('a[href]')) {
      expect(link.getAttribute('href')).toMatch(
        /^\/superadmin\/(?:organizations|asset-approvals)\?details=[^\s<>"&#:/]+$/,
      );
    }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await user.keyboard('{Escape}');
  }
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  await user.click(screen.getByRole('button', { name: /^(?:Approve|Review) .*assets$/ }));
  await screen.findByRole('dialog');
  expect(page.querySelector('img, script, iframe, a[href]:not([data-main])')).toBeNull();
  expect(page).not.toHaveTextContent(/[\u202E\u2066\u200B]/);
  await waitFor(() => expect(screen.getAllByText(/U\+202E/).length).toBeGreaterThan(0));
});

describe('the specification', () => {
  it('a details modal (section 2, asset approvals) shows all that is told of an asset', async () => {
    const { user } = await open();
    await within(await row(APPROVED)).findByText('Sahyadri Lok Bank');
    // A link, which the browser's own means open in a new tab.
    const name = await details(APPROVED);
    expect(name).toHaveAttribute('href', expect.stringMatching(/\?details=\d+$/));
    await user.click(name);
    expect(await fact('Asset')).toHaveTextContent(APPROVED);
    expect(await fact('Status')).toHaveTextContent('Approved');
    expect(await fact('Type')).toHaveTextContent('domain');
    expect(await fact('Created On')).toHaveTextContent('10 Feb 2026, 09:30 UTC');
    expect(await fact('Last Updated')).toHaveTextContent('10 Feb 2026, 12:02 UTC');
    expect(await fact('Under watch')).toHaveTextContent('Yes');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await user.click(within(await fact('Organisation')).getByRole('link', { name: /^Open/ }));
    expect(await screen.findByRole('dialog', { name: 'Organisation details' })).toBeVisible();
  });

  it('filters: status all/pending/approved, and asset type (section 2, asset approvals)', async () => {
    const { user } = await open();
    await details(PENDING);
    const status = await filter(user, 'Status');
    const options = within(status).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All statuses',
      'Pending (6)',
      'Approved (8)',
    ]);
    await user.selectOptions(status, 'Pending (6)');
    expect(screen.getByText('6 of 14 assets')).toBeVisible();
    await user.selectOptions(status, 'Approved (8)');
    expect(screen.getByText('8 of 14 assets')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?status=approved'));
  });

  it('asset types for filtering come from the data (section 9, asset types)', async () => {
    answer('assetList', [
      { id: 1, name: 'a.in', type: 'wallet' },
      { id: 2, name: 'b.in', type: 'brand' },
      { id: 3, name: 'd.in' },
    ]);
    const { user } = await open();
    await details('a.in');
    const type = await filter(user, 'Asset type');
    const options = within(type).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['All types', 'brand', 'wallet']);
    await user.selectOptions(type, 'wallet');
    expect(shown(await table())).toEqual(['a.in']);
  });

  it('the search finds a name, a defanged URL, a type and an organisation, and is in the URL', async () => {
    const { user } = await open();
    await within(await row(PENDING)).findByText('Sahyadri Lok Bank');
    const box = await screen.findByRole('searchbox');
    const search = async (words: string, found: number) => {
      await user.clear(box);
      await fill(user, box, words);
      await waitFor(async () => expect(shown(await table())).toHaveLength(found));
      await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe(words));
    };
    await search('CARDS.sahyadri', 1);
    await search('mail domain', 2);
    await search('hxxps://cards[.]sahyadrilokbank[.]co[.]in/login', 1);
    await search('nilgiri kurinji tea', 3);
  });

  it('a Refresh button fetches again (section 2, asset approvals)', async () => {
    const { user } = await open();
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
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(await details('new.example.in')).toBeVisible();
    expect(backend.calls.get('GET /organisation/list')).toBe(before + 1);
    // The alerts are the admin's.
    expect(backend.calls.get('GET /impersonation/list')).toBeUndefined();
  });

  it('the approve action is offered only for pending assets (section 4, asset)', async () => {
    await open();
    await rowButton('Approve', PENDING);
    const buttons = await screen.findAllByRole('button', { name: /^(?:Approve|Review) / });
    const names = buttons.map((button) => button.getAttribute('aria-label'));
    expect(names).toHaveLength(6);
    expect(names).not.toContain(`Approve ${APPROVED}`);
    expect(names).not.toContain(`Review ${APPROVED}`);
  });

  it('Pending (approved false) becomes Approved (approved true) when a superadmin approves it (section 4, asset; section 6, superadmin)', async () => {
    const { user } = await open();
    const question = await ask(user);
    await user.click(question.getByRole('button', { name: 'Approve' }));
    expect(await within(await row(PENDING)).findByText('Approved')).toBeVisible();
    expect(await findNews(`${PENDING} is approved`)).toBeVisible();
    await waitFor(async () => expect(await row(PENDING)).toHaveFocus());
  });

  it("'Error approving asset: ...' includes the status text (section 8, superadmin assets), and the row stays pending", async () => {
    answer('assetApprove', {}, 409);
    const { user } = await open();
    const question = await ask(user);
    await user.click(question.getByRole('button', { name: 'Approve' }));
    expect(await question.findByRole('alert')).toHaveTextContent('Error approving asset: Conflict');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(within(await row(PENDING)).getByText('Pending')).toBeVisible();
  });

  it(`'${SIGN_IN_AGAIN}' when the token is gone (section 8, superadmin assets)`, async () => {
    const { user } = await open();
    const question = await ask(user);
    tokenVanishes();
    await user.click(question.getByRole('button', { name: 'Approve' }));
    expect((await screen.findAllByText(SIGN_IN_AGAIN)).length).toBeGreaterThan(0);
  });

  it(`'${SIGN_IN_AGAIN}' when the token is gone before a refresh (section 8, superadmin assets)`, async () => {
    const { user } = await open();
    await details(PENDING);
    tokenVanishes();
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(SIGN_IN_AGAIN);
    expect(await details(PENDING)).toBeVisible();
  });

  it("'Error fetching assets: ...' includes the status text (section 8, superadmin assets); Retry fetches again", async () => {
    answer('assetList', { error: 'not these words' }, 403);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error fetching assets: Forbidden');
    server.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await details(PENDING)).toBeVisible();
  });

  const askDelete = async (user: Awaited<ReturnType<typeof open>>['user'], name = PENDING) => {
    await user.click(await screen.findByLabelText(`Delete ${name}`));
    return within(await screen.findByRole('alertdialog', { name: 'Delete asset' }));
  };

  it('is a call with no method given, so a GET (section 7, calls)', async () => {
    const { user } = await open();
    const name = await details(PENDING);
    const question = await askDelete(user);
    expect(question.getByText('Are you sure you want to delete this asset?')).toBeVisible();
    expect(question.getByText(/^Its organisation can register it again/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(name).not.toBeInTheDocument());
    expect(await findNews(`${PENDING} was deleted`)).toBeVisible();
    expect(backend.calls.get('GET /asset/delete')).toBe(1);
    expect(backend.calls.get('DELETE /asset/delete')).toBeUndefined();
  });

  it('a deletion is the same call as DELETE if the backend answers 405', async () => {
    answer('assetDeleteByGet', {}, 405);
    const { user } = await open();
    await user.click((await askDelete(user)).getByRole('button', { name: 'Yes, Delete' }));
    expect(await findNews(`${PENDING} was deleted`)).toBeVisible();
    expect(backend.calls.get('DELETE /asset/delete')).toBe(1);
  });

  it("'Error deleting asset: ...' includes the status text (section 8, superadmin assets), and the row stays", async () => {
    answer('assetDeleteByGet', { error: 'not these words' }, 404);
    const { user } = await open();
    const question = await askDelete(user);
    await user.click(question.getByRole('button', { name: 'Yes, Delete' }));
    expect(await question.findByRole('alert')).toHaveTextContent(
      /^Error deleting asset: Not Found\. It may be gone already/,
    );
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await details(PENDING)).toBeVisible();
  });
});
