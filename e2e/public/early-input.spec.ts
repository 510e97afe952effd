/** Input that a visitor types while the scripts load is kept. */
import type { Page } from '@playwright/test';
import { expect, test, waitUntilReady } from '../fixtures.ts';
import { sample } from '../support/sample.ts';

/** Opens a page whose scripts have not come yet; the returned function lets them come. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  let open = false;
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    if (!open) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    open = true;
    for (const release of held) release();
    await waitUntilReady(page);
  };
}

const FORMS = [
  ['/', 'See the domains that could imitate yours', 'Show lookalikes'],
  ['/lookalikes', 'Your domain', 'Show lookalikes'],
  ['/lookalikes/techniques', 'Show them on your own domain', 'Show examples'],
] as const;

for (const [path, label, button] of sample(FORMS, 3)) {
  test(`${path}: a domain typed early stays, sent early too`, async ({ page }) => {
    const scriptsCome = await openEarly(page, path);
    const field = page.getByRole('main').getByLabel(label);
    await field.fill('ola.in');
    await field.press('Enter');
    await scriptsCome();
    await expect(field).toHaveValue('ola.in');
    await expect(page).toHaveURL(path);
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expect(page).toHaveURL(/#d=ola\.in$/);
  });
}

test('/faq: words typed early are searched for', { tag: '@full' }, async ({ page }) => {
  const scriptsCome = await openEarly(page, '/faq');
  await page.getByLabel('Search FAQs').fill('how long does');
  await scriptsCome();
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('All Questions: 1 of 8');
  await expect(page.getByLabel('Search FAQs')).toHaveValue('how long does');
  await page.getByLabel('Search FAQs').fill('');
  await expect(main.getByRole('status')).toHaveText('All Questions: 8 of 8');
});
