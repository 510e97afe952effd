/** DNS in the alert list: nothing is asked before the user agrees, and a row says what the resolver said. */
import * as dnsPacket from 'dns-packet';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { apiBase } from '@/backend.ts';
import { CaseDatabase } from '@/cases/model/browser/case-database.ts';
import type { AskedType, DenyingZone } from '@/evidence/model/dns/types.ts';
import { formatMoment } from '@/lib/format.ts';
import { sessionState } from '@/lib/session-state.ts';
import { a, mx, ns, response, soa } from '../evidence/packets.ts';
import { account, answer, server } from '../setup/backend.ts';
import { answerEvidence, nameEvidence } from '../setup/evidence.ts';
import { renderApp, type User } from '../setup/render-app.tsx';
import { catchFiles } from '../setup/saved-files.ts';
import { filter } from '../setup/filter.ts';

beforeEach(() => vi.stubEnv('VITE_DOH_RATE', '1000'));
afterAll(() => vi.unstubAllEnvs());

const NAMES = [
  'takes-mail.in',
  'web-only.in',
  'gone.in',
  'silent.in',
  // A host below its registrable name, which has an address and no own zone.
  'login.shop.in',
  // Not asked about: an IP address, a text and a second alert about a name.
  '192.0.2.9',
  'https://evil.example/"><b>',
  'TAKES-MAIL.in.',
];

function reply(name: string, type: AskedType): Uint8Array<ArrayBuffer> {
  if (name === 'takes-mail.in') {
    if (type === 'NS') return response(name, type, 'NOERROR', { answers: [ns(name)] });
    if (type === 'MX') return response(name, type, 'NOERROR', { answers: [mx(name, 'mx.test')] });
    if (type === 'A') return response(name, type, 'NOERROR', { answers: [a(name)] });
    return response(name, type, 'NOERROR', { authorities: [soa(name)] });
  }
  if (name === 'web-only.in') {
    if (type === 'NS') return response(name, type, 'NOERROR', { answers: [ns(name)] });
    return response(name, type, 'NOERROR', { authorities: [soa(name)] });
  }
  if (name === 'login.shop.in') {
    if (type === 'A') return response(name, type, 'NOERROR', { answers: [a(name)] });
    return response(name, type, 'NOERROR', { authorities: [soa('shop.in')] });
  }
  if (name === 'silent.in') return response(name, type, 'REFUSED');
  return response(name, type, 'NXDOMAIN', { authorities: [soa('in')] });
}

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  nameEvidence();
  answerEvidence(({ request }) => {
    const query = new URL(request.url).searchParams.get('dns') ?? '';
    const question = dnsPacket.decode(Buffer.from(query, 'base64url')).questions?.[0];
    const name = question?.name ?? '';
    asked.push(name);
    return new HttpResponse(reply(name, (question?.type ?? 'NS') as AskedType), {
      headers: { 'content-type': 'application/dns-message' },
    });
  });
  answer('alertList', {
    impersonations: NAMES.map((impersonating_domain, at) => ({
      id: `a${at}`,
      asset_name: 'example.in',
      impersonating_domain,
      details: 'Seen.',
      severity_score: 9 - at / 10,
    })),
  });
});

/** Opens the account's cases in this browser; closed when the test ends. */
function kept(): CaseDatabase {
  const database = new CaseDatabase({ account: account('admin').email, backend: apiBase() });
  onTestFinished(() => database.close());
  return database;
}

const row = async (at: number) => {
  const link = await screen.findByRole('link', { name: new RegExp(`^Open alert a${at}:`) });
  return link.closest('tr')!;
};
const shown = () => screen.getAllByRole('link', { name: /^Open alert/ }).map((a) => a.textContent);

async function checkAll(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Check DNS/ }));
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  // Some are asked for a second time, after the others.
  await screen.findByText(/^Checked 5 names: /);
}

