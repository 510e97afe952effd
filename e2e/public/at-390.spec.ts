/**
 * Specification section 2 in the mobile layout: the sentences whose tests beside this file look at the
 * wide one alone, and whose pages are laid out otherwise here.
 */
import { articleList } from '../../src/content/article-list.ts';
import { articleText } from '../../src/content/articles/index.ts';
import { expect, scrollsSideways, test } from '../fixtures.ts';
import { heading, signUp } from '../support/people.ts';
import { MOBILE, SIZES, STILL } from './sizes.ts';

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
    /^5\+organizations protected/,
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
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

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

test('/signup | what became of it is said where the button is', async ({
  page,
  navigate,
  backend,
}) => {
  const organization = {
    name: 'Example Shop',
    registrationNumber: 'U52100MH2020PTC111111',
    address: '1 Church Street, Bengaluru',
    email: 'owner@example-shop.in',
    password: 'correct horse',
  };
  await navigate('/signup');
  await backend.fault('server500');
  await signUp(page, organization);
  const failure = page.getByRole('alert').filter({ hasText: 'Internal server error' });
  await expect(failure).toBeInViewport({ ratio: 1 });
  await backend.fault(null);
  await page.getByRole('button', { name: 'Create account' }).click();
  const success = page.getByText('Account created successfully! Please log in.').first();
  await expect(success).toBeInViewport({ ratio: 1 });
  await expect(heading(page, 'Log in')).toBeVisible();
});
