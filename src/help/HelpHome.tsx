import { Link } from 'react-router-dom';
import { useTableState } from '@/components/table/url-table-state.ts';
import { EmptyState } from '@/components/EmptyState.tsx';
import { categoryLabel, helpShelves, type HelpArea } from '@/content/help.ts';
import { count } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { Button } from '@/ui/Button.tsx';
import { SearchInput } from '@/ui/SearchInput.tsx';
import { Segmented } from '@/ui/Segmented.tsx';
import { StillNeedHelp } from './StillNeedHelp.tsx';
import { textsOf, type HelpArticle } from '@/content/block.ts';

const FILTERS = ['category'] as const;

/** Search, category filter, articles. Search and filter are in the URL. */
export function HelpHome({ area }: { area: HelpArea }) {
  const { categories, articles } = helpShelves[area];
  const state = useTableState(FILTERS);
  const asked = state.filters['category'] ?? 'all';
  const category = categories.includes(asked) ? asked : 'all';
  const found = findArticles(articles, state.query, category);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-h3 font-semibold">Help</h1>
        <p className="text-quiet">How this console works, and what it does not do.</p>
      </div>
      <div role="search" className="flex flex-wrap items-center gap-3">
        <div className="w-full max-w-xl">
          <SearchInput label="Search help" value={state.query} onValue={state.setQuery} />
        </div>
        <Segmented
          label="Category"
          className="flex-wrap"
          options={['all', ...categories].map((value) => ({ value, label: categoryLabel(value) }))}
          value={category}
          onChange={(value) => state.setFilter('category', value === 'all' ? '' : value)}
        />
      </div>
      <div>
        <p role="status" className="pb-2 text-quiet tabular-nums">
          {count(found.length, 'article')}
        </p>
        {found.length === 0 ? (
          <EmptyState
            title="No article matches"
            action={<Button onClick={state.clear}>Clear search and category</Button>}
          >
            Try another word or all categories, or write to us.
          </EmptyState>
        ) : (
          <ul className="grid gap-x-12 border-t border-hairline xl:grid-cols-2">
            {found.map(({ slug, title, summary, category: of }) => (
              <li key={slug} className="relative border-b border-hairline py-3.5 hover:bg-ink/3">
                <div className="flex items-baseline justify-between gap-4">
                  <h2 className="min-w-0 text-sm font-semibold">
                    <Link
                      to={paths[area].helpArticle(slug)}
                      className="text-brand-deep underline decoration-transparent underline-offset-3 after:absolute after:inset-0 hover:decoration-current"
                    >
                      {title}
                    </Link>
                  </h2>
                  <span className="shrink-0 text-xs text-quiet">{categoryLabel(of)}</span>
                </div>
                <p className="mt-0.5 text-sm text-quiet">{summary}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <StillNeedHelp />
    </div>
  );
}

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
function findArticles(
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
