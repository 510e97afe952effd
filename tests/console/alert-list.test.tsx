/** The pages of alerts while their list is on its way, or its names are compared. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queries/client.ts';
import { logout } from '@/session/session.ts';
import { Engine } from '@/lookalike/engine.ts';
import { fill } from '../setup/fill.ts';
import { renderApp } from '../setup/render-app.tsx';
import { gate, server, signIn } from '../setup/backend.ts';
import { TestWorker, workers } from '../setup/workers.ts';

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
    http.get('http://naam.test:5000/impersonation/list', ({ request }) => {
      // The first of StrictMode's two is given up at once.
      if (!request.signal.aborted) fetched += 1;
      return HttpResponse.json({ impersonations: alerts });
    }),
  );
  return renderApp({ as: 'admin', at: path, heading });
}

const table = () => screen.findByRole('table', { name: 'Alerts' });
it('rows, search and keys stay while the list is read again, and a press is about the row that it shows', async () => {
  const { user } = await open('/admin/alerts', 'Alerts');
  await table();
  const { open: letAnswer, opened } = gate();
  server.use(
    http.get('http://naam.test:5000/impersonation/list', async () => {
      await opened;
      return HttpResponse.json({ impersonations: [{ ...ALERT, id: 6 }, ALERT, OTHER] });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Refresh alerts' }));
  await fill(user, await screen.findByRole('searchbox'), 'parked');
  expect(await screen.findByText('1 of 2 alerts')).toBeVisible();
  letAnswer();
  expect(await screen.findByText('1 of 3 alerts')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Open alert 8:/ }));
  await screen.findByRole('heading', { level: 1, name: OTHER.impersonating_domain });
  expect(await screen.findByText('1 of 1')).toBeVisible();
});

it('says how many entries of the answer could not be read', async () => {
  await open('/admin/alerts', 'Alerts', [ALERT, null, 'x']);
  expect(
    await screen.findByText('2 entries of the server’s list could not be read.'),
  ).toBeVisible();
});

it('an answer that is the same again is not read again', async () => {
  const { user } = await open('/admin/alerts', 'Alerts');
  const match = vi.spyOn(Engine.prototype, 'match');
  await screen.findByText('TLD swap');
  await user.click(await screen.findByRole('button', { name: 'Refresh alerts' }));
  await waitFor(() => expect(fetched).toBe(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(match).toHaveBeenCalledTimes(1);
});

it('an alert is shown before its place in a list that is still being compared', async () => {
  workers.holds = (method) => method === 'match';
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
  const previous = within(await screen.findByRole('navigation', { name: 'Alerts' }));
  expect(previous.getByRole('link', { name: 'Previous alert' })).toHaveAttribute(
    'href',
    '/admin/alerts/7',
  );
});

it('a server that has not begun to answer after 5 s is said to be at work, and can be left', async () => {
  const { open: letAnswer, opened } = gate();
  signIn('admin');
  server.use(
    http.get('http://naam.test:5000/impersonation/list', async () => {
      await opened;
      return HttpResponse.json({ impersonations: [ALERT] });
    }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await renderApp({ at: '/admin/alerts', heading: 'Alerts' });
  await screen.findByText('Loading alerts...');
  await act(async () => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.queryByText(/still working/)).not.toBeInTheDocument();
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  const status = screen.getByText('The server is still working.').closest('[role=status]');
  expect(status).toHaveTextContent('Loading alerts...');
  // Longer than any other call may take.
  await act(async () => vi.advanceTimersByTimeAsync(20_000));
  vi.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Loading was stopped.')).toBeVisible();
  letAnswer();
  await user.click(await screen.findByRole('button', { name: 'Load' }));
  expect(await table()).toBeVisible();
});

it('a browser that refuses workers shows the list, and says that nothing was compared', async () => {
  vi.stubGlobal('Worker', () => {
    throw new DOMException('Refused', 'SecurityError');
  });
  await open('/admin/alerts?technique=homoglyph', 'Alerts');
  expect(await screen.findByText(/could not be compared: load the page again\./)).toBeVisible();
  vi.stubGlobal('Worker', TestWorker);
});

it('a sign-out ends the worker', async () => {
  const ended: string[] = [];
  class CountedWorker extends TestWorker {
    readonly #address: string;
    constructor(address: string) {
      super(address);
      this.#address = /\w+\.worker/.exec(address)?.[0] ?? '';
    }
    override terminate(): void {
      super.terminate();
      ended.push(this.#address);
    }
  }
  vi.stubGlobal('Worker', CountedWorker);
  await open('/admin/alerts', 'Alerts');
  await screen.findByText('TLD swap');
  expect(ended).toEqual([]);
  act(() => logout());
  expect(ended).toEqual(['engine.worker']);
  vi.stubGlobal('Worker', TestWorker);
});
