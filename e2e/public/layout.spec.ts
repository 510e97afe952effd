/** Layout of the public pages that only a browser shows: variants by width, columns, heights, visible parts. */
import type { Locator, Page } from '@playwright/test';
import { ACCOUNTS, expect, scrollsSideways, test, waitUntilReady } from '../fixtures.ts';
import { heading, logIn, signUp } from '../support/people.ts';
import { MOBILE, SIZES } from '../support/views.ts';

/** In how many columns elements stand. */
function columns(elements: Locator): Promise<number> {
  return elements.evaluateAll(
    (all) => new Set(all.map((element) => Math.round(element.getBoundingClientRect().x))).size,
  );
}

test('The mobile layout applies at a width of 768px or less (section 2, navigation; section 9, breakpoint)', async ({
  page,
  navigate,
}) => {
  await navigate('/');
  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  const explained = main.getByText(/^One changed letter/);
  const form = main.getByLabel('See the domains that could imitate yours');
  const caption = page.locator('.specimen-caption > *').first();
  const heroIsSplit = async () => {
    const [one, other] = [await form.boundingBox(), await explained.boundingBox()];
    return (one?.x ?? 0) > (other?.x ?? 0) + (other?.width ?? 0);
  };
  const wide = [
    page.getByRole('navigation', { name: 'Main' }),
    page.locator('#why-choose-us').getByRole('tablist'),
  ];
  const narrow = [
    page.getByRole('navigation', { name: 'Quick links' }),
    page.getByRole('button', { name: 'Open menu' }),
    page.locator('#why-choose-us details').first(),
  ];
  const demo = header.getByRole('link', { name: 'Request Demo' });
  for (const [width, shown, hidden, captionSize] of [
    [769, wide, narrow, '16px'],
    [768, narrow, wide, '12px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of shown) await expect(part).toBeVisible();
    for (const part of hidden) await expect(part).toBeHidden();
    await expect(demo).toBeVisible();
    await expect.poll(heroIsSplit, 'the form beside the words').toBe(width === 769);
    await expect(caption).toHaveCSS('font-size', captionSize);
  }
  // The narrow header has room for it down to 640 px.
  for (const [width, hasRoom] of [
    [640, true],
    [639, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(demo).toBeVisible({ visible: hasRoom });
  }
});

test('The mobile layout applies in the consoles, too: the sidebar is behind a button (section 9, breakpoint)', async ({
  page,
  login,
  navigate,
}) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await login('superadmin');
  await navigate('/superadmin/help');
  const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Console' });
  const menu = page.getByRole('button', { name: 'Open navigation' });
  await expect(sidebar).toBeVisible();
  await expect(menu).toBeHidden();
  const labels = await sidebar.getByRole('link').allTextContents();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(sidebar).toBeHidden();
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('link')).toHaveText(labels);
  await drawer.getByRole('link', { name: 'Organisations' }).click();
  await expect(page).toHaveURL('/superadmin/organizations');
  await expect(drawer).toBeHidden();
});

test(
  'Decisions: below 1024 px the header leaves Contact to Request Demo and Sign Up to the login page, below 880 px FAQ to the footer',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/about');
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    for (const { label, path, from } of [
      { label: 'Contact', path: '/contact', from: 1024 },
      { label: 'Sign Up', path: '/signup', from: 1024 },
      { label: 'FAQ', path: '/faq', from: 880 },
    ]) {
      for (const width of [from, from - 1, 769]) {
        await page.setViewportSize({ width, height: 900 });
        const link = header.getByRole('link', { name: label, exact: true });
        await expect(link, `${label} at ${width} px`).toHaveCount(width >= from ? 1 : 0);
        const below = footer.getByRole('link', { name: label, exact: true });
        await expect(below, `${label} in the footer at ${width} px`).toBeVisible();
        await expect(below).toHaveAttribute('href', path);
        await expect(header.getByRole('link', { name: 'Request Demo' })).toBeVisible();
        expect(await scrollsSideways(page), `${width} px`).toBe(false);
      }
    }
    await header.getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/signup');
    await page.getByRole('banner').getByRole('link', { name: 'Request Demo' }).click();
    await expect(page).toHaveURL('/contact');
  },
);

test('the home page shows its hero whole, its sections below it in order, and cards in a grid, below each other on a phone (section 2, home page)', async ({
  page,
  navigate,
}) => {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await navigate('/');
    await expect(heading(page, 'Because Your Digital Identity Matters')).toBeInViewport({
      ratio: 1,
    });
    const tops = await page
      .getByRole('main')
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('main').getByRole('heading', { level: 2 }))
      .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().y));
    expect(tops).toHaveLength(6);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(await scrollsSideways(page)).toBe(false);
    const benefits = page
      .getByRole('region', { name: 'Key Benefits' })
      .locator('li')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(benefits).toHaveCount(6);
    expect(await columns(benefits)).toBe(viewport.width > MOBILE.width ? 3 : 1);
  }
  for (const path of ['/services', '/features']) {
    await navigate(path);
    expect(await columns(page.getByRole('main').getByRole('article')), path).toBe(1);
    expect(await scrollsSideways(page), path).toBe(false);
  }
});

