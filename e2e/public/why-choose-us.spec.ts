/** Specification section 2, Why Choose Us, in its two variants. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, MOBILE, MOTIONLESS } from './sizes.ts';

test.use(MOTIONLESS);

const ITEMS = [
  'Industry Expertise',
  'Detection Accuracy',
  'Automation Copilot',
  'Browser Infrastructure',
  'Continuous Visibility',
];

async function open(page: Page, navigate: (path: string) => Promise<void>): Promise<Locator> {
  await navigate('/');
  const section = page.locator('#why-choose-us');
  await section.scrollIntoViewIfNeeded();
  return section;
}

/** The section wakes up when it comes near; until then its tabs do nothing yet. */
async function choose(tab: Locator): Promise<void> {
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 250 });
  }).toPass();
}

test.describe('at 1280 px: a side tab list and a detail panel', () => {
  test.use({ viewport: DESKTOP });

  test('Why Choose Us has five items: Industry Expertise, Detection Accuracy, Automation Copilot, Browser Infrastructure and Continuous Visibility', async ({
    page,
    navigate,
  }) => {
    const section = await open(page, navigate);
    await expect(section.getByRole('tab')).toHaveText(ITEMS);
    await expect(section.locator('details').first()).toBeHidden();
    const [list, panel] = [
      await section.getByRole('tablist').boundingBox(),
      await section.getByRole('tabpanel').boundingBox(),
    ];
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
  });

  test('The first item is selected by default', async ({ page, navigate }) => {
    const section = await open(page, navigate);
    await expect(section.getByRole('tab', { selected: true })).toHaveText('Industry Expertise');
    await expect(section.getByRole('tabpanel', { name: 'Industry Expertise' })).toBeVisible();
  });

  test('A detail panel with title, description, four bullet points and an image', async ({
    page,
    navigate,
  }) => {
    const section = await open(page, navigate);
    for (const name of ITEMS.toReversed()) {
      await choose(section.getByRole('tab', { name }));
      const panel = section.getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('heading', { level: 3, name })).toBeVisible();
      await expect(panel.locator('h3 + p')).not.toBeEmpty();
      await expect(panel.getByRole('listitem')).toHaveCount(4);
      await expect(panel.getByRole('img')).toBeVisible();
      await expect(panel.getByRole('img')).toHaveAccessibleName(/\w+ \w+/);
    }
  });
});

test.describe('at 390 px: an accordion', () => {
  test.use({ viewport: MOBILE });

  test('None is open by default, and all five items are there', async ({ page, navigate }) => {
    const section = await open(page, navigate);
    await expect(section.getByRole('tablist')).toBeHidden();
    await expect(section.locator('summary')).toHaveText(ITEMS);
    await expect(section.locator('details[open]')).toHaveCount(0);
  });

  test('Only one item is open at a time, and tapping the open item closes it', async ({
    page,
    navigate,
  }) => {
    const section = await open(page, navigate);
    const opened = section.locator('details[open]');
    await section.locator('summary', { hasText: 'Detection Accuracy' }).click();
    await expect(opened.locator('summary')).toHaveText('Detection Accuracy');
    await expect(opened.getByRole('listitem')).toHaveCount(4);
    await section.locator('summary', { hasText: 'Automation Copilot' }).click();
    await expect(opened.locator('summary')).toHaveText('Automation Copilot');
    await expect(opened).toHaveCount(1);
    await opened.locator('summary').click();
    await expect(opened).toHaveCount(0);
  });
});

test('Desktop (wider than 768px), mobile up to there', async ({ page, navigate }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  const section = await open(page, navigate);
  await expect(section.getByRole('tablist')).toBeVisible();
  await expect(section.locator('details').first()).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(section.getByRole('tablist')).toBeHidden();
  await expect(section.locator('details').first()).toBeVisible();
});
