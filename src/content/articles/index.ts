/** The texts of the articles, by slug. */
import { articleList } from '../article-list.ts';
import type { Block } from './block.ts';
import { firstHourAfterAPhishingPage } from './first-hour-after-a-phishing-page.ts';
import { howToReadADomainName } from './how-to-read-a-domain-name.ts';
import { youCannotBuyEveryLookalike } from './you-cannot-buy-every-lookalike.ts';

const texts: Readonly<Record<string, readonly Block[]>> = {
  'how-to-read-a-domain-name': howToReadADomainName,
  'first-hour-after-a-phishing-page': firstHourAfterAPhishingPage,
  'you-cannot-buy-every-lookalike': youCannotBuyEveryLookalike,
};

/**
 * The text of an article.
 *
 * @throws Error when the list has an article without a text
 */
export function articleText(slug: string): readonly Block[] {
  const text = texts[slug];
  if (!text) throw new Error(`src/content/articles has no text for "${slug}"`);
  return text;
}

export { articleList };
