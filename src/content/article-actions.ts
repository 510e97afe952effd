/** Emergency actions: the buttons under the title of an article for readers in trouble. */
import type { ArticleSlug } from './article-titles.ts';
import { REPORTS } from './report-pages.ts';

type ArticleAction =
  | { readonly name: string; readonly call: string }
  /** Leads to the article's section of this heading. */
  | { readonly name: string; readonly heading: string };

interface ArticleActions {
  /** The first is the most urgent. */
  readonly actions: readonly ArticleAction[];
  /** Owner of the number. */
  readonly note: string;
}

export const articleActions: Readonly<Partial<Record<ArticleSlug, ArticleActions>>> = {
  'first-hour-after-a-phishing-page': {
    actions: [
      { name: 'Lost money? Call 1930', call: REPORTS.helpline.to },
      { name: 'Report the page', heading: 'Minutes 10 to 25: warn the browsers' },
      { name: 'Keep proof', heading: 'Minutes 0 to 10: keep what you see' },
    ],
    note: '1930 is the national cybercrime helpline. It isn’t ours.',
  },
};
