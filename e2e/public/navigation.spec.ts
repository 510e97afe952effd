/** Specification section 2, navigation, as design rows 13 and 23 decided it. */
import type { Locator } from '@playwright/test';
import { ACCOUNTS, expect, test } from '../fixtures.ts';
import { heading, logIn } from '../support/people.ts';
import { DESKTOP, MOBILE, STILL } from './sizes.ts';

test.use(STILL);

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

/** The addresses that the links of an area lead to, of those alone that are drawn. */
function targets(area: Locator): Promise<string[]> {
  return area
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test.describe('at 1280 px', () => {
  test.use({ viewport: DESKTOP });

  test('Header, footer link to /, /about, /services, /features, /faq, /blog, /contact, /login and /signup', async ({
    page,
    navigate,
  }) => {
    await navigate('/blog');
    const header = page.getByRole('banner');
    expect(await targets(header)).toEqual(expect.arrayContaining(NINE));
    expect(await targets(page.getByRole('contentinfo'))).toEqual(expect.arrayContaining(NINE));
    await expect(header.locator('[aria-current="page"]')).toHaveText('Blog');
    for (const path of NINE.slice(1)) {
      await header.locator(`a[href="${path}"]`).first().click();
      await expect(page, path).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeFocused();
    }
    for (const name of ['Login', 'Sign Up']) {
      const link = header.getByRole('link', { name, exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(header.locator('[aria-current="page"]')).toHaveCount(1);
    }
    await header.getByRole('link', { name: 'Naamraksha, home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('The desktop header has a Login link and a Request Demo button going to /contact', async ({
    page,
    navigate,
  }) => {
    await navigate('/about');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute(
      'href',
      '/login',
    );
    await header.getByRole('link', { name: 'Request Demo' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('The mobile layout applies at a width of 768px or less', async ({ page, navigate }) => {
    await navigate('/about');
    const desktop = page.getByRole('navigation', { name: 'Main' });
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    const menu = page.getByRole('button', { name: 'Open menu' });
    const demo = page.getByRole('banner').getByRole('link', { name: 'Request Demo' });
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(desktop).toBeVisible();
    await expect(demo).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(desktop).toBeHidden();
    await expect(demo).toBeHidden();
    await expect(bar).toBeVisible();
    await expect(menu).toBeVisible();
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: MOBILE });

  test('Mobile bottom bar links to …; row 23: Home, Services, Blog, Contact, Account and More, which opens the menu with all nine', async ({
    page,
    navigate,
  }) => {
    await navigate('/services');
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await expect(bar.getByRole('listitem')).toHaveText([
      'Home',
      'Services',
      'Blog',
      'Contact',
      'Account',
      'More',
    ]);
    await expect(bar.locator('[aria-current="page"]')).toHaveText('Services');
    for (const [name, path] of [
      ['Blog', '/blog'],
      ['Contact', '/contact'],
      ['Home', '/'],
    ] as const) {
      await bar.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
    await bar.getByRole('button', { name: 'More' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    expect(await targets(menu)).toEqual(expect.arrayContaining(NINE));
    // The footer has all nine on small screens too.
    await menu.getByRole('button', { name: 'Close' }).click();
    expect(await targets(page.getByRole('contentinfo'))).toEqual(expect.arrayContaining(NINE));
  });

  test('an article marks the blog in the bar and in the menu, and no other page', async ({
    page,
    navigate,
  }) => {
    await navigate('/blog/how-to-read-a-domain-name');
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await expect(bar.locator('[aria-current="page"]')).toHaveText('Blog');
    await bar.getByRole('button', { name: 'More' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Blog');
    await menu.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/signup');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Sign Up');
  });

  test("The bar's Account item points to /login", async ({ page, navigate }) => {
    await navigate('/');
    await page
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link', { name: 'Account' })
      .click();
    await expect(page).toHaveURL('/login');
  });

  test('The mobile menu has Login and Sign Up', async ({ page, navigate }) => {
    await navigate('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const [name, path] of [
      ['Login', '/login'],
      ['Sign Up', '/signup'],
    ] as const) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
    }
  });

  test('A second mobile header omits the FAQ link; row 13: one mobile header, whose menu has it', async ({
    page,
    navigate,
  }) => {
    for (const path of ['/', '/faq', '/login', '/unauthorized']) {
      await navigate(path);
      await expect(page.getByRole('banner'), path).toHaveCount(1);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const faq = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'FAQ' });
      await expect(faq, path).toBeVisible();
    }
  });
});

test('Header and footer appear only outside the admin and superadmin areas', async ({
  page,
  login,
  navigate,
}) => {
  const around = [
    { viewport: DESKTOP, part: page.getByRole('contentinfo') },
    { viewport: DESKTOP, part: page.getByRole('navigation', { name: 'Footer' }) },
    {
      viewport: DESKTOP,
      part: page.getByRole('banner').getByRole('link', { name: 'Request Demo' }),
    },
    { viewport: MOBILE, part: page.getByRole('contentinfo') },
    { viewport: MOBILE, part: page.getByRole('button', { name: 'Open menu' }) },
    { viewport: MOBILE, part: page.getByRole('navigation', { name: 'Quick links' }) },
  ];
  const shown = async (where: string, visible: boolean) => {
    for (const { viewport, part } of around) {
      await page.setViewportSize(viewport);
      await expect(part.filter({ visible: true }), where).toHaveCount(visible ? 1 : 0);
    }
  };
  await navigate('/contact');
  await shown('/contact', true);
  for (const account of ['admin', 'superadmin'] as const) {
    await login(account);
    await navigate(`/${account}`);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await shown(`/${account}`, false);
  }
  // Who is signed in finds them on the public pages all the same.
  await navigate('/contact');
  await shown('/contact, signed in', true);
});

test('The footer shows the current year in its copyright', async ({ page, navigate }) => {
  // Years after the HTML was written.
  await page.clock.setFixedTime(new Date('2031-06-15T12:00:00+05:30'));
  await navigate('/terms');
  const footer = page.getByRole('contentinfo');
  // It comes alive when the reader comes near.
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toContainText(/© 2031 Naamraksha/);
});

test('the header follows who logs in and out in this tab', async ({ page, navigate }) => {
  await navigate('/login');
  const header = page.getByRole('banner');
  const ways = (names: string[]) =>
    expect(header.getByRole('link').filter({ hasText: /^(?:Login|Sign Up|Console)$/ })).toHaveText(
      names,
    );
  await ways(['Login', 'Sign Up']);
  await logIn(page, ACCOUNTS.user);
  await expect(heading(page, 'Access Denied')).toBeVisible();
  await ways(['Console']);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await ways(['Login', 'Sign Up']);
});

test('a page that is long in coming shows that it is on its way, without moving anything', async ({
  page,
  navigate,
}) => {
  await navigate('/faq');
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/AboutPage-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toHaveCount(0);
  const before = await heading(page, 'FAQ').boundingBox();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect
    .poll(() => progress.evaluate((bar) => bar.getBoundingClientRect().width))
    .toBeGreaterThan(100);
  expect(await heading(page, 'FAQ').boundingBox()).toEqual(before);
  come();
  await expect(heading(page, 'We look after names')).toBeVisible();
  await expect(progress).toHaveCount(0);
});
