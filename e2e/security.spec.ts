/** The purpose of the headers, seen in a browser from the side of an attacker (.github/SECURITY.md). */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCOUNTS, expect, test, waitUntilReady } from './fixtures.ts';
import { heading, logIn, logOut, openConsolePage, rowOf } from './support/people.ts';

let attacker: Server;
let attackersOrigin = '';

test.beforeAll(async () => {
  attacker = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><link rel="icon" href="data:,"><p>Attacker');
  });
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
  attackersOrigin = `http://127.0.0.1:${(attacker.address() as AddressInfo).port}`;
});

test.afterAll(() => void attacker.close());

test('no other site can frame a page', async ({ page, site, problems }) => {
  problems.allow(/frame-ancestors|Framing/);
  await page.goto(attackersOrigin);
  /** Returns the final text of a frame with this address. */
  const framed = async (address: string): Promise<string> => {
    await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const frame = document.createElement('iframe');
          frame.addEventListener('load', resolve);
          frame.src = src;
          document.body.replaceChildren(frame);
        }),
      address,
    );
    return page.frames().at(-1)?.url() ?? '';
  };
  expect(await framed(`${attackersOrigin}/inner`)).toBe(`${attackersOrigin}/inner`);
  expect(await framed(`${site.url}/login`)).toMatch(/^chrome-error:/);
  expect(await framed(`${site.url}/admin`)).toMatch(/^chrome-error:/);
});

test(
  'a page that another site opens does not know who opened it',
  { tag: '@full' },
  async ({ page, site }) => {
    await page.goto(attackersOrigin);
    const knowsOpener = async (address: string): Promise<boolean> => {
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate((url) => void window.open(url), address),
      ]);
      await opened.waitForURL(address);
      const known = await opened.evaluate(() => window.opener !== null);
      await opened.close();
      return known;
    };
    expect(await knowsOpener(`${attackersOrigin}/inner`)).toBe(true);
    expect(await knowsOpener(`${site.url}/login`)).toBe(false);
  },
);

test('a session leaves no cookie, and nothing behind the Back button', async ({
  page,
  navigate,
}) => {
  await navigate('/login');
  await logIn(page, ACCOUNTS.admin);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await openConsolePage(page, 'Assets');
  await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);
  expect(await page.context().cookies()).toEqual([]);

  await logOut(page);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(stored.filter((key) => key.includes('token'))).toEqual([]);
  await page.goBack();
  await waitUntilReady(page);
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(0);
});

test('security.txt says who to tell, for less than a year', async ({ site }) => {
  const response = await fetch(`${site.url}/.well-known/security.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

test(
  'a page whose sheet the policy does not know, as in the middle of a deploy, is not left bare',
  { tag: '@full' },
  async ({ page, problems }) => {
    problems.allow(/Content Security Policy|^policy violation: style-src-elem inline/);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      const older = policy.replace(/(style-src 'self') '[^']+'/, '$1');
      expect(older).not.toBe(policy);
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': older } });
    });
    await page.goto('/');
    await waitUntilReady(page);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  },
);
