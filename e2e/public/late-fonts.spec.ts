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
/** Layout shift is reported to three decimals; a lookalike letter that is a hair wider is below that. */
const NOTHING = 0.0005;
/**
 * Where names stand in running text, a mono face that is a hair wider than the system's moves the words
 * after it: how much depends on the fonts of the user's machine. A twentieth of what counts as good.
 */
const HAIR = 0.005;
const NAMES_IN_TEXT = /^\/blog\/|^\/lookalikes\/techniques$/;
/** Lines of running text may wrap differently: a fifth of what counts as good. */
const HARDLY = 0.02;

const LATE = [
  { what: 'all fonts', files: /\.woff2$/, most: () => HARDLY },
  {
    what: 'fonts of headings and names',
    files: /\/(?:bricolage|jetbrains)[^/]*\.woff2$/,
    most: (path: string) => (NAMES_IN_TEXT.test(path) ? HAIR : NOTHING),
  },
];

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

for (const [size, { what: late, files, most }] of SIZES.flatMap((size) =>
  LATE.map((kind) => [size, kind] as const),
)) {
  test(`${late} that come late move hardly anything at ${size.width} px`, async ({
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
        const released = new Promise<void>((resolve) => (arrive = resolve));
        let held = 0;
        await page.route(files, async (route) => {
          held += 1;
          await released;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await waitUntilReady(page);
        await expect.poll(() => held).toBeGreaterThan(late === 'all fonts' ? 1 : 0);
        if (late !== 'all fonts') {
          // Running text has its font; from here on, only headings and names change.
          await page.evaluate(async () => {
            await document.fonts.load('1rem "Instrument Sans Variable"');
            await new Promise((painted) => {
              requestAnimationFrame(() => requestAnimationFrame(painted));
            });
            window.moved = { score: 0, what: [] };
          });
        }
        arrive();
        await page.evaluate(async () => {
          await document.fonts.ready;
          // Their shifts are reported with the next frame.
          await new Promise((painted) => {
            requestAnimationFrame(() => requestAnimationFrame(painted));
          });
        });
        const swapped = (face: string) => document.fonts.check(`700 1rem "${face} Variable"`);
        for (const font of ['Bricolage Grotesque', 'Instrument Sans']) {
          expect(await page.evaluate(swapped, font), `${path}, ${font}`).toBe(true);
        }
        const { score, what } = await page.evaluate(() => window.moved);
        expect(score, `${path}: ${what.join('; ')}`).toBeLessThan(most(path));
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
}
