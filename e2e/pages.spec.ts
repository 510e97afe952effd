/**
 * Every public page with axe, in two themes and two sizes, without sideways scroll. `npm test` looks at
 * each page once, the theme and size going round; `npm run test:full` at all of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  expect,
  expectAccessible,
  scrollsSideways,
  setView,
  test,
  viewsFor,
  waitUntilReady,
} from './fixtures.ts';

const MISSING = '/no/such/page';
const built = fileURLToPath(new URL('../dist', import.meta.url));

const FILES = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

/** Every prerendered page of the build; app.html is the empty shell of the consoles. */
const PAGES = FILES.filter((file) => file !== 'app.html')
  .toSorted()
  .map((file) => {
    const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
    return path === '/404' ? MISSING : path === '/index' ? '/' : path;
  });

PAGES.forEach((path, index) => {
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
      ...readFileSync(join(built, file), 'utf8').matchAll(
        /<link rel="stylesheet"[^>]*href="([^"]+)"/g,
      ),
    ].map(([, href]) => href);
  const [site] = sheetsOf('index.html');
  expect(site).toMatch(/^\/assets\/.*\.css$/);
  for (const file of FILES) expect(sheetsOf(file)[0], file).toBe(site);
});
