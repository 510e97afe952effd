/** A deploy while a page is open: the chunks of the old version are gone. */
import type { Locator, Page } from '@playwright/test';
import { expect, scrollsSideways, test, waitUntilReady } from '../fixtures.ts';
import { heading, openConsolePage } from '../support/people.ts';
import { MOVING } from '../support/views.ts';

/**
 * Many browsers remember that a module did not load, and never ask for it again in the same document
 * (https://github.com/whatwg/html/issues/6768): with the connection back, they need a reload.
 */
const MOST_LOADS_ONLINE = 1;

/** The browser's messages about a missing chunk, and one that cannot be fetched. */
const GONE = /Failed to load resource.*404|dynamically imported module|module script/;
const OFFLINE = /ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/;

/** Answers a chunk like a host after a deploy: permanently, or until the document is reloaded. */
async function loseChunk(page: Page, name: string, until: 'ever' | 'next load'): Promise<void> {
  const loads = countLoads(page);
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), (route) =>
    until === 'next load' && loads() > 0
      ? route.continue()
      : route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  );
}

/** How often the document was loaded from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test('a page whose chunk is gone is reloaded at the address that the visitor wanted', async ({
  page,
  navigate,
  problems,
}) => {
  problems.allow(GONE);
  await navigate('/');
  await loseChunk(page, 'LoginPage', 'next load');
  const loads = countLoads(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  expect(loads()).toBe(1);
});

test('Back to a page whose chunk is gone reloads it and keeps the way forward', async ({
  page,
  navigate,
  problems,
}) => {
  problems.allow(GONE);
  await navigate('/login');
  await page.getByRole('banner').getByRole('link', { name: 'Naamraksha' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await waitUntilReady(page);
  await loseChunk(page, 'LoginPage', 'next load');
  const loads = countLoads(page);
  await page.goBack();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  expect(loads()).toBe(1);
  await page.goForward();
  await expect(page).toHaveURL(/\/$/);
});

test('a chunk that stays missing shows the error page, without a loop', async ({
  page,
  navigate,
  problems,
}) => {
  problems.allow(GONE);
  await navigate('/');
  await loseChunk(page, 'LoginPage', 'ever');
  const loads = countLoads(page);
  const anew = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await anew;
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  // One by the app, one by this test.
  expect(loads()).toBe(2);
});

test('typed text stays when a part of the page is gone; the user chooses when to reload', async ({
  page,
  navigate,
  problems,
}) => {
  problems.allow(GONE);
  await navigate('/lookalikes');
  const loads = countLoads(page);
  await loseChunk(page, 'LookalikeResults', 'next load');
  const field = page.getByRole('main').getByLabel('Your domain');
  await field.fill('sahyadrilokbank.co.in');
  await field.press('Enter');

  const offer = page.getByRole('alert').filter({ hasText: 'What you typed is still here.' });
  await expect(offer).toBeVisible();
  await expect(field).toHaveValue('sahyadrilokbank.co.in');
  expect(loads()).toBe(0);
  expect(await scrollsSideways(page)).toBe(false);

  await offer.getByRole('button', { name: 'Load the page again' }).click();
  await waitUntilReady(page);
  await expect(offer).toBeHidden();
  expect(loads()).toBe(1);
});

/** Asks the finder for the names of a domain while its list cannot be fetched. */
async function askWithoutConnection(page: Page): Promise<Locator> {
  const field = page.getByRole('main').getByLabel('Your domain');
  await field.fill('sahyadrilokbank.co.in');
  await field.press('Enter');
  const offer = page.getByRole('alert').filter({ hasText: 'the site cannot be reached' });
  await expect(offer).toBeVisible();
  await expect(field).toHaveValue('sahyadrilokbank.co.in');
  return offer;
}

/** The list comes by itself or by a press, and perhaps with the document (see MOST_LOADS_ONLINE). */
async function expectTheList(page: Page): Promise<void> {
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  // Typed text keeps the page from reloading by itself.
  const load = page.getByRole('button', { name: 'Load the page again' });
  await expect(async () => {
    if (await load.isVisible()) await load.click({ timeout: 1_000 });
    else if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page.getByRole('table')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('without a connection nothing is reloaded: the page and typed text stay, and the list comes when it is back', async ({
  page,
  context,
  navigate,
  problems,
}) => {
  problems.allow(OFFLINE);
  await navigate('/lookalikes');
  const loads = countLoads(page);
  await context.setOffline(true);
  const offer = await askWithoutConnection(page);
  await offer.getByRole('button', { name: 'Load the page again' }).click();
  await expect(offer).toBeVisible();
  expect(loads()).toBe(0);

  await context.setOffline(false);
  await expect(offer).toBeHidden();
  await expectTheList(page);
  expect(loads()).toBeLessThanOrEqual(MOST_LOADS_ONLINE);
});

test('without a connection a link says that its page failed, and leads there once it is back', async ({
  page,
  context,
  navigate,
  problems,
}) => {
  problems.allow(OFFLINE);
  await navigate('/about');
  const loads = countLoads(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(heading(page, 'Unexpected Application Error')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
  expect(loads()).toBe(0);
  await context.setOffline(false);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page.getByRole('article')).toHaveCount(5, { timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL('/services');
  expect(loads()).toBeLessThanOrEqual(MOST_LOADS_ONLINE);
});

test.describe('with motion', () => {
  test.use(MOVING);

  test('the page does without the particles', async ({ page, problems }) => {
    problems.allow(GONE);
    await loseChunk(page, 'ParticleField', 'ever');
    const loads = countLoads(page);
    const asked = page.waitForResponse(/\/assets\/ParticleField-/);
    await page.goto('/about');
    await waitUntilReady(page);
    await asked;
    // Every other failure is followed by this request.
    const head = page.waitForRequest((call) => call.method() === 'HEAD', { timeout: 1_000 });
    await expect(head).rejects.toThrow('Timeout');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loads()).toBe(1);
  });
});

for (const until of ['next load', 'ever'] as const) {
  test(`a worker whose file is gone until the ${until} is no loop`, async ({
    page,
    login,
    navigate,
    problems,
  }) => {
    problems.allow(/Failed to load resource.*404/);
    await login('admin');
    await navigate('/admin/help');
    const loads = countLoads(page);
    await page.route(/\/workers\/engine\.worker-[\w-]+\.js$/, (route) =>
      until === 'next load' && loads() > 0
        ? route.continue()
        : route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    );
    await openConsolePage(page, 'Alerts');
    if (until === 'next load') {
      const table = page.getByRole('table', { name: 'Alerts' });
      await expect(table.getByRole('cell', { name: 'Homoglyph' }).first()).toBeVisible();
    } else {
      await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    }
    expect(loads()).toBe(1);
  });
}
