/** Every public page with axe, without sideways scroll; in one theme and size, all of them in full runs. */
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
import { BUILT, htmlFiles, publicPages } from './public/pages.ts';

/** For each page, in milliseconds. */
const ROOM_MS = 15_000;

for (const { view, seen } of byView(publicPages.map((path) => ({ path })))) {
  test(`public pages are accessible (${view.theme}, ${view.viewport})`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(ROOM_MS * seen.length);
    problems.allow(/Failed to load resource.*404/);
    await setView(page, view);
    for (const { path } of seen) {
      await test.step(path, async () => {
        await page.goto(path);
        await waitUntilReady(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', view.theme);
        await expectAccessible(page);
        expect.soft(await scrollsSideways(page), path).toBe(false);
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
