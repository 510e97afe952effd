/** Navigation between pages of the consoles: focus, announcement, title, position. */
import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS, expect, test } from '../fixtures.ts';
import { heading, logIn, openConsolePage, rowOf } from '../support/people.ts';

const BRAND = 'Naamraksha';

/** The height of a row of a table, in pixels, with room for one that wraps. */
const ROW = 60;

/** The scroll position once it has not changed for ten frames. */
function atRest(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let position = window.scrollY;
        let still = 0;
        const look = () => {
          still = window.scrollY === position ? still + 1 : 0;
          position = window.scrollY;
          if (still === 10) resolve(position);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** A press that does not scroll first, as Playwright's click does with what sticks to the window. */
async function pressWhereItIs(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not drawn`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a new console page takes the focus to its heading, is announced and titled', async ({
  page,
  login,
  navigate,
}) => {
  await login('admin');
  await navigate('/admin');
  for (const name of ['Assets', 'Alerts', 'Dashboard']) {
    await openConsolePage(page, name);
    await expect(heading(page, name)).toBeFocused();
    await expect(page).toHaveTitle(`${name} · ${BRAND}`);
    await expect(page.getByText(`${name} · ${BRAND}`, { exact: true })).toHaveCount(1);
  }
});

test('going back restores the position on a public page', async ({ page, navigate }) => {
  await navigate('/');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await pressWhereItIs(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }),
  );
  await expect(page).toHaveTitle(`Services · ${BRAND}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(`Because Your Digital Identity Matters · ${BRAND}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test(
  'the list of alerts cuts no severity, and going back restores the position in it',
  { tag: '@full' },
  async ({ page, backend, login, navigate }) => {
    await backend.reset({ alerts: 400 });
    await login('admin');
    // The widest word of the three.
    await navigate('/admin/alerts?severity=Medium');
    await expect(page.getByRole('table', { name: 'Alerts' })).toBeVisible();
    const severities = page.getByRole('cell', { name: /^(High|Medium|Low) \d/ });
    for (const width of [1920, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(severities.first()).toBeVisible();
      const cut = await severities.evaluateAll((cells) =>
        cells
          .flatMap((cell) => [cell, ...cell.querySelectorAll('span')])
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect(cut, `cut at ${width} px`).toEqual([]);
    }
    await navigate('/admin/alerts');
    await expect(page.getByRole('table', { name: 'Alerts' })).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 6_000, behavior: 'instant' }));
    await expect(atRest(page)).resolves.toBeGreaterThan(5_900);
    const left = await atRest(page);
    await pressWhereItIs(
      page,
      page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Assets' }),
    );
    await expect(rowOf(page, 'sahyadrilokbank.com')).toHaveCount(1);
    await page.goBack();
    await expect(heading(page, 'Alerts')).toBeAttached();
    // Rows are measured as they come into view: the same row is in sight, not the same pixel.
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
      .toBeLessThan(ROW);
  },
);

test(
  'the skip link leads to the content, on public pages and in the consoles',
  { tag: '@full' },
  async ({ page, login, navigate }) => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await login('admin');
    for (const path of ['/', '/unauthorized', '/admin/assets']) {
      await navigate(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(skip, path).toBeFocused();
      await expect(skip, path).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main'), path).toBeFocused();
    }
  },
);

test('a deep link asks for login and comes back to where it led', async ({ page, navigate }) => {
  await navigate('/admin/alerts?severity=High&q=bank');
  await expect(heading(page, 'Log in')).toBeVisible();
  await logIn(page, ACCOUNTS.admin);
  await expect(heading(page, 'Alerts')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/alerts\?severity=High&q=bank$/);
  await expect(page.getByRole('combobox', { name: 'Severity' })).toHaveValue('High');
  await expect(page.getByRole('searchbox', { name: 'Search alerts' })).toHaveValue('bank');
  // Login replaced itself in the history: back leaves it out.
  expect(await page.evaluate(() => history.length)).toBe(2);
});
