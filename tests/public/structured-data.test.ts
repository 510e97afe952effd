/** Facts for search engines must match the pages. */
import { expect, test } from 'vitest';
import { articleList } from '@/content/article-list.ts';
import { faq } from '@/content/faq.ts';
import { structuredData } from '@/content/structured-data.ts';
import { paths } from '@/paths.ts';
import { buildWith } from '../setup/build-settings.ts';

const types = (path: string) => structuredData(path).map((data) => data['@type']);

test('each page has the kinds that belong to it', () => {
  const [article] = articleList;
  expect(types(paths.home())).toEqual(['Organization']);
  expect(types(paths.faq())).toEqual(['FAQPage']);
  expect(types(paths.article(article.slug))).toEqual(['BlogPosting']);
  expect(types(paths.terms())).toEqual([]);
});

test('without a site address nothing claims one', () => {
  buildWith({ siteUrl: 'https://naamraksha.example' });
  expect(JSON.stringify(structuredData(paths.home()))).toContain('https://naam');
  buildWith({ siteUrl: null });
  expect(JSON.stringify(structuredData(paths.home()))).not.toContain('https://naam');
});

test('the FAQ page holds every question with its answer, as plain text', () => {
  const text = JSON.stringify(structuredData(paths.faq()));
  for (const { question } of faq) expect(text).toContain(JSON.stringify(question));
  expect(text).not.toContain('`');
});
