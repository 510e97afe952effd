/**
 * "nginx with the backend behind it" of DEPLOYING.md, a build with VITE_API_HOST=/api, run by a real
 * nginx where one is installed: every header and status, then the product in a browser.
 */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { readHeadersFile } from '../../src/build/host-files.ts';
import { ACCOUNTS, expect, test as base, waitUntilReady } from '../fixtures.ts';
import { heading, logIn, logOut, openAddAsset, openConsolePage, rowOf } from '../support/people.ts';
import { startSite } from '../support/site.ts';
import { findNginx, startLoudBackend, startNginx, withBuild } from './nginx.ts';

const test = base.extend<object, { dist: string }>({
  dist: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide) => withBuild({ VITE_API_HOST: '/api' }, provide),
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ dist }, provide) => {
      const site = await startSite();
      const nginx = await startNginx({ backend: site.backend.origin, dist });
      const insecureUrl = nginx.url.replace('127.0.0.1', 'naam.test');
      await provide({ ...site, url: nginx.url, insecureUrl });
      await nginx.close();
      await site.close();
    },
    { scope: 'worker' },
  ],
});

// In one worker, so that it is built once.
test.describe.configure({ mode: 'default' });
test.skip(findNginx() === null, 'nginx is not installed on this machine');

/** The headers of every answer, as `_headers` has them. */
async function expected(dist: string): Promise<Record<string, string>> {
  return readHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));
}

/** The first built script that the home page loads. */
async function firstScript(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  return /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
}

/** The status of a path that is sent exactly as written. */
function statusOfRaw(origin: string, path: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.once('error', reject);
    call.end();
  });
}

/** Gives every chunk and worker another name, as a build does whose entry has changed; the old ones are gone. */
async function deployNewVersion(root: string): Promise<void> {
  const files = await readdir(root, { recursive: true });
  const chunks = files.filter((file) => /^(?:assets|workers)\/.*\.js$/.test(file));
  const names = new Set(chunks.map((file) => basename(file)));
  const renamed = (text: string) =>
    text.replace(/[\w.-]+\.js\b/g, (name) => (names.has(name) ? `new-${name}` : name));
  for (const file of files) {
    if (!/\.(?:js|html)$/.test(file)) continue;
    await writeFile(join(root, file), renamed(await readFile(join(root, file), 'utf8')));
  }
  for (const file of chunks) {
    await rename(join(root, file), join(root, dirname(file), `new-${basename(file)}`));
  }
}

test('every answer of the site carries every security header', async ({ site, dist }) => {
  const given = await expected(dist);
  const headers = Object.entries(given);
  expect(headers.length).toBeGreaterThan(5);
  // The backend is this origin's, so nothing else is called.
  expect(given['Content-Security-Policy']).toContain("; connect-src 'self'; ");
  const script = await firstScript(site.url);
  for (const path of ['/', '/about', '/admin', '/no/such/page', '/robots.txt', script]) {
    const response = await fetch(site.url + path);
    for (const [name, value] of headers) {
      expect(response.headers.get(name), `${name} of ${path}`).toBe(value);
    }
    expect(response.headers.get('server'), path).toBe('nginx');
  }
});

test('pages, shells and missing pages have their status', async ({ site }) => {
  const statuses: Record<string, number> = {
    '/': 200,
    '/about': 200,
    '/about/': 200,
    '/blog': 200,
    '/blog/': 200,
    '/admin': 200,
    '/admin/alerts/17': 200,
    '/superadmin/organizations': 200,
    '/.well-known/security.txt': 200,
    '/robots.txt': 200,
    '/favicon.svg': 200,
    '/no/such/page': 404,
    '/about.html': 404,
    '/app.html': 404,
    '/404.html': 404,
    '/index.html': 404,
    '/administrator': 404,
    '/assets/gone-abc123.js': 404,
    '/assets/': 404,
    '/assets': 404,
    '/_headers': 404,
    '/_redirects': 404,
    '/site.conf': 404,
    '/.git/config': 404,
    '/.vite/manifest.json': 404,
  };
  const seen: Record<string, number> = {};
  for (const path of Object.keys(statuses)) {
    seen[path] = (await fetch(site.url + path, { redirect: 'manual' })).status;
  }
  expect(seen).toEqual(statuses);
  for (const path of ['/../nginx.conf', '/assets/../../nginx.conf', '/%2e%2e/nginx.conf']) {
    expect(await statusOfRaw(site.url, path), path).toBeGreaterThanOrEqual(400);
  }
  expect((await fetch(site.url, { method: 'POST' })).status).toBe(405);
  expect(await (await fetch(`${site.url}/no/such/page`)).text()).toContain('data-page="*"');
  expect(await (await fetch(`${site.url}/admin/x`)).text()).toContain('<div id="root"></div>');
});

