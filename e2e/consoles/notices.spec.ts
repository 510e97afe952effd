/**
 * From an alert to a notice with the registrar's address, and to its history. What the registry says is the
 * demonstration's own.
 */
import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('a looked-up registration gives the notice its recipient; what was sent is history', async ({
  page,
  backend,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin/alerts/11');
  const { store } = await backend.state();
  const domain = String(store.alerts.find(({ id }) => id === 11)?.['impersonating_domain']);
  await page.getByRole('button', { name: 'Prepare takedown request' }).click();
  const dialog = page.getByRole('dialog', { name: /^Prepare takedown request: / });
  const text = dialog.getByLabel('Request');
  const recipients = dialog.getByRole('group', { name: 'Recipients' });
  await expect(recipients).toContainText(
    /and the demonstration registry will see .+\. Their answers are invented\./,
  );
  await recipients.getByRole('button', { name: 'Look up both and fill in' }).click();
  const address = dialog.getByLabel(/^Mail address of (?!The hosting)/);
  await expect(address).toHaveValue(/^[\w.-]+@[\w.-]+$/);
  // The answer changes nothing about who is written to.
  const provider = dialog.getByRole('checkbox', { name: /your provider$/ });
  await expect(provider).toBeChecked();
  await provider.uncheck();
  await dialog
    .getByRole('listitem')
    .filter({ has: page.getByLabel(/^Mail address of (?!The hosting)/) })
    .getByRole('checkbox')
    .check();
  await expect(text).toHaveValue(
    /\nLooked up .+ \(invented answers\):\nRegistered: .+\nRegistrar: .+\n/,
  );
  const abuse = await address.inputValue();

  await dialog.getByLabel('Addresses where it was seen').fill(`hxxps://${domain}/login`);
  await dialog.getByLabel('What was seen').selectOption('Phishing page');
  await dialog.getByLabel('When').fill('2026-01-15T09:42');
  await dialog.getByLabel('How it came').selectOption('By SMS');
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await dialog.getByLabel('Language').selectOption('hi');
  await expect(text).toHaveValue(/^महोदय/);
  await dialog.getByText(/other channels$/).click();
  await expectAccessible(page, 'notice');

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save .eml' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^abuse-.*\.eml$/);
  const mail = await PostalMime.parse(await readFile(await file.path()));
  expect(mail.to).toEqual([{ name: '', address: abuse }]);
  expect(mail.subject).toMatch(/^डोमेन के दुरुपयोग की शिकायत: /);
  expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(await text.inputValue());

  await dialog.getByRole('button', { name: 'I sent this' }).click();
  await dialog.getByLabel(/^Ticket number/).fill('T-4711');
  await expectAccessible(page, 'I sent this');
  await dialog.getByRole('button', { name: 'Write to the history and mark as Reported' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog').getByText(/^Reported\b/)).toBeVisible();
  // What the notice asked for stands on the alert's page, too.
  const registration = page
    .getByRole('region', { name: 'Look-ups' })
    .getByRole('region', { name: 'Registration' });
  await expect(registration).toContainText(abuse);

  await page.reload();
  await page.getByText('History: 3 entries').click();
  await expect(page.getByText('T-4711')).toBeVisible();
  await expect(page.getByText(/^Looked up: registered .+ at .+/)).toBeVisible();
});

test('a notice is printed alone, on paper that stands', async ({ page, login, navigate }) => {
  await login('admin');
  await navigate('/admin/alerts/6');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Prepare takedown request' }).click();
  const dialog = page.getByRole('dialog', { name: /^Prepare takedown request: / });
  await dialog.getByLabel('Kind').selectOption('trademark');
  await dialog.getByLabel('Mark', { exact: true }).fill('Sahyadri');
  await dialog.getByLabel('Rights in the mark').fill('In use since 1998');
  await dialog.getByLabel('Signs of bad faith').fill('It was offered to us for sale.');
  await dialog.getByLabel(/^To our knowledge its holder has no rights/).check();
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await dialog.getByRole('button', { name: 'Print' }).click();
  const sheet = page.locator('.notice-sheet');
  await expect(sheet).toBeAttached();
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toContainText('UDRP, paragraph 4(a)(ii)');
  await expect(sheet).toContainText('UDRP, paragraph 4(a)(iii)');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).not.toBeAttached();
  await expect(dialog).toBeVisible();
});

test('five alerts make one mail for each recipient, with their evidence, and five histories', async ({
  page,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin/alerts/1');
  const registration = page
    .getByRole('region', { name: 'Look-ups' })
    .getByRole('region', { name: 'Registration' });
  await registration.getByRole('button', { name: 'Look now' }).click();
  await expect(registration).toContainText('Registered on');
  // What was found out is kept while the page is not loaded anew.
  await page.getByRole('link', { name: 'Alerts', exact: true }).first().click();
  const boxes = page.getByRole('checkbox', { name: /^Select alert / });
  await page.getByRole('checkbox', { name: 'Select alert 1', exact: true }).check();
  for (let at = 0; (await boxes.and(page.locator(':checked')).count()) < 5; at += 1) {
    await boxes.nth(at).check();
  }
  await page.getByRole('button', { name: 'Prepare takedown request' }).click();

  const dialog = page.getByRole('dialog', { name: /^Prepare takedown request: / });
  await dialog.getByLabel('Kind').selectOption('trademark');
  await dialog.getByLabel('Mark', { exact: true }).fill('Sahyadri Lok Bank');
  await dialog.getByLabel('Rights in the mark').fill('In use since 1998');
  await dialog.getByLabel('Signs of bad faith').fill('It was offered to us for sale.');
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Rao');
  const text = dialog.getByLabel('Request');
  const provider = dialog.getByRole('checkbox', { name: /your provider$/ });
  await dialog.getByRole('checkbox', { name: /IANA id/ }).check();
  await provider.uncheck();
  await expect(text).toHaveValue(/\nRegistrar: /);
  await expect(text).not.toHaveValue(/\n1\.\n/);
  await provider.check();
  await dialog.getByLabel(/^Mail \d of 2$/).selectOption('provider');
  await expect(text).toHaveValue(/\n5\.\nDomain name: /);
  await expect(text).toHaveValue(/\nLooked up .+ \(invented answers\):\nRegistered: /);
  await dialog.getByRole('button', { name: 'I sent mail 1 of 2' }).click();
  await dialog.getByRole('button', { name: 'Write to the history and mark as Reported' }).click();
  await expect(dialog.getByText(/^Written to the history of 5 alerts/)).toBeVisible();
});
