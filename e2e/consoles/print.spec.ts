/** Lists are wide: a page that shows one is printed on landscape paper, the others as the reader's printer is set. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** How the paper lies that the page is printed on. */
async function paper(page: Page): Promise<'landscape' | 'portrait'> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const [, width, height] =
    /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(file.toString('latin1')) ?? [];
  return Number(width) > Number(height) ? 'landscape' : 'portrait';
}

test('only pages with a table are printed in landscape', async ({ page, login, navigate }) => {
  await login('admin');
  await navigate('/admin/alerts');
  await expect(page.getByRole('table', { name: 'Alerts' })).toBeVisible();
  expect(await paper(page)).toBe('landscape');
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(await paper(page)).toBe('portrait');
});
