import { textsOf, type HelpArticle } from '@/content/help-article.ts';

/** Everything an article can be found by, in lower case. */
function textOf({ title, summary, category, body }: HelpArticle): string {
  return [title, summary, category, ...body.flatMap(textsOf)]
    .join('\n')
    .replaceAll('`', '')
    .toLowerCase();
}

/**
 * The articles of a category that contain every typed word; those with a word in the title come first.
 *
 * @param category one category, or 'all'
 */
export function findArticles(
  articles: readonly HelpArticle[],
  typed: string,
  category: string,
): HelpArticle[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const inTitle = ({ title }: HelpArticle) =>
    words.some((word) => title.toLowerCase().includes(word)) ? 0 : 1;
  return articles
    .filter((article) => category === 'all' || article.category === category)
    .filter((article) => {
      const text = textOf(article);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => inTitle(a) - inTitle(b));
}
