/**
 * A deploy that is taken back, on a host whose 404 may be kept for a year: a file that was away for an hour
 * must not stay missing for those who asked for it then. Nothing is routed here, since Playwright's routes
 * switch the browser's cache off.
 */
import type { Page } from '@playwright/test';
import { expect, test as base, waitUntilReady } from '../fixtures.ts';
import { heading, openConsolePage } from '../support/people.ts';
import { builtFile, startCarelessHost, type CarelessHost } from './careless-host.ts';

const test = base.extend<{ host: CarelessHost }>({
  host: async ({ page, backend, problems }, provide) => {
    problems.allow(/Failed to load resource.*404|dynamically imported module|module script/);
    // What React says of a section of the home page that the way to the next page could not wait for.
    problems.allow(/^uncaught: Minified React error #(?:422|520)/);
    const host = await startCarelessHost(backend.origin);
    await provide(host);
    // What the page still fetches in its idle time would find no server.
    await page.close();
    await host.close();
  },
});

const FAILED = 'Unexpected Application Error';

/** What is there once the file has been asked for past the cache, in vain, and nothing else will be done. */
const givesUp = (page: Page) => page.getByRole('button', { name: 'Load the page again' });

/** Follows the link of the home page to one that misses a file, until the document has been loaded anew. */
async function goToLogin(page: Page, host: CarelessHost): Promise<void> {
  await page.goto(host.url);
  await waitUntilReady(page);
  const anew = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await anew;
}

/** The file was asked for past the cache, and only then its page, once, which has it from the cache. */
function expectFromCache({ asked }: CarelessHost, file: string, page: string): void {
  expect(asked).toContain(file);
  expect(asked.filter((path) => path === page)).toEqual([page]);
  expect(asked.lastIndexOf(file)).toBeLessThan(asked.indexOf(page));
}

for (const { what, name } of [
  { what: 'the chunk of a page', name: 'LoginPage' },
  { what: 'a chunk that a page imports, which no message names', name: 'signed-up-state' },
]) {
  test(`${what} is there again, though the browser remembers that it was not`, async ({
    page,
    host,
  }) => {
    const file = await builtFile('assets', name);
    host.gone.add(file);
    await goToLogin(page, host);
    await expect(heading(page, FAILED)).toBeVisible();
    await expect(page).toHaveURL(`${host.url}/login`);
    await expect(givesUp(page)).toBeVisible();

    host.gone.clear();
    host.asked.length = 0;
    await goToLogin(page, host);
    await expect(heading(page, 'Log in')).toBeVisible();
    expectFromCache(host, file, '/login');
  });
}

test('a file that gets no answer holds nobody up for long', async ({ page, host }) => {
  const file = await builtFile('assets', 'LoginPage');
  host.gone.add(file);
  host.silent.add(file);
  await goToLogin(page, host);
  await expect(page).toHaveURL(`${host.url}/login`);
  expect(host.asked.filter((path) => path === '/login')).toEqual(['/login']);
});

test('a worker is there again, though the browser remembers that it was not', async ({
  page,
  host,
  login,
}) => {
  const file = await builtFile('workers', 'alerts.worker');
  await page.goto(`${host.url}/login`);
  await waitUntilReady(page);
  await login('admin', page);
  host.gone.add(file);
  await page.goto(`${host.url}/admin/help`);
  await openConsolePage(page, 'Alerts');
  await expect(givesUp(page)).toBeVisible();

  host.gone.clear();
  host.asked.length = 0;
  await page.goto(`${host.url}/admin/help`);
  await openConsolePage(page, 'Alerts');
  const table = page.getByRole('table', { name: 'Alerts' });
  await expect(table.getByRole('link').first()).toBeVisible();
  expectFromCache(host, file, '/admin/alerts');
});
