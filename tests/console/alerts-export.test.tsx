/** The Export menu and its dialog: the content of a file, what is left out, and when no file is written. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CaseStatus } from '@/cases/model/types.ts';
import { casesOf } from '@/cases/session-cases.ts';
import { PHONE } from '@/ui/use-media.ts';
import { answer, server } from '../setup/backend.ts';
import { renderApp, type User } from '../setup/render-app.tsx';
import { catchFiles } from '../setup/saved-files.ts';
import { workers } from '../setup/workers.ts';

const TODAY = '2026-11-23';
const ACCOUNT = 'admin@sahyadri.bank.in';
const NAMES = [
  'example-sh0p.in',
  'reported.in',
  'down.in',
  'ours.in',
  'pay.example-shop.in',
  '192.0.2.7',
  'REPORTED.in',
];
const STATUSES: readonly (CaseStatus | null)[] = [
  null,
  'reported',
  'down',
  'ours',
  'reported',
  null,
  'reported',
];

const alertAt = (impersonating_domain: string, at: number) => ({
  id: `a${at}`,
  asset_name: 'example-shop.in',
  impersonating_domain,
  details: 'One letter is another.',
  severity_score: 9 - at,
});

let caught: ReturnType<typeof catchFiles>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T06:30:00Z`) });
  caught = catchFiles();
  answer('alertList', { impersonations: NAMES.map(alertAt) });
  answer('assetList', {
    assets: [
      { id: '1', name: 'example-shop.in', approved: true },
      // Awaits approval, so it spares no name.
      { id: '2', name: 'down.in', approved: false },
    ],
  });
});

async function open(search = '') {
  const app = await renderApp({ as: 'admin', at: `/admin/alerts${search}`, heading: 'Alerts' });
  await screen.findByRole('table', { name: 'Alerts' });
  return app;
}

/** Marks the alerts as STATUSES says. */
async function mark() {
  const { database: book } = casesOf(ACCOUNT);
  await book.change(
    STATUSES.flatMap((status, at) => {
      const { id, asset_name, impersonating_domain } = alertAt(NAMES[at]!, at);
      const subject = { alert: id, asset: asset_name, domain: impersonating_domain };
      return status === null ? [] : [{ subject, change: { what: 'status' as const, status } }];
    }),
  );
}

async function choose(user: User, format: string, button = 'Export 7 alerts') {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(screen.getByRole('button', { name: format }));
  return screen.findByRole('dialog', { name: button });
}

