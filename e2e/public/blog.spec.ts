/** Specification section 2: a card opens a modal with the full article; design row 27: with an address. */
import { articleText } from '../../src/content/articles/index.ts';
import { expect, test, waitUntilReady } from '../fixtures.ts';
import { heading } from '../support/people.ts';
import { MOTIONLESS, SIZES } from './sizes.ts';

test.use(MOTIONLESS);

const TITLE = 'How to read a domain name';
const PATH = '/blog/how-to-read-a-domain-name';

const ARTICLES = [
  { title: TITLE, path: PATH, minutes: 3 },
  {
    title: 'The first hour after a phishing page goes up',
    path: '/blog/first-hour-after-a-phishing-page',
    minutes: 4,
  },
  {
    title: 'You cannot buy every lookalike',
    path: '/blog/you-cannot-buy-every-lookalike',
    minutes: 5,
  },
] as const;

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('Three static articles; a card opens a modal with the full article, author, date and read time (3, 4 and 5 minutes)', async ({
      page,
      navigate,
    }) => {
      await navigate('/blog');
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(3);
      for (const { title, path, minutes } of ARTICLES) {
        await cards.getByRole('link', { name: title }).click();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByText(/^Naamraksha \w+ desk$/)).toBeVisible();
        await expect(dialog.locator('time')).toHaveText(/^\d{1,2} \w{3} 2026$/);
        await expect(dialog.getByText(`${minutes} min read`)).toBeVisible();
        for (const block of articleText(path.replace('/blog/', ''))) {
          if ('heading' in block) {
            await expect(dialog.getByRole('heading', { name: block.heading })).toBeAttached();
          }
        }
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toBeHidden();
      }
    });

    test('row 27: the modal has the address and title of its article, and Back closes it', async ({
      page,
      navigate,
    }) => {
      await navigate('/blog');
      await page.getByRole('link', { name: TITLE }).click();
      const dialog = page.getByRole('dialog', { name: TITLE });
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(PATH);
      await expect(page).toHaveTitle(new RegExp(TITLE));
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/blog');
      await expect(page.getByRole('link', { name: TITLE })).toBeFocused();
    });
  });
}

test('row 27: a reload with the article open shows it as a page', async ({ page, navigate }) => {
  await navigate('/blog');
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await waitUntilReady(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading(page, TITLE)).toBeVisible();
});

test('Escape closes the article', async ({ page, navigate }) => {
  await navigate('/blog');
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/blog');
});
