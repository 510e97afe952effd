/** A deploy while a page is open: the chunks of the old version are gone. */
import type { Page } from '@playwright/test';
import { expect, scrollsSideways, test, waitUntilReady } from '../fixtures.ts';

/** Answers a chunk as a host does after a deploy: for good, or until the document is loaded anew. */
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

test('a page whose chunk is gone is loaded anew, where the visitor wanted to go', async ({
  page,
  navigate,
  problems,
}) => {
  problems.allow(/Failed to load resource.*404|dynamically imported module|module script/);
  await navigate('/');
  await loseChunk(page, 'LoginPage', 'next load');
  const loads = countLoads(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(loads()).toBe(1);
});

test('a chunk that stays missing shows the error page, without a loop', async ({
  page,
  navigate,
  problems,
}) => {
  problems.allow(/Failed to load resource.*404|dynamically imported module|module script/);
  await navigate('/');
  await loseChunk(page, 'LoginPage', 'ever');
  const loads = countLoads(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  // One by the app, one by this test.
  expect(loads()).toBe(2);
});

test('what is typed stays when a part of the page is gone; the reader chooses when to load anew', async ({
  page,
  navigate,
  problems,
}) => {
  problems.allow(/Failed to load resource.*404|dynamically imported module|module script/);
  await navigate('/');
  const loads = countLoads(page);
  // What reads names is fetched with the first use of the form.
  await loseChunk(page, 'names', 'next load');
  const field = page.getByRole('main').getByPlaceholder('yourcompany.in').first();
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
