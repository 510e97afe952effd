/** Working through the alert list: status, views, ticks and keys. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CaseChange } from '@/cases/model/types.ts';
import { casesOf } from '@/cases/session-cases.ts';
import { server } from '../setup/backend.ts';
import { fill } from '../setup/fill.ts';
import { renderApp, type User } from '../setup/render-app.tsx';
import { filter } from '../setup/filter.ts';

/** How many alerts the backend lists. */
let listed = 6;

beforeEach(() => {
  listed = 6;
  server.use(
    http.get('http://naam.test:5000/impersonation/list', () =>
      HttpResponse.json({
        impersonations: Array.from({ length: listed }, (_, at) => ({
          id: `a${at}`,
          asset_name: 'example.in',
          impersonating_domain: `exampl${at}.in`,
          details: 'Seen.',
          severity_score: 9 - at / 10,
        })),
      }),
    ),
  );
});

afterEach(() => void vi.useRealTimers());

const open = async (search = '') =>
  renderApp({ as: 'admin', at: `/admin/alerts${search}`, heading: 'Alerts' });

const row = async (at: number) =>
  (await screen.findByRole('link', { name: new RegExp(`^Open alert a${at}:`) })).closest('tr')!;
const shown = () => screen.getAllByRole('link', { name: /^Open alert/ }).map((a) => a.textContent);
/** A key that is held down for a moment. */
const hold = (key: string) => {
  for (const repeat of [false, true, true, true]) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat });
  }
};
const view = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Views' })).findByRole('button', { name });

it('marks the row with the focus, goes on to the next one, and takes it back', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  await user.keyboard('j2');
  await waitFor(async () => expect(await row(0)).toHaveTextContent('Investigating'));
  await waitFor(async () => expect(await row(1)).toHaveFocus());
  expect(await row(1)).toHaveAccessibleDescription('Moved here after your mark. J stays here.');
  await user.keyboard('j5');
  await waitFor(async () => expect(await row(1)).toHaveTextContent('Not harmful'));
  await waitFor(async () => expect(await row(2)).toHaveFocus());
  await user.keyboard('k3');
  expect(await row(2)).toHaveFocus();
  await waitFor(async () => expect(await row(1)).toHaveTextContent('Reported'));
  await user.keyboard('u');
  await waitFor(async () => expect(await row(1)).toHaveTextContent('Not harmful'));
  await waitFor(async () => expect(await row(1)).toHaveFocus());
});

it.each<[string, string[], (user: User) => Promise<void>]>([
  ['held', ['a0'], async () => hold('5')],
  ['pressed twice with J after each', ['a0', 'a1'], async (user) => user.keyboard('5j5j')],
  [
    'held for selected rows',
    ['a4', 'a5'],
    async (user) => {
      for (const at of [4, 5]) {
        // oxlint-disable-next-line no-await-in-loop -- one tick after the other
        await user.click(screen.getByRole('checkbox', { name: `Select alert a${at}` }));
      }
      hold('5');
    },
  ],
])('a digit %s marks %j alone', async (_name, marked, press) => {
  const { user } = await open('?status=open');
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  await user.keyboard('j');
  await press(user);
  const left = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5'].filter((id) => !marked.includes(id));
  await waitFor(() => expect(shown()).toEqual(left));
  // Any other mark would be reported by now.
  await screen.findByRole('button', { name: /^Undo/ });
  expect(shown()).toEqual(left);
});

it('a held U takes back one change', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  await user.keyboard('j34');
  await waitFor(async () => expect(await row(1)).toHaveTextContent('Down'));
  hold('u');
  await waitFor(async () => expect(await row(1)).toHaveTextContent('New'));
  await screen.findByText('“Down” taken back');
  expect(await row(0)).toHaveTextContent('Reported');
});

it('T right after a mark is about the row with the focus', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  await user.keyboard('j3t');
  const sheet = (await screen.findByLabelText('Letter')).closest('[role="dialog"]');
  expect(sheet).toHaveAccessibleName('Prepare takedown request: exampl1.in');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/alerts/a1'));
});

