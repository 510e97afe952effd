/** The pages of alerts while their worker is busy, behind, or dies (design section 10, "big lists"). */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from '@/features/shared/alert-index/alert-messages.ts';
import { alertService } from '@/features/shared/alert-index/alert-service.ts';
import { embeddedBackend } from '../setup/embedded.ts';
import { openApp } from '../setup/render-app.tsx';

const { server, signIn } = embeddedBackend();

/** Whether the worker stands still, or dies, at a message. */
let holds: (message: ToWorker) => boolean;
let dies: (message: ToWorker) => boolean;
let held: (() => void)[];
let fetched: number;
let deaths: number;

/** The worker of the alert list, which takes up one message after the other. Other workers are refused. */
class AlertWorker extends EventTarget {
  readonly #handle = alertService((data) => this.#post(data));
  #ended = false;

  constructor(address: string) {
    super();
    if (!address.includes('alerts.worker')) throw new Error('Not here');
  }

  #post(data: FromWorker): void {
    this.#tell(new MessageEvent('message', { data }));
  }

  #tell(event: Event): void {
    setTimeout(() => {
      if (!this.#ended) this.dispatchEvent(event);
    });
  }

  #die(): void {
    deaths += 1;
    this.#tell(new Event('error'));
  }

  postMessage(message: ToWorker): void {
    const take = () => (dies(message) ? this.#die() : this.#handle(message));
    if (held.length > 0 || holds(message)) held.push(take);
    else setTimeout(take);
  }

  terminate(): void {
    this.#ended = true;
  }
}

function release(): void {
  holds = () => false;
  for (const take of held.splice(0)) take();
}

beforeEach(() => {
  holds = dies = () => false;
  held = [];
  fetched = deaths = 0;
  vi.stubGlobal('Worker', AlertWorker);
});

afterEach(() => vi.unstubAllGlobals());

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
const isLoad = ({ do: what }: ToWorker) => what === 'load';

/** Presses Refresh; the worker reads the new list until `release`. */
async function refresh({ user }: Awaited<ReturnType<typeof open>>) {
  await table();
  holds = isLoad;
  await user.click(screen.getByRole('button', { name: 'Refresh alerts' }));
  await waitFor(() => expect(held).not.toHaveLength(0));
}

describe('who leaves the list while it is read anew', () => {
  it('finds the alert that was opened', async () => {
    const app = await open('/admin/alerts', 'Alerts');
    await refresh(app);
    await app.user.click(screen.getByRole('link', { name: '7' }));
    await screen.findByText('Finding the alert…');
    release();
    await screen.findByRole('heading', { level: 1, name: ALERT.impersonating_domain });
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(fetched).toBe(2);
  });

  it('can search the list on coming back', async () => {
    const app = await open('/admin/alerts', 'Alerts');
    await refresh(app);
    await app.router.navigate('/admin/assets');
    await screen.findByRole('heading', { level: 1, name: 'Assets' });
    release();
    await app.router.navigate('/admin/alerts');
    await screen.findByRole('heading', { level: 1, name: 'Alerts' });
    await app.user.type(await screen.findByRole('searchbox'), 'parked');
    expect(await screen.findByText('1 of 2 alerts')).toBeVisible();
  });
});

it('a list whose comparing kills the worker is fetched once more, then only when it is asked', async () => {
  dies = ({ do: what }) => what === 'compare';
  const { user } = await open('/admin/alerts', 'Alerts');
  await table();
  await waitFor(() => expect(deaths).toBe(2));
  await user.click(screen.getByRole('searchbox'));
  await user.paste('parked');
  expect(await screen.findByText('1 of 2 alerts')).toBeVisible();
  await waitFor(() => expect(deaths).toBe(3));
  expect(fetched).toBe(3);
});

it('an alert is shown before its place in a list that is still being compared', async () => {
  holds = ({ do: what }) => what === 'find';
  await open('/admin/alerts/8?technique=tld-swap', OTHER.impersonating_domain);
  expect(screen.getByText('Finding its place in the list…')).toBeVisible();
  release();
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
