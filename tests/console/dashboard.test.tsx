/** The dashboard of both roles (specification section 2). */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { DashboardGrid } from '@/dashboard/DashboardGrid.tsx';
import type { Asset } from '@/api/contract/index.ts';
import { CountTable } from '@/dashboard/figures.tsx';
import { ownName } from '@/dashboard/NewCustomer.tsx';
import { fragmentFor } from '@/components/domain-form/fragment.ts';
import { casesOf } from '@/cases/session-cases.ts';
import { backend, server } from '../setup/backend.ts';
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
  const links = main().getAllByRole('link', { name: /^(?:All )?\d/ });
  return links.map((link) => ({
    figure: Number(/\d+/.exec(link.textContent)?.[0]),
    href: link.getAttribute('href') ?? '',
  }));
}

/** Opens each figure's list and waits until it has as many rows; how many figures there were. */
async function openEachFigure(router: Awaited<ReturnType<typeof renderApp>>['router']) {
  const all = figures();
  // Two may lead to the same rows, which both have counted.
  const lists = new Map(all.map(({ figure, href }) => [href, figure]));
  expect(all.map(({ href }) => lists.get(href))).toEqual(all.map(({ figure }) => figure));
  for (const [href, figure] of lists) {
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
  it('is the index of /admin and shows live figures as soon as there is data (section 2, dashboard)', async () => {
    const { router, user } = await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    const severities = await screen.findByRole('table', { name: 'Alerts by severity' });
    expect(within(severities).getByRole('link', { name: /^\d+ High$/ })).toBeVisible();
    await waitFor(() => expect(pressed(live())).toBe(true));
    expect(main().queryByText('Sample data')).not.toBeInTheDocument();

    // The eight worst alerts by name.
    const worst = within(await screen.findByRole('region', { name: 'Worst first' }));
    const rows = worst.getAllByRole('listitem');
    expect(rows).toHaveLength(8);
    const scores = rows.map((row) => Number(/High(\d+\.\d)/.exec(row.textContent)?.[1]));
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    const all = backend.db.alerts.all().map(({ severity_score }) => severity_score ?? 0);
    expect(scores[0]).toBe(Math.max(...all));
    // Deceptive characters are highlighted once the engine has compared; the name itself is no link.
    await waitFor(() => expect(rows[0]!.querySelector('mark')).not.toBeNull());
    const link = within(rows[0]!).getByRole('link', { name: /^Open alert \d+: .*\[\.\]/ });
    expect(link).toHaveTextContent('');

    // Each asset with its alerts, the most imitated first, and what is pending.
    const table = await screen.findByRole('table', { name: 'Assets and their alerts' });
    expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('sahyadrilokbank.co.in');
    const high = within(table).getAllByRole('link', { name: /High/ })[0]!;
    expect(high).toHaveAttribute('href', '/admin/alerts?asset=sahyadrilokbank.co.in&severity=High');
    const waiting = backend.db.assets.all().filter((row) => row.owner_id === 1 && !row.approved);
    expect(
      await screen.findByRole('link', { name: `${waiting.length} assets awaiting approval` }),
    ).toHaveAttribute('href', '/admin/assets?status=pending');

    // The five most frequent techniques; the others are added up.
    const techniques = await screen.findByRole('table', { name: 'Alerts by technique' });
    const kinds = within(techniques).getAllByRole('row').slice(1);
    expect(kinds).toHaveLength(6);
    expect(kinds[5]).toHaveTextContent(/^\d+ other techniques\d+$/);
    expect(within(kinds[5]!).queryByRole('link')).not.toBeInTheDocument();

    await user.click(link);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/alerts\/\d+$/));
  });

  it('opens, for each figure, the list it counts with as many rows', async () => {
    const { router } = await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    await screen.findByRole('table', { name: 'Alerts by severity' });
    await screen.findByRole('table', { name: 'Alerts by technique' });
    expect(await openEachFigure(router)).toBeGreaterThan(10);
  });

  it('counts by severity and by asset what is not decided yet, and so does the menu, once a page has the alerts', async () => {
    answer(ALERTS, {
      impersonations: [9, 8.5, 6, 2].map((severity_score, at) => ({
        id: `o${at}`,
        asset_name: 'sahyadrilokbank.com',
        impersonating_domain: `b${at}.in`,
        severity_score,
      })),
    });
    const { router } = await renderApp({ as: 'admin', at: '/admin/settings', heading: 'Settings' });
    const menu = screen.getByRole('navigation', { name: 'Console' });
    await waitFor(() => expect(menu).toHaveTextContent(/Assets\d+ pending/));
    // A page without alerts fetches none, and the menu guesses no figure.
    expect(menu).toHaveTextContent('AlertsReport');
    await router.navigate('/admin');
    await waitFor(() => expect(menu).toHaveTextContent('Alerts4 open'));
    await router.navigate('/admin/settings');
    expect(menu).toHaveTextContent('Alerts4 open');

    await act(async () => {
      await casesOf('admin@sahyadri.bank.in').database.change([
        {
          subject: { alert: 'o0', domain: 'b0.in', asset: 'sahyadrilokbank.com' },
          change: { what: 'status', status: 'down' },
        },
      ]);
    });
    await waitFor(() => expect(menu).toHaveTextContent('Alerts3 open'));
    await router.navigate('/admin');
    const panel = await screen.findByRole('region', { name: 'Severity' });
    expect(panel).toHaveTextContent('3 open of 4');
    expect(within(panel).getByRole('link', { name: '1 High' })).toHaveAttribute(
      'href',
      '/admin/alerts?severity=High&status=open',
    );
    const assets = await screen.findByRole('table', { name: 'Assets and their alerts' });
    expect(within(assets).getByRole('link', { name: '1 High, sahyadrilokbank.com' })).toBeVisible();
    expect(await openEachFigure(router)).toBeGreaterThan(5);
  });

  it('counts an alert without a score apart, guesses no severity for it, and shows hostile names as text', async () => {
    const name = '<img src=x onerror=alert(1)>\u202Egpj';
    answer(ALERTS, {
      impersonations: [
        { id: 1, asset_name: name, severity_score: null },
        { id: 2, asset_name: 'a.in', impersonating_domain: 'c.in', severity_score: 7.5 },
      ],
    });
    answer(ASSETS, [
      { id: '', name, creation_date: '2026-01-01' },
      { id: '', name },
    ]);
    await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    const table = await screen.findByRole('table', { name: 'Alerts by severity' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(cells).toEqual(['High0', 'Medium1', 'Low0', 'Not scored1']);
    expect(within(table).queryByRole('link', { name: /Not scored/ })).not.toBeInTheDocument();
    const assets = await screen.findByRole('table', { name: 'Assets and their alerts' });
    expect(assets).toHaveTextContent('<img src=x onerror=alert(1)>⟨U+202E⟩gpj');
    expect(screen.getByRole('main').querySelector('img')).toBeNull();
  });

  it('shows an error with retry, and never sample figures instead, when live data fail', async () => {
    answer(ALERTS, { error: 'The list is locked' }, 403);
    const { user } = await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The list is locked');
    await waitFor(() => expect(pressed(live())).toBe(true));
    expect(main().queryByText('Sample data')).not.toBeInTheDocument();
    // Loaded lists are counted, and failed ones are named.
    const assets = await screen.findByRole('table', { name: 'Assets and their alerts' });
    expect(within(assets).getAllByTitle('Not counted').length).toBeGreaterThan(0);
    server.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Alerts by severity' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
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
    await waitFor(() => expect(pressed(live())).toBe(true));
  });
});

