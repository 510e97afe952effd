/** The pages of alerts while their worker is busy, behind, or dies (design section 10, "big lists"). */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { embeddedBackend } from '../setup/embedded.ts';
import { openApp } from '../setup/render-app.tsx';
import { workers } from '../setup/workers.ts';

const { server, signIn } = embeddedBackend();

let fetched = 0;

beforeEach(() => {
  fetched = 0;
});

const ALERT = {
  id: 7,
  asset_name: 'example-shop.in',
  impersonating_domain: 'example-sh0p.in',
  details: 'One letter is another.',
  severity_score: 8,
};
const OTHER = { ...ALERT, id: 8, impersonating_domain: 'example-shop.co', details: 'Parked' };

async function open(path: string, heading: string, alerts: unknown[] = [ALERT, OTHER]) {
  server.use(
    http.get('http://naam.test:5000/impersonation/list', () => {
      fetched += 1;
      return HttpResponse.json({ impersonations: alerts });
    }),
  );
  signIn('admin');
  return openApp(path, heading);
}

const table = () => screen.findByRole('table', { name: 'Alerts' });
const reads = (method: string) => method === 'read';

/** Presses Refresh; the worker reads the new list until `release`. */
async function refresh({ user }: Awaited<ReturnType<typeof open>>) {
  await table();
  workers.holds = reads;
  await user.click(screen.getByRole('button', { name: 'Refresh alerts' }));
  await waitFor(() => expect(workers.held).not.toHaveLength(0));
}

describe('leaving the list while it is read anew', () => {
  it('finds the alert that was opened', async () => {
    const app = await open('/admin/alerts', 'Alerts');
    await refresh(app);
    await app.user.click(screen.getByRole('link', { name: '7' }));
    await screen.findByRole('heading', { level: 1, name: ALERT.impersonating_domain });
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(fetched).toBe(2);
  });

  it('can search the list on coming back', async () => {
    const app = await open('/admin/alerts', 'Alerts');
    await refresh(app);
    await app.router.navigate('/admin/assets');
    await screen.findByRole('heading', { level: 1, name: 'Assets' });
    workers.release();
    await app.router.navigate('/admin/alerts');
    await screen.findByRole('heading', { level: 1, name: 'Alerts' });
    await app.user.type(await screen.findByRole('searchbox'), 'parked');
    expect(await screen.findByText('1 of 2 alerts')).toBeVisible();
  });
});

it('a list whose worker dies is fetched once more, then only when it is asked', async () => {
  workers.dies = (method) => method === 'pairs';
  const { user } = await open('/admin/alerts', 'Alerts');
  await table();
  await waitFor(() => expect(workers.deaths).toBe(2));
  await user.click(screen.getByRole('searchbox'));
  await user.paste('parked');
  expect(await screen.findByText('1 of 2 alerts')).toBeVisible();
  await waitFor(() => expect(workers.deaths).toBe(3));
  expect(fetched).toBe(3);
});

it('an alert is shown before its place in a list that is still being compared', async () => {
  workers.holds = (method) => method === 'compareList';
  await open('/admin/alerts/8?technique=tld-swap', OTHER.impersonating_domain);
  expect(screen.getByText('Finding its place in the list…')).toBeVisible();
  workers.release();
  expect(await screen.findByText('1 of 1')).toBeVisible();
  expect(screen.queryByText('Finding its place in the list…')).not.toBeInTheDocument();
});

it('previous and next pass over alerts that have no page of their own', async () => {
  const { user, router } = await open('/admin/alerts/7', ALERT.impersonating_domain, [
    ALERT,
    { ...OTHER, id: null },
    { ...OTHER, id: 9 },
  ]);
  expect(await screen.findByText('1 of 3')).toBeVisible();
  await user.keyboard('j');
  expect(await screen.findByText('3 of 3')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/alerts/9');
  const previous = within(screen.getByRole('navigation', { name: 'Alerts' }));
  expect(previous.getByRole('link', { name: 'Previous alert' })).toHaveAttribute(
    'href',
    '/admin/alerts/7',
  );
});
