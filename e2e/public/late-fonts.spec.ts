/** Type that comes late takes its fallback's place, and hardly anything moves (styles/fonts.css). */
import { expect, test, waitUntilReady } from '../fixtures.ts';
import { publicPages } from './pages.ts';

declare global {
  interface Window {
    moved: { score: number; what: string[] };
  }
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** A fifth of what counts as good (0.1). Which line wraps anew is up to the fonts of the reader's machine. */
const HARDLY = 0.02;

/** Runs in the page, before its own scripts. */
function watchShifts(): void {
  window.moved = { score: 0, what: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      window.moved.score += entry.value;
      window.moved.what.push(
        ...entry.sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 40)),
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const size of SIZES) {
  test(`fonts that come late move hardly anything at ${size.width} px`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(15_000 * publicPages.length);
    problems.allow(/Failed to load resource.*404/);
    await page.setViewportSize(size);
    await page.addInitScript(watchShifts);
    for (const path of publicPages) {
      await test.step(path, async () => {
        let arrive = () => {};
        const late = new Promise<void>((resolve) => (arrive = resolve));
        let held = 0;
        await page.route(/\.woff2$/, async (route) => {
          held += 1;
          await late;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await waitUntilReady(page);
        await expect.poll(() => held).toBeGreaterThan(1);
        arrive();
        await page.evaluate(async () => {
          await document.fonts.ready;
          // What they move is reported with the frame after.
          await new Promise((painted) => {
            requestAnimationFrame(() => requestAnimationFrame(painted));
          });
        });
        const swapped = (font: string) => document.fonts.check(font);
        for (const font of ['700 1rem "Bricolage Grotesque"', '1rem "Instrument Sans"']) {
          expect(await page.evaluate(swapped, font), `${path}, ${font}`).toBe(true);
        }
        const { score, what } = await page.evaluate(() => window.moved);
        expect(score, `${path}: ${what.join('; ')}`).toBeLessThanOrEqual(HARDLY);
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
}
