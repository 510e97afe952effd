/** Pending assets that look like another organisation's approved asset (design section 7, conflict checks). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findConflicts, type OwnedName } from '@/lookalike/conflicts.ts';
import { explain, generate } from '@/lookalike/index.ts';
import { answer, backend, server } from '../setup/backend.ts';
import { HOSTILE } from '../setup/hostile.ts';
import { pass, renderApp, stopClocks } from '../setup/render-app.tsx';
import { workers } from '../setup/workers.ts';

const PAGE = '/superadmin/asset-approvals';
const openPage = (at: string = PAGE) => renderApp({ as: 'superadmin', at });
const IMITATION = /^Details of marutham-text.les\.com|^Details of xn--marutham/;
const SENTENCE = 'Looks like marutham-textiles.com of Marutham Textiles Private Limited: homoglyph';
const ONE = /^1 pending asset conflicts with another organisation’s approved asset\./;

const named = (names: Record<string, readonly string[]>): OwnedName[] =>
  Object.entries(names).flatMap(([owner, list]) =>
    list.map((name) => ({ id: `${owner}:${name}`, name, owner })),
  );

const found = (pending: Record<string, readonly string[]>, approved: typeof pending) =>
  [...findConflicts(named(pending), named(approved))].filter((conflict) => conflict !== null);

describe('findConflicts', () => {
  it.each([
    ['a glyph of another script', 's\u0430hyadrilokbank.com', 'sahyadrilokbank.com', 'homoglyph'],
    ['a swap', 'sahyadrilobkank.com', 'sahyadrilokbank.com', 'transposition'],
    ['another ending', 'sahyadrilokbank.in', 'sahyadrilokbank.com', 'tld-swap'],
    ['bait words', 'sahyadrilokbank-kyc.com', 'sahyadrilokbank.com', 'combosquatting'],
    ['a short brand with bait', 'kyc-ola-login.in', 'ola.in', 'combosquatting'],
    ['the brand on the left', 'ola.in.pan-verify.online', 'ola.in', 'brand-in-subdomain'],
    ['a dot put into the name', 'sahyadri.lokbank.com', 'sahyadrilokbank.com', 'subdomain'],
    ['a dot taken out', 'netbankingsbi.co.in', 'netbanking.sbi.co.in', 'missing-dot'],
  ])('finds %s', (_which, name, other, technique) => {
    expect(found({ b: [name] }, { a: [other] })).toEqual([
      { id: `b:${name}`, other: `a:${other}`, kind: 'lookalike', technique },
    ]);
  });

  it.each([
    ['the same name', 'Example.in.', 'example.in', 'same'],
    ['a name below', 'shop.example.in', 'example.in', 'below'],
    ['a name above', 'example.in', 'shop.example.in', 'beside'],
    ['a name beside', 'mail.example.in', 'shop.example.in', 'beside'],
  ])('tells %s apart from an imitation', (_which, name, other, kind) => {
    expect(found({ b: [name] }, { a: [other] })).toMatchObject([{ kind, technique: null }]);
  });

  it.each([
    ['ex\u0430mple.in', 'example.in', 'homoglyph', [2]],
    ['sahyadri1okbank.com', 'sahyadrilokbank.com', 'homoglyph', [8]],
    ['sahyadrilobkank.com', 'sahyadrilokbank.com', 'transposition', [10, 11]],
  ])(
    'sets %s against the own name that it imitates, until it is approved',
    (copy, own, technique, lit) => {
      const names = [
        'example.in',
        'shop.example.in',
        'example.com',
        'उदाहरण.in',
        'sahyadrilokbank.com',
      ];
      expect(found({ a: [...names, copy] }, { a: [...names, copy] })).toEqual([]);
      expect(found({ a: [...names, copy, 'shop.b\u0430nk.in'] }, { a: names })).toEqual([
        { id: `a:${copy}`, other: `a:${own}`, kind: 'lookalike', technique, lit },
      ]);
      // What it does to another organisation weighs more.
      expect(found({ a: [copy] }, { a: names, b: [own] })).toEqual([
        { id: `a:${copy}`, other: `b:${own}`, kind: 'lookalike', technique },
      ]);
    },
  );

  it.each([
    ['another ending', 'sahyadrilokbank.net'],
    ['a host below it', 'pay.sahyadrilokbank.com'],
    ['a host below it, like another of them', 'pay.sahyadri1okbank.org'],
    ['an added neutral word', 'sahyadrilokbankfoundation.com'],
    ['an ending for few', 'sahyadri1okbank.bank.in'],
    ['another name', 'konkanfund.in'],
  ])('sets no own names against each other: %s', (_which, name) => {
    const own = ['sahyadrilokbank.com', 'www.sahyadri1okbank.org'];
    expect(found({ a: [name] }, { a: own })).toEqual([]);
  });

  it('does not flag names that have nothing to do with each other', () => {
    const approved = { a: ['sahyadrilokbank.co.in', 'kotak.com', 'ola.in', 'Sahyadri Lok Mobile'] };
    const pending = ['nilgirikurinji.in', 'kodak.com', 'cola.in', 'Nilgiri Mobile', 'bank.in'];
    expect(found({ b: pending }, approved)).toEqual([]);
  });

  it.each([
    ['another’s app, in its words', 'Sahyadri Lok Mobile', 'sahyadri lok  MOBILE', 'same'],
    ['another’s app, by a letter', 'Sahyadri L\u043ek Mobile', 'Sahyadri Lok Mobile', 'lookalike'],
    ['another’s app as a domain', 'sahyadrilokmobi1e.com', 'Sahyadri Lok Mobile', 'lookalike'],
    ['another’s domain', 'Marutham Textiles', 'marutham-textiles.com', 'lookalike'],
    ['another’s domain with a word', 'MaruthamTextiles: KYC', 'marutham-textiles.com', 'lookalike'],
    ['another’s domain, as a package', 'com.kotak.login', 'kotak.com', 'lookalike'],
  ])('flags the name of an app that is %s, and not its owner’s', (_which, name, other, kind) => {
    expect(found({ b: [name] }, { a: [other] })).toMatchObject([{ other: `a:${other}`, kind }]);
    expect(found({ a: [name] }, { a: [other] })).toEqual([]);
  });

  it('gets along with any text, and finds the names among it', () => {
    const kinds = found({ b: HOSTILE }, { a: HOSTILE });
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['same']));
    expect(kinds.map(({ id, other }) => id.slice(2) === other.slice(2))).not.toContain(false);
    expect(found({ b: [''] }, { a: [''] })).toEqual([]);
  });

  it.each([
    ['a host below one’s own approved name', 'mail.marutham-textiles.com', []],
    ['but the same name', 'shop.marutham-textiles.com', ['same']],
    ['but a brand in the host itself', 'kotak.com.marutham-textiles.com', ['lookalike']],
  ])('of two approved names, blames no %s', (_which, name, kinds) => {
    const approved = {
      a: ['marutham-textiles.com'],
      b: ['marutham-text\u0456les.com', 'shop.marutham-textiles.com'],
      c: ['kotak.com'],
    };
    expect(found({ a: [name] }, approved).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('finds approved names of different owners that imitate each other', () => {
    const approved = {
      a: ['example.in', 'shop.example.in'],
      b: ['ex\u0430mple.in'],
      c: ['ola.in'],
    };
    expect(found(approved, approved).map(({ id, other }) => [id, other])).toEqual([
      ['a:example.in', 'b:ex\u0430mple.in'],
      ['b:ex\u0430mple.in', 'a:example.in'],
    ]);
  });

  it('prefers the name itself to one below it, and that one to a likeness', () => {
    const approved = { a: ['exarnple.in'], c: ['shop.example.in'], d: ['example.in'] };
    expect(found({ b: ['example.in'] }, approved)).toMatchObject([{ other: 'd:example.in' }]);
    expect(found({ b: ['x.example.in'] }, { a: ['exarnple.in'], d: ['example.in'] })).toMatchObject(
      [{ other: 'd:example.in', kind: 'below' }],
    );
  });

  it.each(['sahyadrilokbank.co.in', 'marutham-textiles.com', 'kotak.com', 'ola.in', 'sbi.co.in'])(
    'misses none of the confident imitations of %s, among a thousand other names',
    (asset) => {
      const names = Array.from(generate(asset), ({ domain }) => domain);
      const step = Math.max(1, Math.floor(names.length / 400));
      const confident = names
        .filter((_, at) => at % step === 0)
        .filter((name) => explain(asset, name).confident);
      expect(confident.length).toBeGreaterThan(20);
      const crowd = Array.from({ length: 1_000 }, (_, at) => `company-${at}.example${at % 7}.in`);
      const flagged = found({ b: confident }, { a: [asset], crowd });
      const missed = confident.filter((name) => !flagged.some(({ id }) => id === `b:${name}`));
      expect(missed).toEqual([]);
    },
  );
});

describe('asset approvals', () => {
  const flaggedRow = async () =>
    (await screen.findByText('Looks like', { exact: false })).closest('tr') as HTMLElement;

  it('flags the asset that imitates, and says which asset, whose, and how', async () => {
    await openPage();
    const row = await flaggedRow();
    expect(row).toHaveTextContent(SENTENCE);
    expect(within(row).getByText('Nilgiri Kurinji Tea Company')).toBeVisible();
    expect(await screen.findByText(ONE)).toBeVisible();
    expect(screen.getAllByText(/^Looks like/)).toHaveLength(1);
  });

  it('shows only the flagged ones when asked, and all again', async () => {
    const { user } = await openPage();
    const only = await screen.findByRole('button', { name: 'Show only these', pressed: false });
    await user.click(only);
    expect(screen.getByText('1 of 14 assets')).toBeVisible();
    expect(only).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(window.location.search).toBe('?conflict=yes'));
    await user.click(only);
    expect(await screen.findByText('14 assets')).toBeVisible();
  });

  const HAS_CHECKED = 'I have checked with Marutham Textiles Private Limited';

  it('is never approved by one press: its row says Review, and approving needs the tick', async () => {
    const { user } = await openPage();
    const row = within(await flaggedRow());
    expect(row.queryByRole('button', { name: /^Approve/ })).toBeNull();
    await user.click(row.getByRole('button', { name: /^Review xn--marutham/ }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Asset details' }));
    const comparison = await dialog.findByRole('region', { name: 'Comparison, letter by letter' });
    expect(comparison).toHaveTextContent('U+0456');
    expect(within(comparison).getByText('і', { selector: '.lit' })).toBeVisible();
    expect(dialog.getByText('Homoglyph.')).toBeVisible();
    const mail = (name: string) =>
      decodeURIComponent(dialog.getByRole('link', { name }).getAttribute('href') ?? '');
    const both = 'marutham-text\u0456les[.]com (xn--marutham-textles-mwn[.]com)';
    expect(mail('Write to Marutham Textiles Private Limited')).toBe(
      'mailto:admin@marutham-textiles.com?subject=Question about marutham-text\u0456les[.]com&body=Hello,\r\n\r\n' +
        `another organisation has asked us to watch this name:\r\n${both}\r\n\r\n` +
        'It looks like marutham-textiles[.]com, which is yours.\r\n\r\n' +
        'Do you know of it? Is it yours, or registered with your consent? It is not approved yet.\r\n\r\n',
    );
    expect(mail('Ask Nilgiri Kurinji Tea Company')).toContain(
      `you have asked us to watch this name:\r\n${both}\r\n\r\n` +
        'It looks like marutham-textiles[.]com, which we watch for another organisation.',
    );
    expect(dialog.getByRole('button', { name: 'Keep pending' })).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Keep pending' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(backend.calls.get('GET /asset/approve')).toBeUndefined();

    await user.click(row.getByRole('button', { name: IMITATION }));
    dialog = within(await screen.findByRole('dialog', { name: 'Asset details' }));
    await user.click(dialog.getByRole('checkbox', { name: HAS_CHECKED, checked: false }));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    const toast = await screen.findByText('is approved. Its organisation is still pending.');
    expect(toast).toHaveTextContent('marutham-textіles.com');
    expect(within(toast).getByText('і', { selector: '.lit' })).toBeVisible();
  });

  it('is told at every clean name of its organisation, from which the comparison opens', async () => {
    const { user } = await openPage();
    await flaggedRow();
    const told = screen.getAllByText('Another name of this organisation is flagged');
    const rows = told.map((mark) => mark.closest('tr') as HTMLElement);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveTextContent('Nilgiri Kurinji Tea Company');
    expect(screen.getByLabelText('Details of nilgirikurinji.in').closest('tr')).toBe(rows[0]);
    // A warning is read before the press that cannot be taken back.
    expect(screen.queryByRole('button', { name: 'Approve nilgirikurinji.in' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Review nilgirikurinji.in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asset details' }));
    expect(dialog.getByText(/^Another name of this organisation is flagged\. Look/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Keep pending' })).toHaveFocus();
    await user.click(dialog.getByLabelText(HAS_CHECKED));
    await user.click(dialog.getByRole('button', { name: /^Open .*marutham/ }));
    await screen.findByRole('region', { name: 'Comparison, letter by letter' });
    expect(screen.getByLabelText(HAS_CHECKED)).not.toBeChecked();
  });

  it('asks for the owner of that name where the other organisation has none', async () => {
    answer('organizationList', [
      { id: 1, name: ' ', approved: true },
      { id: 2, name: 'B', approved: true },
    ]);
    answer('assetList', [
      { id: 1, name: 'example.in', owner_id: 1, approved: true },
      { id: 2, name: 'ex\u0430mple.in', owner_id: 2, approved: false },
    ]);
    const { user } = await openPage();
    await user.click(within(await flaggedRow()).getByRole('button', { name: /^Review/ }));
    expect(
      await screen.findByLabelText('I have checked with the owner of that name'),
    ).not.toBeChecked();
  });

  it('two approved names that imitate each other are both flagged, with dates, and none is called rightful', async () => {
    const rows = [
      { id: 1, name: 'marutham-textiles.com', owner_id: 2, approved: true },
      { id: 2, name: 'mail.marutham-textiles.com', owner_id: 2, approved: false },
      { id: 3, name: 'marutham-text\u0456les.com', owner_id: 3, approved: true },
      { id: 4, name: 'shop.marutham-text\u0456les.com', owner_id: 3, approved: true },
    ];
    answer(
      'assetList',
      rows.map((row) => ({ ...row, creation_date: `2026-05-2${row.id} 07:00:18` })),
    );
    const { user } = await openPage();
    expect(await screen.findByText(/^1 approved pair conflicts/)).toBeVisible();
    expect(screen.queryByText(/pending assets? conflict/)).toBeNull();
    expect(screen.getAllByText(/^Looks like/).map(({ textContent }) => textContent)).toEqual([
      'Looks like marutham-textiles.com of Marutham Textiles Private Limited (registered 21 May 2026): homoglyph',
      'Looks like marutham-text\u0456les.com of Nilgiri Kurinji Tea Company (registered 23 May 2026): homoglyph',
    ]);
    await user.click(screen.getByRole('button', { name: 'Show only these' }));
    expect(screen.getByText('2 of 4 assets')).toBeVisible();

    await user.click(screen.getByLabelText('Details of marutham-textiles.com'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asset details' }));
    const comparison = await dialog.findByRole('region', { name: 'Comparison, letter by letter' });
    // The foreign letter is lit, whichever of the two was opened.
    expect(within(comparison).getByText('і', { selector: '.lit' })).toBeVisible();
    const both = within(dialog.getByRole('list', { name: 'The two approved assets' }));
    expect(both.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^marutham-textiles\.com.*Registered 21 May 2026$/),
      expect.stringMatching(/^marutham-text\u0456les\.com.*Registered 23 May 2026$/),
    ]);
    expect(dialog.getByText(/nothing here tells which of the two is rightful/)).toBeVisible();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });

  it('opens instead of approving while no comparison has ended', async () => {
    stopClocks();
    workers.holds = (method) => method === 'findConflicts';
    const { user } = await openPage();
    await pass(2_500);
    await user.click(await screen.findByRole('button', { name: /^Approve xn--marutham/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asset details' }));
    expect(dialog.getByText(/still being compared/)).toBeVisible();
    expect(backend.calls.get('GET /asset/approve')).toBeUndefined();
    workers.release();
    expect(await dialog.findByRole('checkbox', { name: HAS_CHECKED })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
  });

  it('several are approved without the flagged ones, unless each of those is ticked', async () => {
    const { user } = await openPage();
    await user.click(within(await flaggedRow()).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Review 1 asset' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Review 1 asset' }));
    expect(dialog.queryByText(/^Are you sure/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Keep pending' })).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Approve 0 assets' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Keep pending' }));

    await user.click(screen.getByLabelText('Select cards.sahyadrilokbank.co.in'));
    await user.click(screen.getByRole('button', { name: 'Review 2 assets' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Approve 1 of 2 assets' }));
    expect(dialog.getByText('Are you sure you want to approve 1 of these 2 assets?')).toBeVisible();
    expect(dialog.getByText(/^One of them conflicts with another organisation’s/)).toBeVisible();
    const list = within(dialog.getByRole('list', { name: 'Assets to check first' }));
    expect(list.getByRole('listitem')).toHaveTextContent(SENTENCE);
    expect(dialog.getByRole('region', { name: 'Will be approved (1)' })).toBeVisible();
    await user.click(list.getByRole('checkbox', { name: HAS_CHECKED }));
    expect(dialog.getByRole('region', { name: 'Will be approved (2)' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Approve 2 assets' })).toBeVisible();
    await user.click(list.getByRole('checkbox', { name: HAS_CHECKED }));
    await user.click(dialog.getByRole('button', { name: 'Approve 1 asset' }));
    expect(await dialog.findByText('1 of 1 asset approved')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Kept pending (1)' })).toBeVisible();
    expect(backend.calls.get('GET /asset/approve')).toBe(1);
  });

  it('a copy of an organisation’s own name is reviewed, too', async () => {
    answer('assetList', [
      { id: 1, name: 'example.in', owner_id: 1, approved: true },
      { id: 2, name: 'ex\u0430mple.in', owner_id: 1, approved: false },
      { id: 3, name: 'examp1e.in', owner_id: 1, approved: false },
      { id: 4, name: 'example.com', owner_id: 1, approved: false },
    ]);
    const { user } = await openPage();
    await screen.findAllByText(/^Looks like/);
    expect(screen.getAllByText(/^Looks like/).map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 2 }, () => 'Looks like its own example.in: homoglyph'),
    );
    expect(screen.getByText('1', { selector: 'td .lit' })).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: /^(?:Approve|Review) / });
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? '').toSorted()).toEqual([
      'Approve example.com',
      'Review examp1e.in',
      expect.stringMatching(/^Review (?:xn--|ex)/),
    ]);
    expect(
      screen.getByText('2 pending assets imitate an approved name of the same organisation.'),
    ).toBeVisible();
    expect(screen.queryByText(ONE)).toBeNull();
    const ASKED = 'I have checked that Sahyadri Lok Bank holds this name';
    await user.click(screen.getByRole('checkbox', { name: 'Select examp1e.in' }));
    await user.click(screen.getByRole('button', { name: 'Review 1 asset' }));
    const bulk = within(await screen.findByRole('dialog', { name: 'Review 1 asset' }));
    expect(bulk.getByRole('checkbox', { name: ASKED })).not.toBeChecked();
    expect(bulk.getByRole('button', { name: 'Approve 0 assets' })).toBeDisabled();
    await user.click(bulk.getByRole('button', { name: 'Keep pending' }));

    await user.click(screen.getByRole('button', { name: 'Review examp1e.in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asset details' }));
    expect(
      await dialog.findByRole('region', { name: 'Comparison, letter by letter' }),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Keep pending' })).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: ASKED }));
    expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled();
  });

  it('says by whom a name is registered already', async () => {
    answer('assetList', [
      { id: 1, name: 'example.in', owner_id: 1, approved: true },
      { id: 2, name: 'Example.in', owner_id: 2, approved: false },
      { id: 3, name: 'shop.example.in', owner_id: 2, approved: false },
    ]);
    const { user } = await openPage();
    expect(await screen.findByText('Already registered by', { exact: false })).toHaveTextContent(
      'Already registered by Sahyadri Lok Bank',
    );
    expect(screen.getByText('Lies below', { exact: false })).toHaveTextContent(
      'Lies below example.in, registered by Sahyadri Lok Bank',
    );
    await user.click(screen.getByLabelText('Details of Example.in'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asset details' }));
    expect(dialog.getByText(/Ask both organisations whose name it is/)).toBeVisible();
    expect(dialog.queryByRole('region', { name: /^Comparison/ })).toBeNull();
  });

  it('says which assets it cannot compare, and flags none whose owner is not known', async () => {
    answer('assetList', [
      { id: 1, name: 'example.in', owner_id: 1, approved: true },
      { id: 2, name: 'exarnple.in', owner_id: 901, approved: false },
      { id: 3, name: 'example.com', owner_id: 2, approved: false },
    ]);
    await openPage();
    expect(await screen.findByText(ONE)).toBeVisible();
    expect(screen.getByText(/^1 pending asset is not compared/)).toBeVisible();
    expect(screen.getAllByText(/^Looks like/)).toHaveLength(1);
  });

  it('compares nothing while the organisations are not known, and catches up', async () => {
    answer('organizationList', {}, 400);
    const { user } = await openPage();
    expect(await screen.findByText(/nor which assets conflict\.$/)).toBeVisible();
    expect(screen.queryByText(/^Looks like|not compared/)).toBeNull();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(ONE)).toBeVisible();
  });

  it('shows hostile names of assets and organisations as text', async () => {
    answer('organizationList', [
      { id: 1, name: '<b>x</b>\u202Egnp', approved: true },
      { id: 2, name: '', approved: true },
    ]);
    answer('assetList', [
      { id: 1, name: 'https://example.in/login', owner_id: 1, approved: true },
      { id: 2, name: 'ex\u0430mple.in', owner_id: 2, approved: false },
    ]);
    await openPage();
    const row = await flaggedRow();
    expect(row).toHaveTextContent(
      'Looks like https://example.in/login of <b>x</b>⟨U+202E⟩gnp: homoglyph',
    );
    expect(within(row).queryByRole('link')).toBeNull();
  });
});
