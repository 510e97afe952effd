/** The ground every journey stands on: pages that are there before any script, and a policy that holds. */
import { expect, test, waitUntilReady } from './fixtures.ts';
import { sample } from './support/sample.ts';

for (const path of sample(['/', '/signup', '/unauthorized', '/login'], 3)) {
  test(`${path} is prerendered and hydrates without a change`, async ({ page, site, navigate }) => {
    const served = await (await fetch(site.url + path)).text();
    expect(served).toContain(`data-page="${path}"`);
    await navigate(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toBeVisible();
  });
}

test('a missing page answers 404 and says so', async ({ page, problems }) => {
  problems.allow(/Failed to load resource.*404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await waitUntilReady(page);
  await expect(
    page.getByRole('heading', { name: 'There is no page at this address' }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/Unexpected Application Error/);
});

test('a console address gets the empty shell, and its guard sends it to log in', async ({
  page,
  navigate,
}) => {
  await navigate('/admin/assets');
  await expect(page).toHaveURL(/\/login/);
});

test('every answer carries the strict policy', async ({ site }) => {
  for (const path of ['/', '/no/such/page', '/admin', '/robots.txt']) {
    const response = await fetch(site.url + path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe|\s\*(?:\s|;)/);
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
  }
  const page = await fetch(`${site.url}/`);
  expect(page.headers.get('content-security-policy')).toContain(
    `connect-src 'self' ${site.backend.origin};`,
  );
});

test('the home page works on an insecure origin', { tag: '@full' }, async ({ page, site }) => {
  await page.goto(site.insecureUrl);
  await waitUntilReady(page);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
