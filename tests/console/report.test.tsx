/** The report of what was done about alerts. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CaseDatabase } from '@/cases/model/browser/case-database.ts';
import type { CaseEdit } from '@/cases/model/types.ts';
import type { CaseChange } from '@/cases/model/types.ts';
import { casesOf } from '@/cases/session-cases.ts';
import { GroupTable } from '@/report/GroupTable.tsx';
import { account } from '../setup/backend.ts';
import { fill } from '../setup/fill.ts';
import { renderApp } from '../setup/render-app.tsx';

const OWNER = { account: account('admin').email, backend: 'http://naam.test:5000' };
const WEEK = '/admin/report?from=2026-11-16&to=2026-11-22';

const edit = (alert: string, domain: string, change: CaseChange): CaseEdit => ({
  subject: { alert, asset: 'sahyadrilokbank.com', domain },
  change,
});

/** Two alerts of one asset: one reported after 3 hours and 12 minutes and down the day after, one only read. */
async function work(): Promise<void> {
  let now = Date.parse('2026-11-17T06:00:00Z');
  const database = new CaseDatabase(OWNER, () => now);
  const at = async (time: string, ...edits: CaseEdit[]) => {
    now = Date.parse(time);
    await database.change(edits);
  };
  const first = (change: CaseChange) => edit('1', 'sahyadri1okbank.com', change);
  await at('2026-11-17T06:00:00Z', first({ what: 'status', status: 'investigating' }));
  await at('2026-11-17T09:12:00Z', first({ what: 'sent', channel: 'CERT-In', ticket: 'C-7' }));
  await at('2026-11-18T09:00:00Z', first({ what: 'status', status: 'down' }));
  const second = edit('2', '<img src=x>', { what: 'note', note: 'Parked' });
  await at('2026-11-18T10:00:00Z', second);
  database.close();
}

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

