/** The admin's alerts page (specification sections 2, 8, 9). */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queries/client.ts';
import { holdCall, server } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';
import { filter } from '../setup/filter.ts';

const listUrl = 'http://naam.test:5000/impersonation/list';
const answer = (impersonations: unknown[]) =>
  server.use(http.get(listUrl, () => HttpResponse.json({ impersonations })));

async function open(search = '') {
  const app = await renderApp({ as: 'admin', at: `/admin/alerts${search}`, heading: 'Alerts' });
  return app;
}

const table = () => screen.findByRole('table', { name: 'Alerts' });
const dataRows = (within_: HTMLElement) => within(within_).getAllByRole('row').slice(1);

const ALERT = {
  id: 7,
  asset_name: 'example-shop.in',
  impersonating_domain: 'example-sh0p.in',
  details: 'One letter is another.',
  severity_score: 8,
};

describe('alerts page', () => {
  it("says 'Loading alerts...' while it loads (section 2, alerts)", async () => {
    const letAnswer = holdCall('alertList');
    await open();
    expect(await screen.findByText('Loading alerts...')).toBeVisible();
    letAnswer();
    expect(await table()).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading alerts...')).not.toBeInTheDocument());
  });

  it('has the columns Alert ID (links to alerts/{id}), Asset Name, Impersonating Domain, Details and Severity (section 2, alerts; section 3, alert), Technique and Status', async () => {
    answer([ALERT]);
    await open();
    const shown = await table();
    expect(
      within(shown)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual([
      'Select all',
      'Impersonating Domain',
      'Asset Name',
      'Technique',
      'Details',
      'Severity',
      'Status',
      'First seen here',
      'Alert ID',
    ]);
    const [row] = dataRows(shown);
    expect(row).toHaveTextContent('example-sh0p.in');
    expect(row).toHaveTextContent('One letter is another.');
    expect(row).toHaveTextContent('High8');
    const link = within(row!).getByRole('link', { name: 'Open alert 7: example-sh0p[.]in' });
    expect(link).toHaveTextContent('7');
    expect(link).toHaveAttribute('href', '/admin/alerts/7');
  });

  it('a press anywhere on its row opens an alert', async () => {
    answer([ALERT]);
    const { user } = await open();
    await user.click(within(await table()).getByText('One letter is another.'));
    expect(await screen.findByRole('heading', { level: 1, name: /example-sh0p/ })).toBeVisible();
    expect(window.location.pathname).toBe('/admin/alerts/7');
  });

  it('links nothing but the alert, and not even that without an id', async () => {
    answer([{ ...ALERT, id: null, impersonating_domain: 'https://evil.example/' }]);
    await open();
    expect(within(await table()).queryByRole('link')).not.toBeInTheDocument();
  });

  it("says 'No alerts found.' when there is none (section 2, alerts); Refresh finds the first", async () => {
    answer([]);
    const { user } = await open();
    expect(await screen.findByText('No alerts found.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'See your assets' })).toBeVisible();
    answer([ALERT]);
    await user.click(await screen.findByRole('button', { name: /^Refresh/ }));
    expect(dataRows(await table())).toHaveLength(1);
  });

  it('says that nothing is watched yet where every asset awaits its approval', async () => {
    await renderApp({ as: 'pending', at: '/admin/alerts', heading: 'Alerts' });
    expect(await screen.findByText('No alerts found.')).toBeVisible();
    expect(
      await screen.findByText(/^We are not watching yet: 3 assets await approval\. Alerts arrive/),
    ).toBeVisible();
    expect(screen.queryByText(/has been reported/)).toBeNull();
  });

  it('Search by asset name or details (section 2, alerts); says when nothing matches', async () => {
    answer([ALERT, { ...ALERT, id: 8, asset_name: 'second.in', details: 'Parked' }]);
    const { user } = await open();
    const search = await screen.findByRole('searchbox');
    await user.click(search);
    await user.paste('second');
    await waitFor(() => expect(screen.getByText('1 of 2 alerts')).toBeVisible());
    expect(dataRows(await table())).toHaveLength(1);
    await waitFor(() => expect(window.location.search).toBe('?q=second'));
    await user.tripleClick(search);
    await user.paste('parked');
    await waitFor(() => expect(window.location.search).toBe('?q=parked'));
    expect(dataRows(await table())[0]).toHaveTextContent('second.in');
    await user.paste(' nowhere');
    expect(await screen.findByText('No alerts found.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText('2 alerts')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('takes what is pasted line by line, and says which of the names are no alerts', async () => {
    answer([ALERT, { ...ALERT, id: 8, impersonating_domain: 'second.in' }]);
    const { user } = await open();
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('second.in');
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await user.paste(
      'hxxps://example-sh0p[.]in/login\nsecond.in\nevil.example\nxn--mnchen-3ya.de\nfoo',
    );
    expect(await screen.findByText('2 of 4 names are among your alerts.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText(/^1 is not a domain name:/)).toHaveTextContent(
        '1 is not a domain name: foo',
      ),
    );
    expect(await screen.findByText(/^Not among them:/)).toHaveTextContent(
      'Not among them: evil.example, münchen.dexn--mnchen-3ya.de',
    );
    expect(dataRows(await table())).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Copy them defanged' }));
    expect(await navigator.clipboard.readText()).toBe('evil[.]example\nxn--mnchen-3ya[.]de');
    await user.selectOptions(await filter(user, 'Status'), 'Reported');
    expect(await screen.findByText(/The filters hide 2 alerts of this search\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show them' }));
    await waitFor(async () => expect(dataRows(await table())).toHaveLength(2));
    expect(screen.queryByText(/The filters hide/)).toBeNull();
    await waitFor(() => expect(window.location.search).not.toContain('status'));
    await user.clear(screen.getByRole('searchbox'));
    await user.paste(`${'Not a name here. '.repeat(200)} second.in`);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('second.in'));
    expect(await screen.findByText('The search took 1 of 1 name in what you pasted')).toBeVisible();
  });

  it('tells own names and imitations among those that no alert is about', async () => {
    answer([ALERT]);
    const { user } = await open();
    await user.click(await screen.findByRole('searchbox'));
    await user.paste(
      'sahyadri1okbank.in\nmail2.sahyadrilokbank.com\nsahyadrilokbank.com\nevil.example',
    );
    expect(await screen.findByText(/^Your own, and so not to be reported:/)).toHaveTextContent(
      /: mail2\.sahyadrilokbank\.com, sahyadrilokbank\.com$/,
    );
    const alike = await screen.findByText(/^Not among them, but like your own:/);
    expect(alike).toHaveTextContent(/: sahyadri1okbank\.in \(like sahyadrilokbank\.c/);
    expect(within(alike).getByText('1')).toHaveClass('highlight');
    await waitFor(() =>
      expect(screen.getByText(/^Not among them:/)).toHaveTextContent(/: evil\.example$/),
    );
    await user.click(await screen.findByRole('button', { name: 'Copy them defanged' }));
    expect(await navigator.clipboard.readText()).toBe('sahyadri1okbank[.]in\nevil[.]example');
  });

  it('filters by severity, sorts by score, and opens so from the URL, in any case', async () => {
    answer(
      [5, 9, 8.5, 2].map((severity_score, id) => ({ ...ALERT, id: `a${id}`, severity_score })),
    );
    const { user } = await open('?severity=high&sort=-severity');
    await waitFor(() => expect(screen.getByText('2 of 4 alerts')).toBeVisible());
    const ids = async () =>
      within(await table())
        .getAllByRole('link')
        .map((a) => a.textContent);
    expect(await ids()).toEqual(['a1', 'a2']);
    const head = await screen.findByRole('columnheader', { name: 'Severity' });
    expect(head).toHaveAttribute('aria-sort', 'descending');
    const severity = await filter(user, 'Severity');
    await waitFor(() => expect(severity).toHaveValue('High'));
    await user.selectOptions(severity, 'All severities');
    await waitFor(async () => expect(await ids()).toEqual(['a1', 'a2', 'a0', 'a3']));
  });

  it('says when the list was fetched, and renews it when the tab is looked at again', async () => {
    answer([ALERT]);
    await open();
    await table();
    const clock = /^\d\d:\d\d [A-Z]+$/;
    await waitFor(() =>
      expect(screen.getByText(clock)).toHaveAttribute('title', expect.stringMatching(/UTC$/)),
    );
    answer([ALERT, { ...ALERT, id: 8 }]);
    const later = Date.now() + 60_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await screen.findByText('2 alerts')).toBeVisible();
  });

  it("shows the server's error field or 'Failed to fetch alerts' (section 8, alerts), and tries again on Retry", async () => {
    server.use(http.get(listUrl, () => HttpResponse.json({ error: 'Not today' }, { status: 403 })));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today');
    server.use(http.get(listUrl, () => new HttpResponse(null, { status: 404 })));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch alerts'),
    );
    answer([ALERT]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await table()).toBeVisible();
  });

  it("shows the server's error that comes as a success with an empty list", async () => {
    server.use(
      http.get(listUrl, () => HttpResponse.json({ error: 'Not today', impersonations: [] })),
    );
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today');
    expect(screen.queryByText('No alerts found.')).not.toBeInTheDocument();
  });

  it('offers the assets with most alerts, says how many it does not, and shows hostile names as text', async () => {
    const names = Array.from({ length: 205 }, (_, at) => `asset-${at}.in`);
    const hostile = 'a\u202Eb\u200Bc';
    answer([hostile, hostile, ...names].map((asset_name, id) => ({ ...ALERT, id, asset_name })));
    const { user } = await open();
    const options = within(await filter(user, 'Asset')).getAllByRole('option');
    expect(options[1]).toHaveTextContent('a⟨U+202E⟩b⟨U+200B⟩c (2)');
    expect(options).toHaveLength(1 + 200 + 1);
    expect(options.at(-1)).toHaveTextContent(
      '6 more assets with fewer alerts: search for the name',
    );
    expect(options.at(-1)).toBeDisabled();
  });

  it('the counts beside the filters are those of the list in sight, also right after a refresh', async () => {
    answer([ALERT]);
    const { user } = await open();
    const asset = await filter(user, 'Asset');
    const texts = () => Array.from(asset.querySelectorAll('option'), (one) => one.textContent);
    await waitFor(() => expect(texts()).toEqual(['All assets', 'example-shop.in (1)']));
    answer([ALERT, { ...ALERT, id: 8 }, { ...ALERT, id: 9, asset_name: 'new.in' }]);
    await user.click(await screen.findByRole('button', { name: 'Refresh alerts' }));
    await screen.findByText('3 alerts');
    expect(texts()).toEqual(['All assets', 'example-shop.in (2)', 'new.in (1)']);
  });

  it('survives a page of HTML', async () => {
    server.use(http.get(listUrl, () => HttpResponse.html('<h1>Proxy</h1>')));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch alerts');
  });

  it('shows odd and hostile fields as text', async () => {
    const bad = '<img src=x onerror=alert(1)>';
    answer([
      {
        id: bad,
        asset_name: bad,
        impersonating_domain: `a\u202Eb${bad}`,
        details: bad.repeat(400),
      },
      { severity_score: 'high' },
      {},
    ]);
    await open();
    const rows = dataRows(await table());
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('U+202E');
    expect(document.querySelector('main img')).toBeNull();
    expect(rows[2]).toHaveTextContent('Not scored');
  });

  it('keeps a thousand rows out of the page but counts them all', async () => {
    answer(Array.from({ length: 1_000 }, (_, id) => ({ ...ALERT, id })));
    await open();
    const shown = await table();
    expect(shown).toHaveAttribute('aria-rowcount', '1001');
    expect(dataRows(shown).length).toBeLessThan(100);
    expect(dataRows(shown)[0]).toHaveAttribute('aria-rowindex', '2');
  });
});

it('Sample alert statuses Active, Investigating and Resolved exist only in local data (section 4, alert severity)', async () => {
  answer([ALERT]);
  const { router } = await open();
  // A user's own case may be Investigating: nothing is said about an alert that was just sent.
  expect(dataRows(await table())[0]).not.toHaveTextContent(/Active|Investigating|Resolved/);
  const status = /Active|Resolved/;
  await waitFor(() => expect(screen.getByRole('main')).not.toHaveTextContent(status));
  await router.navigate('/admin/alerts/7');
  await screen.findByRole('heading', { name: 'Details as reported' });
  await waitFor(() => expect(screen.getByRole('main')).not.toHaveTextContent(status));
});

describe('the order', () => {
  const FEW = [2, null, 9.5, 6].map((severity_score, at) => ({ ...ALERT, id: at, severity_score }));
  const ids = async () =>
    within(await table())
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('is by severity, the most severe first, and says so, until somebody sorts', async () => {
    answer(FEW);
    const { user } = await open();
    expect(await ids()).toEqual(['2', '3', '0', '1']);
    expect(await screen.findByText('most severe first')).toBeVisible();
    const severity = await screen.findByRole('columnheader', { name: 'Severity' });
    expect(severity).toHaveAttribute('aria-sort', 'descending');
    // On phones next to the filters.
    const order = await filter(user, 'Sort by');
    expect(order).toHaveDisplayValue('Most severe first');
    expect(within(order).queryByRole('option', { name: 'Severity, descending' })).toBeNull();
    expect(within(order).getByRole('option', { name: 'Severity, ascending' })).toBeVisible();
    await user.selectOptions(await filter(user, 'Severity'), 'Low (1)');
    await waitFor(async () => expect(await ids()).toEqual(['0']));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await user.click(screen.getByRole('button', { name: 'Alert ID' }));
    await waitFor(async () => expect(await ids()).toEqual(['0', '1', '2', '3']));
    await waitFor(() => expect(screen.queryByText('most severe first')).not.toBeInTheDocument());
    expect(severity).not.toHaveAttribute('aria-sort');
    // The most severe first is what the address says nothing of.
    await user.click(await screen.findByRole('button', { name: 'Severity' }));
    await waitFor(async () => expect(await ids()).toEqual(['2', '3', '0', '1']));
    await waitFor(() => expect(window.location.search).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Severity' }));
    await waitFor(async () => expect(await ids()).toEqual(['0', '3', '2', '1']));
    await waitFor(() => expect(window.location.search).toBe('?sort=severity'));
    expect(severity).toHaveAttribute('aria-sort', 'ascending');
  });

  it('is the one that the page of an alert goes through', async () => {
    answer(FEW);
    const { user } = await open();
    await user.click(within(await table()).getByRole('link', { name: /^Open alert 3:/ }));
    expect(await screen.findByText('2 of 4')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Next alert' })).toHaveAttribute(
        'href',
        '/admin/alerts/0',
      ),
    );
  });
});

describe('hostile details and numbers', () => {
  it('stand as code points in what is shown and in the tooltip', async () => {
    answer([{ ...ALERT, id: 'A\u202E12345678', details: 'Go to \u202Emoc.live' }]);
    await open();
    const shown = within(await table()).getByText('Go to ⟨U+202E⟩moc.live');
    expect(shown).toHaveAttribute('title', 'Go to ⟨U+202E⟩moc.live');
    expect(within(await table()).getByRole('link')).toHaveAttribute('title', 'A⟨U+202E⟩12345678');
  });
});

it('the link in the menu leads to what is open, and leaves the search that was typed in the history', async () => {
  answer([ALERT]);
  const { user, router } = await open();
  await table();
  await user.click(await screen.findByRole('searchbox'));
  await user.paste('sh0p');
  await waitFor(() => expect(window.location.search).toBe('?q=sh0p'));
  const sidebar = await screen.findByRole('navigation', { name: 'Console' });
  await user.click(within(sidebar).getByRole('link', { name: 'Alerts' }));
  await waitFor(() => expect(window.location.search).toBe('?status=open'));
  expect(await screen.findByRole('button', { name: 'Open', pressed: true })).toBeVisible();
  await router.navigate(-1);
  await waitFor(() => expect(window.location.search).toBe('?q=sh0p'));
});

describe('coming back from an alert', () => {
  const OTHER = { ...ALERT, id: 8, impersonating_domain: 'example-sh0q.in' };
  const heading = () => screen.findByRole('heading', { level: 1, name: 'Alerts' });
  const alertHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

  async function openSecond(search: string) {
    answer([ALERT, OTHER]);
    const app = await open(search);
    await app.user.click(within(await table()).getByRole('link', { name: /^Open alert 8:/ }));
    await alertHeading(OTHER.impersonating_domain);
    return app;
  }

  it.each([
    ['Back', ''],
    ['the link to the list', ''],
    ['Back', '?q=sh0q'],
  ])('%s (%s): the row of the alert has the focus', async (way, search) => {
    const { router, user } = await openSecond(search);
    if (way === 'Back') await router.navigate(-1);
    else await user.click(screen.getByRole('link', { name: 'Alerts', current: false }));
    await heading();
    await waitFor(async () => {
      const row = within(await table())
        .getByRole('link', { name: /^Open alert 8:/ })
        .closest('tr');
      await waitFor(() => expect(row).toHaveFocus());
    });
  });

  it('what was typed just before the alert was opened is there, for its neighbours too', async () => {
    answer([ALERT, OTHER]);
    const { user, router } = await open();
    await table();
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('sh0q');
    await user.click(screen.getByRole('link', { name: /^Open alert 8:/ }));
    await alertHeading(OTHER.impersonating_domain);
    expect(window.location.search).toBe('?q=sh0q');
    expect(await screen.findByText('1 of 1')).toBeVisible();
    await router.navigate(-1);
    expect(await screen.findByText('1 of 2 alerts')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('sh0q'));
  });

  it('the row in its place has it when that row is no longer there', async () => {
    const { router } = await openSecond('');
    answer([ALERT]);
    await queryClient.invalidateQueries();
    await router.navigate(-1);
    await waitFor(async () => expect(dataRows(await table())).toHaveLength(1));
    await waitFor(async () => expect(dataRows(await table())[0]).toHaveFocus());
  });
});
