/** Facts for search engines must match the pages. */
import { expect, test } from 'vitest';
import { articleList } from '@/content/article-list.ts';
import { faq } from '@/content/faq.ts';
import { structuredData } from '@/content/structured-data.ts';
import { paths } from '@/paths.ts';
import { buildWith } from '../setup/build-settings.ts';

const types = (path: string) => structuredData(path, 'Title').map((data) => data['@type']);

test('each page has the kinds that belong to it', () => {
  buildWith({ siteUrl: 'https://naamraksha.example' });
  const [article] = articleList;
  expect(types(paths.home())).toEqual(['Organization']);
  expect(types(paths.faq())).toEqual(['FAQPage', 'BreadcrumbList']);
  expect(types(paths.article(article.slug))).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(types(paths.terms())).toEqual(['BreadcrumbList']);
});

test('without a site address nothing claims one', () => {
  buildWith({ siteUrl: 'https://naamraksha.example' });
  expect(JSON.stringify(structuredData(paths.home(), 'Home'))).toContain('https://naam');
  buildWith({ siteUrl: null });
  expect(types(paths.terms())).toEqual([]);
  expect(JSON.stringify(structuredData(paths.home(), 'Home'))).not.toContain('https://naam');
});

test('the FAQ page holds every question with its answer, as plain text', () => {
  const text = JSON.stringify(structuredData(paths.faq(), 'FAQ'));
  for (const { question } of faq) expect(text).toContain(JSON.stringify(question));
  expect(text).not.toContain('`');
});

test('an article’s trail leads over the blog', () => {
  buildWith({ siteUrl: 'https://naamraksha.example' });
  const [article] = articleList;
  const trail = JSON.stringify(structuredData(paths.article(article.slug), article.title).at(-1));
  expect(trail).toContain('https://naamraksha.example/blog"');
  expect(trail).toContain(article.title);
});
