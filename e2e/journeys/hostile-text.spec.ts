/**
 * Texts as attackers write them, in every field that the backend has: shown as text. Nothing runs, nothing
 * becomes a link, nothing bursts the page (design sections 2 and 10).
 */
import { expect, scrollsSideways, setViewport, test, type Account } from '../fixtures.ts';
import { HOSTILE, LITERAL, seedHostile, traces } from '../support/hostile.ts';
import { heading, openAddAsset, rowOf } from '../support/people.ts';

const PAGES: readonly { path: string; title: string; account: Account }[] = [
  { path: '/admin', title: 'Dashboard', account: 'admin' },
  { path: '/admin/assets', title: 'Assets', account: 'admin' },
  { path: '/admin/alerts', title: 'Alerts', account: 'admin' },
  { path: '/superadmin', title: 'Dashboard', account: 'superadmin' },
  { path: '/superadmin/organizations', title: 'Organizations', account: 'superadmin' },
  { path: '/superadmin/asset-approvals', title: 'Asset approvals', account: 'superadmin' },
];

for (const { path, title, account } of PAGES) {
  test(`${path} shows hostile texts as texts`, async ({ page, backend, login, navigate }) => {
    page.on('dialog', () => expect(null, 'a dialog of a script opened').not.toBeNull());
    await seedHostile(backend);
    await login(account);
    await setViewport(page, 'desktop');
    await navigate(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(LITERAL).filter({ visible: true }).first()).toBeVisible();
    expect(await traces(page)).toEqual([]);

    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(heading(page, title)).toBeVisible();
      expect(await scrollsSideways(page), `${width} px`).toBe(false);
      expect(await traces(page), `${width} px`).toEqual([]);
    }
  });
}

for (const { path, button, account } of [
  { path: '/admin/assets', button: `Delete ${LITERAL}`, account: 'admin' },
  { path: '/superadmin/organizations', button: `Delete ${LITERAL}`, account: 'superadmin' },
  { path: '/superadmin/organizations', button: `Details of ${LITERAL}`, account: 'superadmin' },
  { path: '/superadmin/asset-approvals', button: `Details of ${LITERAL}`, account: 'superadmin' },
] as const) {
  test(`the dialog of "${button.slice(0, 8)}..." on ${path} shows them as texts`, async ({
    page,
    backend,
    login,
    navigate,
  }) => {
    await seedHostile(backend);
    await login(account);
    await page.setViewportSize({ width: 320, height: 800 });
    await navigate(path);
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole(button.startsWith('Delete') ? 'alertdialog' : 'dialog');
    await expect(dialog.getByText(LITERAL).first()).toBeVisible();
    expect(await traces(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
}

test('the page of an alert shows them as texts', async ({ page, backend, login, navigate }) => {
  await seedHostile(backend);
  const { alerts } = (await backend.state()).store;
  await login('admin');
  await page.setViewportSize({ width: 320, height: 800 });
  const looked = alerts.slice(-HOSTILE.length - 1);
  expect(looked.map(({ details }) => details)).toContain(LITERAL);
  for (const { id, details } of looked) {
    await navigate(`/admin/alerts/${String(id)}`);
    await expect(page.getByRole('heading', { name: 'Details as reported' })).toBeVisible();
    if (details === LITERAL) await expect(page.getByText(LITERAL).first()).toBeVisible();
    expect(await traces(page), String(details).slice(0, 40)).toEqual([]);
    expect(await scrollsSideways(page), String(details).slice(0, 40)).toBe(false);
  }
});

test('searching for a hostile text, and a hostile address, do nothing but search', async ({
  page,
  backend,
  login,
  navigate,
}) => {
  await seedHostile(backend);
  await login('admin');
  await navigate('/admin/alerts');
  const search = page.getByRole('searchbox', { name: 'Search by asset, details or domain' });
  await search.fill(LITERAL);
  await expect(rowOf(page, LITERAL)).toHaveCount(1);
  for (const text of HOSTILE.slice(0, 7)) {
    await navigate(
      `/admin/assets?q=${encodeURIComponent(text)}&status=${encodeURIComponent(text)}`,
    );
    await expect(heading(page, 'Assets')).toBeVisible();
    expect(await traces(page)).toEqual([]);
  }
});

test('the backend’s words of an error are texts too', async ({ page, login, navigate }) => {
  await login('admin');
  await navigate('/admin/assets');
  const words = HOSTILE.slice(0, 5).join(' ');
  await page.route('**/asset/create', (route) =>
    route.fulfill({
      status: 409,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      },
      json: { error: words },
    }),
  );
  const dialog = await openAddAsset(page);
  await dialog.getByLabel('Domain').fill('example-shop.in');
  await dialog.getByLabel('Domain').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(words);
  expect(await traces(page)).toEqual([]);
});

test('an asset’s site is a link only where its name is a domain name', async ({
  page,
  backend,
  login,
  navigate,
}) => {
  await backend.reset({ alerts: 0, assets: 0 });
  await backend.addRows({
    assets: ['good.example', 'bad.example/path', 'bad.example:80', 'user@bad.example'].map(
      (name) => ({ name }),
    ),
  });
  await login('admin');
  await navigate('/admin/assets');
  const links = page.getByRole('link', { name: /in a new tab$/ });
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://good.example');
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(links).toHaveAttribute('target', '_blank');
});
