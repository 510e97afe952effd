/** A panel stays at the button that opened it. */
import { expect, test } from '../fixtures.ts';
import { sample } from '../support/sample.ts';

const PANELS = [
  { name: 'Columns', button: 'Columns', why: 'scrolls with the page' },
  { name: 'Account', button: /^Account: /, why: 'stays in the header' },
] as const;

for (const { name, button, why } of sample(PANELS, 2)) {
  test(`the panel ${name} stays at its button, which ${why}`, async ({ page, login, navigate }) => {
    await login('admin');
    await navigate('/admin/alerts');
    const opener = page.getByRole('button', { name: button });
    await opener.click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel).toBeVisible();
    const gap = async () => {
      const [above, below] = await Promise.all([opener.boundingBox(), panel.boundingBox()]);
      return (below?.y ?? NaN) - (above?.y ?? NaN) - (above?.height ?? NaN);
    };
    const opened = await gap();
    expect(Math.round(opened)).toBeLessThan(8);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 90);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 80);
    expect(await gap()).toBeCloseTo(opened, 0);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
