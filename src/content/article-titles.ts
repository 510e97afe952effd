/** Title of each article for routes, lists and links. In the first load of every page: nothing else here. */
export const articleTitles = {
  'how-to-read-a-domain-name': 'How to read a domain name',
  'first-hour-after-a-phishing-page': 'The first hour after a phishing page goes up',
  'you-cannot-buy-every-lookalike': 'You cannot buy every lookalike',
} as const;

/** The last part of an article's address. */
export type ArticleSlug = keyof typeof articleTitles;
