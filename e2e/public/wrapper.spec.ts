/**
 * Specification sections 1, 2 and 9: what is around every public page. `npm test` looks at three of the
 * widths, `npm run test:full` at all.
 */
import type { Page } from '@playwright/test';
import { expect, setTheme, test, type Theme } from '../fixtures.ts';
import { sample } from '../support/sample.ts';
import { MOVING } from '../support/views.ts';

test.use(MOVING);

declare global {
  interface Window {
    positions: number[];
  }
}

/** Texts of the page across which a canvas lies: margins beside the column stay while the page scrolls. */
function textsBehind(): string[] {
  const canvases = [...document.querySelectorAll('canvas')].map((canvas) => ({
    box: canvas.getBoundingClientRect(),
    stays: canvas.closest('main') === null,
  }));
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    // Said to screen readers alone.
    if ((texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    const crossed = lines.some((line) =>
      canvases.some(
        ({ box, stays }) =>
          line.left < box.right &&
          line.right > box.left &&
          (stays || (line.top < box.bottom && line.bottom > box.top)),
      ),
    );
    if (crossed) found.push(texts.currentNode.nodeValue ?? '');
  }
  return found;
}

test('An animated particle background, behind the content and never across what is written (section 9, particles; issue 16, point 10)', async ({
  page,
  navigate,
}) => {
  for (const width of sample([390, 768, 1280, 1440, 1920], 2)) {
    await page.setViewportSize({ width, height: 900 });
    await navigate('/');
    const canvas = page.locator('canvas');
    await expect(canvas.first(), String(width)).toBeAttached({ timeout: 15_000 });
    await expect(page.locator('[aria-hidden="true"]').filter({ has: canvas.first() })).toHaveCount(
      1,
    );
    await expect(canvas.first(), 'takes no click').toHaveCSS('pointer-events', 'none');
    expect(await page.evaluate(textsBehind), String(width)).toEqual([]);
  }
});

test(
  'on wide windows the field stays through a change of page; a phone has none where no band is free',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/');
    const canvas = page.locator('canvas');
    await expect(canvas).toHaveCount(2, { timeout: 15_000 });
    await canvas.first().evaluate((element) => element.setAttribute('data-first', ''));
    await page.getByRole('link', { name: 'Services' }).first().click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('canvas[data-first]')).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(canvas).toHaveCount(0);
  },
);

test(
  'under reduced motion the particle field is not downloaded',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await navigate('/');
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => resolve(null), { timeout: 2_000 })),
    );
    expect(fetched.filter((url) => /Particle|tsparticles/i.test(url))).toEqual([]);
    await expect(page.locator('canvas')).toHaveCount(0);
  },
);

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

test(
  'under reduced motion the page is at the top at once',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await navigate('/services');
    expect(await passedPositions(page)).toEqual([]);
  },
);

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
