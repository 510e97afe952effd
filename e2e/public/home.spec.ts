/** Specification section 2, home page, at both sides of 768 px. */
import { expect, test, waitUntilReady } from '../fixtures.ts';
import { heading } from '../support/people.ts';
import { DESKTOP, SIZES, STILL } from './sizes.ts';

test.use(STILL);

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('Sections in order, and they stay while the page wakes up', async ({ page, navigate }) => {
      await navigate('/');
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      const expected = [
        'Key Benefits',
        'Why Choose Us',
        'Frequently asked questions',
        'What five stars should sound like',
        'Get in Touch',
      ];
      await expect(headings).toHaveText(expected);
      // As a reader does, so that every section has woken up.
      for (const id of ['why-choose-us', 'faq-section', 'testimonials', 'get-in-touch']) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      }
      await expect(headings).toHaveText(expected);
      const title = heading(page, 'Because Your Digital Identity Matters');
      const [above, below] = [await title.boundingBox(), await headings.first().boundingBox()];
      expect(above?.y).toBeLessThan(below?.y ?? 0);
    });

    test('coming back finds all sections, those too that were never near', async ({
      page,
      navigate,
    }) => {
      await navigate('/');
      await page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('footer a[href="/privacy"]');
        link?.click();
      });
      await expect(heading(page, 'Privacy')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
    });

    test('Hero, headline Because Your Digital Identity Matters', async ({ page, navigate }) => {
      await navigate('/');
      const title = heading(page, 'Because Your Digital Identity Matters');
      await expect(title).toHaveCount(1);
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Request Demo' }),
      ).toBeVisible();
    });

    test('The button Request Demo goes to /contact and Learn More goes to /about, each with a full page load', async ({
      page,
      navigate,
    }) => {
      for (const [name, path] of [
        ['Request Demo', '/contact'],
        // What follows is for those who hear the link without its surroundings.
        ['Learn More about what we do', '/about'],
      ] as const) {
        await navigate('/');
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.getByRole('main').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
      }
    });

    test('Get in Touch contact block: a mailto link for the sales address and a visit address in Pune, Maharashtra, India', async ({
      page,
      navigate,
    }) => {
      await navigate('/');
      const block = page.getByRole('region', { name: 'Get in Touch' });
      await block.scrollIntoViewIfNeeded();
      const mail = block.getByRole('link', { name: /@/ });
      const address = (await mail.textContent()) ?? '';
      expect(address).toMatch(/^[\w.]+@[\w.-]+$/);
      await expect(mail).toHaveAttribute('href', `mailto:${address}`);
      await expect(block.locator('address')).toContainText('Pune, Maharashtra, India');
    });

    test('The block holds the contact form: Full Name (text), Email Address (email type) and Message (textarea, 4 rows), with a Send Message button', async ({
      page,
      navigate,
    }) => {
      await navigate('/');
      const block = page.getByRole('region', { name: 'Get in Touch' });
      await block.scrollIntoViewIfNeeded();
      expect(
        await block.getByLabel('Full Name').evaluate((field: HTMLInputElement) => field.type),
      ).toBe('text');
      await expect(block.getByLabel('Email Address')).toHaveAttribute('type', 'email');
      const message = block.getByLabel('Message');
      expect(await message.evaluate((field) => field.localName)).toBe('textarea');
      await expect(message).toHaveAttribute('rows', '4');
      await expect(block.getByRole('button', { name: 'Send Message' })).toBeVisible();
    });
  });
}

test('A desktop variant and a mobile variant, chosen at a max width of 768px', async ({
  page,
  navigate,
}) => {
  await navigate('/');
  const evidence = page.getByRole('main').locator('dl').first();
  const form = page.getByRole('main').getByLabel('See the names that could imitate yours');
  const caption = page.getByText('CYRILLIC SMALL LETTER A').first();
  const side = async () => {
    const [one, other] = [await evidence.boundingBox(), await form.boundingBox()];
    return (other?.x ?? 0) > (one?.x ?? 0) + (one?.width ?? 0);
  };
  await page.setViewportSize({ width: 769, height: 900 });
  await expect.poll(side, 'the name’s evidence and the form side by side').toBe(true);
  await expect(caption).toHaveCSS('font-size', '13px');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(side, 'one below the other').toBe(false);
  await expect(caption).toHaveCSS('font-size', '11px');
});

test('Key Benefits: a grid of six cards', async ({ page, navigate }) => {
  await page.setViewportSize(DESKTOP);
  await navigate('/');
  const section = page.getByRole('region', { name: 'Key Benefits' });
  const cards = section.locator('li').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards.getByRole('heading')).toHaveText([
    'Impersonation protection',
    'Takedown of phishing sites',
    '24/7 monitoring',
    'Instant alerts',
    'Visual analytics',
    'Rapid response',
  ]);
  const columns = async () => {
    const left = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().x),
    );
    return new Set(left).size;
  };
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(columns).toBe(1);
});

for (const [id, title] of [
  ['why-choose-us', 'Why Choose Us'],
  ['faq-section', 'Frequently asked questions'],
] as const) {
  test(`${title} (anchor id ${id})`, async ({ page }) => {
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      // Another query, or it would be a move within the page.
      await page.goto(`/?${viewport.width}#${id}`);
      await waitUntilReady(page);
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    }
  });
}