it('names the seven formats, and how many alerts it exports; arrow keys go through them', async () => {
  const { user } = await open('?severity=High');
  await user.click(await screen.findByRole('button', { name: 'Export 2 alerts' }));
  const menu = screen.getByRole('dialog', { name: 'Export' });
  expect(
    within(menu)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual([
    'CSV.csv',
    'STIX 2.1 bundle.stix.json',
    'MISP event.misp.json',
    'RPZ zone.rpz',
    'Hosts file.hosts.txt',
    'Adblock list.adblock.txt',
    'Plain list.txt',
  ]);
  const format = (name: RegExp) => within(menu).getByRole('button', { name });
  expect(format(/^CSV/)).toHaveFocus();
  for (const [key, to] of [
    ['{ArrowDown}', /^STIX/],
    ['{ArrowUp}{ArrowUp}', /^Plain list/],
    ['{ArrowDown}', /^CSV/],
    ['{End}', /^Plain list/],
    ['{Home}', /^CSV/],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await user.keyboard(key);
    expect(format(to)).toHaveFocus();
  }
});

it('after a refresh under a search, writes exactly the rows of the table, and blocks those it counted', async () => {
  const { user } = await open('?severity=High');
  expect(await screen.findAllByRole('link', { name: /^Open alert a[01]/ })).toHaveLength(2);
  const impersonations = [{ ...alertAt('in-front.in', 0), id: 'new' }, ...NAMES.map(alertAt)];
  answer('alertList', { impersonations });
  await user.click(await screen.findByRole('button', { name: 'Refresh alerts' }));
  await screen.findByRole('link', { name: /^Open alert new/ });
  const csv = await choose(user, 'CSV', 'Export 3 alerts');
  await user.click(within(csv).getByRole('button', { name: 'Save file' }));
  const [, ...lines] = (await caught.text()).trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['new', 'a0', 'a1']);
  caught.files.length = 0;
  const zone = await choose(user, 'RPZ zone', 'Export 3 alerts');
  await user.click(within(zone).getByRole('checkbox', { name: 'Include New' }));
  expect(await within(zone).findByText('All 3 alerts will be in the file.')).toBeVisible();
  await user.click(within(zone).getByRole('button', { name: 'Save file' }));
  const blocked = (await caught.text()).match(/^[^;\s*$@]\S+(?= CNAME \.$)/gm);
  expect(blocked).toEqual(['in-front.in', 'example-sh0p.in', 'reported.in']);
});

it('a blocklist also takes in what is confirmed outside the view, unless that is unticked', async () => {
  const { user } = await open('?status=open');
  await mark();
  const dialog = await choose(user, 'Plain list', 'Export 2 alerts');
  const tick = await within(dialog).findByRole('checkbox', {
    name: 'Include what is confirmed outside this view',
  });
  expect(tick).toBeChecked();
  expect(tick).toHaveAccessibleDescription(/3 Reported, 1 Down are outside this view\./);
  expect(await within(dialog).findByText('2 of 6 alerts will be in the file.')).toBeVisible();
  await user.click(tick);
  expect(await within(dialog).findByText('No alert would be in the file.')).toBeVisible();
  await user.click(tick);
  await within(dialog).findByText('2 of 6 alerts will be in the file.');
  await user.click(within(dialog).getByRole('button', { name: 'Save file' }));
  expect(await caught.text()).toBe('reported.in\ndown.in\n');
});

it('with rows selected, a blocklist contains only those', async () => {
  const { user } = await open();
  await mark();
  await user.click(await screen.findByRole('checkbox', { name: 'Select alert a2' }));
  const bar = await screen.findByRole('group', { name: 'The selected alerts' });
  await user.click(await within(bar).findByRole('button', { name: 'Export 1 alert' }));
  await user.click(screen.getByRole('button', { name: 'Plain list' }));
  expect(await screen.findByText('The 1 alert will be in the file.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /outside this view/ })).toBeNull();
});

it.each([
  ['both say how many they mean', '', false],
  ['on a phone, which has no room for that, the bar’s works alone', PHONE, true],
])('while alerts are ticked there are two Export buttons: %s', async (_what, query, isPhone) => {
  const media = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((asked) =>
    Object.assign(media(asked), { matches: asked === query }),
  );
  const { user } = await open();
  const all = await screen.findByRole('button', { name: 'Export 7 alerts' });
  expect(all).toHaveTextContent(/^Export$/);
  await user.click(await screen.findByRole('checkbox', { name: 'Select alert a1' }));
  const bar = screen.getByRole('group', { name: 'The selected alerts' });
  const ticked = await within(bar).findByRole('button', { name: 'Export 1 alert' });
  expect(ticked).toBeEnabled();
  expect(ticked).toHaveTextContent(/^Export 1$/);
  expect(all).toHaveTextContent(/^Export 7$/);
  expect(all.hasAttribute('disabled')).toBe(isPhone);
  await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
  expect(all).toBeEnabled();
});

it('writes exactly the alerts in the table, in its order, with their techniques', async () => {
  const { user } = await open('?severity=High&sort=severity');
  const dialog = await choose(user, 'CSV', 'Export 2 alerts');
  expect(await within(dialog).findByText('All 2 alerts will be in the file.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save file' }));
  const lines = (await caught.text()).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF?Alert ID,Asset,Impersonating domain,Unicode form,Details,/);
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['a1', 'a0']);
  expect(lines[2]).toContain(',Homoglyph,High,9,New,,');
  expect(caught.names).toEqual([`alerts-${TODAY}.csv`]);
  expect(await screen.findByText(`Saved alerts-${TODAY}.csv (2 alerts)`)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Export 2 alerts' })).toBeNull();
});

it('says what a blocklist leaves out and why, and takes New in with a tick', async () => {
  const { user } = await open();
  await mark();
  const dialog = await choose(user, 'Hosts file');
  expect(await within(dialog).findByText('2 of 7 alerts will be in the file.')).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    '1New: not looked at yet',
    '1marked Ours',
    '1your own: an approved asset or a name marked Ours, or above or below one',
    '1IP addresses',
    '1about a name that is in the file already',
  ]);
  const tick = within(dialog).getByRole('checkbox', { name: 'Include New' });
  expect(tick).toHaveAccessibleDescription(/^Otherwise only what is marked/);
  await user.click(tick);
  expect(await within(dialog).findByText('3 of 7 alerts will be in the file.')).toBeVisible();
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Traffic Light Protocol' }),
    'TLP:GREEN',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Save file' }));
  const lines = (await caught.text()).trimEnd().split('\n');
  // A colleague who loads it reads neither the dialog nor the list.
  expect(lines[0]).toMatch(/^# List “Everything”, 3 of 7 alerts: 3 names that imitate names of /);
  expect(lines[1]).toBe(
    '# Left out: 1 marked Ours; 1 your own: an approved asset or a name marked Ours, or above or below one; 1 IP addresses; 1 about a name that is in the file already',
  );
  expect(lines).toContain('# TLP:GREEN');
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([
    '0.0.0.0 example-sh0p.in',
    '0.0.0.0 reported.in',
    '0.0.0.0 down.in',
  ]);
  expect(caught.names).toEqual([`everything-3-of-7-${TODAY}.hosts.txt`]);
});

