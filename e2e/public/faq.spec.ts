/** Specification sections 2, 4, 5 and 9: the questions, on the home page and on a page of their own. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { SIZES, STILL } from './sizes.ts';

test.use(STILL);

interface Questions {
  readonly area: Locator;
  readonly items: Locator;
  readonly filters: Locator;
  readonly search: Locator;
}

/** The questions where they are read: on the home page they wake up when they come near. */
async function open(
  page: Page,
  navigate: (path: string) => Promise<void>,
  path: '/' | '/faq',
): Promise<Questions> {
  await navigate(path);
  const area = path === '/' ? page.locator('#faq-section') : page.getByRole('main');
  const filters = area.getByRole('button', { name: 'Filters' });
  await expect(async () => {
    await filters.click();
    await expect(filters).toHaveAttribute('aria-expanded', 'true', { timeout: 250 });
  }).toPass();
  await filters.click();
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  return {
    area,
    filters,
    items: area.locator('details'),
    search: area.getByPlaceholder('Search FAQs...'),
  };
}

for (const [path, viewport] of [
  ['/', SIZES[0]],
  ['/', SIZES[1]],
  ['/faq', SIZES[1]],
] as const) {
  test.describe(`${path} at ${viewport?.width} px`, () => {
    test.use({ viewport: viewport ?? null });

    test('A search box (placeholder Search FAQs...) and a Filters dropdown; category defaults to all, search text to empty', async ({
      page,
      navigate,
    }) => {
      const { area, items, filters, search } = await open(page, navigate, path);
      await expect(search).toHaveValue('');
      await expect(items).toHaveCount(8);
      await expect(area.getByRole('status')).toHaveText('All Questions: 8 of 8');
      await filters.click();
      const options = area.getByRole('listitem').getByRole('button');
      await expect(options).toHaveText([
        'All Questions',
        'Impersonation',
        'Takedown',
        'Monitoring',
        'Security',
      ]);
      await expect(area.locator('[aria-pressed="true"]')).toHaveText('All Questions');
    });

    test('Answers expand one at a time; clicking the open one collapses it', async ({
      page,
      navigate,
    }) => {
      const { items } = await open(page, navigate, path);
      const opened = items.and(page.locator('[open]'));
      await expect(opened).toHaveCount(0);
      for (const index of [0, 3]) {
        await items.nth(index).locator('summary').click();
        await expect(opened).toHaveCount(1);
        await expect(items.nth(index)).toHaveAttribute('open');
        await expect(items.nth(index).locator('summary + div')).toBeVisible();
      }
      await items.nth(3).locator('summary').click();
      await expect(opened).toHaveCount(0);
    });
  });
}

test('The filter dropdown toggles, and choosing a category closes it', async ({
  page,
  navigate,
}) => {
  const { area, items, filters } = await open(page, navigate, '/faq');
  const takedown = area.getByRole('button', { name: 'Takedown' });
  await expect(takedown).toBeHidden();
  await filters.click();
  await expect(takedown).toBeVisible();
  await filters.click();
  await expect(takedown).toBeHidden();
  await filters.click();
  await takedown.click();
  await expect(takedown).toBeHidden();
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(items).toHaveCount(2);
});

test("An item shows when the category is all or equals the item's category, and the search text, compared case-insensitively, appears in the question or the answer", async ({
  page,
  navigate,
}) => {
  const { area, items, filters, search } = await open(page, navigate, '/faq');
  // In a question, in an answer alone, in neither.
  await search.fill('HOW LONG DOES');
  await expect(items).toHaveText([/^How long does a takedown take\?/]);
  await search.fill('certificates');
  await expect(items).toHaveText([/^How do you find names/, /^Do we have to install/]);
  await filters.click();
  await area.getByRole('button', { name: 'Monitoring' }).click();
  await expect(items).toHaveText([/^Do we have to install/]);
  await expect(area.getByRole('status')).toHaveText('Monitoring: 1 of 8');
  await search.fill('no such words');
  await expect(items).toHaveCount(0);
  await area.getByRole('button', { name: 'Show all questions' }).click();
  await expect(items).toHaveCount(8);
});

test('Answer maximum height 400px', async ({ page, navigate }) => {
  // So large a text that an answer is longer than that.
  await page.setViewportSize({ width: 320, height: 800 });
  const { items } = await open(page, navigate, '/faq');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await items.nth(1).locator('summary').click();
  const answer = items.nth(1).locator('summary + div');
  await expect.poll(async () => (await answer.boundingBox())?.height).toBe(400);
  // The rest of it is reached by scrolling, with the keyboard too.
  const scrolled = () => answer.evaluate((element) => element.scrollTop);
  await answer.hover();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(scrolled).toBeGreaterThan(100);
  await items.nth(1).locator('summary').focus();
  await page.keyboard.press('Tab');
  await expect(answer).toBeFocused();
  // Not by the browser alone: others than this one stop only where they are told to.
  await expect(answer).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Home');
  await expect.poll(scrolled).toBe(0);
  await page.keyboard.press('PageDown');
  await expect.poll(scrolled).toBeGreaterThan(100);
});