it('Escape calls off a takedown request whose page is still on its way', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  (await row(0)).focus();
  fireEvent.keyDown(await row(0), { key: 't' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await screen.findByRole('heading', { name: 'Details as reported' });
  await waitFor(() => expect(window.location.pathname).toBe('/admin/alerts/a0'));
  await user.keyboard('t');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a view shows what its name says, in the address; what is marked leaves it', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  await user.click(await view('Open'));
  await waitFor(() => expect(window.location.search).toBe('?status=open'));
  await waitFor(() => expect(shown()).toHaveLength(6));
  await user.keyboard('j4');
  await waitFor(() => expect(shown()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']));
  await waitFor(async () => expect(await row(1)).toHaveFocus());
  await user.keyboard('3');
  await waitFor(() => expect(shown()).toEqual(['a2', 'a3', 'a4', 'a5']));
  // The restored row gets the keys.
  await user.keyboard('u');
  await waitFor(() => expect(shown()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']));
  await waitFor(async () => expect(await row(1)).toHaveFocus());
  await user.keyboard('3');
  await waitFor(() => expect(shown()).toEqual(['a2', 'a3', 'a4', 'a5']));
  await user.click(await view('Reported and waiting'));
  await waitFor(() => expect(shown()).toEqual(['a1']));
  await user.selectOptions(await filter(user, 'Status'), 'Down');
  await waitFor(() => expect(shown()).toEqual(['a0']));
});

it('reported alerts show recipient, ticket number and wait, the longest wait first', async () => {
  // Late in the evening: calendar days count, as in the dates next to them.
  const now = new Date().setHours(9, 0);
  vi.useFakeTimers({ toFake: ['Date'], now: now - 5.4 * 86_400_000 });
  const { database: book } = casesOf('admin@sahyadri.bank.in');
  const report = (at: number, change: CaseChange) =>
    book.change([
      { subject: { alert: `a${at}`, asset: 'example.in', domain: `exampl${at}.in` }, change },
    ]);
  await report(3, { what: 'sent', channel: 'the registrar', ticket: 'NR-4711' });
  vi.setSystemTime(now);
  await report(0, { what: 'status', status: 'reported' });
  await report(5, { what: 'sent', channel: 'X’s takedown team, your provider', ticket: '' });
  const { user } = await open('?status=reported');
  await waitFor(() => expect(shown()).toEqual(['a3', 'a0', 'a5']));
  expect(screen.queryByRole('columnheader', { name: 'Details' })).toBeNull();
  const head = await screen.findByRole('columnheader', { name: 'Reported' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(await row(3)).toHaveTextContent(/Waiting 6 days · ticket NR-4711.*To the registrar/);
  expect(await row(0)).toHaveTextContent(/Reported today.*No recipient recorded/);
  expect(await row(5)).toHaveTextContent(
    /Reported today · no ticket number.*To X’s takedown team, your provider/,
  );
  await user.click(within(head).getByRole('button'));
  await waitFor(() => expect(shown()).toEqual(['a0', 'a5', 'a3']));
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  expect(
    await screen.findByRole('link', { name: /^3 ?Reported and waiting ?the oldest 6 days$/ }),
  ).toBeVisible();
});

it('says that every alert is decided once none is open, and what to do; a search without a hit is another case', async () => {
  listed = 2;
  const { user } = await open('?status=open');
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  await user.keyboard('j44');
  expect(await screen.findByText('Every alert is decided.')).toBeVisible();
  // Its Undo takes back the one that it names.
  await waitFor(() => {
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.closest('[role="dialog"]')).toHaveTextContent('Downexampl1.in');
  });
  expect(screen.queryByText('No alerts found.')).toBeNull();
  const table = screen.getByText('Every alert is decided.').parentElement!;
  expect(await within(table).findByRole('link', { name: 'Report' })).toBeVisible();
  await user.click(await within(table).findByRole('button', { name: 'Everything' }));
  await waitFor(() => expect(shown()).toHaveLength(2));
  await fill(user, await screen.findByRole('searchbox', { name: 'Search alerts' }), 'zzz');
  expect(await screen.findByText('No alerts found.')).toBeVisible();
});

it('a search that no open alert answers leads on', async () => {
  const { database: book } = casesOf('admin@sahyadri.bank.in');
  const subject = { alert: 'a0', asset: 'example.in', domain: 'exampl0.in' };
  await book.change([{ subject, change: { what: 'status', status: 'down' } }]);
  const { user } = await open('?status=open');
  await waitFor(() => expect(shown()).toHaveLength(5));
  await fill(user, await screen.findByRole('searchbox', { name: 'Search alerts' }), 'exampl0');
  const title = await screen.findByText('No alerts found.');
  const said = 'Nothing among the open alerts matches “exampl0”.';
  await waitFor(() => expect(title.parentElement).toHaveTextContent(said));
  const offered = () => within(title.parentElement!).getAllByRole('button');
  const buttons = ['Clear search', 'Search everything'];
  await waitFor(() => expect(offered().map((button) => button.textContent)).toEqual(buttons));
  await user.click(offered().at(-1)!);
  await waitFor(() => expect(shown()).toEqual(['a0']));
});

it('says that no report waits for an answer, and leads to what is open; a narrower list is another case', async () => {
  const { user } = await open('?status=reported');
  const title = await screen.findByText('No report is waiting for an answer.');
  expect(screen.queryByText('No alerts found.')).toBeNull();
  await user.click(await within(title.parentElement!).findByRole('button', { name: 'Open' }));
  await waitFor(() => expect(window.location.search).toBe('?status=open'));
  await waitFor(() => expect(shown()).toHaveLength(6));
  await user.click(await view('Reported and waiting'));
  await user.selectOptions(await filter(user, 'Severity'), 'High');
  expect(await screen.findByText('No alerts found.')).toBeVisible();
  // Added criteria leave the view highlighted, and the button counts them.
  await waitFor(async () =>
    expect(await view('Reported and waiting')).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
});

it('keeps a view under a name, and removes it', async () => {
  const { user } = await open('?severity=High&q=exampl1');
  await user.click(await screen.findByRole('button', { name: 'Save view', hidden: true }));
  const dialog = () => screen.getByRole('dialog', { name: /view$/, hidden: true });
  const inDialog = () => within(dialog());
  expect(inDialog().getByLabelText('Name of the view')).toHaveFocus();
  await user.click(inDialog().getByRole('button', { name: 'Save', hidden: true }));
  expect(inDialog().getByText('Please give the view a name')).toBeInTheDocument();
  // Two tabs of one name cannot be distinguished.
  await user.type(inDialog().getByLabelText('Name of the view'), '  OPEN{Enter}');
  expect(inDialog().getByText('A view of this name is there already')).toBeInTheDocument();
  await user.clear(inDialog().getByLabelText('Name of the view'));
  await user.type(inDialog().getByLabelText('Name of the view'), 'The first{Enter}');
  await waitFor(async () =>
    expect(await view('The first')).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.click(await view('Everything'));
  await waitFor(() => expect(shown()).toHaveLength(6));
  await user.click(await view('The first'));
  await waitFor(() => expect(shown()).toEqual(['a1']));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('exampl1'));
  await user.click(await screen.findByRole('button', { name: 'Remove view' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'The first' })).toBeNull());
});

it('ticks one, a range and all; marks the ticked ones together', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  await user.keyboard('jxjjX');
  const bar = screen.getByRole('group', { name: 'The selected alerts' });
  expect(bar).toHaveTextContent('3 selected');
  // The bar covers no heading.
  expect(
    within(screen.getByRole('columnheader', { name: 'Severity' })).getByRole('button'),
  ).toBeVisible();
  await user.keyboard('4');
  for (const at of [0, 1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one row after the other
    await waitFor(async () => expect(await row(at)).toHaveTextContent('Down'));
  }
  expect(await row(3)).toHaveTextContent('New');
  expect((await screen.findAllByText('3 alerts marked Down'))[0]).toBeVisible();
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  await user.keyboard('u');
  await waitFor(async () => expect(await row(2)).toHaveTextContent('New'));
  // The ticks come back, for the key that was meant.
  const again = await screen.findByRole('group', { name: 'The selected alerts' });
  expect(again).toHaveTextContent('3 selected');
  await user.keyboard('5');
  await waitFor(async () => expect(await row(2)).toHaveTextContent('Not harmful'));
  // Those that were ticked meanwhile stay as they are.
  await user.click(await screen.findByRole('checkbox', { name: 'Select alert a4' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(async () => expect(await row(2)).toHaveTextContent('New'));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'The selected alerts' })).toHaveTextContent(
      '1 selected',
    ),
  );

  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  const all = screen.getByRole('group', { name: 'The selected alerts' });
  expect(all).toHaveTextContent('6 selected');
  await user.click(screen.getByRole('checkbox', { name: 'Select alert a5' }));
  expect(all).toHaveTextContent('5 selected');
  await user.selectOptions(within(all).getByRole('combobox'), 'Ours');
  await waitFor(async () => expect(await row(4)).toHaveTextContent('Ours'));
  expect(await row(5)).toHaveTextContent('New');
});

it('an undo ticks what the list still has', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  for (const at of [1, 5]) {
    // oxlint-disable-next-line no-await-in-loop -- one tick after the other
    await user.click(await screen.findByRole('checkbox', { name: `Select alert a${at}` }));
  }
  await user.keyboard('4');
  await waitFor(async () => expect(await row(5)).toHaveTextContent('Down'));
  listed = 5;
  await user.click(await screen.findByRole('button', { name: 'Refresh alerts' }));
  await waitFor(() => expect(shown()).toHaveLength(5));
  await user.keyboard('u');
  await waitFor(async () => expect(await row(1)).toHaveTextContent('New'));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'The selected alerts' })).toHaveTextContent(
      '1 selected',
    ),
  );
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Select alert a1' })).toBeChecked(),
  );
});

