/** What the copy buttons copy where browsers give no clipboard: on an origin that they do not trust. */
import { expect, test, waitUntilReady } from '../fixtures.ts';

const ALERT = '/admin/alerts/6';

test.beforeEach(async ({ page, site, login }) => {
  await page.goto(`${site.insecureUrl}/login`);
  await waitUntilReady(page);
  await login('admin');
  await page.goto(`${site.insecureUrl}${ALERT}`);
  await waitUntilReady(page);
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
});

test('the takedown sheet copies its letter', async ({ page }) => {
  await page.getByRole('button', { name: 'Prepare takedown request' }).click();
  const dialog = page.getByRole('dialog', { name: /^Prepare takedown request: / });
  await dialog.getByLabel('Kind').selectOption('abuse');
  const letter = dialog.getByRole('textbox', { name: 'Letter' });
  await expect(letter).toHaveValue(
    /\nLooked up .+ \(invented answers\):\nRegistered: .+\nRegistrar: .+\nAddresses: .+\nMail servers: .+\n/,
  );
  const text = await letter.inputValue();
  await dialog.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(dialog.getByText('Letter copied')).toBeVisible();
  await letter.fill('');
  await letter.press('ControlOrMeta+v');
  await expect(letter).toHaveValue(text);
});

test('the page of an alert copies its domain defanged', async ({ page, backend }) => {
  const { store } = await backend.state();
  const domain = String(store.alerts.find(({ id }) => id === 6)?.['impersonating_domain']);
  await page.getByRole('button', { name: 'Copy defanged' }).click();
  await expect(page.getByText('Defanged domain copied')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await search.press('ControlOrMeta+v');
  await expect(search).toHaveValue(domain.replaceAll('.', '[.]'));
});
