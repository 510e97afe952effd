/**
 * Every public page with axe, in two themes and two sizes, without sideways scroll. `npm test` looks at
 * each page once, the theme and size going round; `npm run test:full` at all of them.
 */
import { readdirSync } from 'node:fs';
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

/** Every prerendered page of the build; app.html is the empty shell of the consoles. */
const PAGES = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== 'app.html')
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
