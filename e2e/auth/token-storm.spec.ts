/**
 * The access token expires in many tabs at once: on an origin that the browser trusts,
 * with its locks, and on one that it does not, without them.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading, rowOf, signInAt } from '../support/people.ts';
import { sample } from '../support/sample.ts';

const REFRESH = 'POST /auth/refresh';
const LIST = 'GET /asset/list';
const ORIGINS = [
  { name: 'on a trusted origin', key: 'url', locks: true },
  { name: 'on an insecure origin', key: 'insecureUrl', locks: false },
] as const;

/** One after the other: each tab has the processor, and its time, to itself. */
async function openTabs(context: BrowserContext, address: string, count: number): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let opened = 0; opened < count; opened++) {
    const page = await context.newPage();
    await page.goto(address);
    await expect(heading(page, 'Assets')).toBeVisible();
    await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);
    tabs.push(page);
  }
  return tabs;
}

for (const { name, key, locks } of sample(ORIGINS, 2)) {
  test(`five tabs make one refresh ${name} (section 4, auth)`, async ({
    page,
    context,
    site,
    backend,
    login,
  }) => {
    const origin = site[key];
    await signInAt(origin, page, login);
    expect(await page.evaluate(() => 'locks' in navigator)).toBe(locks);
    const tabs = await openTabs(context, `${origin}/admin/assets`, 5);
    const before = (await backend.state()).calls[LIST] ?? 0;

    await backend.expireTokens();
    await Promise.all(
      tabs.map((tab) => tab.getByRole('button', { name: 'Refresh assets' }).click()),
    );

    await expect
      .poll(async () => (await backend.state()).calls[LIST])
      .toBeGreaterThanOrEqual(before + 6);
    for (const tab of tabs) {
      await expect(tab.getByRole('button', { name: 'Refresh assets' })).toBeEnabled();
      await expect(rowOf(tab, 'sahyadrilokbank.com')).toHaveCount(1);
      await expect(tab.getByRole('alert')).toHaveCount(0);
    }
    expect((await backend.state()).calls[REFRESH]).toBe(1);
  });
}