it('asks once more before it marks more than ten, by the list of statuses and by a key', async () => {
  listed = 12;
  const { user } = await open();
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  const bar = within(screen.getByRole('group', { name: 'The selected alerts' }));
  await user.selectOptions(bar.getByRole('combobox'), 'Not harmful');
  expect(bar.getByRole('button', { name: 'Mark 12 alerts Not harmful' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(bar.getByRole('combobox')).toHaveValue('');
  await user.keyboard('4');
  await user.click(await bar.findByRole('button', { name: 'Mark 12 alerts Down' }));
  await waitFor(async () => expect(await row(11)).toHaveTextContent('Down'));
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'The selected alerts' })).toBeNull(),
  );
  await user.keyboard('u');
  await waitFor(async () => expect(await row(11)).toHaveTextContent('New'));
});

it('asks before a key for several ends a report among them; what is Reported stays so by the first button', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  await user.keyboard('j3');
  await waitFor(async () => expect(await row(0)).toHaveTextContent('Reported'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await user.keyboard('2');
  const bar = within(screen.getByRole('group', { name: 'The selected alerts' }));
  const others = await bar.findByRole('button', { name: 'Mark the other 5 Investigating' });
  await waitFor(() => expect(others).toHaveFocus());
  expect(others).toHaveAccessibleDescription('1 of them is Reported.');
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await row(5)).toHaveTextContent('Investigating'));
  expect(await row(0)).toHaveTextContent('Reported');
  // Rows under investigation stay selected for the request that follows.
  expect(await screen.findByText('6 selected')).toBeVisible();
  await user.keyboard('u');
  await waitFor(async () => expect(await row(5)).toHaveTextContent('New'));
  await user.keyboard('2');
  await user.click(await screen.findByRole('button', { name: 'Mark all 6 alerts Investigating' }));
  await waitFor(async () => expect(await row(0)).toHaveTextContent('Investigating'));
});

