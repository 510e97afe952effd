/** The dashboard of both roles (specification section 2; design section 3, row 1). */
import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { CountTable, countRow } from '@/features/console/dashboard/CountTable.tsx';
import { backend, server, signIn } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';

const HOST = 'http://naam.test:5000';
const ALERTS = `${HOST}/impersonation/list`;
const ASSETS = `${HOST}/asset/list`;
const ORGANIZATIONS = `${HOST}/organisation/list`;

const answer = (url: string, body: object | unknown[], status = 200) =>
  server.use(http.get(url, () => HttpResponse.json(body, { status })));

const main = () => within(screen.getByRole('main'));
const live = () => screen.getByRole('button', { name: 'Live' });
const sample = () => screen.getByRole('button', { name: 'Sample' });
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

/** Every figure of the live view that is a link: what it says, and where it leads. */
function figures() {
  const inTables = main()
    .getAllByRole('table')
    .flatMap((table) => within(table).getAllByRole('link'));
  const attention = within(screen.getByRole('region', { name: 'Needs attention' })).getAllByRole(
    'link',
  );
  const totals = main().getAllByRole('link', { name: /in all$/ });
  return [...inTables, ...attention, ...totals].map((link) => ({
    name: link.getAttribute('aria-label') ?? link.textContent,
    figure: Number(/\d+/.exec(link.textContent)?.[0]),
    href: link.getAttribute('href') ?? '',
  }));
}

/** Opens each figure's list and waits until it has as many rows; how many figures there were. */
async function openEachFigure(router: Awaited<ReturnType<typeof renderApp>>['router']) {
  const all = figures();
  for (const { figure, href } of all) {
    await router.navigate(href);
    await waitFor(() => {
      if (screen.queryByRole('heading', { name: 'Dashboard' })) throw new Error('Still here');
      const table = main().queryAllByRole('table')[0]?.getAttribute('aria-rowcount') ?? '1';
      if (Number(table) !== figure + 1) throw new Error(`${href} does not have ${figure} rows`);
    });
  }
  return all.length;
}

