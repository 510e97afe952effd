import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { filesOf, sourceOf } from '@/build/prerender.ts';
import { headTags } from '@/build/template.ts';
import { publicPages } from '@/build/pages.ts';
import { robots, sitemap } from '@/build/text-files.ts';

const page = {
  title: 'A & B',
  description: 'Says "so" <b>',
  brand: 'Naamraksha',
  siteUrl: 'https://naamraksha.example',
  path: '/faq',
  fonts: ['/assets/f.woff2'],
  modules: ['/assets/p.js'],
  styles: ['/assets/p.css'],
};

test('the head escapes texts and names the public address', () => {
  const tags = headTags(page).join('\n');
  expect(tags).toContain('<title>A &amp; B</title>');
  expect(tags).toContain('content="Says &quot;so&quot; &lt;b&gt;"');
  expect(tags).toContain('<link rel="canonical" href="https://naamraksha.example/faq" />');
  expect(tags).not.toContain('noindex');
});

test('shared links show a website, or an article', () => {
  expect(headTags(page)).toContain('<meta property="og:type" content="website" />');
  const article = { ...page, data: [{ '@type': 'BlogPosting' }] };
  expect(headTags(article)).toContain('<meta property="og:type" content="article" />');
});

test('a page hidden from search engines has no canonical link and no sharing tags', () => {
  const tags = headTags({ ...page, noindex: true }).join('\n');
  expect(tags).toContain('<meta name="robots" content="noindex" />');
  expect(tags).not.toMatch(/canonical|og:/);
});

test('the build writes the leaves of the route tree, except those of the consoles', () => {
  const element = null;
  const routes = [
    {
      element,
      children: [
        { path: '/', element, handle: { title: 'Home' } },
        { path: '/faq', element, handle: { title: 'FAQ', noindex: true } },
        { path: '*', element },
      ],
    },
    {
      path: '/admin',
      element,
      handle: { title: 'Console', prerender: false },
      children: [
        { path: 'assets', element },
        { index: true, element },
      ],
    },
  ] as const;
  const pages = publicPages(routes.map((route) => ({ ...route, children: [...route.children] })));
  expect(pages.map(({ path }) => path)).toEqual(['/', '/faq']);
  const map = sitemap('https://x.example', pages);
  expect(map).toContain('<loc>https://x.example/</loc>');
  expect(map).not.toContain('faq');
  expect(() => publicPages([{ path: '/blog/:other', element }])).toThrow('/blog/:other');
});

test('robots.txt names the sitemap where there is one', () => {
  expect(robots(null)).not.toContain('Sitemap');
  expect(robots('https://x.example')).toContain('Sitemap: https://x.example/sitemap.xml');
});

test('a lazy route leads to its files, without those of the entry', () => {
  const server: Manifest = {
    'src/pages/A.tsx': { file: 'assets/A-1.js', src: 'src/pages/A.tsx', name: 'A' },
  };
  const client: Manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], name: 'i' },
    '_react.js': { file: 'assets/react.js', name: 'r' },
    '_part.js': { file: 'assets/part.js', css: ['assets/part.css'], name: 'p' },
    'src/pages/A.tsx': { file: 'assets/A-2.js', imports: ['_react.js', '_part.js'], name: 'A' },
  };
  const source = sourceOf('() => import("./assets/A-1.js")', server);
  expect(source).toBe('src/pages/A.tsx');
  expect(filesOf([source], client)).toEqual({
    modules: ['assets/A-2.js', 'assets/part.js'],
    styles: ['assets/part.css'],
  });
  expect(() => sourceOf('() => load()', server)).toThrow('No built chunk');
});
