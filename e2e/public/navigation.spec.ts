/** The ways between public pages that need a browser: its history, its focus, full loads, and lost code. */
import type { Locator } from '@playwright/test';
import { expect, test, waitUntilReady } from '../fixtures.ts';
import { heading } from '../support/people.ts';
import { MOBILE } from '../support/views.ts';

const NINE = [
  '/',
  '/about',
  '/services',
  '/features',
  '/faq',
  '/blog',
  '/contact',
  '/login',
  '/signup',
];

/** The addresses of the visible links of an area. */
function targets(area: Locator): Promise<string[]> {
  return area
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('Header and footer link to nine pages; each new page takes the focus to its heading, is announced and titled (section 2, navigation)', async ({
  page,
  navigate,
}) => {
  await navigate('/');
  const header = page.getByRole('banner');
  expect(await targets(header)).toEqual(expect.arrayContaining(NINE));
  expect(await targets(page.getByRole('contentinfo'))).toEqual(expect.arrayContaining(NINE));
  for (const path of NINE.slice(1)) {
    await header.locator(`a[href="${path}"]`).first().click();
    await expect(page, path).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // The text that screen readers speak; it is not drawn.
    await expect(page.getByText(await page.title(), { exact: true })).toHaveCount(1);
  }
});

test('Mobile bottom bar and menu link to nine pages (section 2, navigation; row 23)', async ({
  page,
  navigate,
}) => {
  await page.setViewportSize(MOBILE);
  await navigate('/services');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  expect(await targets(bar)).toEqual([
    '/',
    '/lookalikes',
    '/services',
    '/blog',
    '/contact',
    '/login',
  ]);
  // A low window, or one that is zoomed in, needs the room for the field that is typed into.
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(bar).toBeHidden();
  await page.setViewportSize(MOBILE);
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  expect(await targets(menu)).toEqual(expect.arrayContaining(NINE));
  await menu.getByRole('button', { name: 'Close' }).click();
  // The footer has all nine on small screens too.
  expect(await targets(page.getByRole('contentinfo'))).toEqual(expect.arrayContaining(NINE));
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(menu).toHaveCount(0);
  await expect(heading(page, 'Log in')).toBeFocused();
});

test('Request Demo goes to /contact and Learn More to /about, each with a full page load (section 2, home page)', async ({
  page,
  navigate,
}) => {
  for (const [name, path] of [
    ['Request Demo', '/contact'],
    // The rest of its name is for readers who hear the link without its surroundings.
    ['Learn More about what we do', '/about'],
  ] as const) {
    await navigate('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  }
});

test(
  'row 27: an article opens over the blog at its own address; Escape and Back close it, a reload shows it as a page',
  { tag: '@full' },
  async ({ page, navigate }) => {
    const name = 'How to read a domain name';
    await navigate('/blog');
    const card = page.getByRole('link', { name });
    const dialog = page.getByRole('dialog', { name });
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await card.click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL('/blog/how-to-read-a-domain-name');
      await expect(page).toHaveTitle(new RegExp(name));
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/blog');
      await expect(card).toBeFocused();
    }
    await card.click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await waitUntilReady(page);
    await expect(dialog).toBeHidden();
    await expect(heading(page, name)).toBeVisible();
  },
);

test(
  'A failing route shows a fallback page titled Unexpected Application Error (section 2, fallback page); row 19: with a way on',
  { tag: '@full' },
  async ({ page, navigate, problems }) => {
    problems.allow(/Failed to load resource.*404|dynamically imported module|module script/);
    await navigate('/');
    await page.route(/\/assets\/AboutPage-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
    // A new version of the site would bring another file: the page is reloaded once before it gives up.
    const anew = page.waitForEvent('load');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click();
    await anew;
    await expect(heading(page, 'Unexpected Application Error')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Something in this page failed.');
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await page.unrouteAll();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'We look after your domains')).toBeVisible();
  },
);
