/** The base of every journey: a page for missing addresses, and a policy that holds. */
import { expect, test, waitUntilReady } from './fixtures.ts';

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
