/** Every page of both consoles with axe, without sideways scroll; in one theme and size, all of them in full runs. */
import { consoleLinks } from '../../src/layouts/console/navigation.ts';
import {
  byView,
  expect,
  expectAccessible,
  scrollsSideways,
  setView,
  test,
  type Account,
} from '../fixtures.ts';
import { openConsolePage } from '../support/people.ts';
import { FULL } from '../support/sample.ts';

interface ConsolePage {
  readonly account: Account;
  readonly path: string;
  /** Its name in the sidebar. */
  readonly label?: string;
}

const AREAS = ['admin', 'superadmin'] as const;
const RARER: readonly ConsolePage[] = [
  { account: 'admin', path: '/admin/alerts/no-such-alert' },
  { account: 'admin', path: '/admin/no-such-page' },
  { account: 'superadmin', path: '/superadmin/asset-approvals?status=pending' },
  { account: 'admin', path: '/admin?view=sample' },
  { account: 'admin', path: '/admin/alerts?q=nothing-is-called-so' },
];
const PAGES: readonly ConsolePage[] = [
  ...AREAS.flatMap((account) =>
    consoleLinks[account].map(({ to, label }) => ({ account, path: to, label })),
  ),
  { account: 'admin', path: '/admin/alerts/1' },
  ...(FULL ? RARER : []),
];

/** For each page, in milliseconds. */
const ROOM_MS = 15_000;

for (const { view, seen } of byView(PAGES)) {
  for (const area of AREAS) {
    const pages = seen.filter(({ account }) => account === area);
    test(`the pages of ${area} are accessible (${view.theme}, ${view.viewport})`, async ({
      page,
      login,
      navigate,
    }) => {
      test.setTimeout(ROOM_MS * (pages.length + 1));
      await setView(page, view);
      await login(area);
      for (const [at, { path, label }] of pages.entries()) {
        await test.step(path, async () => {
          // Through the sidebar if it is visible: nothing is reloaded.
          if (at > 0 && label && view.viewport === 'desktop') await openConsolePage(page, label);
          else await navigate(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/^Loading/)).toHaveCount(0);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectAccessible(page);
          expect.soft(await scrollsSideways(page), path).toBe(false);
        });
      }
    });
  }
}

test(
  'a console without data is accessible: first steps, empty lists, sample figures',
  { tag: '@full' },
  async ({ page, backend, login, navigate }) => {
    await backend.reset({ assets: 0, alerts: 0 });
    await login('admin');
    for (const path of ['/admin', '/admin/assets', '/admin/alerts']) {
      await navigate(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expectAccessible(page, `${path}, empty`);
    }
  },
);

test(
  'loading, failing and unreachable pages are accessible',
  { tag: '@full' },
  async ({ page, backend, login, navigate }) => {
    await login('admin');
    await backend.fault('slow', { paths: ['/asset/list'], delayMs: 20_000 });
    await navigate('/admin/assets');
    await expect(page.getByText('Loading assets...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expectAccessible(page, 'assets, loading');

    await backend.fault('html500', { paths: ['/asset/list'] });
    await navigate('/admin/assets');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page, 'assets, failed');

    await backend.fault('drop');
    await navigate('/admin/assets');
    await expect(page.getByRole('heading', { name: "Can't reach the server" })).toBeVisible();
    await expectAccessible(page, 'guard, unreachable');
  },
);
