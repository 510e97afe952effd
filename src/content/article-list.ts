/** Facts about articles for lists, links and search results; the texts are in ./articles/. */
import { paths } from '@/paths.ts';
import { articleTitles, type ArticleSlug } from './article-titles.ts';

export interface ArticleInfo {
  slug: ArticleSlug;
  title: string;
  /** One sentence under the title, and the description in search results. */
  summary: string;
  /** The provider's desk that wrote it. */
  desk: string;
  /** ISO date of publication. */
  date: string;
  /** Read time in minutes at 200 words a minute; a test counts the words. */
  minutes: number;
}

export const articleList: readonly [ArticleInfo, ...ArticleInfo[]] = [
  {
    slug: 'how-to-read-a-domain-name',
    title: articleTitles['how-to-read-a-domain-name'],
    summary: 'An address has a grammar. It takes three minutes to learn, and no software.',
    desk: 'detection desk',
    date: '2026-10-27',
    minutes: 3,
  },
  {
    slug: 'first-hour-after-a-phishing-page',
    title: articleTitles['first-hour-after-a-phishing-page'],
    summary: 'Who to tell, in what order, and what not to touch, minute by minute.',
    desk: 'response desk',
    date: '2026-08-18',
    minutes: 4,
  },
  {
    slug: 'you-cannot-buy-every-lookalike',
    title: articleTitles['you-cannot-buy-every-lookalike'],
    summary:
      'Which imitating names are worth owning, and what protects you against all the others.',
    desk: 'consulting desk',
    date: '2026-06-09',
    minutes: 5,
  },
];

/** The article with this address. */
export function articleAt(pathname: string): ArticleInfo | undefined {
  const path = pathname.replace(/\/+$/, '');
  return articleList.find(({ slug }) => paths.article(slug) === path);
}
