/**
 * What leaves the browser when something breaks: nothing, unless the deployer has asked for it. The build
 * that asks is made and looked at by `npm run test:full`.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Request } from '@playwright/test';
import { expect, test, waitUntilReady } from '../fixtures.ts';
import { build } from '../support/build.ts';
import { findNginx, startNginx } from './nginx.ts';

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

test('a build that was not told where to sends nothing, and holds nothing that could', async ({
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

test('a build that was told reports failures without what is anybody’s', async ({
  page,
  backend,
  problems,
}) => {
  test.skip(!process.env['FULL'], 'builds anew: part of npm run test:full');
  test.skip(findNginx() === null, 'nginx is not installed on this machine');
  test.setTimeout(180_000);
  problems.allow(/^uncaught: (thrown|rejected)/);
  const folder = await mkdtemp(join(tmpdir(), 'naamraksha-build-'));
  const dist = join(folder, 'site');
  await build(dist, {
    VITE_API_HOST: '/api',
    VITE_ERROR_URL: '/client-errors',
    VITE_REPORT_URL: '/policy-reports',
    HSTS_MAX_AGE: '300',
  });
  const nginx = await startNginx({ backend: backend.origin, dist });
  try {
    const { headers } = await fetch(nginx.url);
    expect(headers.get('strict-transport-security')).toBe('max-age=300');
    expect(headers.get('reporting-endpoints')).toBe('naamraksha="/policy-reports"');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'; ");
    expect(headers.get('content-security-policy')).toMatch(/report-uri \/policy-reports; /);
    expect((await fetch(`${nginx.url}/api/auth/self`)).status).toBe(401);

    await page.route('**/client-errors', (route) => route.fulfill({ status: 204 }));
    await page.goto(`${nginx.url}/faq?from=owner@example-shop.in#x`);
    await waitUntilReady(page);
    const sent = watchSent(page);
    await breakPage(page);
    await expect.poll(() => sent.length).toBe(2);
    for (const call of sent) {
      expect(await call.allHeaders()).not.toHaveProperty('referer');
      expect(call.postData()).not.toMatch(/owner|example-shop|hdfcbamk\.com|login|token|abc|\?|#/);
    }
    expect(sent.map((call) => (call.postDataJSON() as { page: string }).page)).toEqual([
      '/faq',
      '/faq',
    ]);
  } finally {
    // It may still be fetching what it shows later.
    await page.close();
    await nginx.close();
    await rm(folder, { recursive: true });
  }
});
