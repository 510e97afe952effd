/** Facts for search engines must match the pages. */
import { expect, test } from 'vitest';
import { articleList } from '@/content/article-list.ts';
import { faq } from '@/content/faq.ts';
import { structuredData, type SiteFacts } from '@/content/structured-data.ts';
import { paths } from '@/paths.ts';

const site: SiteFacts = {
  brand: 'Naamraksha',
  salesEmail: 'sales@naamraksha.example',
  address: 'Pune, Maharashtra, India',
  siteUrl: 'https://naamraksha.example',
};
const types = (path: string, facts = site) =>
  structuredData(path, 'Title', facts).map((data) => data['@type']);

test('each page has the kinds that belong to it', () => {
  const [article] = articleList;
  expect(types(paths.home())).toEqual(['Organization']);
  expect(types(paths.faq())).toEqual(['FAQPage', 'BreadcrumbList']);
  expect(types(paths.article(article.slug))).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(types(paths.terms())).toEqual(['BreadcrumbList']);
});

test('without a site address nothing claims one', () => {
  const bare = { ...site, siteUrl: null };
  expect(types(paths.terms(), bare)).toEqual([]);
  expect(JSON.stringify(structuredData(paths.home(), 'Home', bare))).not.toContain('https://naam');
});

test('the FAQ page holds every question with its answer, as plain text', () => {
  const text = JSON.stringify(structuredData(paths.faq(), 'FAQ', site));
  for (const { question } of faq) expect(text).toContain(JSON.stringify(question));
  expect(text).not.toContain('`');
});

test('an article’s trail leads over the blog', () => {
  const [article] = articleList;
  const trail = structuredData(paths.article(article.slug), article.title, site).at(-1);
  expect(JSON.stringify(trail)).toContain('https://naamraksha.example/blog"');
  expect(JSON.stringify(trail)).toContain(article.title);
});
