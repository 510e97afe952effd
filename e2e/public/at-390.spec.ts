/**
 * Specification section 2 in the mobile layout: the sentences whose other tests look at the wide one
 * alone (routes, account, navigation and wrapper beside this file).
 */
import { articleList } from '../../src/content/article-list.ts';
import { articleText } from '../../src/content/articles/index.ts';
import { ACCOUNTS, expect, scrollsSideways, test } from '../fixtures.ts';
import { EXAMPLE_SHOP, heading, logIn, signUp } from '../support/people.ts';
import { DESKTOP, MOBILE, SIZES, STILL } from './sizes.ts';

test.use({ ...STILL, viewport: MOBILE });

/** How many columns a grid of cards is drawn in. */
function columns(boxes: readonly ({ x: number } | null)[]): number {
  return new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size;
}

test('/about | About page with the claims above', async ({ page, navigate }) => {
  await navigate('/about');
  await expect(heading(page, 'We look after names')).toBeVisible();
  const claims = page.getByRole('main').locator('dl > div');
  await expect(claims).toHaveCount(8);
  for (const said of [
    /^5\+organisations protected/,
    /^86\.7%threat detection(?! accuracy)/,
    /^24\/7support/,
    /^10\+expert team/,
    /^2020at work since/,
    /^99\.9%threat detection accuracy/,
    /^under 4 hoursaverage takedown time/,
    /^15 minutesguaranteed initial response/,
  ]) {
    const claim = claims.filter({ hasText: said });
    await claim.scrollIntoViewIfNeeded();
    await expect(claim, String(said)).toBeInViewport({ ratio: 1 });
  }
});

for (const [path, cards, words] of [
  ['/services', 5, 'Five service cards; ends with a Get in Touch link to /contact'],
  ['/features', 6, 'Six feature cards'],
] as const) {
  test(`${path} | ${words}`, async ({ page, navigate }) => {
    await navigate(path);
    const main = page.getByRole('main');
    const articles = main.getByRole('article');
    await expect(articles).toHaveCount(cards);
    const all = await articles.all();
    expect(columns(await Promise.all(all.map((card) => card.boundingBox())))).toBe(1);
    for (const card of all) {
      const title = card.getByRole('heading', { level: 2 });
      await title.scrollIntoViewIfNeeded();
      await expect(title).toBeInViewport({ ratio: 1 });
    }
    expect(await scrollsSideways(page)).toBe(false);
    if (path === '/features') return;
    const end = main.getByRole('link').last();
    await expect(end).toHaveText('Get in Touch');
    await end.click();
    await expect(page).toHaveURL('/contact');
  });
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('/faq | FAQ', async ({ page, navigate }) => {
      await navigate('/faq');
      await expect(heading(page, 'FAQ')).toBeInViewport({ ratio: 1 });
      const main = page.getByRole('main');
      await expect(main.getByPlaceholder('Search FAQs...')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Filters' })).toBeVisible();
      await expect(main.locator('details:visible')).toHaveCount(8);
    });

    test('/blog | a card opens a modal with the full article, author, date and read time (3, 4 and 5 minutes)', async ({
      page,
      navigate,
    }) => {
      await navigate('/blog');
      for (const { title, slug, desk, date, minutes } of articleList) {
        await page.getByRole('main').getByRole('link', { name: title }).click();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeInViewport();
        await expect(dialog.getByText(`Naamraksha ${desk}`)).toBeVisible();
        await expect(dialog.locator(`time[datetime="${date}"]`)).toBeVisible();
        await expect(dialog.getByText(`${minutes} min read`)).toBeVisible();
        const shown = (await dialog.textContent()) ?? '';
        for (const block of articleText(slug)) {
          const parts = 'list' in block ? block.list : Object.values(block);
          // Names stand between backticks in the source.
          for (const part of parts) expect(shown).toContain(part.replaceAll('`', ''));
        }
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toBeHidden();
      }
      expect(articleList.map(({ minutes }) => minutes)).toEqual([3, 4, 5]);
    });
  });
}

test('/contact | Contact page', async ({ page, navigate }) => {
  await navigate('/contact');
  await expect(heading(page, 'Request a demo, or ask')).toBeInViewport({ ratio: 1 });
  const main = page.getByRole('main');
  for (const label of ['Full Name', 'Email Address', 'Message']) {
    await expect(main.getByLabel(label)).toBeVisible();
  }
  await main.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
  await expect(main.getByRole('button', { name: 'Send Message' })).toBeInViewport({ ratio: 1 });
});

test('/login | Fields email and password; after success the user goes to /admin, replacing history', async ({
  page,
  navigate,
}) => {
  await navigate('/faq');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(heading(page, 'Log in')).toBeInViewport({ ratio: 1 });
  await logIn(page, ACCOUNTS.admin);
  await expect(page).toHaveURL('/admin');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test("/signup | Success goes to /login after a 1 second delay with the message 'Account created successfully! Please log in.', at 1280 px too", async ({
  page,
  navigate,
}) => {
  await page.setViewportSize(DESKTOP);
  const start = new Date('2026-11-02T10:00:00+05:30');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1_000));
  await navigate('/signup');
  await signUp(page, EXAMPLE_SHOP);
  const message = page.getByText('Account created successfully! Please log in.');
  await expect(message).toBeVisible();
  await page.clock.runFor(999);
  await expect(page).toHaveURL('/signup');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/login');
  await expect(message).toBeVisible();
});

