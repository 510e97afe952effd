/** The pictures of the consoles: of the theme and the layout that are shown, when they come near, and no other. */
import type { Page } from '@playwright/test';
import { expect, setTheme, test } from '../fixtures.ts';
import { sample } from '../support/sample.ts';

const VERSIONS = [
  { layout: 'wide', width: 1280, theme: 'light' },
  { layout: 'wide', width: 1280, theme: 'dark' },
  { layout: 'narrow', width: 390, theme: 'light' },
  { layout: 'narrow', width: 390, theme: 'dark' },
] as const;

/** Names of the pictures that the browser asked for: `/pictures/alerts-wide-light.avif`. */
function asked(page: Page): string[] {
  const list: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) list.push(pathname);
  });
  return list;
}

for (const { layout, width, theme } of sample(VERSIONS, 4)) {
  test(`/features, ${layout} and ${theme}: each picture is fetched once, only in that version`, async ({
    page,
    navigate,
  }) => {
    await setTheme(page, theme);
    await page.setViewportSize({ width, height: 800 });
    const list = asked(page);
    await navigate('/features');
    const shown = page.getByRole('main').getByRole('img');
    await expect(shown).toHaveCount(5);
    for (const picture of await shown.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(picture).toHaveAccessibleName(/\S/);
    }
    expect(list).toHaveLength(5);
    for (const name of list) expect(name).toContain(`-${layout}-${theme}`);
    for (const name of list) expect(name).toMatch(/\.avif$/);
  });
}

test('the theme switch brings the other pictures', { tag: '@full' }, async ({ page, navigate }) => {
  await setTheme(page, 'light');
  const list = asked(page);
  await navigate('/features');
  const first = page.getByRole('main').getByRole('img').first();
  await first.scrollIntoViewIfNeeded();
  await expect.poll(() => list.some((name) => name.includes('-light'))).toBe(true);
  await page.getByRole('button', { name: /dark/i }).first().click();
  await expect.poll(() => list.some((name) => name.includes('console-wide-dark'))).toBe(true);
});

test(
  '/ fetches the picture of an item of Why Choose Us when the item is opened',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const list = asked(page);
    await navigate('/#why-choose-us');
    const item = page.locator('summary', { hasText: 'Automation Copilot' });
    await item.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // Those of other items wait, too; that of Key Benefits is above.
    expect(list.filter((name) => !name.includes('/verdict-'))).toEqual([]);
    await item.click();
    await expect(page.getByRole('img', { name: /^A takedown request/ })).toBeInViewport();
    await expect.poll(() => list.some((name) => name.includes('/request-narrow-light'))).toBe(true);
    expect(list.filter((name) => name.includes('/alerts-'))).toEqual([]);
  },
);
