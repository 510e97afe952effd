/** Specification sections 2, 3, 4 and 9: the testimonials; design rows 14 and 21. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DESKTOP } from './sizes.ts';

test.use({ viewport: DESKTOP });

interface Carousel {
  readonly section: Locator;
  /** Moves the page's clock on, and says which slide shows then, counted from 0. */
  after(milliseconds: number): Promise<number>;
  press(name: string): Promise<void>;
  /** Away from the carousel: under the pointer a slide is held. */
  moveAway(): Promise<void>;
}

/** The carousel, awake and paused on its first slide, in a page whose clock moves only when told to. */
async function open(page: Page, navigate: (path: string) => Promise<void>): Promise<Carousel> {
  const start = new Date('2026-11-02T10:00:00+05:30');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1_000));
  await navigate('/');
  const section = page.locator('#testimonials');
  await section.scrollIntoViewIfNeeded();
  const dots = section.getByRole('button', { name: /^Testimonial \d$/ });
  const press = (name: string) => section.getByRole('button', { name, exact: true }).click();
  // The section wakes up when it comes near; until then its buttons do nothing yet.
  await expect(async () => {
    await press('Pause testimonials');
    await expect(section.getByRole('button', { name: 'Play testimonials' })).toBeVisible({
      timeout: 250,
    });
  }).toPass();
  return {
    section,
    press,
    async after(milliseconds) {
      await page.clock.runFor(milliseconds);
      return dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')));
    },
    moveAway: () => page.mouse.move(5, 5),
  };
}

test('Index starts at 0 and advances automatically every 2 seconds, wrapping after the last', async ({
  page,
  navigate,
}) => {
  const { after, press, moveAway } = await open(page, navigate);
  expect(await after(0)).toBe(0);
  await press('Play testimonials');
  await moveAway();
  for (const [shown, next] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
    [0, 1],
  ] as const) {
    expect(await after(1_999)).toBe(shown);
    expect(await after(1)).toBe(next);
  }
});

test('Manual advance is ignored during a 500 ms transition lock', async ({ page, navigate }) => {
  const { after, press, moveAway } = await open(page, navigate);
  await press('Next testimonial');
  expect(await after(499)).toBe(1);
  await press('Next testimonial');
  await press('Previous testimonial');
  expect(await after(0)).toBe(1);
  await after(1);
  await press('Next testimonial');
  expect(await after(500)).toBe(2);
  // A slide that came by itself locks as well.
  await press('Play testimonials');
  await moveAway();
  expect(await after(2_000)).toBe(3);
  await press('Previous testimonial');
  expect(await after(0)).toBe(3);
});

test('The dots jump to a slide under the same lock', async ({ page, navigate }) => {
  const { section, after, press } = await open(page, navigate);
  await press('Testimonial 4');
  expect(await after(499)).toBe(3);
  await press('Testimonial 2');
  expect(await after(0)).toBe(3);
  await after(1);
  await press('Testimonial 2');
  expect(await after(500)).toBe(1);
  const slides = section.getByRole('group', { name: /^\d of 4$/ });
  await expect(slides).toHaveCount(1);
  await expect(slides).toHaveAccessibleName('2 of 4');
});

test('The active dot is wider', async ({ page, navigate }) => {
  const { section, after, press } = await open(page, navigate);
  await press('Testimonial 3');
  await after(500);
  // The width changes by a transition, which the page's clock does not hold.
  const widths = () =>
    section
      .getByRole('button', { name: /^Testimonial \d$/ })
      .locator('span')
      .evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().width));
  await expect.poll(widths).toEqual([8, 8, 32, 8]);
});

test('row 14: it pauses on hover, on focus, and by a pause button', async ({ page, navigate }) => {
  const { section, after, press, moveAway } = await open(page, navigate);
  await moveAway();
  expect(await after(10_000), 'by its button').toBe(0);
  await press('Play testimonials');
  expect(await after(10_000), 'under the pointer').toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(section.getByRole('button', { name: 'Pause testimonials' })).toBeFocused();
  await moveAway();
  expect(await after(10_000), 'with the focus inside').toBe(0);
  await page.keyboard.press('Tab');
  await expect(section.locator(':focus')).toHaveCount(0);
  await after(1_999);
  expect(await after(1), 'with neither').toBe(1);
});

test('row 14: it pauses under reduced motion, until somebody plays it', async ({
  page,
  navigate,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigate('/');
  const section = page.locator('#testimonials');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
});

test('There are four, of 5 stars each; row 21: marked Illustrative in small print', async ({
  page,
  navigate,
}) => {
  const { section, after, press } = await open(page, navigate);
  const names = new Set<string | null>();
  for (const number of [1, 2, 3, 4]) {
    if (number > 1) await press(`Testimonial ${number}`);
    await after(500);
    const slide = section.getByRole('group', { name: `${number} of 4` });
    await expect(slide).toBeVisible();
    await expect(slide.getByText('5 out of 5 stars')).toBeAttached();
    await expect(slide.locator('svg')).toHaveCount(5);
    await expect(slide.getByRole('blockquote')).not.toBeEmpty();
    await expect(slide.locator('img')).toHaveJSProperty('complete', true);
    names.add(await slide.locator('figcaption').textContent());
  }
  expect(names.size).toBe(4);
  await expect(section.getByText(/^Illustrative: these people/)).toHaveCSS('font-size', '12px');
});
