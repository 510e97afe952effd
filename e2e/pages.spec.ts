/**
 * Every public page with axe, in two themes and two sizes, without sideways scroll. `npm test` looks at
 * each page once, the theme and size going round; `npm run test:full` at all of them.
 */
import {
  expect,
  expectAccessible,
  scrollsSideways,
  setTheme,
  setViewport,
  test,
  waitUntilReady,
  type Theme,
  type ViewportName,
} from './fixtures.ts';

const PAGES = ['/', '/login', '/signup', '/unauthorized', '/no/such/page'];
const VIEWS: readonly (readonly [Theme, ViewportName])[] = [
  ['light', 'phone'],
  ['dark', 'desktop'],
  ['light', 'desktop'],
  ['dark', 'phone'],
];

PAGES.forEach((path, index) => {
  const views = process.env['FULL'] ? VIEWS : [VIEWS[index % VIEWS.length] ?? VIEWS[0]];
  for (const view of views) {
    if (!view) continue;
    const [theme, viewport] = view;
    test(`${path} is accessible (${theme}, ${viewport})`, async ({ page, problems }) => {
      if (path === '/no/such/page') problems.allow(/Failed to load resource.*404/);
      await setTheme(page, theme);
      await setViewport(page, viewport);
      await page.goto(path);
      await waitUntilReady(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});