test(
  'Why Choose Us: a side tab list beside a detail panel with a picture (section 2, Why Choose Us)',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/');
    const section = page.locator('#why-choose-us');
    const panel = section.getByRole('tabpanel');
    const [list, shown] = [
      await section.getByRole('tablist').boundingBox(),
      await panel.boundingBox(),
    ];
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(shown?.x ?? 0);
    await section.getByRole('tab', { name: 'Automation Copilot' }).click();
    await expect(panel).toHaveCount(1);
    await expect(panel.getByRole('img')).toBeVisible();
  },
);

test(
  'Why Choose Us on a phone: only one item is open at a time, and tapping it closes it (section 2, Why Choose Us)',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await page.setViewportSize(MOBILE);
    await navigate('/');
    const section = page.locator('#why-choose-us');
    const opened = section.locator('details[open]');
    await expect(opened).toHaveCount(0);
    for (const name of ['Detection Accuracy', 'Automation Copilot']) {
      await section.locator('summary', { hasText: name }).click();
      await expect(opened.locator('summary')).toHaveText(name);
      await expect(opened.getByRole('listitem')).toHaveCount(4);
    }
    await opened.locator('summary').click();
    await expect(opened).toHaveCount(0);
  },
);

test(
  'FAQ: answers expand one at a time, to 400px at most; clicking the open one collapses it (section 4, FAQ; section 9, heights)',
  { tag: '@full' },
  async ({ page, navigate }) => {
    // So large a text that an answer is longer than that.
    await page.setViewportSize({ width: 320, height: 800 });
    await navigate('/faq');
    const items = page.getByRole('main').locator('details');
    const opened = items.and(page.locator('[open]'));
    await items.first().locator('summary').click();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await items.nth(1).locator('summary').click();
    await expect(opened).toHaveCount(1);
    const answer = items.nth(1).locator('summary + div');
    await expect.poll(async () => (await answer.boundingBox())?.height).toBe(400);
    // The rest of it is reached by scrolling, with the keyboard too.
    const scrolled = () => answer.evaluate((element) => element.scrollTop);
    await answer.hover();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(scrolled).toBeGreaterThan(100);
    await items.nth(1).locator('summary').focus();
    await page.keyboard.press('Tab');
    await expect(answer).toBeFocused();
    // Not only by this browser: others stop only where they are told to.
    await expect(answer).toHaveAttribute('tabindex', '0');
    await page.keyboard.press('Home');
    await expect.poll(scrolled).toBe(0);
    await page.keyboard.press('PageDown');
    await expect.poll(scrolled).toBeGreaterThan(100);
    await items.nth(1).locator('summary').click();
    await expect(opened).toHaveCount(0);
  },
);

test(
  'Testimonials: the active dot is wider; on a phone the person stands below the quote (section 4, testimonials)',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await page.setViewportSize(MOBILE);
    await navigate('/');
    const section = page.locator('#testimonials');
    const dots = section.getByRole('button', { name: /^Testimonial \d$/ }).locator('span');
    await section.getByRole('button', { name: 'Testimonial 3' }).click();
    // The width changes by a transition.
    await expect
      .poll(() => dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().width)))
      .toEqual([8, 8, 32, 8]);
    const slide = section.getByRole('group', { name: '3 of 4' });
    await expect(slide.locator('img')).toHaveJSProperty('complete', true);
    const [quote, person] = [
      await slide.getByRole('blockquote').boundingBox(),
      await slide.locator('figcaption').boundingBox(),
    ];
    expect(person?.y).toBeGreaterThan((quote?.y ?? 0) + (quote?.height ?? 0));
    await expect(section.getByText(/^Examples, not customers: the people/)).toBeVisible();
  },
);

