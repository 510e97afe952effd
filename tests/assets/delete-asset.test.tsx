/** Deletes an asset (specification sections 2, 4, 8). */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer, backend, on, server } from '../setup/backend.ts';
import { ASSET, PENDING, list, names, open, table } from './assets.ts';

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
      on('assetDelete', (request) => {
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

  it('says that only a domain name can be added again', async () => {
    list([{ ...PENDING, name: 'Example Shop Mobile' }]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Example Shop Mobile' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete asset' }));
    expect(
      dialog.getByText(
        'It is not monitored yet. It is not a domain name, so you can’t add it again here.',
      ),
    ).toBeVisible();
  });

  it('says that the alerts of what is monitored may go with it', async () => {
    list([ASSET, PENDING]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete example-shop.in' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete asset' });
    expect(
      within(dialog).getByText(
        'Its alerts may disappear from your list, so export any you need first. Your notes stay in this browser.',
      ),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete app.example-shop.in' }));
    await screen.findByText(/^It is not monitored yet\./);
    expect(screen.queryByText(/may disappear/)).toBeNull();
  });

  it('moves the focus to the row before when the last one goes', async () => {
    list([ASSET, PENDING]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete app.example-shop.in' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete asset' });
    answer('assetDelete', {});
    list([ASSET]);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(async () => expect(names(await table())).toEqual(['example-shop.in']));
    const [, row] = within(await table()).getAllByRole('row');
    await waitFor(() => expect(row).toHaveFocus());
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
      on('assetDelete', () => HttpResponse.json({})),
      on('assetList', () => HttpResponse.json({}, { status: 403 })),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(async () => expect(names(await table())).toEqual(['app.example-shop.in']));
  });

  it("shows 'Failed to delete asset' in the dialog, and the row stays (section 8, assets)", async () => {
    const { user, dialog } = await ask();
    answer('assetDelete', {}, 409);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    expect(
      await within(dialog).findByText('Failed to delete asset', { selector: '[role=alert] *' }),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(names(await table())).toContain('example-shop.in');
  });
});
