/** Registering a domain when what is typed is wrong, or the backend goes away in the middle. */
import { expect, test } from '../fixtures.ts';
import { heading, openAddAsset, rowOf } from '../support/people.ts';

const INVALID = 'Please enter a valid domain name';
const CREATE = 'POST /asset/create';
const LONGEST_LABEL = 'a'.repeat(63);
/** 253 characters, the most that a domain name can have. */
const LONGEST_NAME = `${`${LONGEST_LABEL}.`.repeat(3)}${'b'.repeat(58)}.in`;

test.beforeEach(async ({ page, login, navigate }) => {
  await login('admin');
  await navigate('/admin/assets');
  await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);
});

test('what is no domain name is refused in words, and stays as it was typed', async ({
  page,
  backend,
}) => {
  const refused: readonly (readonly [typed: string, why: string])[] = [
    ['https://example-shop.in', 'leave out http:// or https://.'],
    ['HTTP://example-shop.in/', 'leave out http:// or https://.'],
    ['example-shop.in:8080', 'leave out the port.'],
    ['example-shop.in/login', 'leave out everything from the first slash on.'],
    ['example shop.in', 'a domain name has no spaces.'],
    ['owner@example-shop.in', 'this looks like an email address.'],
    ['-example.in', 'no part of it may start or end with a hyphen.'],
    ['example-.in', 'no part of it may start or end with a hyphen.'],
    ['example', 'it needs an ending such as .in or .com.'],
    ['example.i', 'it needs an ending of at least two letters, such as .in.'],
    ['example..in', 'two dots follow each other, or it starts with a dot.'],
    [`${LONGEST_LABEL}a.in`, 'the part between two dots is longer than 63 characters.'],
    [`b${LONGEST_NAME}`, 'it is longer than 253 characters.'],
    ['exam_ple.in', 'only letters, digits and hyphens, with dots between.'],
  ];
  const dialog = await openAddAsset(page);
  const domain = dialog.getByLabel('Domain');
  for (const [typed, why] of refused) {
    await domain.fill(typed);
    await domain.press('Enter');
    await expect(domain, typed).toHaveAccessibleDescription(new RegExp(`${INVALID}: `));
    await expect(dialog.getByText(`${INVALID}: ${why}`), typed).toBeVisible();
    await expect(domain, typed).toHaveAttribute('aria-invalid', 'true');
    await expect(domain, typed).toBeFocused();
    await expect(domain).toHaveValue(typed);
  }
  await domain.fill('');
  await domain.press('Enter');
  await expect(dialog.getByText(INVALID, { exact: true })).toBeVisible();
  expect(`b${LONGEST_NAME}`).toHaveLength(254);
  expect((await backend.state()).calls[CREATE]).toBeUndefined();

  // A stray close loses nothing.
  await domain.fill('example-.in');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect((await openAddAsset(page)).getByLabel('Domain')).toHaveValue('example-.in');
});

for (const [typed, ascii, shown] of [
  ['m\u00FCnchen.de', 'xn--mnchen-3ya.de', 'm\u00FCnchen.de'],
  [
    '\u0926\u093F\u0932\u094D\u0932\u0940.\u092D\u093E\u0930\u0924',
    'xn--j2bya4ch0f.xn--h2brj9c',
    null,
  ],
  ['  EXAMPLE-Shop.in. ', 'example-shop.in', 'example-shop.in'],
  [`${LONGEST_LABEL}.in`, `${LONGEST_LABEL}.in`, `${LONGEST_LABEL}.in`],
  [LONGEST_NAME, LONGEST_NAME, LONGEST_NAME],
] as const) {
  const title = typed.length > 30 ? `${typed.slice(0, 10)}... (${typed.length} characters)` : typed;
  test(`"${title}" is registered in its ASCII form`, async ({ page, backend }) => {
    const dialog = await openAddAsset(page);
    await dialog.getByLabel('Domain').fill(typed);
    if (ascii !== typed) {
      await expect(dialog.getByRole('status')).toHaveText(`Will be registered as ${ascii}`);
    }
    await expect(dialog.getByLabel('Name')).toHaveValue(ascii);
    await dialog.getByLabel('Domain').press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, shown ?? typed)).toContainText('Pending');
    const { assets } = (await backend.state()).store;
    expect(assets.at(-1)).toMatchObject({ name: ascii, approved: false });
  });
}

test('a name that is registered already is refused in the backend’s words', async ({ page }) => {
  const dialog = await openAddAsset(page);
  await dialog.getByLabel('Domain').fill('sahyadrilokbank.com');
  await dialog.getByLabel('Domain').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('sahyadrilokbank.com is already registered');
  await expect(dialog.getByLabel('Domain')).toHaveValue('sahyadrilokbank.com');
});

test('the connection breaks in the middle: said, nothing lost, works when it is back', async ({
  page,
  backend,
}) => {
  const dialog = await openAddAsset(page);
  await dialog.getByLabel('Domain').fill('example-shop.in');
  await dialog.getByLabel('Name').fill('Our shop');
  await backend.fault('drop');
  await dialog.getByRole('button', { name: 'Add Asset' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to create asset. It may have been done all the same: look before you try again.',
  );
  await expect(dialog.getByLabel('Domain')).toHaveValue('example-shop.in');
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

test('the backend is switched off: said, nothing lost; after its restart one logs in again', async ({
  page,
  backend,
}) => {
  const dialog = await openAddAsset(page);
  await dialog.getByLabel('Domain').fill('example-shop.in');
  await backend.stop();
  try {
    await dialog.getByRole('button', { name: 'Add Asset' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to create asset. It may have been done all the same: look before you try again.',
    );
    await expect(dialog.getByLabel('Domain')).toHaveValue('example-shop.in');
    await expect(dialog.getByRole('button', { name: 'Add Asset' })).toBeEnabled();
  } finally {
    await backend.start();
  }
  // The embedded backend forgets its sessions with its data; a real one would take the asset now.
  await dialog.getByRole('button', { name: 'Add Asset' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(page.getByText('Signature verification failed')).toHaveCount(1);
});

test('the asset is added, but the list cannot be fetched: both are said', async ({
  page,
  backend,
}) => {
  const dialog = await openAddAsset(page);
  await dialog.getByLabel('Domain').fill('example-shop.in');
  await backend.fault('html500', { paths: ['/asset/list'] });
  await dialog.getByLabel('Domain').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('example-shop.in was added and waits for approval')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Error: Failed to fetch assets');
  // What was there stays readable.
  await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);

  await backend.fault(null);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, 'example-shop.in')).toContainText('Pending');
});
