import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { FULL } from './sample.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with the rule and the markup of everything axe finds on the page as it is now. */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  // Contrast is read from pixels that a running transition has not reached yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          (animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
        )
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  // Legacy mode runs in the page itself: without frames a second page to sum up in has nothing to add.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    // Takes half of axe's time. tests/design/contrast.test.ts measures every pair of colours.
    .disableRules(FULL ? [] : ['color-contrast'])
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} (${node.failureSummary ?? ''})`),
  );
  expect(findings, `axe on ${where}`).toEqual([]);
}
