/** The page that explains the answers, and the help about them: there where names are looked up, only there. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { headingsOf, type HelpArticle } from '@/content/block.ts';

const PATH = '/lookalikes/evidence';
const RESOLVER = {
  VITE_DOH_URL: 'https://doh.example.net/dns-query',
  VITE_DOH_NAME: 'Example DNS',
};
const REGISTRY = { VITE_RDAP_URL: '/evidence/rdap' };

beforeEach(() => vi.resetModules());

function set(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

const textOf = (articles: readonly HelpArticle[]) => JSON.stringify(articles);

describe('in the build', () => {
  async function built(settings: Record<string, string>) {
    set(settings);
    const { pagesToRender, renderPage } = await import('@/build/entry-server.tsx');
    const pages = pagesToRender().map(({ path }) => path);
    const html = async (path: string) => (await renderPage(path)).html;
    return { pages, html };
  }

  test('no page, no link and no word of it where nothing is looked up', async () => {
    const { pages, html } = await built({});
    expect(pages).not.toContain(PATH);
    const finder = await html('/lookalikes');
    expect(finder).not.toContain(PATH);
    expect(finder).not.toMatch(/\bDNS\b|RDAP|resolver/);
    const { helpShelves } = await import('@/content/help.ts');
    expect(textOf(helpShelves.admin.articles)).not.toMatch(/Look now|Check DNS|Not in DNS/);
  });

  test('the preview of such a build still has the page, with the demonstration’s answers', async () => {
    set({});
    const { renderPage } = await import('@/build/entry-server.tsx');
    const { siteRoutes } = await import('@/routes.tsx');
    const { html, description } = await renderPage(PATH, siteRoutes(true));
    for (const text of ['Badge by badge', 'What a registration says', 'demonstration resolver']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('the demonstration invents them');
    expect(description).toMatch(/^What in DNS, accepts mail and no answer say/);
  });

  test('with both, the whole of it, linked from the finder', async () => {
    const { pages, html } = await built({ ...RESOLVER, ...REGISTRY });
    expect(pages).toContain(PATH);
    expect(await html('/lookalikes')).toContain(`href="${PATH}"`);
    const page = await html(PATH);
    for (const badge of [
      'Has an address',
      'Accepts mail',
      'In DNS, no address',
      'Not in DNS',
      'No answer',
      'Not checked',
    ]) {
      expect(page).toContain(badge);
    }
    expect(page).toContain('What a registration says');
    expect(page).toContain('Example DNS');
    expect(page).toContain('The names you have checked, and your network address.');
    expect(page).not.toContain('demonstration');
  });

  test('with only a registry it mentions no badge', async () => {
    const { html } = await built(REGISTRY);
    const page = await html(PATH);
    expect(page).toContain('What a registration says');
    expect(page).not.toMatch(/Not in DNS|badge/);
  });

  test('with only a resolver behind the site it mentions no registration', async () => {
    const { html } = await built({ VITE_DOH_URL: '/evidence/doh' });
    const page = await html(PATH);
    expect(page).not.toContain('What a registration says');
    expect(page).toContain('Not your network address.');
  });
});

describe('help', () => {
  const sections = async (settings: Record<string, string>) => {
    set(settings);
    const { helpShelves } = await import('@/content/help.ts');
    return helpShelves.admin.articles;
  };

  test('each of the five articles gains a section', async () => {
    const before = await sections({});
    vi.resetModules();
    const after = await sections({ ...RESOLVER, ...REGISTRY });
    const headings = ({ body }: HelpArticle) => headingsOf(body).length;
    expect(after.map(headings)).toEqual(before.map((article) => headings(article) + 1));
    expect(textOf(after)).toContain('registration date');
  });

  test('with only a resolver it does not mention registrations', async () => {
    expect(textOf(await sections(RESOLVER))).not.toContain('registration date');
  });
});
