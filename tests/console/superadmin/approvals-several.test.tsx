/** Asset approvals: approving several at once. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer, backend, on, server } from '../../setup/backend.ts';
import {
  APPROVED,
  details,
  OF_PENDING_OWNER,
  openPage,
  OTHER_PENDING,
  PAGE,
  PENDING,
  row,
  select,
  SIGN_IN_AGAIN,
  tokenVanishes,
} from './approvals.ts';

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
    await user.click(await screen.findByRole('button', { name: 'Review 3 assets' }));
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