it('counts again what is marked in another tab while the dialog is open', async () => {
  const { user } = await open();
  await mark();
  const dialog = await choose(user, 'Hosts file');
  expect(await within(dialog).findByText('2 of 7 alerts will be in the file.')).toBeVisible();
  const subject = { alert: 'a2', asset: 'example-shop.in', domain: 'down.in' };
  await act(() =>
    casesOf(ACCOUNT).database.change([{ subject, change: { what: 'status', status: 'ours' } }]),
  );
  expect(await within(dialog).findByText('1 of 7 alerts will be in the file.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save file' }));
  expect(await caught.text()).not.toContain('down.in');
});

it('where every alert is New, a blocklist is empty until they are ticked', async () => {
  const { user } = await open('?severity=High');
  const dialog = within(await choose(user, 'Plain list', 'Export 2 alerts'));
  expect(await dialog.findByText('No alert would be in the file.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save file' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Include New' }));
  expect(await dialog.findByText('All 2 alerts will be in the file.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save file' })).toBeEnabled();
});

it('offers to defang where that makes sense, and another format at any time', async () => {
  const { user } = await open();
  await mark();
  const dialog = await choose(user, 'RPZ zone');
  expect(within(dialog).queryByRole('checkbox', { name: 'Defang the names' })).toBeNull();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Format' }), 'Plain list');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Defang the names' }));
  await within(dialog).findByText('2 of 7 alerts will be in the file.');
  await user.click(within(dialog).getByRole('button', { name: 'Save file' }));
  expect(await caught.text()).toBe('reported[.]in\ndown[.]in\n');
});

it('defangs the names of a CSV file unless that is unticked', async () => {
  const { user } = await open();
  const save = async () => {
    caught.files.length = 0;
    await screen.findByText('All 7 alerts will be in the file.');
    await user.click(await screen.findByRole('button', { name: 'Save file' }));
    return caught.text();
  };
  const dialog = await choose(user, 'CSV', 'Export 7 alerts');
  const tick = () => screen.getByRole('checkbox', { name: 'Defang the names' });
  await waitFor(() => expect(tick()).toBeChecked());
  // Files for machines have the names unchanged.
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Format' }), 'Plain list');
  expect(tick()).not.toBeChecked();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Format' }), 'CSV');
  expect(await save()).toContain(',reported[.]in,');
  await choose(user, 'CSV', 'Export 7 alerts');
  await user.click(tick());
  expect(await save()).toContain(',reported.in,');
});

