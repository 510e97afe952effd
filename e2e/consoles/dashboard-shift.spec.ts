/** The dashboards keep still while their two lists arrive. */
import { expect, test } from '../fixtures.ts';
import { sample } from '../support/sample.ts';

const DASHBOARDS = [
  ['admin', '/impersonation/list', 'Alerts by severity'],
  ['admin', '/asset/list', 'Assets and their alerts'],
  ['superadmin', '/organisation/list', 'Organisations by status'],
  ['superadmin', '/asset/list', 'Assets by status'],
] as const;

for (const [area, late, table] of sample(DASHBOARDS, 3)) {
  test(`the dashboard of ${area} stays where it is when ${late} comes late`, async ({
    page,
    backend,
    login,
    navigate,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as Record<string, number | boolean>;
          if (!hadRecentInput) Object.assign(window, { shifted: window.shifted + Number(value) });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await backend.fault('slow', { paths: [late], delayMs: 800 });
    await login(area);
    await navigate(`/${area}`);
    await expect(page.getByRole('table', { name: table })).toBeVisible();
    // A drawn element has been measured one frame later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
  });
}

declare global {
  interface Window {
    /** The sum of layout shifts without input. */
    shifted: number;
  }
}
