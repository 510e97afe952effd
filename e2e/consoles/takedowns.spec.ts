/**
 * From an alert to the mail, and to its history. What the registry says is the demonstration's own: nobody sees the
 * question, so it is asked by itself.
 */
import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { expect, expectAccessible, test } from '../fixtures.ts';

const ALSO = 'Also write to the registrar and the host';

test('a report goes to the registrar that was looked up; what was sent is history', async ({
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
  const letter = dialog.getByRole('textbox', { name: 'Letter' });
  await expect(letter).toHaveValue(
    /\nLooked up .+ \(invented answers\):\nRegistered: .+\nRegistrar: .+\n/,
  );
  await dialog.getByLabel('Kind').selectOption('abuse');
  await dialog.getByText(ALSO).click();
  // The answer changes nothing about who is written to.
  const provider = dialog.getByRole('checkbox', { name: /your provider$/ });
  await expect(provider).toBeChecked();
  await provider.uncheck();
  await dialog.getByRole('checkbox', { name: /IANA id/ }).check();
  const to = dialog.getByLabel('Email address');
  await expect(to).toHaveValue(/^[\w.-]+@[\w.-]+$/);
  const abuse = await to.inputValue();

  await dialog.getByRole('button', { name: 'Add a URL' }).click();
  await dialog.getByLabel('URLs where you saw it').fill(`hxxps://${domain}/login`);
  await dialog.getByLabel('Language').selectOption('hi');
  await expect(letter).toHaveValue(/^महोदय/);
  await expectAccessible(page, 'takedown request');

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save as email file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^abuse-.*\.eml$/);
  const mail = await PostalMime.parse(await readFile(await file.path()));
  expect(mail.to).toEqual([{ name: '', address: abuse }]);
  expect(mail.subject).toMatch(/^डोमेन के दुरुपयोग की शिकायत: /);
  expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(await letter.inputValue());

  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await dialog.getByLabel(/^Ticket number/).fill('T-4711');
  await expectAccessible(page, 'Mark as sent');
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog').getByText(/^Reported\b/)).toBeVisible();
  // Look-ups are on the alert's page, too.
  const registration = page
    .getByRole('region', { name: 'Look-ups' })
    .getByRole('region', { name: 'Registration' });
  await expect(registration).toContainText(abuse);

  await page.reload();
  await page.getByText('History: 3 entries').click();
  await expect(page.getByText('T-4711')).toBeVisible();
  await expect(page.getByText(/^Looked up: registered .+ at .+/)).toBeVisible();
});

test(
  'a draft is there after a reload, and a letter is printed by itself',
  { tag: '@full' },
  async ({ page, login, navigate }) => {
    await login('admin');
    await navigate('/admin/alerts/6');
    await page.getByRole('button', { name: 'Prepare takedown request' }).click();
    const dialog = page.getByRole('dialog', { name: /^Prepare takedown request: / });
    await dialog.getByLabel('Kind').selectOption('trademark');
    await dialog.getByRole('button', { name: 'Add your rights in the mark' }).click();
    await dialog.getByLabel('Rights in the mark').fill('In use since 1998');
    await dialog.getByLabel('Signs of bad faith').fill('It was offered to us for sale.');
    await dialog.getByLabel(/^To our knowledge the holder has no rights/).check();
    await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue(
      /UDRP, paragraph 4\(a\)\(iii\)/,
    );
    await page.reload();
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: 'Prepare takedown request' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveValue(/In use since 1998/);
    await dialog.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    const paper = page.locator('.printed-letter');
    await expect(paper).toBeAttached();
    await expect(paper).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toContainText('UDRP, paragraph 4(a)(ii)');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(paper).not.toBeAttached();
    await expect(dialog).toBeVisible();
  },
);

test('five alerts make one letter for each recipient, and five histories', async ({
  page,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin/alerts');
  const boxes = page.getByRole('checkbox', { name: /^Select alert / });
  await page.getByRole('checkbox', { name: 'Select alert 1', exact: true }).check();
  for (let at = 0; (await boxes.and(page.locator(':checked')).count()) < 5; at += 1) {
    await boxes.nth(at).check();
  }
  await page.getByRole('button', { name: 'Prepare takedown request' }).click();

  const dialog = page.getByRole('dialog', { name: /^Prepare takedown request: / });
  await dialog.getByLabel('Kind').selectOption('abuse');
  await dialog.getByText(ALSO).click();
  await dialog.getByRole('checkbox', { name: 'CERT-In incident reporting' }).check();
  const letters = dialog.getByRole('list', { name: 'Letters' }).getByRole('button');
  await expect(letters).toHaveText([/your provider\s*To send$/, /^CERT-In.*To send$/]);
  const letter = dialog.getByRole('textbox', { name: 'Letter' });
  await expect(letter).toHaveValue(/\n5\.\nDomain name: /);
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(dialog.getByText(/^Marked as sent to .*Next letter below\./)).toBeVisible();
  await expect(letters).toHaveText([/Sent$/, /To send$/]);
  await expect(letter).toHaveValue(/^Dear Sir or Madam/);
  // The histories have the sent letter: a reload loses nothing.
  await page.reload();
  for (let at = 0; (await boxes.and(page.locator(':checked')).count()) < 5; at += 1) {
    await boxes.nth(at).check();
  }
  await page.getByRole('button', { name: 'Prepare takedown request' }).click();
  await expect(letters).toHaveText([/Sent$/, /To send$/]);
});
