/**
 * Every public page with axe, in two themes and two sizes, without sideways scroll. `npm test` looks at
 * each page once, the theme and size going round; `npm run test:full` at all of them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  expect,
  expectAccessible,
  scrollsSideways,
  setView,
  test,
  viewsFor,
  waitUntilReady,
} from './fixtures.ts';
import { BUILT, htmlFiles, MISSING, publicPages } from './public/pages.ts';

publicPages.forEach((path, index) => {
  for (const view of viewsFor(index)) {
    const { theme, viewport } = view;
    test(`${path} is accessible (${theme}, ${viewport})`, async ({ page, problems }) => {
      if (path === MISSING) problems.allow(/Failed to load resource.*404/);
      await setView(page, view);
      await page.goto(path);
      await waitUntilReady(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});

// The later of two utilities decides: before the site's, the consoles' would lose to it.
test('the style sheet of the site comes before those of a page', () => {
  const sheetsOf = (file: string) =>
    [
      ...readFileSync(join(BUILT, file), 'utf8').matchAll(
        /<link rel="stylesheet"[^>]*href="([^"]+)"/g,
      ),
    ].map(([, href]) => href);
  const [site] = sheetsOf('index.html');
  expect(site).toMatch(/^\/assets\/.*\.css$/);
  for (const file of htmlFiles) expect(sheetsOf(file)[0], file).toBe(site);
});
