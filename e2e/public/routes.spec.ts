/** Specification sections 1 and 2: the public routes and what each of them shows. */
import { OFFERINGS } from '../../tests/public/offerings.ts';
import { expect, test } from '../fixtures.ts';
import { heading } from '../support/people.ts';
import { STILL } from './sizes.ts';

test.use(STILL);

test('/ | Home', async ({ page, navigate }) => {
  await navigate('/');
  await expect(heading(page, 'Because Your Digital Identity Matters')).toBeVisible();
});

test('/about | About page with the claims above', async ({ page, navigate }) => {
  await navigate('/about');
  const claims = page.getByRole('main').locator('dl > div');
  for (const [figure, label] of [
    ['5+', 'organizations protected'],
    ['86.7%', 'threat detection'],
    ['24/7', 'support'],
    ['10+', 'expert team'],
    ['2020', 'at work since'],
    ['99.9%', 'threat detection accuracy'],
    ['under 4 hours', 'average takedown time'],
    ['15 minutes', 'guaranteed initial response'],
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: figure });
    const claim = claims.filter({ has: term }).filter({ hasText: label });
    await expect(claim, `${figure} ${label}`).toHaveCount(1);
  }
  await expect(page.getByText('Since 2020 we have watched names')).toBeVisible();
});

test('row 20: the two rates of detection do not contradict each other', async ({
  page,
  navigate,
}) => {
  await navigate('/about');
  const main = page.getByRole('main');
  await expect(main).toContainText('In our laboratory, on names whose nature is known beforehand');
  await expect(main).toContainText('the share that we found first');
  await expect(main).toContainText('Two of these are rates, and they measure different things.');
});

test('/services | Five service cards; ends with a Get in Touch link to /contact', async ({
  page,
  navigate,
}) => {
  await navigate('/services');
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(5);
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'Security consulting',
    '24/7 monitoring and threat detection',
    'Impersonation protection',
    'Phishing-site and malicious-content takedown',
    'Incident response',
  ]);
  const end = main.getByRole('link').last();
  await expect(end).toHaveText('Get in Touch');
  await end.click();
  await expect(page).toHaveURL('/contact');
});

test('/features | Six feature cards', async ({ page, navigate }) => {
  await navigate('/features');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'Phishing protection',
    'Instant alerts',
    'Visual analytics',
    'Rapid response',
    'Scalable security',
    'Data protection',
  ]);
});

test('/contact | Contact page', async ({ page, navigate }) => {
  await navigate('/contact');
  await expect(heading(page, 'Request a demo, or ask')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test('/unauthorized | Access Denied page with links to / and /login', async ({
  page,
  navigate,
}) => {
  await navigate('/unauthorized');
  await expect(heading(page, 'Access Denied')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/',
  );
  await main.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});

test('An unmatched route shows a fallback page titled Unexpected Application Error; row 19: a missing page says so', async ({
  page,
  navigate,
  problems,
}) => {
  problems.allow(/Failed to load resource.*404/);
  await navigate('/no/such/page');
  await expect(heading(page, 'Unexpected Application Error')).toBeVisible();
  await expect(page).toHaveTitle(/^Unexpected Application Error/);
  const main = page.getByRole('main');
  await expect(main).toContainText('There is no page at this address.');
  await expect(main).toContainText('/no/such/page');
  await main.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('A failing route shows a fallback page titled Unexpected Application Error; row 19: with a way on', async ({
  page,
  navigate,
  problems,
}) => {
  problems.allow(/Failed to load resource.*404|dynamically imported module|module script/);
  await navigate('/');
  // Besides the module itself, the site asks for the file past the cache.
  let renewals = 0;
  await page.route(/\/assets\/AboutPage-[\w-]+\.js$/, async (route) => {
    await route.fulfill({ status: 404 });
    if (route.request().resourceType() === 'fetch') renewals += 1;
  });
  // A new version of the site would bring another file: the page is loaded anew once before it gives up.
  const anew = page.waitForEvent('load');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await anew;
  await expect(heading(page, 'Unexpected Application Error')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Something in this page failed.');
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  // Before and after the page was loaded anew; a file that is back by then would bring the page by itself.
  await expect.poll(() => renewals).toBe(2);
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'We look after names')).toBeVisible();
});

test('row 12: /terms and /privacy exist, and say what is stored in the browser', async ({
  page,
  navigate,
}) => {
  await navigate('/terms');
  await expect(heading(page, 'Terms of use')).toBeVisible();
  await navigate('/privacy');
  await expect(heading(page, 'Privacy')).toBeVisible();
  for (const key of ['access_token', 'refresh_token', 'theme']) {
    await expect(page.getByRole('main')).toContainText(key);
  }
});

test('Offerings and claims named in the marketing copy are on the public pages', async ({
  page,
}) => {
  let words = '';
  for (const path of ['/', '/services', '/features']) {
    await page.goto(path);
    words += (await page.getByRole('main').textContent()) ?? '';
  }
  for (const offering of [
    ...OFFERINGS,
    '99.9% threat detection accuracy',
    'takedown takes under 4 hours',
    'emergency response is open 24/7, with a guaranteed initial response within 15 minutes',
  ]) {
    expect(words.toLowerCase(), offering).toContain(offering);
  }
});
