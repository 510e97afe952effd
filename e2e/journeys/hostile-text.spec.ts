/**
 * Texts as attackers write them, in every field that the backend has: shown as text. Nothing runs, nothing
 * becomes a link, nothing bursts the page (design sections 2 and 10).
 */
import type { Page } from '@playwright/test';
import { expect, scrollsSideways, setViewport, test, type Account } from '../fixtures.ts';
import { heading, openAddAsset, rowOf } from '../support/people.ts';

const IMPERSONATOR = 'evil-sahyadri.example';
const HOSTILE = [
  '<img src=x onerror="window.ran=1">',
  '"><script>window.ran=1</script>',
  `javascript:window.ran=1//${IMPERSONATOR}`,
  `https://${IMPERSONATOR}/login?a=<b>&c="d'`,
  `<a href="https://${IMPERSONATOR}">sahyadrilokbank.com</a>`,
  `data:text/html,<script>window.ran=1</script>`,
  '{{constructor.constructor("window.ran=1")()}}${window.ran=1}',
  '__proto__',
  'right\u202Eot\u202Cleft \u200B\u2066zero\u2069 \u0000\u001B[31m\u0007',
  'Z\u0351\u036B\u0343'.repeat(60),
  `${'w'.repeat(3_000)}.${IMPERSONATOR}`,
  ' \n\t ',
  '\uD83D\uDE08'.repeat(200),
] as const;
const LITERAL = HOSTILE[0];

const PAGES: readonly { path: string; title: string; account: Account }[] = [
  { path: '/admin', title: 'Dashboard', account: 'admin' },
  { path: '/admin/assets', title: 'Assets', account: 'admin' },
  { path: '/admin/alerts', title: 'Alerts', account: 'admin' },
  { path: '/superadmin', title: 'Dashboard', account: 'superadmin' },
  { path: '/superadmin/organizations', title: 'Organizations', account: 'superadmin' },
  { path: '/superadmin/asset-approvals', title: 'Asset approvals', account: 'superadmin' },
];

declare global {
  interface Window {
    ran?: unknown;
  }
}

/** What the page holds that it must not: markup out of texts, addresses of impersonators. */
function traces(page: Page): Promise<string[]> {
  return page.evaluate((impersonator) => {
    const found: string[] = [];
    if (window.ran !== undefined) found.push('a script ran');
    const onAttribute = (name: string) => name.startsWith('on');
    for (const element of document.querySelectorAll('*')) {
      const names = element.getAttributeNames();
      if (names.some(onAttribute)) found.push(`handler: ${element.outerHTML.slice(0, 100)}`);
      for (const name of ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'data']) {
        const value = element.getAttribute(name);
        if (value === null) continue;
        const address = new URL(value, location.href);
        // A search or a filter in one of our own addresses names what it looks for.
        const ours = address.origin === location.origin;
        const harmless = ours || address.protocol === 'https:' || address.protocol === 'mailto:';
        if (!harmless) found.push(`${name}: ${value.slice(0, 100)}`);
        if (!ours && value.includes(impersonator)) found.push(`${name}: ${value.slice(0, 100)}`);
      }
    }
    const foreign = 'main img, main iframe, main object, main embed, main script, main base';
    for (const element of document.querySelectorAll(foreign)) {
      found.push(`element: ${element.outerHTML.slice(0, 100)}`);
    }
    return found;
  }, IMPERSONATOR);
}

async function seed(backend: {
  addRows(rows: object): Promise<void>;
  reset(options: object): Promise<void>;
}): Promise<void> {
  await backend.reset({ alerts: 5, assets: 3 });
  await backend.addRows({
    organisations: HOSTILE.map((text) => ({ name: text, email: text, address: text })),
    assets: HOSTILE.map((text) => ({ name: text, type: text })),
    alerts: [...HOSTILE, IMPERSONATOR].map((text, at) => ({
      asset_name: text,
      impersonating_domain: text,
      details: text,
      severity_score: [9.5, -1e308, 1e21, 4.999999][at % 4] ?? 0,
    })),
  });
}

for (const { path, title, account } of PAGES) {
  test(`${path} shows hostile texts as texts`, async ({ page, backend, login, navigate }) => {
    page.on('dialog', () => expect(null, 'a dialog of a script opened').not.toBeNull());
    await seed(backend);
    await navigate('/login');
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
    await seed(backend);
    await navigate('/login');
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
  await seed(backend);
  const { alerts } = (await backend.state()).store;
  await navigate('/login');
  await login('admin');
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { id, details } of alerts.slice(-HOSTILE.length - 1)) {
    await navigate(`/admin/alerts/${String(id)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  await seed(backend);
  await navigate('/login');
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
  await navigate('/login');
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
  await navigate('/login');
  await login('admin');
  await navigate('/admin/assets');
  const links = page.getByRole('link', { name: /in a new tab$/ });
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://good.example');
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(links).toHaveAttribute('target', '_blank');
});
