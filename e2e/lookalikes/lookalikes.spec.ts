/** /lookalikes on the production build: made in the browser, shared in the fragment, nothing sent. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';

/** A label of 24 characters, as design section 7 names it. */
const LONG = 'sahyadrilokcooperativebk.in';

test('every lookalike of a domain, without a request that carries it', async ({
  page,
  navigate,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await navigate('/');
  await page.getByLabel('See the names that could imitate yours').fill(`https://${LONG}/pay`);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: 'By technique' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(new RegExp(`/lookalikes#d=${LONG.replace('.', '\\.')}$`));
  const made = page.getByRole('status').filter({ hasText: /^[\d,]+ names could imitate/ });
  await expect(made).toContainText('sahyadrilokcooperativebk.in');
  expect(asked.filter((request) => request.includes('sahyadri'))).toEqual([]);
});

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
  await expect(count).toBeVisible();
  const shown = Number((await count.textContent())?.split(' ')[0]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('lookalikes-of-ola.in.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(shown + 1);
});

test('no lookalike is a link, and the page ends in Request Demo', async ({ page, navigate }) => {
  await navigate('/lookalikes#d=ola.in');
  const table = page.getByRole('table', { name: 'Possible lookalikes' });
  await expect(table.getByRole('row').nth(3)).toBeVisible();
  await expect(table.getByRole('link')).toHaveCount(0);
  const demo = page.getByRole('main').getByRole('link', { name: 'Request Demo' });
  await expect(demo).toHaveAttribute('href', '/contact');
});

test('the making can be stopped', async ({ page, navigate }) => {
  await navigate('/lookalikes');
  await page.getByLabel('Your domain').fill(LONG);
  await page.getByRole('button', { name: 'Show lookalikes' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  const made = page
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ names (so far )?could imitate/ });
  await expect(made).toBeVisible();
});

test("the techniques' examples are made of the visitor's own domain", async ({
  page,
  navigate,
}) => {
  await navigate('/lookalikes/techniques');
  await page.getByLabel('Show them on your own domain').fill('sahyadri.in');
  await page.getByRole('button', { name: 'Show examples' }).click();
  const transposition = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Transposition' }) });
  await expect(transposition.locator('mark').first()).toBeVisible({ timeout: 20_000 });
  await expect(transposition).not.toContainText('yourcompany');
});
