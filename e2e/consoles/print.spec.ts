/** Printed pages. A page with a list is printed on landscape paper, because lists are wide. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** How the paper lies that the page is printed on. */
async function paper(page: Page): Promise<'landscape' | 'portrait'> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const [, width, height] =
    /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(file.toString('latin1')) ?? [];
  return Number(width) > Number(height) ? 'landscape' : 'portrait';
}

test('an alert is printed without its buttons and without the sample', async ({
  page,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin/alerts/1');
  await expect(page.getByRole('heading', { name: 'How it imitates' })).toBeVisible();
  const main = page.getByRole('main');
  const onScreenAlone = [
    main.getByRole('button'),
    main.getByRole('navigation'),
    main.getByText('Show sample evidence'),
  ];
  for (const part of onScreenAlone) await expect(part.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of onScreenAlone) {
    await expect(part.filter({ visible: true })).toHaveCount(0);
  }
  await expect(main.getByText('Details as reported')).toBeVisible();
});

test(
  'only pages with a table are printed in landscape',
  { tag: '@full' },
  async ({ page, login, navigate }) => {
    await login('admin');
    await navigate('/admin/alerts');
    await expect(page.getByRole('table', { name: 'Alerts' })).toBeVisible();
    expect(await paper(page)).toBe('landscape');
    await page.getByRole('link', { name: 'Help', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    expect(await paper(page)).toBe('portrait');
  },
);