it('leads back from an alert that a mark took out of the list to the one in its place', async () => {
  const { user } = await open('?status=open');
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  await user.keyboard('jj{Enter}');
  expect(await screen.findByText('2 of 6')).toBeVisible();
  await user.keyboard('5');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Not harmful/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  await user.keyboard('b');
  await waitFor(() => expect(shown()).toEqual(['a0', 'a2', 'a3', 'a4', 'a5']));
  await waitFor(async () => expect(await row(2)).toHaveFocus());
});

it('shows what came since, filters by it, and marks all of it as seen', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await row(5)).toHaveTextContent('New'));
  expect(screen.queryByText(/new since last time/i)).toBeNull();
  // The first list that is read is what there was.
  const { arrivals } = casesOf('admin@sahyadri.bank.in');
  await waitFor(() => expect(arrivals.firstSeen('a5')).not.toBeNull());
  listed = 7;
  await user.click(await screen.findByRole('button', { name: 'Refresh alerts' }));
  const fresh = await screen.findByRole('button', { name: '1 new since last time' });
  expect(await row(6)).toHaveTextContent('New since last time: ');
  await waitFor(() =>
    expect(screen.getByRole('navigation', { name: 'Console' })).toHaveTextContent('1 new of 7'),
  );
  await waitFor(() => expect(document.title).toMatch(/^\(1\) Alerts/));
  expect(await row(5)).not.toHaveTextContent('New since last time: ');
  await user.click(fresh);
  await waitFor(() => expect(shown()).toEqual(['a6']));
  await waitFor(() => expect(window.location.search).toBe('?new=yes'));
  await user.click(await screen.findByRole('button', { name: 'Mark all as seen' }));
  expect(await screen.findByText('No alerts found.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Everything' }));
  await waitFor(() => expect(shown()).toHaveLength(7));
  expect(await row(6)).not.toHaveTextContent('New since last time: ');
});

it('a key marks no selected alerts that a search hides, and the checkbox is empty', async () => {
  const { user } = await open();
  await waitFor(async () => expect(await row(0)).toHaveTextContent('New'));
  await user.keyboard('jxjx');
  await fill(user, screen.getByRole('searchbox', { name: 'Search alerts' }), 'exampl5.in');
  await waitFor(() => expect(shown()).toEqual(['a5']));
  expect(await screen.findByText('2 selected (2 filtered out)')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Select all shown' })).not.toBeChecked(),
  );
  (await row(5)).focus();
  await user.keyboard('3');
  expect((await screen.findAllByText(/^Not in this list: 2 selected alerts/))[0]).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: 'Search alerts' }));
  await waitFor(() => expect(shown()).toHaveLength(6));
  for (const at of [0, 1, 5]) expect(await row(at)).toHaveTextContent('New');
  // Escape on a row clears the selection, and the focus stays on the row.
  (await row(1)).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'The selected alerts' })).toBeNull();
  expect(await row(1)).toHaveFocus();
});
