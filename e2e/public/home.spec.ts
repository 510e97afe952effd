/** Specification section 2, the home page, at both sides of 768 px. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Scrolls as a reader does, so that every section has woken up. */
async function readThrough(page: Page) {
  for (const id of ['why-choose-us', 'faq-section', 'testimonials', 'get-in-touch']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  }
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the sections come in order and stay while the page wakes up', async ({
      page,
      navigate,
    }) => {
      await navigate('/');
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      const expected = [
        'Key Benefits',
        'Why Choose Us',
        'Frequently asked questions',
        'What customers say',
        'Get in Touch',
      ];
      await expect(headings).toHaveText(expected);
      await readThrough(page);
      await expect(headings).toHaveText(expected);
    });

    test('coming back finds all sections, those too that were never near', async ({
      page,
      navigate,
    }) => {
      await navigate('/');
      await page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('footer a[href="/privacy"]');
        link?.click();
      });
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
    });

    test('Request Demo goes to /contact and Learn More to /about, each with a full page load', async ({
      page,
      navigate,
    }) => {
      for (const [name, path] of [
        ['Request Demo', '/contact'],
        ['Learn More', '/about'],
      ] as const) {
        await navigate('/');
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.getByRole('main').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
      }
    });

    test('FAQ: answers expand one at a time, clicking the open one collapses it', async ({
      page,
      navigate,
    }) => {
      await navigate('/');
      const section = page.locator('#faq-section');
      await section.scrollIntoViewIfNeeded();
      const first = section.locator('details').nth(0);
      const second = section.locator('details').nth(1);
      await first.locator('summary').click();
      await expect(first.getByText('Any name or page that a customer')).toBeVisible();
      await second.locator('summary').click();
      await expect(first).not.toHaveAttribute('open');
      await expect(second).toHaveAttribute('open');
      await second.locator('summary').click();
      await expect(second).not.toHaveAttribute('open');
      expect(
        await second
          .locator('summary + div')
          .evaluate((panel) => getComputedStyle(panel).maxHeight),
      ).toBe('400px');
    });

    test('FAQ: the search box and the Filters dropdown narrow the list', async ({
      page,
      navigate,
    }) => {
      await navigate('/');
      const section = page.locator('#faq-section');
      await section.scrollIntoViewIfNeeded();
      await expect(section.locator('details')).toHaveCount(8);
      const filters = section.getByRole('button', { name: 'Filters' });
      // The section wakes up when it comes near; until then the button does nothing yet.
      await expect(async () => {
        await filters.click();
        await expect(filters).toHaveAttribute('aria-expanded', 'true', { timeout: 250 });
      }).toPass();
      await section.getByRole('button', { name: 'Takedown' }).click();
      await expect(filters).toHaveAttribute('aria-expanded', 'false');
      await expect(section.locator('details')).toHaveCount(2);
      await section.getByPlaceholder('Search FAQs...').fill('HOW LONG');
      await expect(section.locator('details')).toHaveCount(1);
    });
  });
}

test.describe('wider than 768 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('Why Choose Us is a tab list with the first item selected by default', async ({
    page,
    navigate,
  }) => {
    await navigate('/');
    const section = page.locator('#why-choose-us');
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('tab')).toHaveCount(5);
    await expect(section.getByRole('tab', { selected: true })).toHaveText('Industry Expertise');
    await expect(section.locator('details').first()).toBeHidden();
    const last = section.getByRole('tab', { name: 'Continuous Visibility' });
    await expect(async () => {
      await last.click();
      await expect(last).toHaveAttribute('aria-selected', 'true', { timeout: 250 });
    }).toPass();
    const panel = section.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    await expect(panel.getByRole('img')).toBeVisible();
  });
});

test.describe('at 768 px', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('Why Choose Us is an accordion: none open, one at a time, a tap closes it', async ({
    page,
    navigate,
  }) => {
    await navigate('/');
    const section = page.locator('#why-choose-us');
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('tablist')).toBeHidden();
    const open = section.locator('details[open] summary');
    await expect(open).toHaveCount(0);
    await section.getByText('Detection Accuracy').locator('visible=true').click();
    await expect(open).toHaveText('Detection Accuracy');
    await section.getByText('Automation Copilot').locator('visible=true').click();
    await expect(open).toHaveText('Automation Copilot');
    await open.click();
    await expect(open).toHaveCount(0);
  });
});

test('Testimonials: the active dot is wider, and hovering holds the slide', async ({
  page,
  navigate,
}) => {
  await navigate('/');
  const section = page.locator('#testimonials');
  await section.scrollIntoViewIfNeeded();
  const active = section.locator('[aria-current="true"]');
  await expect(active).toHaveAccessibleName('Testimonial 2', { timeout: 10_000 });
  await section.getByRole('group', { name: 'Testimonials' }).hover();
  const held = (await active.getAttribute('aria-label')) ?? '';
  // The width changes by a transition.
  await expect
    .poll(async () => {
      const wide = await active.locator('span').boundingBox();
      const dot = await section.locator('button:not([aria-current]) > span').first().boundingBox();
      return (wide?.width ?? 0) / (dot?.width ?? Infinity);
    })
    .toBeGreaterThan(2);
  await section.getByRole('button', { name: 'Pause testimonials' }).click();
  await expect(active).toHaveAccessibleName(held);
  await expect(section.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
});