it('a list that arrives first leaves the notice of the other in its place', () => {
  const list = (words: string, data?: object) => ({
    query: { data, error: null, isFetching: data === undefined, refetch: () => {} },
    loading: words,
    errorText: String,
  });
  const grid = (alerts?: object) => (
    <DashboardGrid lists={[list('Alerts…', alerts), list('Assets…')]} main={null} side={null} />
  );
  const { rerender } = render(grid());
  const notice = screen.getByText('Assets…');
  rerender(grid({}));
  expect(screen.queryByText('Alerts…')).toBeNull();
  expect(screen.getByText('Assets…')).toBe(notice);
});

describe('before the first alert', () => {
  it('a new customer sees the three steps and how to add a name, and no sample', async () => {
    backend.reset({ assets: 0, alerts: 0 });
    const { user } = await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
    expect(
      await screen.findByRole('heading', { name: 'Three steps to your first alert' }),
    ).toBeVisible();
    await waitFor(() => expect(pressed(live())).toBe(true));
    expect(main().queryByText('Sample data')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: 'Add Asset' }));
    expect(await screen.findByRole('dialog', { name: 'Add Asset' })).toBeVisible();
  });

  it('a pending organisation sees that it is pending, its names, and what could imitate them', async () => {
    await renderApp({ as: 'pending', at: '/admin', heading: 'Dashboard' });
    expect(await main().findByText(/^Your organisation is awaiting approval/)).toBeVisible();
    expect(await main().findByRole('heading', { name: 'Awaiting approval' })).toBeVisible();
    const names = within(await screen.findByRole('region', { name: 'Your names' }));
    expect(names.getAllByRole('listitem')[0]).toHaveTextContent('Pending');
    const lookalikes = within(
      await screen.findByRole('region', {
        name: 'While you wait: the lookalikes of nilgirikurinji.in',
      }),
    );
    const finder = await lookalikes.findByRole('link', { name: /^See all [\d,]+ in the/ });
    expect(finder).toHaveAttribute('href', `/lookalikes${fragmentFor('nilgirikurinji.in')}`);
    const shown = lookalikes.getAllByRole('listitem');
    expect(shown).toHaveLength(10);
    expect(shown.some((row) => row.querySelector('mark') !== null)).toBe(true);
  });

  it.each([
    ['the first asset that is a domain', ['Our app', 'our-tea.in'], 'a@x.in', 'our-tea.in'],
    ['the mail domain where no asset is a domain', ['Our app'], 'a@our-tea.in', 'our-tea.in'],
    ['nothing where the mail is a provider’s', [], 'our.tea@gmail.com', null],
    ['nothing where there is no mail address', [], 'our-tea.in', null],
  ])('takes as own name %s', (_which, names, email, expected) => {
    const assets = names.map((name) => ({ name }) as Asset);
    expect(ownName(assets, email)).toBe(expected);
  });
});

