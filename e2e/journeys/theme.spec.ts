/** The theme: the stored choice, else the system's; there before the first paint; nothing moves. */
import type { Page } from '@playwright/test';
import { expect, openBlank, setTheme, test, waitUntilReady, type Theme } from '../fixtures.ts';
import { sample } from '../support/sample.ts';

declare global {
  interface Window {
    /** Each value of `data-theme`, with the time at which it was set. */
    themes: { value: string | null; at: number }[];
    layoutShift: number;
  }
}

/** Writes down, from the first moment of each page, what becomes of the theme and the layout. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.themes = [];
    new MutationObserver(() => {
      const value = document.documentElement.getAttribute('data-theme');
      window.themes.push({ value, at: performance.now() });
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme'] });
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function firstPaint(page: Page): Promise<number | undefined> {
  return page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime);
}

const CASES: readonly { system: Theme; stored: Theme | null; shown: Theme }[] = [
  { system: 'dark', stored: null, shown: 'dark' },
  { system: 'light', stored: null, shown: 'light' },
  { system: 'light', stored: 'dark', shown: 'dark' },
  { system: 'dark', stored: 'light', shown: 'light' },
];

for (const { system, stored, shown } of sample(CASES, 2)) {
  test(`system ${system}, stored ${stored ?? 'nothing'}: ${shown}, before the first paint`, async ({
    page,
    login,
  }) => {
    await setTheme(page, system);
    await openBlank(page);
    await login('admin');
    if (stored) await page.evaluate((theme) => localStorage.setItem('theme', theme), stored);
    await watch(page);
    for (const path of ['/', '/login', '/admin/assets']) {
      await page.goto(path);
      await waitUntilReady(page);
      await expect.poll(() => firstPaint(page), path).toBeGreaterThan(0);
      const themes = await page.evaluate(() => window.themes);
      expect(
        themes.map(({ value }) => value),
        path,
      ).toContain(shown);
      expect(new Set(themes.map(({ value }) => value)).size, `${path} never changes it`).toBe(1);
      expect(themes[0]?.at, path).toBeLessThan((await firstPaint(page)) ?? 0);
    }
  });
}

test('a choice is kept, wins over the system and reaches the other tabs', async ({
  page,
  context,
  navigate,
}) => {
  await setTheme(page, 'light');
  await navigate('/');
  const other = await context.newPage();
  await setTheme(other, 'light');
  await navigate('/login', other);

  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.reload();
  await waitUntilReady(page);
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  // The system changes its mind; the choice stays.
  await setTheme(page, 'dark');
  await setTheme(page, 'light');
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

test(
  'while nothing is chosen, the page follows the system',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await setTheme(page, 'light');
    await navigate('/');
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    await setTheme(page, 'dark');
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  },
);

test(
  'neither loading nor the theme button moves anything',
  { tag: '@full' },
  async ({ page, navigate, login }) => {
    await watch(page);
    for (const path of ['/', '/login', '/signup', '/admin/assets', '/admin/alerts']) {
      if (path === '/admin/assets') await login('admin');
      await navigate(path);
      await page.evaluate(() => document.fonts.ready);
      await page.getByRole('button', { name: /^Switch to/ }).click();
      await expect(page.getByRole('button', { name: /^Switch to/ })).toBeVisible();
      // CLS under 0.01.
      expect(await page.evaluate(() => window.layoutShift), path).toBeLessThan(0.01);
    }
  },
);