test('Testimonials: never two quotations at once', { tag: '@full' }, async ({ page, navigate }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await navigate('/');
  const section = page.locator('#testimonials');
  await section.getByRole('button', { name: 'Pause testimonials' }).click();
  const next = section.getByRole('button', { name: 'Next testimonial' });
  const frames = await next.evaluate((button: HTMLElement) => {
    const slides = [...document.querySelectorAll('#testimonials .slide')];
    const inSight = () =>
      slides.filter((slide) => {
        const { opacity, visibility } = getComputedStyle(slide);
        return visibility === 'visible' && Number(opacity) > 0;
      });
    return new Promise<{ most: number; last: string | null | undefined }>((done) => {
      let most = 0;
      const look = () => {
        const [one] = inSight();
        most = Math.max(most, inSight().length);
        const whole = one && getComputedStyle(one).opacity === '1';
        if (whole && one === slides[1]) done({ most, last: one.getAttribute('aria-label') });
        else requestAnimationFrame(look);
      };
      button.click();
      look();
    });
  });
  expect(frames).toEqual({ most: 1, last: '2 of 4' });
});

test(
  'the outcome of a sign-up is said where the button is',
  { tag: '@full' },
  async ({ page, navigate, backend }) => {
    await page.setViewportSize(MOBILE);
    await navigate('/signup');
    await backend.fault('server500');
    await signUp(page, {
      name: 'Example Shop',
      registrationNumber: 'U52100MH2020PTC111111',
      address: '1 Church Street, Bengaluru',
      email: 'owner@example-shop.in',
      password: 'correct horse',
    });
    const failure = page.getByRole('alert').filter({ hasText: 'Internal server error' });
    await expect(failure).toBeInViewport({ ratio: 1 });
    await backend.fault(null);
    await page.getByRole('button', { name: 'Create account' }).click();
    const success = page.getByText('Account created successfully! Please log in.').first();
    await expect(success).toBeInViewport({ ratio: 1 });
    await expect(heading(page, 'Log in')).toBeVisible();
  },
);

test(
  'an address that names a section leads there: anchor ids why-choose-us and faq-section (section 2, home page)',
  { tag: '@full' },
  async ({ page }) => {
    for (const [id, title] of [
      ['why-choose-us', 'Why Choose Us'],
      ['faq-section', 'Frequently asked questions'],
    ] as const) {
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        // Another query, or it would be a move within the page.
        await page.goto(`/?${viewport.width}#${id}`);
        await waitUntilReady(page);
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
      }
    }
  },
);

test(
  'an address that names a section has all above it laid out before the jump, so nothing moves it away',
  { tag: '@full' },
  async ({ page }) => {
    // Without the app, the page stays as it was sent.
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const above = page.locator('#why-choose-us');
    await page.goto('/');
    await expect(above).toHaveCSS('content-visibility', 'auto');
    await page.goto('/?#faq-section');
    await expect(
      page.getByRole('heading', { name: 'Frequently asked questions' }),
    ).toBeInViewport();
    await expect(above).toHaveCSS('content-visibility', 'visible');
  },
);

test(
  'a page that is long in coming shows that it is on its way, without moving anything',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/faq');
    const come = await holdChunk(page, 'AboutPage');
    const progress = page.getByRole('progressbar', { name: 'Loading the page' });
    await expect(progress).toHaveCount(0);
    const before = await heading(page, 'FAQ').boundingBox();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect
      .poll(() => progress.evaluate((bar) => bar.getBoundingClientRect().width))
      .toBeGreaterThan(100);
    expect(await heading(page, 'FAQ').boundingBox()).toEqual(before);
    come();
    await expect(heading(page, 'We look after your domains')).toBeVisible();
    await expect(progress).toHaveCount(0);
  },
);

test(
  'after log-in the frame of the console is drawn while its page is on its way',
  { tag: '@full' },
  async ({ page, navigate }) => {
    await navigate('/login');
    const come = await holdChunk(page, 'DashboardPage');
    await logIn(page, ACCOUNTS.admin);
    await expect(page.getByText('Opening the console…')).toBeVisible();
    come();
    await expect(heading(page, 'Dashboard')).toBeVisible();
  },
);

/** Keeps the code of a page back until the returned function is called. */
async function holdChunk(page: Page, name: string): Promise<() => void> {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return come;
}
