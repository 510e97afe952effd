/** An organisation that awaits approval sees that, whatever is approved or found meanwhile. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { config } from '@/config.ts';
import { answer, backend } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';

const WAITS = 'Your organisation is awaiting approval. You can add domains in the meantime.';
const IMITATION = 'shop-nilgirikurinji.in';

/** Approves one asset of the pending organisation, of which an alert has arrived. */
function approveOne() {
  for (const asset of backend.db.assets.all()) {
    if (asset.name === 'shop.nilgirikurinji.in') asset.approved = true;
  }
  answer('alertList', {
    impersonations: [
      {
        id: 901,
        asset_name: 'shop.nilgirikurinji.in',
        impersonating_domain: IMITATION,
        details: 'A copy of the shop',
        severity_score: 8,
      },
    ],
  });
}

it.each([
  ['Dashboard', '/admin', IMITATION],
  ['Assets', '/admin/assets', 'shop.nilgirikurinji.in'],
  ['Alerts', '/admin/alerts', IMITATION],
])('%s says so also once an asset is approved, above what there is', async (heading, at, name) => {
  approveOne();
  await renderApp({ as: 'pending', at, heading });
  const found = await screen.findAllByText((_text, element) => element?.textContent === name);
  const notice = await screen.findByText(WAITS);
  expect(notice.compareDocumentPosition(found[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(notice).getByText('Questions?')).toBeVisible();
  expect(within(notice).getByRole('link', { name: config.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${config.supportEmail}`,
  );
});

it('goes once the organisation is approved, when the tab is looked at again', async () => {
  await renderApp({ as: 'pending', at: '/admin/assets', heading: 'Assets' });
  expect(await screen.findByText('This page changes once it is approved.')).toBeVisible();
  answer('profileGet', { name: 'Nilgiri Kurinji Tea Company', approved: true });
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
});

it('says nothing where the profile does not tell', async () => {
  answer('profileGet', { name: 'Nilgiri Kurinji Tea Company', email: 'admin@nilgirikurinji.in' });
  await renderApp({ as: 'pending', at: '/admin/assets', heading: 'Assets' });
  expect(await screen.findByText('We approve it')).toBeVisible();
  expect((await screen.findAllByText('Nilgiri Kurinji Tea Company'))[0]).toBeVisible();
  expect(screen.queryByText(WAITS)).toBeNull();
});
