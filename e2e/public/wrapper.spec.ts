/** Specification sections 1, 2 and 9: what is around every public page. */
import type { Page } from '@playwright/test';
import { expect, setTheme, test, type Theme } from '../fixtures.ts';
import { MOBILE, MOVING } from '../support/views.ts';

test.use(MOVING);

declare global {
  interface Window {
    way: Way;
    drawn: { frames: number; dots: number; longest: number };
  }
}

/** Runs in the page, before its own scripts: writes down what is drawn on canvases. */
function watchDrawing(): void {
  window.drawn = { frames: 0, dots: 0, longest: 0 };
  const brush = OffscreenCanvasRenderingContext2D.prototype;
  const { clearRect, arc, moveTo, lineTo } = brush;
  let dots = 0;
  let from: readonly [number, number] = [0, 0];
  brush.clearRect = function clear(...area) {
    // The frame before is complete now.
    if (dots > 0) window.drawn = { ...window.drawn, frames: window.drawn.frames + 1, dots };
    dots = 0;
    clearRect.apply(this, area);
  };
  brush.arc = function dot(...circle) {
    dots += 1;
    arc.apply(this, circle);
  };
  brush.moveTo = function start(x, y) {
    from = [x, y];
    moveTo.call(this, x, y);
  };
  brush.lineTo = function link(x, y) {
    const length = Math.hypot(x - from[0], y - from[1]);
    window.drawn.longest = Math.max(window.drawn.longest, length);
    lineTo.call(this, x, y);
  };
}

const drawn = (page: Page) => page.evaluate(() => window.drawn);

/** Has the page see itself hidden, or shown again. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('200 particles, linked when closer than 150 units; paused while the page is hidden (section 9, particles)', async ({
  page,
  navigate,
}) => {
  await page.addInitScript(watchDrawing);
  await navigate('/terms');
  await expect.poll(async () => (await drawn(page)).dots).toBe(200);
  const { longest } = await drawn(page);
  expect(longest).toBeLessThanOrEqual(150);
  // Every distance up to there is linked, so some come close to it.
  expect(longest).toBeGreaterThan(140);

  await hide(page, true);
  const before = (await drawn(page)).frames;
  await page.evaluate(
    () =>
      new Promise((later) => {
        let left = 10;
        const wait = () => ((left -= 1) < 0 ? later(null) : requestAnimationFrame(wait));
        wait();
      }),
  );
  expect((await drawn(page)).frames).toBe(before);
  await hide(page, false);
  await expect.poll(async () => (await drawn(page)).frames).toBeGreaterThan(before);
  expect((await drawn(page)).dots).toBe(200);
});

test(
  'An animated particle background behind the whole of the page, that stays through a change of page (section 9, particles)',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/');
    const canvas = page.locator('canvas');
    const covers = async () => {
      const box = await canvas.boundingBox();
      const size = page.viewportSize();
      return box?.x === 0 && box.y === 0 && box.width === size?.width && box.height === size.height;
    };
    await expect.poll(covers).toBe(true);
    await expect(page.locator('[aria-hidden="true"]').filter({ has: canvas })).toHaveCount(1);
    await expect(canvas, 'takes no click').toHaveCSS('pointer-events', 'none');

    await canvas.evaluate((element) => element.setAttribute('data-first', ''));
    await page.getByRole('link', { name: 'Services' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('canvas[data-first]')).toHaveCount(1);
    await page.setViewportSize(MOBILE);
    await expect.poll(covers, 'on a phone too').toBe(true);
    await expect(canvas).toHaveJSProperty('width', 1440);
    await expect(canvas).toHaveJSProperty('height', 900);
  },
);

test('under reduced motion the particle field is not downloaded, and the page is at the top at once', async ({
  page,
  navigate,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await navigate('/services');
  const { passed } = await wayToTheTop(page);
  expect(passed.filter((position) => position > 0 && position < 800)).toEqual([]);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
  expect(fetched.filter((url) => /Particle|tsparticles/i.test(url))).toEqual([]);
  await expect(page.locator('canvas')).toHaveCount(0);
});

test(
  'Smooth scroll-in fade-up animations that play once (section 1)',
  { tag: '@full' },
  async ({ page, navigate }) => {
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
  },
);

interface Way {
  /** How the page asked for the way up: how many frames show it is the browser's affair. */
  readonly asked: ScrollToOptions[];
  readonly passed: number[];
}

/** Goes from far down one page to another, writing down where it passes. */
async function wayToTheTop(page: Page): Promise<Way> {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await page.evaluate(() => {
    window.way = { asked: [], passed: [] };
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object') return;
      window.way.asked.push(options);
      scrollTo(options);
    };
    window.addEventListener('scroll', () => window.way.passed.push(window.scrollY));
  });
  // Not Playwright's click: it would scroll the link into view, which sticks to the window anyway.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Features' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  return await page.evaluate(() => window.way);
}

test(
  'On every path change the page scrolls smoothly to the top (section 2, page wrapper)',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/services');
    expect((await wayToTheTop(page)).asked).toEqual([{ top: 0, behavior: 'smooth' }]);
  },
);

test(
  'The background is a light or dark gradient (section 2, page wrapper)',
  { tag: '@full' },
  async ({ page }) => {
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
  },
);
