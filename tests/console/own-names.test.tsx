/** Own names of the organisation: only approved assets. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Asset } from '@/api/contract/index.ts';
import { assetKeys } from '@/api/queries/assets.ts';
import { queryClient } from '@/api/queries/client.ts';
// Loaded with the first dialog; here beforehand, so that no test waits for it.
import '@/takedowns/PreparedTakedown.tsx';
import {
  approvedNames,
  pendingAbove,
  ownNamesIn,
  matchOwnDomain,
  type OwnMatch,
} from '@/assets/model/own-names.ts';
import { backend } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';

const asset = (name: string, approved = false): Asset => ({
  id: name,
  name,
  type: 'domain',
  approved,
  creation_date: null,
  last_updated_on: null,
  under_watch: approved,
  owner_id: '1',
});

it.each<[why: string, name: string, pending: string[], found: string | null]>([
  ['the name itself', 'evil.site', ['evil.site'], 'evil.site'],
  ['a host below it', 'bank.in.evil.site', ['evil.site'], 'evil.site'],
  ['written in capitals', 'Bank.EVIL.site', ['Evil.Site'], 'Evil.Site'],
  ['not a name that ends alike', 'notevil.site', ['evil.site'], null],
  ['not a host beside it', 'a.evil.site', ['b.evil.site'], null],
  ['not a name above it', 'evil.site', ['a.evil.site'], null],
  ['not an app', 'evil.site', ['Evil Mobile'], null],
  ['not for a text that is no name', 'no name', ['evil.site'], null],
])('the pending asset that covers a name: %s', (_why, name, pending, found) => {
  const assets = [asset('evil.site', true), ...pending.map((one) => asset(one))];
  expect(approvedNames(assets)).toEqual(['evil.site']);
  expect(pendingAbove(name, assets)).toBe(found);
});

it.each<[why: string, name: string, approved: string, is: OwnMatch | null]>([
  ['the asset, however it is written', 'PAY.Bank.in.', 'pay.bank.in', 'asset'],
  ['an address of the asset', 'https://pay.bank.in/x', 'pay.bank.in', 'asset'],
  ['with a port, or an address as the asset', 'pay.bank.in:80', 'https://pay.bank.in/', 'asset'],
  ['a host below it', 'a.b.pay.bank.in', 'pay.bank.in', 'below'],
  ['the name that it lies below', 'bank.in', 'pay.bank.in', 'above'],
  ['a host beside it, which may be another’s', 'login.bank.in', 'pay.bank.in', null],
  ['another shop of one platform', 'evil.github.io', 'bank.github.io', null],
  ['a host beside www., which comes with an address', 'login.bank.in', 'www.bank.in', 'below'],
  ['a name that ends alike', 'notbank.in', 'bank.in', null],
  ['a foreign letter', 'bаnk.in', 'bank.in', null],
  ['a text that is no name', 'no name', 'no name', null],
  ['what is reported for itself', 'www.reported.in', 'bank.in', 'below'],
])('one’s own: %s', (_why, name, approved, is) => {
  const alert = { asset_name: 'reported.in', impersonating_domain: name };
  expect(matchOwnDomain(alert, ownNamesIn([asset(approved, true)]))).toBe(is);
  const pending = ownNamesIn([asset(approved)]);
  expect(matchOwnDomain({ ...alert, asset_name: 'other.in' }, pending)).toBeNull();
});

describe('an alert that an added asset covers', () => {
  async function openCovered(id: number, name: string, approved: boolean) {
    const [one] = backend.db.assets.all().filter(({ owner_id }) => owner_id === 1);
    if (!one) throw new Error('The seed has no asset');
    backend.db.assets.insert({ ...one, name, approved });
    const { user } = await renderApp({ as: 'admin', at: `/admin/alerts/${id}` });
    await screen.findByRole('heading', { name: 'Details as reported' });
    return user;
  }

  it.each([
    ['below it', 30, 'session-renew.site'],
    ['about it', 7, 'sahyadrilokbank-refund.online'],
  ] as const)('%s and pending keeps all that it offers: alert %s', async (_where, id, name) => {
    const user = await openCovered(id, name, false);
    expect(await screen.findByText(/awaits approval/)).toHaveTextContent(
      `You added ${name}, which awaits approval. Once it is approved, this alert is about a name of yours.`,
    );
    expect(screen.queryByText(/one of your own assets/)).toBeNull();
    expect(await screen.findByRole('region', { name: /^How it/ })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Prepare takedown request' }));
    expect(await screen.findByLabelText('Letter')).toBeVisible();
  });

  it('learns about an added asset, and its approval, while its page is open', async () => {
    await openCovered(30, 'elsewhere.in', false);
    const { id } = backend.db.assets.insert({
      ...backend.db.assets.all()[0]!,
      owner_id: 1,
      name: 'session-renew.site',
      approved: false,
    });
    await queryClient.invalidateQueries({ queryKey: assetKeys.all });
    expect(await screen.findByText(/awaits approval/)).toBeVisible();
    const added = backend.db.assets.get(id);
    if (added) added.approved = true;
    await queryClient.invalidateQueries({ queryKey: assetKeys.all });
    expect(await screen.findByText(/^This name is one of your own assets/)).toBeVisible();
  });

  it('a sibling is not one’s own: the page says what is known, and offers everything', async () => {
    const [first] = backend.db.alerts.all();
    if (!first) throw new Error('The seed has no alert');
    const names = { asset_name: 'pay.bank-a.in', impersonating_domain: 'login.bank-a.in' };
    const { id } = backend.db.alerts.insert({ ...first, ...names });
    await renderApp({ as: 'admin', at: `/admin/alerts/${id}` });
    expect(await screen.findByText(/^This shares your asset’s registered domain/)).toBeVisible();
    expect(screen.queryByText(/one of your own assets/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Prepare takedown request' })).toBeVisible();
  });

  it('below it and approved is one’s own', async () => {
    await openCovered(30, 'session-renew.site', true);
    expect(await screen.findByText(/^This name is one of your own assets/)).toBeVisible();
    expect(screen.queryByText(/awaits approval/)).toBeNull();
    expect(screen.queryByRole('button', { name: /takedown/ })).toBeNull();
  });

  it.each([
    ['its page and the list beside it', '/admin/alerts/17', 'Reported as imitating'],
    ['the list', '/admin/alerts?q=sahyadri1okbank', 'Your asset'],
    ['the dashboard', '/admin', 'Your asset'],
  ])('about it and approved: %s lights nothing of it', async (_where, at, said) => {
    const [one] = backend.db.assets.all().filter(({ owner_id }) => owner_id === 1);
    if (!one) throw new Error('The seed has no asset');
    backend.db.assets.insert({ ...one, name: 'sahyadri1okbank.com', approved: true });
    backend.db.alerts.deleteWhere(({ severity_score }) => severity_score > 8.7);
    // The list is next to an alert's page if both have room.
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(
        matchMedia(query),
        /^\(min-width: (?:769|1280)px\)$/.test(query) && { matches: true },
      ),
    );
    await renderApp({ as: 'admin', at });
    const link = await screen.findByRole('link', { name: 'Open alert 17: sahyadri1okbank[.]com' });
    const row = link.closest('li, tr');
    expect(row).toHaveTextContent('sahyadri1okbank.com');
    await waitFor(() => expect(row?.querySelector('mark')).toBeNull());
    expect(await screen.findByText(said)).toBeVisible();
  });
});
