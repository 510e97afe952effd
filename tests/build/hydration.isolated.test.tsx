/**
 * Every prerendered page, taken over by the very boot code of the app under React's development build,
 * which warns about any difference between the two.
 */
import { waitFor } from '@testing-library/react';
import type * as ReactDomClient from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pagesToRender, renderPage, type RenderedPage } from '@/build/entry-server.tsx';
import { policyFindings } from '@/build/built-html.ts';
import { siteRoutes } from '@/routes.tsx';

/** Roots of the boot code; unmounted after each test, so that no timer outlives the page. */
const roots = vi.hoisted((): { unmount: () => void }[] => []);

vi.mock('react-dom/client', async (load) => {
  const real = await load<typeof ReactDomClient>();
  return {
    ...real,
    hydrateRoot: (...args: Parameters<typeof real.hydrateRoot>) => {
      const root = real.hydrateRoot(...args);
      roots.push(root);
      return root;
    },
  };
});

/** The splat route's page, as 404.html. */
const MISSING = '/no/such/page';
/** A page that the preview gives the demonstration's resolver and registry. */
const EVIDENCE = '/lookalikes/evidence';
const PAGES: [path: string, page: string][] = [
  ...pagesToRender().map(({ path }): [string, string] => [path, path]),
  [MISSING, '*'],
];

/**
 * All rendered before the first is hydrated: two renderers at work at the same time would read each
 * other's contexts.
 */
const rendered = new Map<string, RenderedPage>();

beforeAll(async () => {
  for (const [path] of PAGES) rendered.set(path, await renderPage(path));
  rendered.set(EVIDENCE, await renderPage(EVIDENCE, siteRoutes(true)));
  // The server's renderer leaves the contexts of its last Suspense boundary as they were, and the
  // browser's would start from them; a page without any sets them back.
  await prerender(<p />);
}, 60_000);

function renderedPage(path: string): RenderedPage {
  const page = rendered.get(path);
  if (!page) throw new Error(`${path} was not rendered`);
  return page;
}

/** The server and the browser in one process; React does not like that, and only this test does it. */
const BOTH_HERE = /^Detected multiple renderers concurrently rendering the same context provider/;

let printed: string[] = [];

/** Movement comes after hydration and wants a canvas, which jsdom has not: reduced motion has none. */
function preferStillness(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

beforeEach(() => {
  preferStillness();
  vi.resetModules();
  printed = [];
  const record = (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (!BOTH_HERE.test(text)) printed.push(text);
  };
  vi.mocked(console.error).mockImplementation(record);
  vi.mocked(console.warn).mockImplementation(record);
});

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  document.querySelector('meta[name="evidence"]')?.remove();
  window.history.replaceState(null, '', '/');
});

async function hydrate(path: string, page: string, html: string): Promise<HTMLElement> {
  document.body.innerHTML = `<div id="root" data-page="${page}">${html}</div>`;
  window.history.replaceState(null, '', path);
  const root = document.getElementById('root');
  if (!root) throw new Error('No root');
  await import('@/main.tsx');
  await waitFor(() => expect(root.dataset['page']).toBeUndefined());
  return root;
}

test.each([...PAGES, [EVIDENCE, EVIDENCE]])('%s hydrates without a warning', async (path, page) => {
  const { html, title } = renderedPage(path);
  if (path === EVIDENCE) {
    document.head.insertAdjacentHTML('beforeend', '<meta name="evidence" content="/evidence">');
  }
  expect(policyFindings(html, { scripts: [], styles: [] })).toEqual([]);
  const root = await hydrate(path, page, html);
  // The element is the same, so React hydrated the markup and did not replace it.
  expect(root.querySelector('h1')).toBeInTheDocument();
  expect(root.querySelectorAll('h1')).toHaveLength(1);
  await waitFor(() => expect(document.title).toBe(title));
  expect(printed).toEqual([]);
});

test.each([
  ['/lookalikes', '#d=ola.in'],
  ['/lookalikes/techniques', '#d=ola.in'],
  ['/lookalikes/link', '#d=ola.in&u=https%3A%2F%2Fola.evil.in'],
  ['/contact', '#d=ola.in'],
])(
  '%s hydrates without a warning below %s, which the HTML knows nothing of',
  async (path, hash) => {
    const { html } = renderedPage(path);
    const uncaught = (event: ErrorEvent) => printed.push(String(event.error));
    window.addEventListener('error', uncaught);
    await hydrate(`${path}${hash}`, path, html);
    window.removeEventListener('error', uncaught);
    expect(printed).toEqual([]);
  },
);

test.each([
  ['text', (html: string) => html.replace(/<h1\b([^>]*)>/, '<h1$1>Other ')],
  ['attribute', (html: string) => html.replace('<main id="content"', '<main id="other"')],
])('another %s would be noticed', async (_what, change) => {
  const { html } = renderedPage('/');
  const changed = change(html);
  expect(changed).not.toBe(html);
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    printed.push(String(event.error));
  };
  window.addEventListener('error', onError);
  await hydrate('/', '/', changed);
  window.removeEventListener('error', onError);
  expect(printed.join('\n')).toMatch(/hydrat/i);
});
