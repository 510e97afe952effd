/** The connection breaks, or the backend goes, while an asset is being added. */
import { expect, test } from '../fixtures.ts';
import { heading, openAddAsset, openConsolePage, rowOf } from '../support/people.ts';

test.beforeEach(async ({ page, login, navigate }) => {
  await login('admin');
  await navigate('/admin/assets');
  await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);
});

test('the connection breaks in the middle: said, nothing lost, works when it is back', async ({
  page,
  backend,
}) => {
  const dialog = await openAddAsset(page);
  await dialog.getByLabel('Domain', { exact: true }).fill('example-shop.in');
  await dialog.getByLabel('Name').fill('Our shop');
  await backend.fault('drop');
  await dialog.getByRole('button', { name: 'Add Asset' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to create asset. It may have gone through anyway. Check before you try again.',
  );
  await expect(dialog.getByLabel('Domain', { exact: true })).toHaveValue('example-shop.in');
  await expect(dialog.getByLabel('Name')).toHaveValue('Our shop');

  // Not even a closed and opened dialog loses it.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await openAddAsset(page);
  await expect(dialog.getByLabel('Name')).toHaveValue('Our shop');

  await backend.fault(null);
  await dialog.getByRole('button', { name: 'Add Asset' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'example-shop.in')).toContainText('Pending');
  const added = (await backend.state()).store.assets.filter(
    ({ name }) => name === 'example-shop.in',
  );
  expect(added).toEqual([expect.objectContaining({ label: 'Our shop' })]);
});

test('failures that stay leave the buttons of the next dialog free', async ({ page, backend }) => {
  await backend.fault('server500', { paths: ['/asset/create'], latencyMs: [1_000, 1_000] });
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('dialog');
  for (const [before, name] of ['one.in', 'two.in', 'three.in'].entries()) {
    const dialog = await openAddAsset(page);
    await dialog.getByLabel('Domain', { exact: true }).fill(name);
    await dialog.getByRole('button', { name: 'Add Asset' }).click();
    await dialog.getByRole('button', { name: 'Continue in background' }).click();
    await expect(toasts).toHaveCount(before + 1);
  }
  await openConsolePage(page, 'Settings');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    // A press that something else would get fails.
    for (const name of ['Close', 'Add User']) {
      await dialog.getByRole('button', { name }).last().click({ trial: true });
    }
    await expect(toasts.filter({ visible: true })).toHaveCount(1);
    await expect(toasts.first(), `at ${width}`).toBeInViewport({ ratio: 1 });
  }
});

test(
  'the backend is switched off: said, nothing lost; after its restart one logs in again',
  { tag: '@full' },
  async ({ page, backend }) => {
    const dialog = await openAddAsset(page);
    await dialog.getByLabel('Domain', { exact: true }).fill('example-shop.in');
    await backend.stop();
    try {
      await dialog.getByRole('button', { name: 'Add Asset' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(
        'Failed to create asset. It may have gone through anyway. Check before you try again.',
      );
      await expect(dialog.getByLabel('Domain', { exact: true })).toHaveValue('example-shop.in');
      await expect(dialog.getByRole('button', { name: 'Add Asset' })).toBeEnabled();
    } finally {
      await backend.start();
    }
    // The embedded backend forgets its sessions with its data; a real one would take the asset now.
    await dialog.getByRole('button', { name: 'Add Asset' }).click();
    await expect(heading(page, 'Log in')).toBeVisible();
    await expect(page.getByText('Signature verification failed')).toHaveCount(1);
  },
);
