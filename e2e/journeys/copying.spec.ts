/** A copy where browsers give no clipboard: on an origin that they do not trust. */
import { expect, test, waitUntilReady } from '../fixtures.ts';
import { signInAt } from '../support/people.ts';

test('the takedown sheet copies its letter', async ({ page, site, login }) => {
  // The letter says once when its answers came, if that was in one minute.
  await page.clock.setFixedTime(Date.now());
  await signInAt(site.insecureUrl, page, login);
  await page.goto(`${site.insecureUrl}/admin/alerts/6`);
  await waitUntilReady(page);
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
  await page.getByRole('button', { name: 'Prepare takedown request' }).click();
  const dialog = page.getByRole('dialog', { name: /^Prepare takedown request: / });
  await dialog.getByLabel('Kind').selectOption('abuse');
  const letter = dialog.getByRole('textbox', { name: 'Letter' });
  await expect(letter).toHaveValue(
    /\nLooked up .+ \(invented answers\):\nRegistered: .+\nRegistrar: .+\nLeads to: .+\nMail servers: .+\n/,
  );
  const text = await letter.inputValue();
  await dialog.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(dialog.getByText('Letter copied')).toBeVisible();
  await letter.fill('');
  await letter.press('ControlOrMeta+v');
  await expect(letter).toHaveValue(text);
});
