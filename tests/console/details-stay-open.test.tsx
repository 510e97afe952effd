/** An approval that ends late closes the details it was made in, and no other row's. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, gate, on, server } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';
import { findNews } from '../setup/news.ts';

const openPage = (at: string) => renderApp({ as: 'superadmin', at });
const PLACES = [
  {
    path: '/superadmin/organizations',
    title: 'Organisation details',
    call: 'organizationApprove',
    pending: 'Nilgiri Kurinji Tea Company',
    other: 'Sahyadri Lok Bank',
    approved: 'Nilgiri Kurinji Tea Company is now active',
    failed: 'Failed to approve organization',
  },
  {
    path: '/superadmin/asset-approvals',
    title: 'Asset details',
    call: 'assetApprove',
    pending: 'cards.sahyadrilokbank.co.in',
    other: 'mail.marutham-textiles.com',
    approved: 'cards.sahyadrilokbank.co.in is approved',
    failed: 'Error approving asset: Bad Request',
  },
] as const;

type Place = (typeof PLACES)[number];

/** Approves in one row's details, and opens another row's before the answer is there. */
async function openAnotherMeanwhile({ path, title, call, pending, other }: Place, status: number) {
  const { open, opened } = gate();
  // The name of the seed that would have its organisation reviewed first.
  backend.db.assets.deleteWhere(({ name }) => name.startsWith('xn--marutham'));
  let made = false;
  server.use(
    on(call, async () => {
      made = true;
      await opened;
      return HttpResponse.json({}, { status, statusText: 'Bad Request' });
    }),
  );
  const { user } = await openPage(path);
  await user.click(await screen.findByLabelText(`Details of ${pending}`));
  const first = await screen.findByRole('dialog', { name: title });
  await user.click(within(first).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(made).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  await user.click(screen.getByLabelText(`Details of ${other}`));
  const second = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(second).toHaveTextContent(other));
  open();
  return second;
}

describe.each(PLACES)('$title', (place) => {
  it('of another row stay open when the approval is done', async () => {
    const second = await openAnotherMeanwhile(place, 200);
    expect(await findNews(place.approved)).toBeVisible();
    expect(second).toBeInTheDocument();
    expect(second).toHaveTextContent(place.other);
  });

  it("of another row do not show the approval's failure: a toast does", async () => {
    const second = await openAnotherMeanwhile(place, 400);
    const words = await screen.findByText(place.failed);
    // The toast is in the dialog that is open, where alone it can be heard; its own words are not.
    expect(within(second).getByRole('region', { name: 'Notifications' })).toContainElement(words);
    expect(within(second).queryByRole('alert')).toBeNull();
    expect(second).toHaveTextContent(place.other);
  });
});
