/** Forced colours (Windows high contrast): a line shows what a fill shows elsewhere. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { sample } from '../support/sample.ts';
import { DESKTOP, MOBILE } from '../support/views.ts';

test.use({
  viewport: DESKTOP,
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

/** How many pixels of line are drawn around or under an element in a colour that is not its ground's. */
function lines(element: Locator): Promise<{ border: number; outline: number; underline: boolean }> {
  return element.evaluate((at) => {
    const style = getComputedStyle(at);
    const probe = document.createElement('span');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const ground = getComputedStyle(probe).color;
    probe.remove();
    const drawn = (width: string, kind: string, colour: string) =>
      kind === 'none' || colour === ground || /^rgba\(.*, 0\)$/.test(colour)
        ? 0
        : Number.parseFloat(width);
    return {
      border: drawn(style.borderTopWidth, style.borderTopStyle, style.borderTopColor),
      outline: drawn(style.outlineWidth, style.outlineStyle, style.outlineColor),
      underline: style.textDecorationLine.includes('underline'),
    };
  });
}

for (const colorScheme of sample(['light', 'dark'] as const, 2)) {
  test(`buttons, fields, the focus ring and the highlighted letter are drawn by lines (${colorScheme})`, async ({
    page,
    navigate,
  }) => {
    await page.emulateMedia({ colorScheme });
    await navigate('/');
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const main = page.getByRole('main');
    for (const name of ['Request Demo', 'Learn More about what we do']) {
      const { border } = await lines(main.getByRole('link', { name, exact: true }));
      expect(border, name).toBeGreaterThanOrEqual(1);
    }
    const field = main.getByLabel('See the domains that could imitate yours');
    expect((await lines(field)).border).toBeGreaterThanOrEqual(1);
    for (const highlighted of [
      page.locator('.specimen-highlight').first(),
      page.getByRole('banner').locator('.highlight'),
      page.locator('[aria-labelledby="key-benefits"] .highlight').first(),
    ]) {
      expect((await lines(highlighted)).outline).toBeGreaterThanOrEqual(1);
      await expect(highlighted).toHaveCSS('background-color', 'rgb(255, 178, 36)');
      await expect(highlighted).toHaveCSS('color', 'rgb(14, 22, 38)');
    }
    const demo = main.getByRole('link', { name: 'Request Demo', exact: true });
    await tabTo(page, demo);
    expect((await lines(demo)).outline).toBeGreaterThanOrEqual(2);
  });
}

test(
  'the current page is underlined in the header, the bar and the menu',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/services');
    const header = page.getByRole('banner');
    const link = (name: string) => header.getByRole('link', { name });
    expect((await lines(link('Services'))).underline).toBe(true);
    expect((await lines(link('Blog'))).underline).toBe(false);
    await page.setViewportSize(MOBILE);
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    expect((await lines(bar.getByRole('link', { name: 'Services' }))).underline).toBe(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect((await lines(menu.getByRole('link', { name: 'Services' }))).underline).toBe(true);
    expect((await lines(menu.getByRole('link', { name: 'Blog' }))).underline).toBe(false);
  },
);

test(
  'severity is a shape and a word, and bars have a line',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/');
    const alerts = page.locator('[aria-labelledby="key-benefits"] .arrives');
    await expect(alerts).toContainText('High');
    const shape = alerts.locator('svg');
    await expect(shape).toBeVisible();
    const [fill, ground] = await shape.evaluate((svg) => [
      getComputedStyle(svg).fill,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(fill).not.toBe(ground);
    const bar = page.locator('[aria-labelledby="key-benefits"] dd rect').first();
    const line = await bar.evaluate((rect) => {
      const { stroke, strokeWidth } = getComputedStyle(rect);
      return { stroke, width: Number.parseFloat(strokeWidth) };
    });
    expect(line.stroke).toBe(
      await bar.evaluate((rect) => getComputedStyle(rect.closest('dd')!).color),
    );
    expect(line.width).toBeGreaterThanOrEqual(1);
    await navigate('/lookalikes#d=yourcompany.in');
    const technique = page.getByRole('button', { name: /^Omission/ });
    await expect(technique).toBeVisible({ timeout: 20_000 });
    await technique.click();
    expect((await lines(technique)).underline).toBe(true);
  },
);