describe('the report', () => {
  it('counts what was done in its days, names it in the annex, and prints by the browser', async () => {
    await work();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await renderApp({ as: 'admin', at: WEEK });
    await screen.findByText('Annex: 2 alerts worked on');
    await waitFor(() => {
      expect(figure('Worked on')).toHaveTextContent('2');
      expect(figure('Reported')).toHaveTextContent('1');
      expect(figure('Down')).toHaveTextContent('1');
    });
    expect(await screen.findByText('Of 2 worked on: 1 marked New, 1 down.')).toBeVisible();
    await waitFor(() =>
      expect(figure('From first mark to report')).toHaveTextContent('3 hours 12 minutes'),
    );
    expect(figure('From first mark to report')?.nextSibling).toHaveTextContent(
      'median of 1 reported',
    );
    const row = await screen.findByRole('row', { name: /^sahyadri1okbank\.com/ });
    expect(row).toHaveTextContent('CERT-In, C-7');
    expect(screen.queryByText(/recipient/)).toBeNull();
    expect(within(row).getByText('Down')).toBeVisible();
    const technique = await screen.findByRole('row', { name: /^Homoglyph/ });
    expect(technique).toHaveTextContent('Homoglyph111');
    expect(await screen.findByText('Similarity 99%')).toBeVisible();
    expect(await screen.findByText('<img src=x>')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('shows no name as deceptive that was marked Ours or Not harmful, and times no report without an earlier mark', async () => {
    const database = new CaseDatabase(OWNER, () => Date.parse('2026-11-17T06:00:00Z'));
    for (const [at, status] of (['ours', 'not-harmful', 'reported'] as const).entries()) {
      const name = ['sahyadri1okbank.com', 'sahyadril0kbank.com', 'sahyadrilokbamk.com'][at]!;
      await database.change([edit(`w${at}`, name, { what: 'status', status })]);
    }
    database.close();
    await renderApp({ as: 'admin', at: WEEK });
    const worst = within(await screen.findByRole('region', { name: 'The most deceptive' }));
    expect(await worst.findAllByRole('listitem')).toHaveLength(1);
    expect(worst.getByText('sahyadrilokbamk.com')).toBeInTheDocument();
    await waitFor(() => {
      expect(figure('From first mark to report')).toHaveTextContent('Not enough data');
      // A status by itself does not name a recipient.
      expect(figure('Reported')?.nextSibling).toHaveTextContent(
        'first reported in these days, 0 with a recipient recorded',
      );
    });
    const annex = within(await screen.findByRole('region', { name: /^Annex/ }));
    expect(annex.getAllByText('recipient not recorded')).toHaveLength(1);
    expect(annex.getByRole('row', { name: /^sahyadrilokbamk/ })).toHaveTextContent(
      /recipient not recorded$/,
    );
    expect(annex.getAllByText('Not in these days')).toHaveLength(2);
  });

  it('says that nothing was marked, and what it does not know', async () => {
    await work();
    const { user } = await renderApp({
      as: 'admin',
      at: '/admin/report?from=2026-11-01&to=2026-11-02',
    });
    expect(
      await screen.findByText(/^No alert was worked on in these days, in this browser\./),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open alerts' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull();
    expect(await screen.findByText(/alerts carry no date/)).toBeVisible();
    // The status is known anyway; one alert is down.
    await waitFor(() => expect(figure('Open')).toHaveTextContent('39'));
    await waitFor(() => {
      expect(figure('Watched')).toHaveTextContent('5');
      expect(figure('Awaiting approval')).toHaveTextContent('2');
      expect(figure('Open by severity')).toHaveTextContent('18 High15 Medium6 Low');
    });
    const last = await screen.findByLabelText('Last day');
    await user.clear(last);
    await user.type(last, '2026-10-31');
    expect(screen.getByText('Choose two days, the first one not after the last.')).toBeVisible();
    expect(last).toBeInvalid();
    expect(last).toHaveValue('2026-10-31');
    expect(screen.queryByText(/^No alert was worked on/)).toBeNull();
  });

  it('on the first day says what will stand here, and leads there; it is opened from the palette', async () => {
    const { user } = await renderApp({ as: 'admin', at: '/admin/settings', heading: 'Settings' });
    await user.keyboard('{Control>}k{/Control}');
    await fill(user, await screen.findByRole('combobox'), 'report of');
    await user.click(await screen.findByRole('option', { name: /^Report of the last 7 days/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Report' })).toBeVisible();
    expect(
      await screen.findByText(
        /^You haven’t worked on any alerts in this browser yet\. Once you do/,
      ),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open alerts' })).toBeVisible();
  });
});

it('alerts without an asset are a group of their own beside the others, in every period', () => {
  const table = (names: readonly string[]) => (
    <GroupTable
      title="By asset"
      head="Asset"
      groups={names.map((name) => ({ name, workedOn: 1, reported: 0, down: 0 }))}
      drawn={(name) => name || 'No asset'}
    />
  );
  const names = Array.from({ length: 9 }, (_, at) => `asset ${at + 1}`);
  const { rerender } = render(table(['', ...names]));
  rerender(table([...names, 'asset 10']));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    ...names.slice(0, 8),
    '2 others',
  ]);
});

it('the dashboard begins with the work, each figure opening its rows; before the first mark a sentence stands for those of the cases', async () => {
  await renderApp({ as: 'admin', at: '/admin', heading: 'Dashboard' });
  const figures = within(await screen.findByRole('region', { name: 'Your work' }));
  const change = async (what: CaseChange) =>
    act(async () => {
      const { database } = casesOf(OWNER.account);
      await database.change([edit('1', 'sahyadri1okbank.com', what)]);
    });
  // A look-up is no mark.
  await change({ what: 'looked', said: 'not in DNS' });
  expect(await figures.findByText(/^Once you mark alerts/)).toBeVisible();
  expect(figures.getAllByRole('link', { name: /^[\d–]/ })).toHaveLength(2);
  await change({ what: 'status', status: 'down' });
  await figures.findByText('Marked down');
  expect(figures.queryByText(/^Once you mark alerts/)).toBeNull();
  // Since when is known after the list.
  await figures.findByText(/^none since /);
  const links = figures.getAllByRole('listitem');
  const total = 40;
  await waitFor(() => {
    expect(
      links.map((item) => [
        item.textContent.replace(/^(\d+)(.*?)(?: \d\d:\d\d)?$/, '$1 $2'),
        within(item).getByRole('link').getAttribute('href'),
      ]),
    ).toEqual([
      [`${total - 1} Open18 of them High`, '/admin/alerts?status=open'],
      ['0 Arrivednone since', '/admin/alerts?new=yes'],
      ['0 Reported and waitingfor an answer', '/admin/alerts?status=reported'],
      ['1 Marked downin this browser', '/admin/alerts?status=down'],
    ]);
    // Severity, assets and techniques count open alerts, too.
    expect(screen.getByRole('region', { name: 'Severity' })).toHaveTextContent('39 open of 40');
  });
  const techniques = await screen.findByRole('table', { name: 'Alerts by technique' });
  expect(within(techniques).getByRole('link', { name: '9 Homoglyph' })).toHaveAttribute(
    'href',
    '/admin/alerts?technique=homoglyph&status=open',
  );
  // Decided alerts no longer wait.
  const worst = within(await screen.findByRole('region', { name: 'Worst first' }));
  expect(worst.getAllByRole('listitem')).toHaveLength(8);
  expect(worst.getByRole('link', { name: `${total - 1} open alerts` })).toHaveAttribute(
    'href',
    '/admin/alerts?status=open',
  );
  expect(worst.getByRole('link', { name: /^Open alert 2:/ })).toBeVisible();
  expect(worst.queryByRole('link', { name: /^Open alert 1:/ })).toBeNull();
  expect(figures.getByRole('link', { name: 'Start with the worst' })).toHaveAttribute(
    'href',
    '/admin/alerts/29?status=open',
  );
});