test('/signup | Organisation signup form with links to terms and privacy pages and back to login', async ({
  page,
  navigate,
}) => {
  await navigate('/signup');
  const main = page.getByRole('main');
  for (const label of [
    'Company name',
    'Company registration number',
    'Address',
    'Email',
    'Password',
    'Confirm password',
  ]) {
    await expect(main.getByLabel(label, { exact: true })).toBeVisible();
  }
  for (const [name, path] of [
    ['terms', '/terms'],
    ['privacy policy', '/privacy'],
    ['Log in', '/login'],
  ] as const) {
    await navigate('/signup');
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test('/unauthorized | Access Denied page with links to / and /login', async ({
  page,
  navigate,
}) => {
  for (const [name, path] of [
    ['Go to the home page', '/'],
    ['Log in', '/login'],
  ] as const) {
    await navigate('/unauthorized');
    await expect(heading(page, 'Access Denied')).toBeInViewport({ ratio: 1 });
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
});

test('An unmatched or failing route shows a fallback page titled Unexpected Application Error', async ({
  page,
  navigate,
  problems,
}) => {
  problems.allow(/Failed to load resource.*404|dynamically imported module|module script/);
  const fallback = heading(page, 'Unexpected Application Error');
  await navigate('/no/such/page');
  await expect(fallback).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await page.route(/\/assets\/ServicesPage-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await bar.getByRole('link', { name: 'Services' }).click();
  await expect(fallback).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(/^Unexpected Application Error/);
});

test('Header and footer appear only outside the admin and superadmin areas', async ({
  page,
  login,
  navigate,
}) => {
  const around = [
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Open menu' }),
    page.getByRole('navigation', { name: 'Quick links' }),
  ];
  for (const account of ['admin', 'superadmin'] as const) {
    await navigate('/contact');
    for (const part of around) await expect(part).toBeVisible();
    await login(account);
    await navigate(`/${account}`);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    for (const part of around) await expect(part, account).toHaveCount(0);
  }
});

test('The footer shows the current year in its copyright', async ({ page, navigate }) => {
  await page.clock.setFixedTime(new Date('2031-06-15T12:00:00+05:30'));
  await navigate('/terms');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toContainText(/© 2031 Naamraksha/);
});

for (const [id, title] of [
  ['why-choose-us', 'Why Choose Us'],
  ['faq-section', 'Frequently asked questions'],
] as const) {
  test(`${title} (anchor id ${id})`, async ({ page, navigate }) => {
    await navigate(`/#${id}`);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  });
}

test('an address that names a section has all above it laid out before the jump, so nothing moves it away', async ({
  page,
}) => {
  // Without the app, the page stays as it was sent.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const above = page.locator('#why-choose-us');
  await page.goto('/');
  await expect(above).toHaveCSS('content-visibility', 'auto');
  await page.goto('/?#faq-section');
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeInViewport();
  await expect(above).toHaveCSS('content-visibility', 'visible');
});

test('Testimonials carousel', async ({ page, navigate }) => {
  await navigate('/');
  const section = page.locator('#testimonials');
  await section.scrollIntoViewIfNeeded();
  const slide = section.getByRole('group', { name: /^\d of 4$/ });
  await expect(slide).toHaveCount(1);
  await expect(slide).toHaveAccessibleName('1 of 4');
  // The section wakes up when it comes near; until then its buttons do nothing yet.
  await expect(async () => {
    await section.getByRole('button', { name: 'Testimonial 3' }).click();
    await expect(slide).toHaveAccessibleName('3 of 4', { timeout: 250 });
  }).toPass();
  await expect(slide.getByRole('blockquote')).toBeInViewport();
  await expect(slide.locator('img')).toHaveJSProperty('complete', true);
  // Picture and person below the quote, not beside it.
  const [quote, person] = [
    await slide.getByRole('blockquote').boundingBox(),
    await slide.locator('figcaption').boundingBox(),
  ];
  expect(person?.y).toBeGreaterThan((quote?.y ?? 0) + (quote?.height ?? 0));
  expect(await scrollsSideways(page)).toBe(false);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('On every path change the page scrolls smoothly to the top', async ({ page, navigate }) => {
    await navigate('/services');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.evaluate(() => {
      window.positions = [];
      window.addEventListener('scroll', () => window.positions.push(window.scrollY));
    });
    await page
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link', { name: 'Blog' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(heading(page, 'How names are abused')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const passed = new Set(await page.evaluate(() => window.positions));
    expect([...passed].filter((y) => y > 0 && y < 800).length).toBeGreaterThan(2);
  });
});

test('Decisions: between 769 and 1023 px Contact and Sign Up are left to Request Demo, the login page and the footer', async ({
  page,
  navigate,
}) => {
  await navigate('/about');
  const header = page.getByRole('banner');
  const links = header.getByRole('link');
  for (const [width, shown] of [
    [1024, 1],
    [1023, 0],
    [769, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Contact', 'Sign Up']) {
      const link = links.filter({ hasText: name, visible: true });
      await expect(link, `${name} at ${width} px`).toHaveCount(shown);
    }
    await expect(header.getByRole('link', { name: 'Request Demo' })).toHaveAttribute(
      'href',
      '/contact',
    );
  }
  const footer = page.getByRole('contentinfo');
  for (const path of ['/contact', '/signup']) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await header.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('main').locator('a[href="/signup"]')).toBeVisible();
});