describe('sample figures', () => {
  it.each([
    ['admin', ''],
    // The choice is in the address: it stays when the page is reloaded.
    ['superadmin', '?view=sample'],
  ] as const)(
    'are fixed for an %s: total threats 156 (+12 per cent), high/medium/low 34/89/33, 45 phishing campaigns, 0 active integrations, three recent alerts, four documentation links',
    async (role, search) => {
      const { router, user } = await renderApp({
        as: role,
        at: `/${role}${search}`,
        heading: 'Dashboard',
      });
      const documentation = async () =>
        within(await screen.findByRole('region', { name: 'Documentation' })).getAllByRole('link');
      if (search === '') await user.click(sample());
      const term = (label: string) => screen.getByText(label).closest('div');
      await screen.findByText('Total threats');
      expect(router.state.location.search).toBe('?view=sample');
      await waitFor(() => expect(term('Total threats')).toHaveTextContent('156+12%'));
      const list = screen.getByText('Total threats').closest('dl');
      expect(list).toHaveTextContent('High34Medium89Low33');
      await waitFor(() => {
        expect(term('Phishing campaigns')).toHaveTextContent('45');
        expect(term('Active integrations')).toHaveTextContent('0');
      });
      const recent = await screen.findByRole('region', { name: 'Recent alerts' });
      expect(within(recent).getAllByRole('listitem')).toHaveLength(3);
      expect(within(recent).queryByRole('link')).not.toBeInTheDocument();
      // Said once, above all of it.
      const [mark, ...others] = await screen.findAllByText('Sample data');
      expect(mark).toBeVisible();
      expect(others).toEqual([]);
      expect(mark!.compareDocumentPosition(list!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(await documentation()).toHaveLength(4);

      // The live view has the links, too.
      await user.click(await screen.findByRole('button', { name: 'Live' }));
      await waitFor(() => expect(main().queryByText('Total threats')).not.toBeInTheDocument());
      await screen.findAllByRole('table');
      const links = await documentation();
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
});

describe('dashboard of a superadmin', () => {
  it('shows what waits for approval, what needs review, totals by status, each figure with its list', async () => {
    const { router } = await renderApp({
      as: 'superadmin',
      at: '/superadmin',
      heading: 'Dashboard',
    });
    await screen.findByRole('table', { name: 'Organisations by status' });
    const pending = backend.db.assets.all().filter((asset) => !asset.approved);
    const assets = within(await screen.findByRole('region', { name: 'Assets awaiting approval' }));
    expect(assets.getByRole('link', { name: `All ${pending.length}` })).toBeVisible();
    expect(
      await screen.findByRole('link', { name: '3 need review Review them first' }),
    ).toHaveAttribute('href', '/superadmin/asset-approvals?conflict=yes');
    // The oldest come first.
    const rows = assets.getAllByRole('listitem');
    const dates = rows.map((row) => row.querySelector('time')?.dateTime ?? '');
    expect(dates).toEqual(dates.toSorted());
    expect(await openEachFigure(router)).toBeGreaterThan(5);
  });

  it('says that nothing waits where nothing does', async () => {
    answer(ORGANIZATIONS, { organizations: [{ id: 1, name: 'One', approved: true }] });
    answer(ASSETS, []);
    await renderApp({ as: 'superadmin', at: '/superadmin', heading: 'Dashboard' });
    expect(await screen.findByText('No asset is awaiting approval.')).toBeVisible();
    expect(await screen.findByText('No organisation is awaiting approval.')).toBeVisible();
  });

  it('says which list failed, in the words of the specification', async () => {
    server.use(
      http.get(ORGANIZATIONS, () => new HttpResponse(null, { status: 404 })),
      http.get(ASSETS, () => new HttpResponse(null, { status: 404, statusText: 'Not Found' })),
    );
    await renderApp({ as: 'superadmin', at: '/superadmin', heading: 'Dashboard' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(await screen.findByText('Failed to fetch organizations')).toBeVisible();
    expect(await screen.findByText('Error fetching assets: Not Found')).toBeVisible();
    await waitFor(() => expect(pressed(live())).toBe(true));
  });
});

describe('charts', () => {
  it('draw one bar per row on one scale, and no text', () => {
    render(
      <CountTable
        label="Alerts"
        head="Severity"
        columns={[{ name: 'Open' }, { name: 'All' }]}
        rows={[
          { key: 'High', name: 'High', cells: [20, 20], bar: 20 },
          { key: 'Medium', name: 'Medium', cells: [5, 10], bar: 10 },
          { key: 'others', name: 'others', cells: [40, 80] },
        ]}
      />,
    );
    const chart = screen.getByRole('table').nextElementSibling!;
    const bars = Array.from(chart.querySelectorAll<HTMLElement>('span'), (bar) => bar.style.width);
    expect(bars).toEqual(['100%', '50%']);
    expect(chart).toHaveTextContent('');
    expect(chart).toHaveAttribute('aria-hidden', 'true');
  });
});
