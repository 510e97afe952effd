/** Toasts are seen, heard and can be dismissed wherever the user is: also in a dialog, also offline. */
import { expect, test } from '../fixtures.ts';

const LIST = '/superadmin/asset-approvals?status=pending';
const FAILED = 'Error approving asset: Forbidden';

test('news that comes while a dialog is open is shown in the dialog', async ({
  page,
  login,
  navigate,
}) => {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/asset/approve?*', async (route) => {
    await failing;
    await route.fulfill({
      status: 403,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: {},
    });
  });
  await login('superadmin');
  await navigate(LIST);
  await page
    .getByRole('button', { name: /^Approve / })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'Approve asset' });
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await question.getByRole('button', { name: 'Close' }).last().click();
  await page
    .getByRole('link', { name: /^Details of/ })
    .nth(1)
    .click();
  const details = page.getByRole('dialog', { name: 'Asset details' });
  await expect(details).toBeVisible();
  fail();

  // Content outside an open dialog is inert: neither in its accessibility tree nor clickable.
  const news = details.getByRole('region', { name: 'Notifications' });
  await expect(news.getByText(FAILED)).toBeVisible();
  await news.hover();
  await news.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await expect(details).toBeVisible();
});

test(
  'news of success ends as a dialog opens; of a failure it outlives the dialog',
  { tag: '@full' },
  async ({ page, login, navigate }) => {
    await login('superadmin');
    await navigate(LIST);
    const approve = page.getByRole('button', { name: /^Approve / }).first();
    const news = page.getByRole('region', { name: 'Notifications' });
    const openDetails = () =>
      page
        .getByRole('link', { name: /^Details of/ })
        .first()
        .press('Enter');
    const details = page.getByRole('dialog', { name: 'Asset details' });
    const question = page.getByRole('dialog', { name: 'Approve asset' });
    const answer = question.getByRole('button', { name: 'Approve', exact: true });
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/asset/approve?*', async (route) => {
      await failing;
      await route.fulfill({
        status: 403,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: {},
      });
    });
    await approve.click();
    await answer.click();
    // Its dialog would tell it else.
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    fail();
    await expect(news.getByText(FAILED)).toBeVisible();
    // As long as it is pointed at, it does not go by itself.
    await news.hover();
    await openDetails();
    await expect(details.getByText(FAILED)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await expect(news.getByText(FAILED)).toBeVisible();
    await page.unroute('**/asset/approve?*');
    await approve.click();
    await answer.click();
    await expect(news.getByText(/is approved$/)).toBeVisible();
    await openDetails();
    await expect(details).toBeVisible();
    await expect(page.getByText(/is approved$/)).toHaveCount(0);
  },
);
