/** With JavaScript off, every public page's text, links, answers and articles can be read. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { publicPages } from './pages.ts';

test.use({ javaScriptEnabled: false });

/** Text that is in the page and cannot be seen, of the parts that are meant to be read. */
function unreadable(page: Page): Promise<string[]> {
  return page.locator('header, main, footer').evaluateAll((areas) => {
    const hidden: string[] = [];
    // Another variant of the same (tabs, accordion), what needs scripts, what opens at a press or as one types.
    const excused =
      '[aria-hidden="true"], .needs-js, noscript, script, datalist, details:not([open]) > :not(summary)';
    for (const area of areas) {
      const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const element = node.parentElement;
        if (!text || !element || element.closest(excused)) continue;
        const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        // Tools that the header names are not named again below it.
        const shownElsewhere = () =>
          [...document.querySelectorAll('header *, main *, footer *')].some(
            (other) =>
              other.textContent?.trim() === text &&
              other.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          );
        if (!seen && !shownElsewhere()) hidden.push(text);
      }
    }
    return hidden;
  });
}

/** Where a phishing page is reported: the only links that leave the site. */
const reportPlaces: readonly string[] = [
  'tel:1930',
  'https://cybercrime.gov.in',
  'https://safebrowsing.google.com/safebrowsing/report_phish/',
  'https://www.microsoft.com/en-us/wdsi/support/report-unsafe-site',
];

/** For each page, in milliseconds. */
const ROOM_MS = 10_000;

test('the text of every page can be read, and its links lead to pages', async ({
  page,
  problems,
}) => {
  test.setTimeout(ROOM_MS * publicPages.length);
  problems.allow(/Failed to load resource.*404/);
  for (const path of publicPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect.soft(await unreadable(page), path).toEqual([]);
      const links = page.locator('main a, footer a').filter({ visible: true });
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      );
      for (const target of targets) {
        if (target.startsWith('#')) await expect(page.locator(target), path).toHaveCount(1);
        else if (!reportPlaces.includes(target))
          expect.soft(target, `${path}: a page or a mail`).toMatch(/^(?:mailto:[\w.]+@|\/)/);
        const [name] = target.split('#');
        if (name?.startsWith('/')) expect.soft(publicPages, path).toContain(name);
      }
    });
  }
});

test('forms that need scripts say so', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/contact', '/login', '/signup', '/lookalikes', '/lookalikes/techniques']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('form').first(), path).toBeVisible();
    await expect(main.getByText(/needs JavaScript/).first(), path).toBeVisible();
  }
});

test('what would do nothing is not offered', { tag: '@full' }, async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/faq');
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  }
});
