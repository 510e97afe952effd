/** With JavaScript off, every page's text, links, answers and articles can be read. */
import { articleList, articleText } from '../../src/content/articles/index.ts';
import { faq } from '../../src/content/faq.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { reasons } from '../../src/content/why-choose-us.ts';
import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

const PAGES = [
  '/',
  '/about',
  '/services',
  '/features',
  '/faq',
  '/blog',
  '/contact',
  '/terms',
  '/privacy',
];

for (const path of PAGES) {
  test(`${path} shows its heading and hides nothing behind an animation`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const faded = await page
      .locator('main *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity === '0').length);
    // The hero's captions wait for their turn; nothing else does.
    expect(faded).toBeLessThanOrEqual(path === '/' ? 3 : 0);
  });
}

test('every answer of the FAQ opens', async ({ page }) => {
  await page.goto('/faq');
  for (const { question, answer } of faq) {
    await page.getByText(question).click();
    await expect(page.getByText(answer.split('`')[0]?.trim() ?? '')).toBeVisible();
  }
});

test('all five items of Why Choose Us and all four testimonials can be read', async ({ page }) => {
  await page.goto('/');
  for (const { description } of reasons) {
    await expect(page.getByText(description).locator('visible=true')).toHaveCount(1);
  }
  for (const { review } of testimonials) await expect(page.getByText(review)).toBeVisible();
});

test('every article can be reached from the blog and read', async ({ page }) => {
  for (const { slug, title } of articleList) {
    await page.goto('/blog');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const block of articleText(slug)) {
      if (!('heading' in block)) continue;
      await expect(page.getByRole('heading', { level: 2, name: block.heading })).toBeVisible();
    }
  }
});
