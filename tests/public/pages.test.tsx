/** Specification section 2: the public routes, through the app's own route tree. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { articleList } from '@/content/article-list.ts';
import { claims } from '@/content/claims.ts';
import { descriptionOf } from '@/content/descriptions.ts';
import { features } from '@/content/features.ts';
import { services } from '@/content/services.ts';
import { innermostMeta } from '@/layouts/route-meta.ts';
import { paths } from '@/paths.ts';
import { routes } from '@/routes.tsx';

async function open(...entries: { pathname: string; state?: unknown }[]) {
  const router = createMemoryRouter(routes, { initialEntries: entries });
  render(<RouterProvider router={router} />);
  await screen.findByRole('main');
  return router;
}

const main = () => within(screen.getByRole('main'));
const heading = (level: number, name?: string | RegExp) =>
  main().findByRole('heading', name === undefined ? { level } : { level, name });

const pages = [
  paths.home(),
  paths.about(),
  paths.services(),
  paths.features(),
  paths.faq(),
  paths.blog(),
  ...articleList.map(({ slug }) => paths.article(slug)),
  paths.contact(),
  paths.terms(),
  paths.privacy(),
];

describe('every public page', () => {
  test.each(pages)('%s has a title and a description of its own', (path) => {
    const handles = matchRoutes(routes, path)?.map(({ route }): unknown => route.handle) ?? [];
    expect(innermostMeta(handles)?.title).toBeTruthy();
    const description = descriptionOf(path);
    expect(description?.length).toBeGreaterThan(40);
    expect(description?.length).toBeLessThan(165);
  });

  test.each(pages)('%s has one main heading and no id twice', async (path) => {
    await open({ pathname: path });
    await heading(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test('/ has its sections in order', async () => {
  await open({ pathname: paths.home() });
  await heading(1, 'Because Your Digital Identity Matters');
  await heading(2, 'Get in Touch');
  expect(
    main()
      .getAllByRole('heading', { level: 2 })
      .map((h) => h.textContent),
  ).toEqual([
    'Key Benefits',
    'Why Choose Us',
    'Frequently asked questions',
    'What five stars should sound like',
    'Get in Touch',
  ]);
  expect(document.getElementById('why-choose-us')).not.toBeNull();
  expect(document.getElementById('faq-section')).not.toBeNull();
});

test('the hero’s Request Demo goes to /contact and Learn More to /about, with a full page load', async () => {
  const router = await open({ pathname: paths.home() });
  await heading(1);
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

test('/about shows all the claims', async () => {
  await open({ pathname: paths.about() });
  await heading(1);
  for (const { figure, label, meaning } of Object.values(claims)) {
    expect(main().getByText(label)).toBeInTheDocument();
    expect(main().getByText(meaning)).toBeInTheDocument();
    expect(main().getAllByText(figure).length).toBeGreaterThan(0);
  }
});

test('/services shows five service cards and ends with a Get in Touch link to /contact', async () => {
  await open({ pathname: paths.services() });
  await heading(1);
  const cards = main().getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
    services.map(({ title }) => title),
  );
  expect(main().getAllByRole('link').at(-1)).toHaveTextContent('Get in Touch');
  expect(main().getAllByRole('link').at(-1)).toHaveAttribute('href', '/contact');
});

test('/features shows six feature cards', async () => {
  await open({ pathname: paths.features() });
  await heading(1);
  const cards = main().getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
    features.map(({ title }) => title),
  );
});

describe('/blog', () => {
  const [article] = articleList;

  test('a card opens a modal with the full article, author, date and read time', async () => {
    const user = userEvent.setup();
    const router = await open({ pathname: paths.blog() });
    await heading(1);
    expect(main().getAllByRole('listitem')).toHaveLength(3);
    await user.click(main().getByRole('link', { name: article.title }));
    const dialog = within(await screen.findByRole('dialog', { name: article.title }));
    expect(dialog.getByText(`Naamraksha ${article.desk}`)).toBeVisible();
    expect(dialog.getByText('27 Oct 2026')).toBeVisible();
    expect(dialog.getByText('3 min read')).toBeVisible();
    expect(dialog.getByText(/national cybercrime helpline/)).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.article(article.slug));
  });

  test('closing it goes back to the list, with the focus on the card', async () => {
    const user = userEvent.setup();
    const router = await open({ pathname: paths.blog() });
    await heading(1);
    const card = main().getByRole('link', { name: article.title });
    await user.click(card);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(card).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe(paths.blog());
  });

  test('an article reached by its address is a page of its own', async () => {
    await open({ pathname: paths.article(article.slug) });
    await heading(1, article.title);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(main().getByText(/national cybercrime helpline/)).toBeVisible();
  });

  test('a reload while the modal is open gives the page, as the server sent it', async () => {
    const state = { keepFocus: true, overList: true };
    await open({ pathname: paths.article(article.slug), state });
    await heading(1, article.title);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