it('writes an analyst’s marks and the similarity into a STIX bundle', async () => {
  const { user } = await open();
  await mark();
  const dialog = await choose(user, 'STIX 2.1 bundle');
  await within(dialog).findByText('6 of 7 alerts will be in the file.');
  await user.click(within(dialog).getByRole('button', { name: 'Save file' }));
  const { objects } = JSON.parse(await caught.text()) as { objects: Record<string, unknown>[] };
  const indicators = objects.filter(({ type }) => type === 'indicator');
  expect(indicators.map((one) => one['indicator_types'])).toEqual([
    ['anomalous-activity'],
    ['malicious-activity'],
    ['malicious-activity'],
    ['benign'],
    ['malicious-activity'],
    ['malicious-activity'],
  ]);
  expect(String(objects.find(({ type }) => type === 'note')?.['content'])).toMatch(
    /^Technique: Homoglyph\nSimilarity: \d+ %\nSeverity: High, score 9\nStatus: New$/,
  );
});

it('writes no blocklist while the assets cannot be read, and does once they can', async () => {
  let fails = true;
  server.use(
    http.get('http://naam.test:5000/asset/list', () =>
      fails
        ? HttpResponse.json({ message: 'No.' }, { status: 400 })
        : HttpResponse.json({ assets: [] }),
    ),
  );
  const { user } = await open();
  await mark();
  const dialog = await choose(user, 'Adblock list');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^Your assets could not be read. A blocklist could switch off one of them/,
  );
  expect(within(dialog).getByRole('button', { name: 'Save file' })).toBeDisabled();
  // A table blocks nothing.
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Format' }), 'CSV');
  expect(await within(dialog).findByText('All 7 alerts will be in the file.')).toBeVisible();
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Format' }),
    'Adblock list',
  );
  fails = false;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('3 of 7 alerts will be in the file.')).toBeVisible();
});

it('writes no blocklist while the marks cannot be read', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { user } = await open();
  const dialog = await choose(user, 'Plain list');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^Your marks could not be read/,
  );
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Format' }), 'CSV');
  await within(dialog).findByText('All 7 alerts will be in the file.');
  await user.click(within(dialog).getByRole('button', { name: 'Save file' }));
  expect(await caught.text()).toContain(',Not known,');
});

it('can be cancelled before it is written, and the dialog stays as it was', async () => {
  workers.holds = (method) => method === 'match';
  const { user } = await open();
  const dialog = await choose(user, 'CSV');
  await within(dialog).findByText('All 7 alerts will be in the file.');
  await user.click(within(dialog).getByRole('button', { name: 'Save file' }));
  expect(await within(dialog).findByText('Comparing the names…')).toBeVisible();
  expect(within(dialog).getByRole('progressbar', { name: 'Comparing the names…' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  workers.release();
  expect(await within(dialog).findByText('All 7 alerts will be in the file.')).toBeVisible();
  expect(caught.files).toEqual([]);
});

it('says so when it fails, and tries again', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new RangeError('Too much');
  });
  const { user } = await open();
  const dialog = await choose(user, 'CSV');
  await within(dialog).findByText('All 7 alerts will be in the file.');
  await user.click(within(dialog).getByRole('button', { name: 'Save file' }));
  expect(await within(dialog).findByText('The file could not be made.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('All 7 alerts will be in the file.')).toBeVisible();
});

it('says of a single alert that it will be in the file', async () => {
  const { user } = await open('?severity=High&q=a1');
  const dialog = await choose(user, 'CSV', 'Export 1 alert');
  expect(await within(dialog).findByText('The 1 alert will be in the file.')).toBeVisible();
});

it('stays in its place when there is nothing to export, and cannot be pressed', async () => {
  await renderApp({ as: 'admin', at: '/admin/alerts?q=nowhere', heading: 'Alerts' });
  expect(await screen.findByText('No alerts found.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Export 0 alerts' })).toBeDisabled(),
  );
});
