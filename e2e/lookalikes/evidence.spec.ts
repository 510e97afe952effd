/**
 * Live evidence with the demonstration resolver and registry: nothing is asked before the user agrees, and
 * the page says what the zone holds, no more.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';

/** A line of a CSV file about a name in DNS. */
const IN_DNS = /,(?:Has an address|In DNS|"In DNS, no address"),/;

/** Counts the page's questions to the demonstration resolver and registry from now on. */
function countQuestions(page: Page) {
  const asked = { doh: 0, rdap: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/evidence/doh') asked.doh += 1;
    if (pathname.startsWith('/evidence/rdap/')) asked.rdap += 1;
  });
  return asked;
}

const RESOLVER = '**/evidence/doh?*';

test(
  'the finder asks for 200 names once the reader agrees, and says which exist',
  { tag: '@full' },
  async ({ page, navigate }) => {
    const asked = countQuestions(page);
    await navigate('/lookalikes#d=sahyadrilokbank.co.in');
    await page.getByRole('button', { name: 'Check which exist' }).click();
    const consent = page.getByRole('group', { name: /will see these 200 names/ });
    await expect(consent).toContainText('The demonstration resolver will see');
    await expect(consent).toContainText('Its answers are invented.');
    await expectAccessible(page, 'consent');
    expect(asked.doh).toBe(0);
    // Before the first answer there is nothing to say in a column.
    const column = page.getByRole('columnheader', { name: 'DNS' });
    await expect(page.getByRole('columnheader', { name: 'Technique' })).toBeVisible();
    await expect(column).toHaveCount(0);

    await consent.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(column).toBeVisible();
    // The bar and the heading count the same names, during the check too.
    const bar = page.getByText(/^[\d,]+ of 200 names: [\d,]+ in DNS$/);
    await expect(async () => {
      const [soFar] = /\d+(?= in DNS)/.exec((await bar.textContent()) ?? '') ?? [];
      const heading = page.getByRole('heading', { name: `${soFar} are in DNS so far` });
      await expect(heading).toBeVisible({ timeout: 100 });
    }).toPass();
    const told = page.getByText(/^Checked 200 of [\d,]+: /);
    await expect(told).toBeVisible({ timeout: 45_000 });
    const [, inDns, mail, none] =
      /: (\d+) in DNS \((\d+) accept mail\)(?:, \d+ not in DNS)?, (\d+) gave no answer/.exec(
        (await told.textContent()) ?? '',
      ) ?? [];
    await expect(page.getByRole('button', { name: `Ask these ${none} again` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check the rest' })).toBeVisible();

    // The found names are visible, those that accept mail first.
    const existing = page.getByRole('region', { name: `${inDns} are in DNS`, exact: true });
    await expect(page.getByRole('link', { name: 'How to read the answer' })).toBeVisible();
    await expect(existing.getByRole('listitem')).toHaveCount(10);
    await expect(existing.getByRole('listitem').first()).toContainText('Accepts mail');
    await expectAccessible(page, 'names in DNS');
    await existing.getByRole('button', { name: `Show all ${inDns} in the list` }).click();
    await expect(page.getByRole('heading', { name: 'All names' })).toBeFocused();

    const saved = page.waitForEvent('download');
    await expect(page.getByLabel('DNS', { exact: true })).toHaveValue('in-dns');
    await expect(page.getByText(`${inDns} of `)).toBeVisible();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toMatch(/,dns,a,mx,ns,checked_at,source$/);
    expect(lines.slice(1)).toHaveLength(Number(inDns));
    expect(lines.slice(1).every((line) => IN_DNS.test(line))).toBe(true);
    await page.getByLabel('DNS', { exact: true }).selectOption('Accepts mail');
    await expect(page.getByText(`${mail} of `)).toBeVisible();

    await page
      .getByRole('button', { name: /, accepts mail: records of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /in DNS$/ })).toContainText('Mail servers');
  },
);

test(
  'the alert list asks for its names once the reader agrees, shows, filters and exports',
  { tag: '@full' },
  async ({ page, login, navigate }) => {
    const asked = countQuestions(page);
    await login('admin');
    await navigate('/admin/alerts');
    await page.getByRole('button', { name: 'Check DNS' }).click();
    const consent = page.getByRole('group', { name: /will see these 40 names/ });
    await expectAccessible(page, 'consent above the alerts');
    expect(asked.doh).toBe(0);
    await consent.getByRole('button', { name: 'Check', exact: true }).click();

    const told = page.getByText(/^Checked 40 names: 36 in DNS .*, 2 not in DNS, 2 gave no answer$/);
    await expect(told).toBeVisible({ timeout: 45_000 });
    const mail = Number(/\((\d+) accept mail\)/.exec((await told.textContent()) ?? '')?.[1]);
    await expectAccessible(page, 'checked alerts');
    await page.getByRole('button', { name: 'Filters' }).click();
    const dns = page.getByLabel('DNS', { exact: true });
    for (const [choice, alerts] of [
      ['In DNS', 36],
      ['Not in DNS', 2],
      ['No answer', 2],
      ['Not checked', 0],
      ['Accepts mail', mail],
    ] as const) {
      await dns.selectOption(choice);
      await expect(page.getByText(`${alerts} of 40 alerts`)).toBeVisible();
    }
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Export ${mail} alerts` }).click();
    await page.getByRole('button', { name: 'CSV' }).click();
    await page.getByRole('button', { name: 'Save file' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toMatch(/,dns,a,mx,ns,checked_at,source$/);
    expect(lines.slice(1).every((line) => IN_DNS.test(line))).toBe(true);
    expect(lines.slice(1).every((line) => line.includes(' mx2.post.example,'))).toBe(true);

    const before = { ...asked };
    await page.getByRole('link', { name: /^Open alert 6:/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /-kyc/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(`${mail} of 40 alerts`)).toBeVisible();
    await page
      .getByRole('button', { name: /, accepts mail: records of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /in DNS$/ })).toContainText('Mail servers');
    expect(asked).toEqual(before);
  },
);

test('an alert shows DNS and registration by a press each, and keeps them', async ({
  page,
  login,
  navigate,
}) => {
  const asked = countQuestions(page);
  await login('admin');
  await navigate('/admin/alerts/29');
  const evidence = page.getByRole('region', { name: 'Look-ups' });
  const card = (name: string) => evidence.getByRole('region', { name });
  await expect(card('DNS')).toContainText('will see the name');
  expect(asked).toEqual({ doh: 0, rdap: 0 });

  await evidence.getByRole('button', { name: 'Look up both' }).click();
  await expect(card('DNS')).toContainText('Has an address');
  await expect(card('DNS')).toContainText('the demonstration resolver (invented answers)');
  await expect(card('Registration')).toContainText('Registered on');
  await expect(evidence.getByRole('button', { name: 'Look up both' })).toBeHidden();
  await expect(card('Registration')).toContainText('the demonstration registry (invented answers)');
  await expect(evidence.getByRole('button', { name: 'Copy evidence' })).toBeVisible();
  await card('DNS').getByText('Raw answer').click();
  await expect(card('DNS').getByLabel('Raw answer')).toContainText('xn--');
  // A button half under the page's head counts as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'live evidence');

  const before = { ...asked };
  await page.getByRole('link', { name: 'Alerts', exact: true }).first().click();
  await page.getByRole('link', { name: /^Open alert 29:/ }).click();
  await expect(card('Registration')).toContainText('Registered on');
  expect(asked).toEqual(before);

  await page.route(RESOLVER, (route) =>
    route.fulfill({ contentType: 'application/dns-message', body: '{"\u0000' }),
  );
  await card('DNS').getByRole('button', { name: 'Look again' }).click();
  await expect(card('DNS')).toContainText('No answer.');
  await expect(card('DNS')).not.toContainText('Not in DNS');
});

test(
  'offline and a cut connection take no answer away, and make none up',
  { tag: '@full' },
  async ({ page, context, problems, navigate }) => {
    const asked = countQuestions(page);
    problems.allow(/net::ERR_/);
    await navigate('/lookalikes#d=sahyadrilokbank.co.in');
    await page.getByRole('button', { name: 'Check which exist' }).click();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const bar = page.getByRole('progressbar');
    const done = async () => Number(await bar.getAttribute('value'));
    await expect.poll(done).toBeGreaterThan(5);

    await context.setOffline(true);
    await expect(page.getByText('Waits until this page is in sight and online')).toBeVisible();
    const { doh } = asked;
    const before = await done();
    await context.setOffline(false);
    await expect.poll(done).toBeGreaterThan(before);
    expect(asked.doh).toBeGreaterThan(doh);
    // Cut before any is found, the sum would hold no number of names in DNS.
    await expect(page.getByText(/ names: [1-9]\d* in DNS$/)).toBeVisible();

    await page.route(RESOLVER, (route) => route.abort('connectionreset'));
    await expect(
      page.getByText(/^The check ended early\. The policy or the network/),
    ).toBeVisible();
    const told = page.getByText(/^Checked \d+ of [\d,]+: /);
    const [, checked, inDns] = /^Checked (\d+) of .*: (\d+) in DNS/.exec(
      (await told.textContent())!,
    )!;
    expect(Number(checked)).toBeLessThan(200);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('DNS', { exact: true }).selectOption('In DNS');
    await expect(page.getByText(new RegExp(`^${inDns} of `))).toBeVisible();

    await page.unroute(RESOLVER);
    await page.getByRole('button', { name: 'Check the rest' }).click();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect.poll(done).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(told).not.toHaveText(new RegExp(`^Checked ${checked} `));
  },
);

test(
  'the page that explains the answers stands beside the finder',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/lookalikes');
    const tools = page.getByRole('navigation', { name: 'Tools' });
    await expect(tools.getByRole('link')).toHaveText([
      'Lookalike finder',
      'Is this link real?',
      'Techniques',
      'Reading the answers',
    ]);
    await tools.getByRole('link', { name: 'Reading the answers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading the answers');
    await expectAccessible(page, 'how to read the answers');
    const answer = await page.reload();
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('Badge by badge')).toBeVisible();
  },
);
