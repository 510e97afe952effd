/** Specification sections 1, 2 and 9: what is around every public page. */
import { expect, test } from '../fixtures.ts';

test('the particle field comes when the page is idle: one canvas, behind the content', async ({
  page,
  navigate,
}) => {
  await navigate('/');
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveCount(1, { timeout: 15_000 });
  await expect(page.locator('[aria-hidden="true"]').filter({ has: canvas })).not.toHaveCount(0);
  // It stays through a change of page, and takes no click.
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

test('on a path change the page scrolls to the top and the new heading has the focus', async ({
  page,
  navigate,
}) => {
  await navigate('/about');
  await page.getByRole('link', { name: 'Terms' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('sections below the fold fade up once', async ({ page, navigate }) => {
  await navigate('/services');
  const last = page.locator('[data-reveal]').last();
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-reveal', 'seen');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(last).toHaveAttribute('data-reveal', 'seen');
});

for (const path of ['/', '/about', '/services', '/features', '/faq', '/blog', '/contact']) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page, navigate }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await navigate(path);
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content).toBeLessThanOrEqual(window ?? 0);
  });
}