it('asks for the host names in the table once the user agrees, each once, and for nothing else', async () => {
  const { user } = await renderApp({ as: 'admin', at: '/admin/alerts?severity=High' });
  expect(await row(0)).not.toHaveTextContent('Not checked');
  expect(screen.queryByRole('columnheader', { name: 'DNS' })).toBeNull();
  // How many it asks for is said before anything is asked.
  await user.click(await screen.findByRole('button', { name: 'Check DNS' }));
  expect(
    await screen.findByRole('group', {
      name: /^The demonstration resolver will see these 5 names/,
    }),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  // It covers the list, so using the list closes it, too.
  await user.click(screen.getByRole('button', { name: 'Check DNS' }));
  await screen.findByRole('button', { name: 'Check' });
  await user.click(await screen.findByRole('searchbox', { name: 'Search alerts' }));
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Search alerts' })).toHaveFocus();
  expect(asked).toEqual([]);

  await checkAll(user);
  // Two facts, each in its place.
  expect(await row(0)).toHaveTextContent(/Address ?Mail/);
  expect(await row(7)).toHaveTextContent(/Address ?Mail/);
  expect(await row(1)).toHaveTextContent(/No address ?No MX/);
  expect(
    within(await row(0)).getByRole('button', {
      name: /^Has an address, accepts mail: records of /,
    }),
  ).toBeVisible();
  expect(await row(2)).toHaveTextContent('Not in DNS');
  expect(
    within(await row(3)).getByRole('button', { name: /^No answer: why, of / }),
  ).toHaveTextContent('No answer');
  expect(await row(4)).toHaveTextContent(/Address ?No MX/);
  expect(await row(5)).toHaveTextContent('No host name');
  const ours = new Set(asked.filter((name) => NAMES.includes(name)));
  expect([...ours].toSorted()).toEqual(
    ['gone.in', 'login.shop.in', 'silent.in', 'takes-mail.in', 'web-only.in'].toSorted(),
  );
  await user.click(await screen.findByRole('button', { name: 'Check DNS' }));
  expect(await screen.findByText('No host name in this list is left to ask about.')).toBeVisible();
});

it('filters by what the resolver said, and counts the other filters under it', async () => {
  const { user } = await renderApp({ as: 'admin', at: '/admin/alerts' });
  await checkAll(user);
  const dns = await filter(user, 'DNS');
  for (const [choice, ids] of [
    ['In DNS', ['a0', 'a1', 'a4', 'a7']],
    ['Has an address', ['a0', 'a4', 'a7']],
    ['Accepts mail', ['a0', 'a7']],
    ['In DNS, no address', ['a1']],
    ['In DNS, no mail server', ['a1', 'a4']],
    ['Not in DNS', ['a2']],
    ['No answer', ['a3']],
    ['Not checked', ['a5', 'a6']],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one choice after the other
    await user.selectOptions(dns, choice);
    // oxlint-disable-next-line no-await-in-loop -- one choice after the other
    await waitFor(() => expect(shown()).toEqual(ids));
  }
  await waitFor(() => expect(window.location.search).toBe('?dns=not-checked'));
  // None of these has an answer: a column of dashes would take its room from the names.
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'DNS' })).toBeNull());
  const options = within(await filter(user, 'Severity'));
  await waitFor(() => expect(options.getByRole('option', { name: 'High (2)' })).toBeVisible());
});

