/** The engine's worker, which starts when the list is there, and whose file a deploy or a dropped line took away. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const ENGINE = /\/workers\/engine\.worker-[\w-]+\.js$/;
const GONE = /Failed to load resource.*404/;

const techniques = (page: Page) =>
  page.getByRole('table', { name: 'Alerts' }).getByText('Homoglyph').first();

test('the engine recovers after one automatic reload', async ({
  page,
  login,
  navigate,
  problems,
}) => {
  problems.allow(GONE);
  await login('admin');
  let asked = 0;
  await page.route(ENGINE, (route) => {
    asked += 1;
    return asked === 1
      ? route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' })
      : route.continue();
  });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await navigate('/admin/alerts');
  await expect(techniques(page)).toBeVisible();
  // The visit, and the one by itself.
  expect(loads).toBe(2);
});

test('stays away: the list says so, without a loop, and compares once it is refreshed with the file back', async ({
  page,
  login,
  navigate,
  problems,
}) => {
  problems.allow(GONE);
  await login('admin');
  await page.route(ENGINE, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  );
  await navigate('/admin/alerts');
  await expect(page.getByRole('cell', { name: 'Not compared' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.unroute(ENGINE);
  await page.getByRole('button', { name: 'Refresh alerts' }).click();
  await expect(techniques(page)).toBeVisible();
  expect(loads).toBe(0);
});
