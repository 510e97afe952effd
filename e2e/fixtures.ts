/**
 * `test` for every journey: the production build with an embedded backend per worker, reset before each
 * test; a journey fails on anything printed as an error, uncaught, or against the policy.
 */
import { expect, type Page } from '@playwright/test';
import { watchProblems, type Problems } from './support/problems.ts';
import { test as base } from './support/site-test.ts';
import type { TestBackend } from './support/site.ts';

/** The seeded accounts of the embedded backend (src/mocks/demo-accounts.ts). */
export const ACCOUNTS = {
  admin: { email: 'admin@sahyadri.bank.in', password: 'demo-admin' },
  superadmin: { email: 'superadmin@naamraksha.example', password: 'demo-superadmin' },
  user: { email: 'user@sahyadri.bank.in', password: 'demo-user' },
  pending: { email: 'admin@nilgirikurinji.in', password: 'demo-pending' },
} as const;

export type Account = keyof typeof ACCOUNTS;

interface TestFixtures {
  backend: TestBackend;
  problems: Problems;
  /** Opens a path and waits until the page answers to input. */
  navigate(path: string, page?: Page): Promise<void>;
  /** Signs an account in without the form; then `navigate` where it should go. */
  login(account: Account, page?: Page): Promise<void>;
}

/** Waits until React has taken over the markup that the server sent. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('#root:not([data-page])').waitFor({ state: 'attached' });
}

/** Opens an empty document of the site's origin, where storage can be set before the app runs. */
export async function openBlank(page: Page): Promise<void> {
  const path = '/blank-for-tests';
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(path);
  // As long as one is routed, each request of the page is handed to the test and back.
  await page.unroute(`**${path}`);
}

export const test = base.extend<TestFixtures>({
  baseURL: async ({ site }, provide) => provide(site.url),

  backend: [
    async ({ site }, provide) => {
      await site.backend.reset();
      await provide(site.backend);
    },
    { auto: true },
  ],

  problems: [
    async ({ context, site }, provide) => {
      const problems = await watchProblems(context, site.backend.origin);
      await provide(problems);
      expect(problems.list(), 'printed or uncaught in the browser').toEqual([]);
    },
    { auto: true },
  ],

  navigate: async ({ page }, provide) =>
    provide(async (path, target = page) => {
      await target.goto(path);
      await waitUntilReady(target);
    }),

  login: async ({ page, backend }, provide) =>
    provide(async (account, target = page) => {
      const response = await fetch(`${backend.origin}/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(ACCOUNTS[account]),
      });
      expect(response.status, `login of ${account}`).toBe(200);
      const tokens = (await response.json()) as { Access_token: string; Refresh_token: string };
      if (!target.url().startsWith('http')) await openBlank(target);
      await target.evaluate(({ Access_token, Refresh_token }) => {
        localStorage.setItem('access_token', Access_token);
        localStorage.setItem('refresh_token', Refresh_token);
      }, tokens);
    }),
});

export { expect };
export type { TestBackend } from './support/site.ts';
export { expectAccessible } from './support/axe.ts';
export {
  byView,
  scrollsSideways,
  setTheme,
  setView,
  type Theme,
  type ViewportName,
} from './support/views.ts';