test('hashed files are cached for a year, pages revalidated, text compressed', async ({ site }) => {
  const script = await firstScript(site.url);
  const built = await fetch(site.url + script);
  expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(built.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(built.headers.get('content-encoding')).toBe('gzip');

  const page = await fetch(site.url);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(page.headers.get('vary')).toBe('Accept-Encoding');
  const again = await fetch(site.url, {
    headers: { 'If-None-Match': page.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);

  // A file of the version before must not be remembered as missing once a deploy brings it back.
  const gone = await fetch(`${site.url}/assets/gone-abc123.js`);
  expect(gone.headers.get('cache-control')).toBe('no-cache');
  expect(gone.headers.get('content-type')).toContain('text/html');
});

test('the backend answers below /api, as data that nobody keeps', async ({ site }) => {
  const refused = await fetch(`${site.url}/api/auth/self`);
  // The backend's own status, not the site's page.
  expect(refused.status).toBe(401);
  expect(refused.headers.get('content-type')).toContain('json');
  const login = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ACCOUNTS.admin),
  });
  expect(login.status).toBe(200);
  expect(login.headers.get('cache-control')).toBe('no-store');
  expect(login.headers.get('x-content-type-options')).toBe('nosniff');
  expect(login.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(login.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('the backend’s own headers are not sent twice, and no cookie passes', async ({ dist }) => {
  const backend = await startLoudBackend();
  const nginx = await startNginx({ backend: backend.url, dist });
  try {
    for (const path of ['/api/x', '/api/broken']) {
      const { headers } = await fetch(nginx.url + path, { headers: { Cookie: 'session=1' } });
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-security-policy'), path).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
      expect(headers.getSetCookie(), path).toEqual([]);
    }
    expect(backend.cookies).toEqual([undefined, undefined]);
  } finally {
    await nginx.close();
    backend.close();
  }
});

test('the main job of an admin, on one origin', async ({ page, site, backend, problems }) => {
  // The token that this test lets expire.
  problems.allow(/Failed to load resource.*401/);
  const elsewhere: string[] = [];
  page.on('request', (call) => {
    if (!call.url().startsWith(`${site.url}/`)) elsewhere.push(call.url());
  });
  await page.goto('/');
  await waitUntilReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, ACCOUNTS.admin);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await openConsolePage(page, 'Assets');
  const dialog = await openAddAsset(page);
  await dialog.getByLabel('Domain', { exact: true }).fill('behind-one-origin.in');
  await dialog.getByRole('button', { name: 'Add Asset' }).click();
  await expect(rowOf(page, 'behind-one-origin.in')).toContainText('Pending');

  await page.reload();
  await expect(rowOf(page, 'behind-one-origin.in')).toContainText('Pending');
  await backend.expireTokens();
  await openConsolePage(page, 'Alerts');
  // The list is parsed in a worker, whose file nginx serves too.
  await expect(page.getByRole('table', { name: 'Alerts' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('table', { name: 'Alerts' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/alerts\/./);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await logOut(page);
  expect(elsewhere).toEqual([]);
});

test('a page may not call a backend that the build does not know', async ({
  page,
  backend,
  dist,
  problems,
}) => {
  problems.allow(/Content Security Policy|^policy violation: connect-src/);
  const nginx = await startNginx({ backend: backend.origin, dist, apiBase: backend.origin });
  try {
    await page.goto(`${nginx.url}/login`);
    await waitUntilReady(page);
    await logIn(page, ACCOUNTS.admin);
    await expect(page.getByRole('alert')).toHaveCount(1);
    expect((await backend.state()).calls).toEqual({});
  } finally {
    await page.close();
    await nginx.close();
  }
});

test('a new version under an open page', async ({ page, backend, dist, problems }) => {
  problems.allow(/Failed to load resource.*404|dynamically imported module|module script/);
  // React's message about a section of the home page that the way to the next page could not wait for.
  problems.allow(/^uncaught: Minified React error #(?:422|520)/);
  const nginx = await startNginx({ backend: backend.origin, dist });
  try {
    await page.goto(nginx.url);
    await waitUntilReady(page);
    let loads = 0;
    page.on('request', (call) => {
      if (call.isNavigationRequest() && call.frame() === page.mainFrame()) loads += 1;
    });
    await deployNewVersion(nginx.root);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(heading(page, 'Log in')).toBeVisible();
    await waitUntilReady(page);
    await logIn(page, ACCOUNTS.admin);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    expect(loads).toBe(1);
    await openConsolePage(page, 'Alerts');
    const table = page.getByRole('table', { name: 'Alerts' });
    await expect(table.getByRole('link').first()).toBeVisible();
    expect(loads).toBe(1);
  } finally {
    // Idle requests of the dashboard would find no server.
    await page.close();
    await nginx.close();
  }
});

test('an unknown page says so', async ({ page, problems }) => {
  problems.allow(/Failed to load resource.*404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await waitUntilReady(page);
  await expect(heading(page, 'There is no page at this address')).toBeVisible();
});