it('keeps the answers when the page is left and the list is fetched again', async () => {
  const { user, router } = await renderApp({ as: 'admin', at: '/admin/alerts' });
  await checkAll(user);
  const before = asked.length;
  await user.click(await screen.findByRole('link', { name: /^Open alert a2:/ }));
  await screen.findByRole('heading', { level: 1, name: /gone/ });
  await router.navigate('/admin/alerts?dns=not-in-dns');
  await waitFor(() => expect(shown()).toEqual(['a2']));
  await user.click(await screen.findByRole('button', { name: 'Refresh alerts' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh alerts' })).toBeEnabled());
  await waitFor(() => expect(shown()).toEqual(['a2']));
  expect(await row(2)).toHaveTextContent('Not in DNS');
  expect(asked).toHaveLength(before);
});

it('shows earlier answers after a reload, and offers to ask for all again', async () => {
  const first = await renderApp({ as: 'admin', at: '/admin/alerts' });
  await checkAll(first.user);
  // All but the one without an answer.
  await waitFor(async () => expect(await kept().findings()).toHaveLength(4));
  const before = asked.length;
  first.unmount();
  sessionState.close();
  const { user } = await renderApp({ at: '/admin/alerts' });
  await waitFor(async () => expect(await row(0)).toHaveTextContent(/Address ?Mail/));
  expect(await row(2)).toHaveTextContent('Not in DNS');
  expect(await row(3)).toHaveTextContent('Not checked');
  expect(await screen.findByText('Invented')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Check DNS' }));
  expect(await screen.findByText(/will see these 5 names/)).toBeVisible();
  expect(asked).toHaveLength(before);
});

it('an answer of another day says its day, and one of another resolver is not shown', async () => {
  const at = Date.UTC(2026, 10, 20, 3, 12);
  const gone = { is: 'not-in-dns', at, zone: 'in' as DenyingZone } as const;
  const source = 'the demonstration resolver (invented answers)';
  const database = kept();
  await database.keepFinding({ of: 'dns', name: 'gone.in', source, answer: gone });
  await database.keepFinding({ of: 'dns', name: 'silent.in', source: 'Other', answer: gone });
  const { user } = await renderApp({ as: 'admin', at: '/admin/alerts' });
  expect(await within(await row(2)).findByText('20 Nov')).toBeVisible();
  expect(await row(2)).toHaveTextContent('Not in DNS');
  expect(await row(3)).toHaveTextContent('Not checked');
  await user.click(await screen.findByRole('link', { name: /^Open alert a2:/ }));
  const when = formatMoment(at);
  expect(await screen.findByText(`· looked up ${when}`)).toBeVisible();
  const card = await screen.findByRole('region', { name: 'DNS' });
  await user.click(within(card).getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(screen.queryByText(`· looked up ${when}`)).toBeNull());
});

it('the list’s answers show on the page of the alert, and its look-ups in the list', async () => {
  const { user } = await renderApp({ as: 'admin', at: '/admin/alerts' });
  await user.click(await screen.findByRole('link', { name: /^Open alert a1:/ }));
  const card = await screen.findByRole('region', { name: 'DNS' });
  await user.click(within(card).getByRole('button', { name: 'Look now' }));
  expect(
    await within(card).findByText(/^No address at .* could not be reached then\.$/),
  ).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Alerts', current: false }));
  await waitFor(async () => expect(await row(1)).toHaveTextContent('No address'));
  // Only a dash is visible.
  expect(within(await row(0)).getByTitle('Not checked')).toHaveTextContent(/^–Not checked$/);

  await checkAll(user);
  const before = asked.length;
  await user.click(await screen.findByRole('link', { name: /^Open alert a0:/ }));
  expect(await screen.findByRole('region', { name: 'DNS' })).toHaveTextContent(
    /Has an address ?Accepts mail/,
  );
  expect(asked).toHaveLength(before);
});

it('the look-ups of a takedown request show in the list, too, also without an answer', async () => {
  server.use(
    http.get('*/evidence/rdap/domain/:name', () => new HttpResponse(null, { status: 404 })),
  );
  const { user } = await renderApp({ as: 'admin', at: '/admin/alerts' });
  for (const at of [1, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await user.click(within(await row(at)).getByRole('checkbox'));
  }
  await user.keyboard('t');
  await user.click(await screen.findByText('Also write to the registrar and the host'));
  await user.click(await screen.findByRole('button', { name: 'Look up registrar and host' }));
  // One name has no answer.
  await screen.findByText('Not everything was answered. The alert’s page says why.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await row(1)).toHaveTextContent(/No address ?No MX/));
  await user.click(within(await row(3)).getByRole('button', { name: /^No answer: why, of / }));
  const why = await screen.findByRole('dialog', { name: /^No answer about / });
  expect(why).toHaveTextContent('The resolver gave no answer: REFUSED.');
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/^Checked 2 names: .*, 1 gave no answer$/)).toBeVisible();
  expect(await row(0)).toHaveTextContent('Not checked');
});

it('writes what the resolver said into the file', async () => {
  const saved = catchFiles();
  const { user } = await renderApp({ as: 'admin', at: '/admin/alerts?sort=id' });
  await checkAll(user);
  await user.click(await screen.findByRole('button', { name: 'Export 8 alerts' }));
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await screen.findByText('All 8 alerts will be in the file.');
  await user.click(await screen.findByRole('button', { name: 'Save file' }));
  const lines = (await saved.text()).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/,First marked,dns,a,mx,ns,checked_at,source$/);
  expect(lines[1]).toMatch(
    /,Has an address,192\.0\.2\.7,mx\.test,ns1\.host\.example,\d{4}-\d\d-\d\dT[\d:.]+Z,the demonstration resolver \(invented answers\)$/,
  );
  expect(lines[3]).toMatch(/,Not in DNS,,,,\d{4}-/);
  expect(lines[6]).toMatch(/,Not checked,,,,,$/);
});
