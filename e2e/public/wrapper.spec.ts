/** Specification sections 1, 2 and 9: what is around every public page. */
import type { Page } from '@playwright/test';
import { expect, setTheme, test, type Theme } from '../fixtures.ts';
import { MOVING } from '../support/views.ts';

test.use(MOVING);

declare global {
  interface Window {
    /** Per frame of the particle field: its dots, and the length of each of its links. */
    drawn: { dots: number; links: number[] }[];
    positions: number[];
  }
}

/** Writes down what the field draws: it fills one circle a particle, and strokes one line a link. */
async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawn = [];
    for (const Context of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const { clearRect, arc, moveTo, lineTo } = Context.prototype;
      let from = [0, 0];
      Context.prototype.clearRect = function (...box) {
        window.drawn.push({ dots: 0, links: [] });
        clearRect.apply(this, box);
      };
      Context.prototype.arc = function (...circle) {
        const frame = window.drawn.at(-1);
        if (frame) frame.dots += 1;
        arc.apply(this, circle);
      };
      Context.prototype.moveTo = function (x, y) {
        from = [x, y];
        moveTo.call(this, x, y);
      };
      Context.prototype.lineTo = function (x, y) {
        const [fromX = 0, fromY = 0] = from;
        window.drawn.at(-1)?.links.push(Math.hypot(x - fromX, y - fromY));
        lineTo.call(this, x, y);
      };
    }
  });
}

test('An animated particle background: 200 particles, linked when closer than 150 units (section 9, particles)', async ({
  page,
  navigate,
}) => {
  await watchDrawing(page);
  await navigate('/terms');
  const frames = () => page.evaluate(() => window.drawn.filter(({ dots }) => dots > 0));
  await expect.poll(async () => (await frames()).length, { timeout: 15_000 }).toBeGreaterThan(3);
  const seen = await frames();
  // The last frame may be half drawn.
  for (const { dots } of seen.slice(0, -1)) expect(dots).toBe(200);
  const links = seen.flatMap((frame) => frame.links);
  expect(Math.max(...links)).toBeLessThanOrEqual(150);
  // Every distance up to there is linked, so some come close to it.
  expect(Math.max(...links)).toBeGreaterThan(140);
});

test('the particle field comes when the page is idle: one canvas, behind the content, that takes no click', async ({
  page,
  navigate,
}) => {
  await navigate('/');
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveCount(1, { timeout: 15_000 });
  await expect(page.locator('[aria-hidden="true"]').filter({ has: canvas })).not.toHaveCount(0);
  // It stays through a change of page.
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Five services');
  await expect(canvas).toHaveCount(1);
});

test('under reduced motion the particle field is not downloaded', async ({ page, navigate }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await navigate('/');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => resolve(null), { timeout: 2_000 })),
  );
  expect(fetched.filter((url) => /Particle|tsparticles/i.test(url))).toEqual([]);
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('Smooth scroll-in fade-up animations that play once (section 1)', async ({
  page,
  navigate,
}) => {
  await navigate('/services');
  const last = page.locator('[data-reveal]').last();
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await expect(last).toHaveCSS('opacity', '0');
  await last.evaluate((element) => {
    element.addEventListener('animationstart', (event) => {
      // Drawings inside have animations of their own.
      if (event.target !== element || !(event instanceof AnimationEvent)) return;
      const plays = Number(element.getAttribute('data-plays') ?? 0) + 1;
      element.setAttribute('data-plays', String(plays));
      element.setAttribute('data-animation', event.animationName);
    });
  });
  for (const round of ['the first time', 'again']) {
    await last.scrollIntoViewIfNeeded();
    await expect(last, round).toHaveCSS('opacity', '1');
    await expect(last, round).toHaveAttribute('data-animation', 'fade-up');
    await expect(last, round).toHaveAttribute('data-plays', '1');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(last, round).not.toBeInViewport();
  }
});

/** Goes from the foot of one page to another, writing down where it passes. */
async function passedPositions(page: Page): Promise<number[]> {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await page.evaluate(() => {
    window.positions = [];
    const look = () => {
      window.positions.push(window.scrollY);
      requestAnimationFrame(look);
    };
    window.addEventListener('scroll', () => window.positions.push(window.scrollY));
    look();
  });
  // Not Playwright's click: it would scroll the link into view, which sticks to the window anyway.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Features' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const positions = await page.evaluate(() => window.positions);
  return [...new Set(positions)].filter((position) => position > 0 && position < 800);
}

test('On every path change the page scrolls smoothly to the top (section 2, page wrapper)', async ({
  page,
  navigate,
}) => {
  await navigate('/services');
  expect((await passedPositions(page)).length).toBeGreaterThan(2);
});

test('under reduced motion the page is at the top at once', async ({ page, navigate }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigate('/services');
  expect(await passedPositions(page)).toEqual([]);
});

test('The background is a light or dark gradient (section 2, page wrapper)', async ({ page }) => {
  const gradients: Record<Theme, string> = {
    light: 'linear-gradient(rgb(251, 250, 247), rgb(241, 243, 244))',
    dark: 'linear-gradient(rgb(7, 11, 20), rgb(14, 22, 38))',
  };
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    for (const path of ['/terms', '/login']) {
      await page.goto(path);
      await expect(page.locator('html'), path).toHaveCSS('background-image', gradients[theme]);
    }
  }
});
