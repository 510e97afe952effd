/** The texts of the articles. */
import type { ArticleSlug } from '../article-titles.ts';
import type { Block } from '../block.ts';
import { firstHourAfterAPhishingPage } from './first-hour-after-a-phishing-page.ts';
import { howToReadADomainName } from './how-to-read-a-domain-name.ts';
import { youCannotBuyEveryLookalike } from './you-cannot-buy-every-lookalike.ts';

export const articleTexts: Readonly<Record<ArticleSlug, readonly Block[]>> = {
  'how-to-read-a-domain-name': howToReadADomainName,
  'first-hour-after-a-phishing-page': firstHourAfterAPhishingPage,
  'you-cannot-buy-every-lookalike': youCannotBuyEveryLookalike,
};
