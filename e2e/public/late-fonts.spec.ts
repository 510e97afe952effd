/**
 * Type that comes late: nothing moves when it does. Headings and names swap to it, and wrap in their
 * fallbacks as they do in it; running text that was painted without it stays as it is (styles/fonts.css).
 */
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
/** Layout shift is reported to three decimals; a lookalike letter that is a hair wider is below that. */
const NOTHING = 0.0005;
/**
 * Where names stand in running text, a mono face that is a hair wider than the system's moves the words
 * after it: how much is up to the fonts of the reader's machine. A twentieth of what counts as good.
 */
const HAIR = 0.005;
const NAMES_IN_TEXT = /^\/blog\/|^\/lookalikes\/techniques$/;

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
  test(`fonts that come late move nothing at ${size.width} px`, async ({ page, problems }) => {
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
        const swapped = () => document.fonts.check('700 1rem "Bricolage Grotesque"');
        expect(await page.evaluate(swapped), path).toBe(true);
        const { score, what } = await page.evaluate(() => window.moved);
        const bar = NAMES_IN_TEXT.test(path) ? HAIR : NOTHING;
        expect(score, `${path}: ${what.join('; ')}`).toBeLessThan(bar);
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
}
