/**
 * Every public page, once: its HTML, axe, and nothing lost at 320 px and at 200 % zoom. In one theme and size; full
 * runs look in all of them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  byView,
  expect,
  expectAccessible,
  scrollsSideways,
  setView,
  test,
  waitUntilReady,
} from './fixtures.ts';
import { FULL } from './support/sample.ts';
import { layoutFaults, openAllFolds } from './public/layout-faults.ts';
import { BUILT, htmlFiles, MISSING, publicPages } from './public/pages.ts';

/** For each page, in milliseconds. */
const ROOM_MS = 20_000;
const SMALL = { width: 320, height: 640 };
/** The size of a window of 1280 by 1024 px at 200 % zoom, in CSS pixels. */
const ZOOMED = { width: 640, height: 512 };

for (const { view, seen } of byView(publicPages.map((path) => ({ path })))) {
  test(`public pages are accessible and lose nothing (${view.theme}, ${view.viewport})`, async ({
    page,
    site,
    problems,
  }) => {
    test.setTimeout(ROOM_MS * seen.length);
    problems.allow(/Failed to load resource.*404/);
    for (const { path } of seen) {
      await test.step(path, async () => {
        await setView(page, view);
        const served = await (await fetch(site.url + path)).text();
        expect(served).toContain(`data-page="${path === MISSING ? '*' : path}"`);
        // It hydrates without a change: React would print one.
        await page.goto(path);
        await waitUntilReady(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', view.theme);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
        expect.soft(await scrollsSideways(page), path).toBe(false);
        await openAllFolds(page);
        for (const size of [SMALL, ZOOMED]) {
          await page.setViewportSize(size);
          await expect.poll(() => layoutFaults(page), `${path}, ${size.width} px`).toEqual([]);
        }
      });
    }
  });
}

test('a page that is not accessible does not pass', async ({ page, navigate }) => {
  await navigate('/unauthorized');
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('img'));
    document.querySelector<HTMLElement>('footer h2')?.style.setProperty('color', '#ccc');
  });
  const looked = expectAccessible(page);
  await expect(looked).rejects.toThrow(/image-alt/);
  if (FULL) await expect(looked).rejects.toThrow(/color-contrast/);
});

// The later of two utilities decides: before the site's, the consoles' would lose to it.
test('the style sheet of the site comes before those of a page', () => {
  const sheetsOf = (file: string) =>
    [
      ...readFileSync(join(BUILT, file), 'utf8').matchAll(
        /<(?:link rel="stylesheet"|style)[^>]*href="([^"]+)"/g,
      ),
    ].map(([, href]) => href);
  const [site] = sheetsOf('index.html');
  expect(site).toMatch(/^\/assets\/.*\.css$/);
  for (const file of htmlFiles) expect(sheetsOf(file)[0], file).toBe(site);
});

test('a page that holds the sheet of the site never fetches it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await waitUntilReady(page);
  const href = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  // Its chunk names the sheet among what it needs.
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(href).toMatch(/^\/assets\/.*\.css$/);
  expect(fetched).not.toContain(href);
});
