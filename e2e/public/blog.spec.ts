/** Specification section 2: a card opens a modal with the full article; design row 27: with an address. */
import { expect, test, waitUntilReady } from '../fixtures.ts';

const TITLE = 'How to read a domain name';
const PATH = '/blog/how-to-read-a-domain-name';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a card opens the article over the list, and Back closes it', async ({
      page,
      navigate,
    }) => {
      await navigate('/blog');
      await page.getByRole('link', { name: TITLE }).click();
      const dialog = page.getByRole('dialog', { name: TITLE });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText('Naamraksha detection desk')).toBeVisible();
      await expect(dialog.getByText('27 Oct 2026')).toBeVisible();
      await expect(dialog.getByText('3 min read')).toBeVisible();
      await expect(page).toHaveURL(PATH);
      await expect(page).toHaveTitle(new RegExp(TITLE));
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/blog');
      await expect(page.getByRole('link', { name: TITLE })).toBeFocused();
    });

    test('a reload with the article open shows it as a page', async ({ page, navigate }) => {
      await navigate('/blog');
      await page.getByRole('link', { name: TITLE }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.reload();
      await waitUntilReady(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    });
  });
}

test('Escape closes the article', async ({ page, navigate }) => {
  await navigate('/blog');
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/blog');
});
