/** The pages of alerts while their worker is busy, behind, or dies (design section 10, "big lists"). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queries/client.ts';
import { logout } from '@/auth/session.ts';
import { Engine } from '@/lookalike/engine.ts';
import { pass, renderApp, stopClocks } from '../setup/render-app.tsx';
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
const reads = (method: string) => method === 'read';

/** Presses Refresh; the worker reads the new list until `release`. */
async function refresh({ user }: Awaited<ReturnType<typeof open>>) {
  await table();
  workers.holds = reads;
  await user.click(await screen.findByRole('button', { name: 'Refresh alerts' }));
  await waitFor(() => expect(workers.held).not.toHaveLength(0));
}

describe('leaving the list while it is read anew', () => {
  it('finds the alert that was opened', async () => {
    const app = await open('/admin/alerts', 'Alerts');
    await refresh(app);
    await app.user.click(await screen.findByRole('link', { name: /^Open alert 7:/ }));
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
  await user.click(await screen.findByRole('searchbox'));
  await user.paste('parked');
  expect(await screen.findByText('1 of 2 alerts')).toBeVisible();
  await waitFor(() => expect(workers.deaths).toBe(3));
  expect(fetched).toBe(3);
});

it('a list that always kills its worker is not fetched for ever by what the page counts', async () => {
  stopClocks();
  workers.dies = (method) => method === 'pairs';
  await open('/admin/alerts?status=open', 'Alerts');
  await waitFor(() => expect(workers.deaths).toBe(2));
  await pass(1_000);
  expect(fetched).toBe(2);
});

it('what the engine finds of a list that is lost does not load it again', async () => {
  let told = 0;
  vi.spyOn(Engine.prototype, 'compareList').mockImplementation(async (_pairs, onKinds) => {
    for (let times = 0; times < 5; times += 1) {
      onKinds(0, Uint8Array.of(times), Uint8Array.of(0));
      told += 1;
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  workers.dies = (method) => method === 'setKinds';
  await open('/admin/alerts', 'Alerts');
  await waitFor(() => expect(told).toBe(10));
  expect(workers.deaths).toBe(2);
  expect(queryClient.isFetching()).toBe(0);
  expect(fetched).toBe(2);
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

describe('a browser that refuses workers', () => {
  beforeEach(() => {
    vi.stubGlobal('Worker', () => {
      throw new DOMException('Refused', 'SecurityError');
    });
    return () => vi.stubGlobal('Worker', TestWorker);
  });

  it('is told why there is no list, and may try again', async () => {
    const { user } = await open('/admin/alerts', 'Alerts');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This browser does not let the page start a worker, which it needs to read the alerts.',
    );
    vi.stubGlobal('Worker', TestWorker);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await table()).toBeVisible();
  });
});

it('a sign-out ends the workers', async () => {
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
  expect(ended.toSorted()).toEqual(['alerts.worker', 'engine.worker']);
  vi.stubGlobal('Worker', TestWorker);
});
