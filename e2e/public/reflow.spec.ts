/**
 * WCAG 2.2, 1.4.4, 1.4.10 and 1.4.12: small windows, zoom and wider spacing of text lose nothing. `npm test` looks at
 * all pages at 320 px and at 200 % zoom, in pages.spec.ts.
 */
import type { Page } from '@playwright/test';
import { expect, test, waitUntilReady } from '../fixtures.ts';
import { layoutFaults, openAllFolds } from './layout-faults.ts';
import { publicPages } from './pages.ts';
import { DESKTOP, MOBILE } from '../support/views.ts';

// The policy allows no style that is not the site's own; readers' styles come with their browser.
test.use({ viewport: DESKTOP, bypassCSP: true });

const SMALL = { width: 320, height: 640 };

/** WCAG 1.4.12, as it words it. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

interface Way {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly spaced?: true;
}

const WAYS: readonly Way[] = [
  { name: 'text spacing at 1280 px', size: DESKTOP, spaced: true },
  { name: 'text spacing at 390 px', size: MOBILE, spaced: true },
  // CSS pixels that a window of 1280 by 1024 px has left; the pixel density does not change the layout.
  { name: '400 % zoom', size: { width: 320, height: 256 } },
];

/** Opens a page as it is read to its end: folds open, our own type there. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilReady(page);
  await page.evaluate(() => document.fonts.ready);
  await openAllFolds(page);
}

async function show(page: Page, { size, spaced }: Omit<Way, 'name'>): Promise<void> {
  await page.setViewportSize(size);
  if (spaced) await page.addStyleTag({ content: SPACING });
}

/** For each page, in milliseconds. */
const ROOM_MS = 10_000;

for (const way of WAYS) {
  test(`pages lose nothing with ${way.name}`, { tag: '@full' }, async ({ page, problems }) => {
    test.setTimeout(ROOM_MS * publicPages.length);
    problems.allow(/Failed to load resource.*404/);
    for (const path of publicPages) {
      await test.step(path, async () => {
        await page.setViewportSize(way.size);
        await read(page, path);
        await show(page, way);
        await expect.poll(() => layoutFaults(page), `${path}, ${way.name}`).toEqual([]);
      });
    }
  });
}

const SMALL_SPACED = { size: SMALL, spaced: true } as const;

test(
  'what forms say of mistakes fits a small window with spaced text',
  { tag: '@full' },
  async ({ page }) => {
    await read(page, '/contact');
    await show(page, SMALL_SPACED);
    const form = page.getByRole('main').locator('form');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(3);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => layoutFaults(page)).toEqual([]);
    await read(page, '/signup');
    await show(page, SMALL_SPACED);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(6);
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  },
);

test(
  'the list of lookalikes fits a small window with spaced text',
  { tag: '@full' },
  async ({ page }) => {
    await read(page, '/lookalikes#d=yourcompany.in');
    await show(page, SMALL_SPACED);
    await expect(page.getByRole('table', { name: 'Possible lookalikes' })).toBeVisible({
      timeout: 20_000,
    });
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  },
);

test(
  'at 400 % the menu and an open article can be scrolled to their end',
  { tag: '@full' },
  async ({ page }) => {
    await read(page, '/blog');
    await page.setViewportSize({ width: 320, height: 256 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', { name: 'Privacy' })).toBeInViewport({ ratio: 1 });
    expect(await layoutFaults(page)).toEqual([]);
    await menu.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'How to read a domain name' }).click();
    const article = page.getByRole('dialog', { name: 'How to read a domain name' });
    const end = article.locator('p').last();
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    expect(await layoutFaults(page)).toEqual([]);
  },
);
