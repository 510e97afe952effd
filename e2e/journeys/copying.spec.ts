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

test('the takedown dialog copies its request', async ({ page }) => {
  await page.getByRole('button', { name: 'Prepare takedown request' }).click();
  const dialog = page.getByRole('dialog', { name: /^Prepare takedown request: / });
  const request = dialog.getByLabel('Request');
  await dialog.getByLabel('Kind').selectOption('trademark');
  await dialog.getByLabel('Mark', { exact: true }).fill('Sahyadri');
  await dialog.getByLabel('Rights in the mark').fill('In use since 1998');
  await dialog.getByLabel('Signs of bad faith').fill('It was offered to us for sale.');
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await expect(request).toHaveValue(/Sahyadri/);
  const text = await request.inputValue();
  const button = dialog.getByRole('button', { name: 'Copy text' });
  await button.click();
  await expect(dialog.getByText('Takedown request copied')).toBeVisible();
  await expect(button).toBeFocused();
  await request.fill('');
  await request.press('ControlOrMeta+v');
  await expect(request).toHaveValue(text);
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
