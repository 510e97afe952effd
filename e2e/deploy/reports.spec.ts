/**
 * Reports of faults leave the browser only if the deployer has asked for them. `npm run test:full` makes and checks
 * the build that asks.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Request } from '@playwright/test';
import { ACCOUNTS, expect, test as base, waitUntilReady } from '../fixtures.ts';
import { heading, logIn } from '../support/people.ts';
import { findNginx, startNginx, withBuild, type Nginx } from './nginx.ts';

const test = base.extend<{ nginx: Nginx }, { dist: string }>({
  dist: [
    async ({ site }, provide) =>
      withBuild(
        {
          VITE_API_HOST: '/api',
          API_ORIGINS: site.backend.origin,
          VITE_ERROR_URL: '/client-errors',
          VITE_REPORT_URL: '/policy-reports',
          HSTS_MAX_AGE: '300',
        },
        provide,
      ),
    { scope: 'worker', timeout: 180_000 },
  ],
  nginx: async ({ page, dist, backend }, provide) => {
    const nginx = await startNginx({ backend: backend.origin, dist });
    await provide(nginx);
    // It may still be fetching what it shows later.
    await page.close();
    await nginx.close();
  },
});

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that the page sends and is not a GET. */
function watchSent(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (call) => {
    if (call.method() !== 'GET') sent.push(call);
  });
  return sent;
}

/** Lets an error and a rejection go uncaught, as if a script of ours had thrown them. */
async function breakPage(page: Page): Promise<void> {
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    const failure = (text: string) =>
      Object.assign(new TypeError(text), {
        stack: `TypeError: ${text}\n    at x (${window.location.origin}/assets/index-a1.js:1:2)`,
      });
    void Promise.reject(failure('rejected for owner@example-shop.in'));
    setTimeout(() => {
      throw failure('thrown at https://hdfcbamk.com/login?token=abc');
    });
  });
  await thrown;
}

test('a build without the setting sends nothing, and contains nothing that could', async ({
  page,
  navigate,
  problems,
}) => {
  problems.allow(/^uncaught: (thrown|rejected)/);
  await navigate('/');
  const sent = watchSent(page);
  await breakPage(page);
  await page.reload();
  await waitUntilReady(page);
  expect(sent.map((call) => call.url())).toEqual([]);

  const assets = join(project, 'dist/assets');
  for (const file of (await readdir(assets)).filter((name) => name.endsWith('.js'))) {
    expect(await readFile(join(assets, file), 'utf8'), file).not.toContain('unhandledrejection');
  }
});

test.describe('a build with its own settings', () => {
  // In one worker, so that it is built once.
  test.describe.configure({ mode: 'default' });
  test.skip(findNginx() === null, 'nginx is not installed on this machine');

  /** Expects the report of a fault on a page of the FAQ: the page's pattern, and no personal data. */
  async function expectReports(sent: readonly Request[]): Promise<void> {
    await expect.poll(() => sent.length).toBe(2);
    for (const call of sent) {
      expect(await call.allHeaders()).not.toHaveProperty('referer');
      expect(call.postData()).not.toMatch(/owner|example-shop|hdfcbamk\.com|login|token|abc|\?|#/);
    }
    expect(sent.map((call) => (call.postDataJSON() as { page: string }).page)).toEqual([
      '/faq',
      '/faq',
    ]);
  }

  test('says them in the headers of every answer', async ({ nginx, site }) => {
    const { headers } = await fetch(nginx.url);
    expect(headers.get('strict-transport-security')).toBe('max-age=300');
    expect(headers.get('reporting-endpoints')).toBe('naamraksha="/policy-reports"');
    expect(headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${site.backend.origin}; `,
    );
    expect(headers.get('content-security-policy')).toMatch(/report-uri \/policy-reports; /);
    const data = await fetch(`${nginx.url}/api/auth/self`);
    expect(data.status).toBe(401);
    expect(data.headers.get('strict-transport-security')).toBe('max-age=300');
  });

  test('reports failures without what is anybody’s', async ({ page, nginx, problems }) => {
    problems.allow(/^uncaught: (thrown|rejected)/);
    await page.route('**/client-errors', (route) => route.fulfill({ status: 204 }));
    await page.goto(`${nginx.url}/faq?from=owner@example-shop.in#x`);
    await waitUntilReady(page);
    const sent = watchSent(page);
    await breakPage(page);
    await expectReports(sent);
  });

  test('lets a page to the backend that its meta names, under the policy as written', async ({
    page,
    backend,
    dist,
  }) => {
    const nginx = await startNginx({ backend: backend.origin, dist, apiBase: backend.origin });
    const called = new Set<string>();
    page.on('request', (call) => called.add(new URL(call.url()).origin));
    try {
      await page.goto(`${nginx.url}/login`);
      await waitUntilReady(page);
      await logIn(page, ACCOUNTS.admin);
      await expect(heading(page, 'Dashboard')).toBeVisible();
      expect([...called].toSorted()).toEqual([backend.origin, nginx.url].toSorted());
    } finally {
      await page.close();
      await nginx.close();
    }
  });
});
