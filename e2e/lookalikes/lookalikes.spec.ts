/** /lookalikes on the production build: made in the browser, shared in the fragment, nothing sent. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { sample } from '../support/sample.ts';

/** A label of 24 characters. */
const LONG = 'sahyadrilokcooperativebk.in';

const PAGES = [
  ['/lookalikes', 'Your domain', 'Show lookalikes', 'Lookalikes'],
  // The examples change in place, around the text that the user reads.
  ['/lookalikes/techniques', 'Show them on your own domain', 'Show examples', null],
] as const;

test('every lookalike of a domain, without a request that carries it', async ({
  page,
  navigate,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await navigate('/');
  await page.getByLabel('See the domains that could imitate yours').fill(`https://${LONG}/pay`);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: 'By technique' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(new RegExp(`/lookalikes#d=${LONG.replace('.', '\\.')}$`));
  const made = page
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ names in plain letters could imitate/ });
  await expect(made).toContainText('sahyadrilokcooperativebk.in');
  expect(asked.filter((request) => request.includes('sahyadri'))).toEqual([]);
});

test(
  'once the list is there, nothing that is done with it asks for more than files of the build',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/lookalikes');
    // The first use loads the code that reads a name; after that there is nothing left to load.
    await page.getByLabel('Your domain').fill('ola.in');
    await page.getByRole('button', { name: 'Show lookalikes' }).click();
    const table = page.getByRole('table', { name: 'Possible lookalikes' });
    await expect(table.getByRole('row').nth(1).locator('mark').first()).toBeVisible({
      timeout: 15_000,
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      // Faces of other scripts are loaded as their letters come into view.
      if (!request.url().startsWith('blob:') && request.resourceType() !== 'font') {
        asked.push(request.url());
      }
    });
    await page.getByLabel('Your domain').fill('nykaa.com');
    await page.getByRole('button', { name: 'Show lookalikes' }).click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^[\d,]+ names in plain letters could imitate nykaa\.com/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Omission/ }).click();
    await page.getByLabel('Search names').fill('nyka');
    await expect(table.getByRole('row').nth(1)).toContainText('nyka');
    await page.getByRole('button', { name: 'Likeness' }).click();
    await page
      .getByRole('button', { name: /^Copy .* defanged$/ })
      .first()
      .click();
    // A file of the build has no query: nothing of what was typed can be in its address. (Chromium asks
    // for the icon anew with every fragment.)
    expect(asked.filter((url) => !/\/(?:assets\/[\w.-]+|favicon\.svg)$/.test(url))).toEqual([]);
  },
);

test(
  'another domain is another place: Back and Forward lead between the lists',
  { tag: '@full' },
  async ({ page, navigate }) => {
    const counted = (domain: 'ola.in' | 'jio.com') =>
      page.getByRole('status').filter({
        hasText: new RegExp(`names in plain letters could imitate ${domain.replace('.', '\\.')}`),
      });
    await navigate('/lookalikes');
    await page.getByLabel('Your domain').fill('ola.in');
    await page.getByRole('button', { name: 'Show lookalikes' }).click();
    await expect(counted('ola.in')).toBeVisible();
    await page.getByLabel('Your domain').fill('jio.com');
    await page.getByRole('button', { name: 'Show lookalikes' }).click();
    await expect(counted('jio.com')).toBeVisible();
    await page.goBack();
    await expect(counted('ola.in')).toBeVisible();
    await expect(page.getByLabel('Your domain')).toHaveValue('ola.in');
    await page.goBack();
    await expect(page.getByLabel('Your domain')).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'By technique' })).toHaveCount(0);
    await page.goForward();
    await expect(counted('ola.in')).toBeVisible();
  },
);

test('a shared link opens with its domain; filter, search and export agree', async ({
  page,
  navigate,
}) => {
  await navigate('/lookalikes#d=ola.in');
  await page.getByRole('button', { name: /^Omission/ }).click();
  const table = page.getByRole('table', { name: 'Possible lookalikes' });
  await expect(table.getByRole('row').nth(1)).toContainText('Omission');
  await page.getByLabel('Search names').fill('la.in');
  const count = page.getByText(/^\d+ of [\d,]+ names$/);
  // The search leaves one of the three omissions a moment later.
  await expect(count).toHaveText(/^1 of /);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('lookalikes-of-ola.in.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('lookalike,unicode,techniques,likeness');
  for (const line of lines.slice(1)) expect(line).toMatch(/^[a-z0-9.-]+,[^,]+,[^,]+,\d+$/);
});

test('the making can be stopped', { tag: '@full' }, async ({ page, navigate }) => {
  await navigate('/lookalikes');
  await page.getByLabel('Your domain').fill(LONG);
  await page.getByRole('button', { name: 'Show lookalikes' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  const made = page
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ names (in plain letters )?(so far )?could imitate/ });
  await expect(made).toBeVisible();
});

for (const [path, label, button, goesTo] of sample(PAGES, 2)) {
  test(`${path}: Skip to content keeps the domain, and where the focus goes once one is sent`, async ({
    page,
    navigate,
  }) => {
    await navigate(`${path}#d=ola.in`);
    const field = page.getByLabel(label);
    await expect(field).toHaveValue('ola.in');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(`${path}#d=ola.in`);
    await expect(field).toHaveValue('ola.in');
    const results = goesTo === null ? null : page.getByRole('region', { name: goesTo });
    await field.fill('https://nykaa.com/pay');
    await field.press('Enter');
    await expect(page).toHaveURL(`${path}#d=nykaa.com`);
    await expect(field).toHaveValue('nykaa.com');
    await expect(results ?? field).toBeFocused();
    await field.fill('jio.com');
    await page.getByRole('button', { name: button }).press('Enter');
    await expect(page).toHaveURL(`${path}#d=jio.com`);
    await expect(results ?? page.getByRole('button', { name: button })).toBeFocused();
  });
}

test('a link is judged without a request: the verdict, the two names, what to do', async ({
  page,
  navigate,
}) => {
  await navigate('/lookalikes/link');
  await page.getByLabel('Which company? (optional)').fill('hdfcbank.com');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByLabel('The link you were sent').fill('https://hdfcb\u0430nk.com/kyc');
  await page.getByRole('button', { name: 'Check it', exact: true }).press('Enter');
  const verdict = page.getByRole('heading', { name: 'This imitates HDFC Bank.' });
  await expect(verdict).toBeFocused();
  await expect(page.getByText('U+0430').first()).toBeVisible();
  expect(asked.filter((request) => request.includes('hdfc'))).toEqual([]);
  await page.reload();
  await expect(verdict).toBeVisible();
  await expect(page.getByLabel('The link you were sent')).toHaveValue(
    'https://hdfcb\u0430nk.com/kyc',
  );
});