describe('dashboard of an admin', () => {
  it('says that the organisation is pending, also where there is nothing to count yet', async () => {
    signIn('admin');
    const own = backend.db.organizations.get(1);
    if (own) own.approved = false;
    answer(ALERTS, []);
    answer(ASSETS, []);
    await renderApp({ at: '/admin', heading: 'Dashboard' });
    await waitFor(() => expect(pressed(sample())).toBe(true));
    expect(await main().findByText(/^Your organization waits for approval/)).toBeVisible();
  });

  it('is the index of /admin and shows live figures as soon as there is data (section 2, dashboard)', async () => {
    await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    const severities = await screen.findByRole('table', { name: 'Alerts by severity' });
    expect(within(severities).getByRole('link', { name: /^\d+ High$/ })).toBeVisible();
    expect(pressed(live())).toBe(true);
    expect(main().queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('shows alerts by severity, most-imitated assets, assets by status, newest assets and what needs attention', async () => {
    await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    await screen.findByRole('table', { name: 'Alerts by severity' });
    const imitated = screen.getByRole('table', { name: 'Most-imitated assets' });
    expect(within(imitated).getAllByRole('rowheader')[0]).toHaveTextContent(
      'sahyadrilokbank.co.in',
    );
    await screen.findByRole('table', { name: 'Assets by status' });
    const newest = screen.getByRole('region', { name: 'Newest assets' });
    expect(within(newest).getAllByRole('listitem')[0]).toHaveTextContent(
      'cards.sahyadrilokbank.co.in',
    );
    const waiting = backend.db.assets.all().filter((row) => row.owner_id === 1 && !row.approved);
    expect(screen.getByRole('region', { name: 'Needs attention' })).toHaveTextContent(
      `${waiting.length}assets wait for approval`,
    );
  });

  it('opens, for each figure, the list it counts with as many rows', async () => {
    const { router } = await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    await screen.findByRole('table', { name: 'Alerts by severity' });
    await screen.findByRole('table', { name: 'Assets by status' });
    expect(await openEachFigure(router)).toBeGreaterThan(10);
  });

  it('counts an alert without a score apart and guesses no severity for it', async () => {
    answer(ALERTS, {
      impersonations: [
        { id: 1, asset_name: 'a.in', impersonating_domain: 'b.in', severity_score: null },
        { id: 2, asset_name: 'a.in', impersonating_domain: 'c.in', severity_score: 7.5 },
      ],
    });
    await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    const table = await screen.findByRole('table', { name: 'Alerts by severity' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(cells).toEqual(['High0', 'Medium1', 'Low0', 'Not scored1']);
    expect(within(table).queryByRole('link', { name: /Not scored/ })).not.toBeInTheDocument();
  });

  it('shows an error with retry, and never sample figures instead, when live data fail', async () => {
    answer(ALERTS, { error: 'The list is locked' }, 403);
    const { user } = await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The list is locked');
    expect(pressed(live())).toBe(true);
    expect(main().queryByText('Sample data')).not.toBeInTheDocument();
    // What arrived is counted, and what is missing is said.
    await screen.findByRole('table', { name: 'Assets by status' });
    expect(
      screen.getByText('Not everything could be counted, so this may not be all.'),
    ).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Alerts by severity' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("says 'Failed to fetch alerts' and 'Failed to fetch assets' when the server says nothing", async () => {
    server.use(
      http.get(ALERTS, () => new HttpResponse(null, { status: 404 })),
      http.get(ASSETS, () => new HttpResponse(null, { status: 404 })),
    );
    await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Failed to fetch alertsRetry',
      'Failed to fetch assetsRetry',
    ]);
    expect(pressed(live())).toBe(true);
  });

  it('shows hostile names as text', async () => {
    const name = '<img src=x onerror=alert(1)>\u202Egpj';
    answer(ALERTS, { impersonations: [{ id: 1, asset_name: name, severity_score: 9 }] });
    answer(ASSETS, [
      { id: '', name, creation_date: '2026-01-01' },
      { id: '', name },
    ]);
    await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    const table = await screen.findByRole('table', { name: 'Most-imitated assets' });
    expect(table).toHaveTextContent('<img src=x onerror=alert(1)>⟨U+202E⟩gpj');
    expect(table.querySelector('img')).toBeNull();
  });
});

it.each(['admin', 'superadmin'] as const)(
  'the live view of an %s has the four documentation links, too (specification section 2)',
  async (role) => {
    const { user } = await renderApp({ as: role, at: `/${role}`, heading: 'Dashboard' });
    await screen.findByRole('table', { name: 'Assets by status' });
    expect(pressed(live())).toBe(true);
    const links = within(screen.getByRole('region', { name: 'Documentation' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(`^/${role}/help/[a-z-]+$`),
      expect.stringMatching(`^/${role}/help/[a-z-]+$`),
      expect.stringMatching(`^/${role}/help/[a-z-]+$`),
      expect.stringMatching(`^/${role}/help/[a-z-]+$`),
    ]);
    await user.click(links[0]!);
    expect(
      await screen.findByRole('heading', { level: 1, name: links[0]!.textContent }),
    ).toBeVisible();
  },
);

describe('sample figures', () => {
  it('are the default when there is no data, with the reason, and one visible switch away from Live (section 2, dashboard)', async () => {
    backend.reset({ assets: 0, alerts: 0 });
    const { user } = await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    expect(await screen.findByText(/You have no assets and no alerts yet/)).toBeVisible();
    expect(pressed(sample())).toBe(true);
    expect(main().getAllByText('Sample data')[0]).toBeVisible();
    await user.click(live());
    expect(screen.getByText(/^No assets yet\. Register a domain name/)).toBeVisible();
    expect(main().queryByText('156')).not.toBeInTheDocument();
  });

  it.each(['admin', 'superadmin'] as const)(
    'are fixed for an %s: total threats 156 (+12 per cent), high/medium/low 34/89/33, 45 phishing campaigns, 0 active integrations, three recent alerts, four documentation links',
    async (role) => {
      const { user } = await renderApp({ as: role, at: `/${role}`, heading: 'Dashboard' });
      await user.click(sample());
      const term = (label: string) => screen.getByText(label).closest('div');
      await screen.findByText('Total threats');
      expect(term('Total threats')).toHaveTextContent('156+12%');
      const list = screen.getByText('Total threats').closest('dl');
      expect(list).toHaveTextContent('High34Medium89Low33');
      expect(term('Phishing campaigns')).toHaveTextContent('45');
      expect(term('Active integrations')).toHaveTextContent('0');
      const recent = screen.getByRole('region', { name: 'Recent alerts' });
      expect(within(recent).getAllByRole('listitem')).toHaveLength(3);
      expect(within(recent).getByText('Sample data')).toBeVisible();
      expect(within(recent).queryByRole('link')).not.toBeInTheDocument();
      const links = within(screen.getByRole('region', { name: 'Documentation' })).getAllByRole(
        'link',
      );
      expect(links).toHaveLength(4);
      for (const link of links) {
        expect(link.getAttribute('href')).toMatch(new RegExp(`^/${role}/help/[a-z-]+$`));
      }
      await user.click(links[0]!);
      expect(
        await screen.findByRole('heading', { level: 1, name: links[0]!.textContent }),
      ).toBeVisible();
    },
  );

  it('stay chosen when the page is reloaded: the choice is in the address', async () => {
    await renderApp({ as: 'admin', at: '/admin?view=sample', heading: 'Dashboard' });
    expect(await screen.findByText('Total threats')).toBeVisible();
  });
});

describe('dashboard of a superadmin', () => {
  it('shows organisations and assets waiting for approval, totals by status and type', async () => {
    await renderApp({ as: 'superadmin', at: '/superadmin', heading: 'Dashboard' });
    await screen.findByRole('table', { name: 'Organizations by status' });
    await screen.findByRole('table', { name: 'Assets by status' });
    const attention = screen.getByRole('region', { name: 'Needs attention' });
    const pending = backend.db.assets.all().filter((asset) => !asset.approved);
    expect(attention).toHaveTextContent('1organization waits for approval');
    expect(attention).toHaveTextContent(`${pending.length}assets wait for approval`);
    const types = screen.getByRole('table', { name: 'Assets by type' });
    const subdomains = pending.filter(({ type }) => type === 'subdomain').length;
    const link = within(types).getByRole('link', { name: `${subdomains} Pending subdomain` });
    expect(link).toHaveAttribute(
      'href',
      '/superadmin/asset-approvals?type=subdomain&status=pending',
    );
    expect(screen.getByRole('region', { name: 'Organizations waiting longest' })).toHaveTextContent(
      'Nilgiri Kurinji Tea Company',
    );
  });

  it('opens, for each figure, the list it counts with as many rows', async () => {
    const { router } = await renderApp({
      as: 'superadmin',
      at: '/superadmin',
      heading: 'Dashboard',
    });
    await screen.findByRole('table', { name: 'Organizations by status' });
    await screen.findByRole('table', { name: 'Assets by type' });
    await screen.findByText(/^pending asset conflicts/);
    expect(await openEachFigure(router)).toBeGreaterThan(10);
  });

  it('says how many pending assets conflict, with a link to exactly these', async () => {
    await renderApp({ as: 'superadmin', at: '/superadmin', heading: 'Dashboard' });
    expect(
      await screen.findByRole('link', {
        name: /^1 ?pending asset conflicts with another organization’s$/,
      }),
    ).toHaveAttribute('href', '/superadmin/asset-approvals?conflict=yes');
  });

  it('says nothing of what there is none of', async () => {
    answer(ORGANIZATIONS, { organizations: [{ id: 1, name: 'One', approved: true }] });
    await renderApp({ as: 'superadmin', at: '/superadmin', heading: 'Dashboard' });
    expect(await screen.findByText('assets wait for approval')).toBeVisible();
    const attention = within(screen.getByRole('region', { name: 'Needs attention' }));
    await waitFor(() => expect(attention.getAllByRole('listitem')).toHaveLength(1));
  });

  it('has a short list of types however many there are', async () => {
    answer(
      ASSETS,
      Array.from({ length: 1_000 }, (_, at) => ({
        id: at,
        name: `a${at}.in`,
        type: `type ${at}`,
        approved: at % 2 === 0,
      })),
    );
    await renderApp({ as: 'superadmin', at: '/superadmin', heading: 'Dashboard' });
    const table = await screen.findByRole('table', { name: 'Assets by type' });
    const all = within(table).getAllByRole('row').slice(1);
    expect(all).toHaveLength(8);
    expect(all[7]).toHaveTextContent('993 others');
    expect(all[7]).toHaveTextContent(/993$/);
  });

  it('says which list failed, in the words of the specification', async () => {
    server.use(
      http.get(ORGANIZATIONS, () => new HttpResponse(null, { status: 404 })),
      http.get(ASSETS, () => new HttpResponse(null, { status: 404, statusText: 'Not Found' })),
    );
    await renderApp({ as: 'superadmin', at: '/superadmin', heading: 'Dashboard' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(screen.getByText('Failed to fetch organizations')).toBeVisible();
    expect(screen.getByText('Error fetching assets: Not Found')).toBeVisible();
    expect(pressed(live())).toBe(true);
  });
});

describe('charts', () => {
  it('draw one bar per row on one scale, in the colours of severity, and no text', () => {
    render(
      <CountTable
        label="Alerts"
        head={['Severity', 'Open', 'Closed', 'All']}
        rows={[
          countRow('High', 20, null, 'high'),
          {
            key: 'Medium',
            label: 'Medium',
            figures: [
              { count: 5, to: null, colour: 'medium' },
              { count: 5, to: null, colour: 'quiet' },
              { count: 10, to: null, colour: null },
            ],
          },
        ]}
      />,
    );
    const chart = screen.getByRole('table').nextElementSibling!;
    const bars = Array.from(chart.querySelectorAll<HTMLElement>('span'), (bar) => [
      bar.className.replace(/^.* bg-/, ''),
      bar.style.width,
    ]);
    expect(bars).toEqual([
      ['high', '100%'],
      ['medium', '25%'],
      ['quiet', '25%'],
    ]);
    expect(chart).toHaveTextContent('');
    expect(chart).toHaveAttribute('aria-hidden', 'true');
  });
});
