/** Specification section 2: the public routes, through the app's own route tree. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { articleList } from '@/content/article-list.ts';
import { articleTexts } from '@/content/articles/index.ts';
import { headingsOf, textsOf } from '@/content/block.ts';
import { claims } from '@/content/claims.ts';
import { descriptionOf } from '@/content/descriptions.ts';
import { features } from '@/content/features.ts';
import { services } from '@/content/services.ts';
import { innermostMeta } from '@/layouts/route-meta.ts';
import { paths } from '@/paths.ts';
import { routes } from '@/routes.tsx';
import { renderApp } from '../setup/render-app.tsx';

const main = () => within(screen.getByRole('main'));

const pages = [
  paths.home(),
  paths.about(),
  paths.services(),
  paths.features(),
  paths.faq(),
  paths.blog(),
  ...articleList.map(({ slug }) => paths.article(slug)),
  paths.contact(),
  paths.security(),
  paths.terms(),
  paths.privacy(),
];

describe('every public page', () => {
  test.each(pages)('%s has its own title and description', (path) => {
    const handles = matchRoutes(routes, path)?.map(({ route }): unknown => route.handle) ?? [];
    expect(innermostMeta(handles)?.title).toBeTruthy();
    const description = descriptionOf(path);
    expect(description?.length).toBeGreaterThan(40);
    expect(description?.length).toBeLessThan(165);
  });

  test.each(pages)('%s has one main heading and no id twice', async (path) => {
    await renderApp({ at: path });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test('where nothing is looked up, no page explains the answers', async () => {
  await renderApp({ at: paths.evidence(), heading: 'There is no page at this address' });
  expect(screen.queryByRole('link', { name: 'Reading the answers' })).toBeNull();
});

test('/ has its sections in order (section 2, home page)', async () => {
  await renderApp({ at: paths.home(), heading: 'Because Your Digital Identity Matters' });
  await main().findByRole('heading', { name: 'Get in Touch' });
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map((h) => h.textContent),
    ).toEqual([
      'Key Benefits',
      'Why Choose Us',
      'Frequently asked questions',
      'Testimonials',
      'Get in Touch',
    ]),
  );
  expect(document.getElementById('why-choose-us')).not.toBeNull();
  expect(document.getElementById('faq-section')).not.toBeNull();
  const contact = within(await waitFor(() => main().getByRole('region', { name: 'Get in Touch' })));
  expect(contact.getByRole('link', { name: /^sales@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:sales@/),
  );
  expect(contact.getByText(/Pune, Maharashtra, India/)).toBeVisible();
  expect(contact.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test('the hero’s Request Demo goes to /contact and Learn More to /about, with a full page load (section 2, home page)', async () => {
  const { router } = await renderApp({ at: paths.home() });
  const demo = main().getByRole('link', { name: 'Request Demo' });
  const more = main().getByRole('link', { name: /^Learn More/ });
  expect(demo).toHaveAttribute('href', '/contact');
  expect(more).toHaveAttribute('href', '/about');
  // The router takes no part: the browser itself follows the link.
  let prevented = true;
  window.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.click(demo);
  expect(prevented).toBe(false);
  expect(router.state.location.pathname).toBe('/');
});

test('the dark band of / says what is true, each figure with what it counts (section 1)', async () => {
  await renderApp({ at: paths.home() });
  const band = screen.getByText('15 minutes.').closest('dl');
  expect(
    within(band!)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['under 4 hours.', '15 minutes.', '24/7.']);
  for (const { label, meaning } of [claims.takedown, claims.response, claims.support]) {
    expect(within(band!).getByText(label)).toBeVisible();
    expect(within(band!).getByText(meaning)).toBeVisible();
  }
});

test('on /, help for the one who was phished or sent a link stands beside the finder’s field', async () => {
  await renderApp({ at: paths.home() });
  const help = main().getByText(/^Phished right now\?/);
  expect(within(help).getByRole('link', { name: /first hour/ })).toHaveAttribute(
    'href',
    paths.article('first-hour-after-a-phishing-page'),
  );
  expect(main().getByRole('link', { name: /^Check whether it is real/ })).toHaveAttribute(
    'href',
    paths.checkLink(),
  );
  const helpline = { name: '1930, the national cybercrime helpline' };
  for (const place of [help, screen.getByRole('contentinfo')]) {
    expect(within(place).getByRole('link', helpline)).toHaveAttribute('href', 'tel:1930');
  }
});

test('the article for the one who was phished begins with what to do, under its title', async () => {
  await renderApp({ at: paths.article('first-hour-after-a-phishing-page') });
  const title = screen.getByRole('heading', { level: 1 });
  const first = main().getByRole('navigation', { name: 'What to do first' });
  expect(title.nextElementSibling).toBe(first);
  const links = within(first).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Lost money? Call 1930', 'tel:1930'],
    ['Report the page', '#minutes-10-to-25-warn-the-browsers'],
    ['Keep proof', '#minutes-0-to-10-keep-what-you-see'],
  ]);
  for (const link of links.slice(1)) {
    expect(document.querySelector(link.getAttribute('href')!)).not.toBeNull();
  }
});

test('the contents of an article lead to its headings, and one step leads on to the finder', async () => {
  const article = articleList[0];
  await renderApp({ at: paths.article(article.slug) });
  const contents = main().getAllByRole('navigation', { name: 'In this article' }).at(-1)!;
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(headingsOf(articleTexts[article.slug]));
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target).toHaveTextContent(link.textContent);
  }
  const next = within(main().getByRole('complementary'));
  expect(next.getByRole('link', { name: 'Show my lookalikes' })).toHaveAttribute(
    'href',
    paths.lookalikes(),
  );
});

test('/about shows all the claims, and leads on to the finder (section 2, about)', async () => {
  await renderApp({ at: paths.about() });
  for (const { figure, label, meaning } of Object.values(claims)) {
    expect(main().getByText(label)).toBeInTheDocument();
    expect(main().getByText(meaning)).toBeInTheDocument();
    expect(main().getAllByText(figure).length).toBeGreaterThan(0);
  }
  expect(
    main().getByRole('link', { name: 'See which domains could imitate yours' }),
  ).toHaveAttribute('href', paths.lookalikes());
  expect(main().getByText('Nāma is name, rakṣā is protection', { exact: false })).toBeVisible();
});

test('row 20: the two rates of detection do not contradict each other', async () => {
  await renderApp({ at: paths.about() });
  const text = screen.getByRole('main');
  expect(text).toHaveTextContent('In our laboratory, on domains we already know');
  expect(text).toHaveTextContent('the share we found before anyone reported it to us');
  const apart = within(text).getByText(/^These two are rates, and they measure different things\./);
  for (const { figure } of [claims.accuracy, claims.foundFirst]) {
    const term = within(text).getByText(figure, { selector: 'dt' });
    expect(apart.compareDocumentPosition(term)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('/services shows five service cards and ends with a Get in Touch link to /contact (section 2, services)', async () => {
  await renderApp({ at: paths.services() });
  const cards = main().getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
    services.map(({ title }) => title),
  );
  const line = within(main().getByRole('navigation', { name: 'Services, along an attack' }));
  for (const { id, title } of services) {
    expect(line.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
    expect(document.getElementById(id)).toContainElement(
      main().getByRole('heading', { name: title }),
    );
  }
  expect(main().getAllByRole('link').at(-1)).toHaveTextContent('Get in Touch');
  expect(main().getAllByRole('link').at(-1)).toHaveAttribute('href', '/contact');
});

test('/features shows six feature cards (section 2, features)', async () => {
  await renderApp({ at: paths.features() });
  const cards = main().getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
    features.map(({ title }) => title),
  );
});

describe('/blog', () => {
  const [article] = articleList;

  test('a card opens a modal with the full article, author, date and read time 3, 4 and 5 minutes (section 2, blog)', async () => {
    const { router, user } = await renderApp({ at: paths.blog() });
    expect(main().getAllByRole('listitem')).toHaveLength(3);
    for (const { title, slug, desk, date, minutes } of articleList) {
      await user.click(main().getByRole('link', { name: title }));
      const dialog = await screen.findByRole('dialog', { name: title });
      expect(within(dialog).getByText(`Naamraksha ${desk}`)).toBeVisible();
      expect(dialog.querySelector(`time[datetime="${date}"]`)).toHaveTextContent(/\w{3} 2026$/);
      expect(within(dialog).getByText(`${minutes} min read`)).toBeVisible();
      for (const block of articleTexts[slug]) {
        const parts =
          typeof block === 'object' && 'help' in block
            ? block.help.flatMap(({ name, text }) => [name, text])
            : textsOf(block);
        // Names stand between backticks in the source.
        for (const part of parts) expect(dialog.textContent).toContain(part.replaceAll('`', ''));
      }
      expect(router.state.location.pathname).toBe(paths.article(slug));
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  });

  test('closing it goes back to the list, with the focus on the card', async () => {
    const user = userEvent.setup();
    const { router } = await renderApp({ at: paths.blog() });
    const card = main().getByRole('link', { name: article.title });
    await user.click(card);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(card).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(paths.blog());
  });

  test('an article reached by its address is a separate page', async () => {
    await renderApp({ at: paths.article(article.slug), heading: article.title });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(main().getByText(/national cybercrime helpline/)).toBeVisible();
  });

  test('a reload while the modal is open gives the page, as the server sent it', async () => {
    const state = { keepFocus: true, overList: true };
    await renderApp({ at: paths.article(article.slug), state, heading: article.title });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('An unmatched route shows a fallback page titled Unexpected Application Error; row 19: it says that the page is missing (section 2, fallback page)', async () => {
  await renderApp({ at: '/no/such/page', heading: 'There is no page at this address' });
  expect(main().getByText('Unexpected Application Error')).toBeVisible();
  expect(document.title).toMatch(/^Unexpected Application Error/);
  expect(screen.getByRole('main')).toHaveTextContent('/no/such/page');
  expect(main().getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
});

test('row 12: /terms and /privacy exist, and say what is stored in the browser', async () => {
  const { router } = await renderApp({ at: paths.terms(), heading: 'Terms of use' });
  await router.navigate(paths.privacy());
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  for (const key of ['access_token', 'refresh_token', 'theme']) {
    expect(screen.getByRole('main')).toHaveTextContent(key);
  }
});
