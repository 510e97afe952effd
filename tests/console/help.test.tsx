/** Help of both consoles (specification section 2). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { config } from '@/config.ts';
import { helpShelves } from '@/content/help.ts';
import { textsOf, type HelpArticle } from '@/content/block.ts';
import { fill } from '../setup/fill.ts';
import { renderApp } from '../setup/render-app.tsx';

const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .slice(0, -1)
    .map((h) => h.textContent);

function wordsOf({ body }: HelpArticle): number {
  return body.flatMap(textsOf).join(' ').split(/\s+/).length;
}

async function open(search = '') {
  return renderApp({ as: 'admin', at: `/admin/help${search}`, heading: 'Help' });
}

describe('help', () => {
  it('has five static articles, one of each category (section 2, help)', async () => {
    await open();
    expect(titles()).toHaveLength(5);
    expect(helpShelves.admin.articles.map(({ category }) => category)).toEqual([
      'assets',
      'alerts',
      'takedowns',
      'settings',
      'reports',
    ]);
  });

  it('has a category filter: all, assets, alerts, takedowns, settings, reports (section 2, help)', async () => {
    const { user } = await open();
    const filter = screen.getByRole('group', { name: 'Category' });
    const buttons = within(filter).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      'All',
      'Assets',
      'Alerts',
      'Takedowns',
      'Settings',
      'Reports',
    ]);
    expect(buttons[0]).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Takedowns' }));
    expect(titles()).toEqual(['Ask for a takedown']);
    expect(screen.getByRole('status')).toHaveTextContent('1 article');
    await waitFor(() => expect(window.location.search).toBe('?category=takedowns'));
    await user.click(await screen.findByRole('button', { name: 'All' }));
    expect(titles()).toHaveLength(5);
  });

  it('has a search that looks in the whole text, whatever the case (section 2, help)', async () => {
    const { user } = await open();
    await fill(user, screen.getByRole('searchbox', { name: 'Search help' }), 'REGISTRAR 1930');
    expect(titles()).toEqual(['Ask for a takedown']);
  });

  it('numbers the steps of what is done in order', async () => {
    await renderApp({
      as: 'admin',
      at: '/admin/help/ask-for-a-takedown',
      heading: 'Ask for a takedown',
    });
    const steps = screen.getByText(/^Open the alert and press/).closest('ol');
    expect(steps?.children).toHaveLength(4);
  });

  it('says when nothing matches, and how to go on', async () => {
    const { user } = await open('?q=zebra&category=alerts');
    expect(screen.getByText('No article matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and category' }));
    expect(titles()).toHaveLength(5);
  });

  it("has a 'Still need help?' box (section 2, help) that writes to the provider", async () => {
    await open();
    const box = screen.getByRole('region', { name: 'Still need help?' });
    expect(within(box).getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      `mailto:${config.supportEmail}?subject=Help%20with%20the%20console`,
    );
  });

  it('says so when the address names no article', async () => {
    const { user } = await renderApp({
      as: 'admin',
      at: '/admin/help/constructor',
      heading: 'Article not found',
    });
    await waitFor(() => expect(document.title).toBe(`Article not found · ${config.brand}`));
    await user.click(await screen.findByRole('link', { name: 'See all articles' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });
});

describe.each(['admin', 'superadmin'] as const)('help articles of the %s console', (area) => {
  const { articles, categories } = helpShelves[area];

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s has a URL and is worth reading: 200 to 550 words',
    async (slug, article) => {
      expect(wordsOf(article)).toBeGreaterThanOrEqual(200);
      expect(wordsOf(article)).toBeLessThanOrEqual(550);
      expect(categories).toContain(article.category);
      await renderApp({ as: area, at: `/${area}/help/${slug}`, heading: article.title });
      await waitFor(() => expect(document.title).toBe(`${article.title} · ${config.brand}`));
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'All help articles' })).toHaveAttribute(
          'href',
          `/${area}/help`,
        ),
      );
      expect(await screen.findByRole('heading', { name: 'Still need help?' })).toBeVisible();
    },
  );

  it('are listed on its help page', async () => {
    const { user } = await renderApp({ as: area, at: `/${area}/help`, heading: 'Help' });
    const first = articles[0];
    if (!first) throw new Error('No article');
    await user.click(screen.getByRole('link', { name: first.title }));
    expect(await screen.findByRole('heading', { level: 1, name: first.title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${first.title} · ${config.brand}`));
  });
});
