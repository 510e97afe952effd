/** Organisations: approval and deletion (specification sections 4, 5, 6, 8 and 9). */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, backend, on, server } from '../../setup/backend.ts';
import { pass, stopClocks } from '../../setup/render-app.tsx';
import { noRow, openDetails, openPage, PENDING, row } from './organizations.ts';

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

  it('news of what may have been done anyway stays until it can be read', async () => {
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
