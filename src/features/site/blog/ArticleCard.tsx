import { Link } from 'react-router-dom';
import type { ArticleInfo } from '@/content/article-list.ts';
import { paths } from '@/paths.ts';
import { cx } from '@/ui/class-names.ts';
import { Byline } from './Byline.tsx';
import { Cover } from './Cover.tsx';

/** How the link of a card says that its article opens over the list. Read by RootLayout and BlogPage. */
export const openOverList = { keepFocus: true, overList: true } as const;

/** The id of a card's link, to which the focus goes back when its article closes. */
export const cardId = (slug: string) => `article-${slug}`;

interface ArticleCardProps {
  article: ArticleInfo;
  /** The first of the list, across the page. */
  lead: boolean;
}

/** An article of the list; all of it is one link. */
export function ArticleCard({ article, lead }: ArticleCardProps) {
  return (
    <li
      className={cx(
        'group relative border-t border-ink/80 pt-5',
        lead && 'md:col-span-2 md:grid md:grid-cols-12 md:gap-8',
      )}
    >
      <div
        aria-hidden="true"
        className={cx(
          'plate mb-5',
          lead ? 'h-52 sm:h-56 md:col-span-7 md:mb-0 md:h-64' : 'h-36 md:h-52',
        )}
      >
        <Cover slug={article.slug} large={lead} />
      </div>
      <div className={cx(lead && 'md:col-span-5 md:self-center')}>
        <h2
          className={cx(
            'font-display text-h3 font-bold',
            lead && 'md:text-[2.125rem] md:leading-[1.15]',
          )}
        >
          <Link
            id={cardId(article.slug)}
            to={paths.article(article.slug)}
            state={openOverList}
            className="group-hover:text-brand after:absolute after:inset-0"
          >
            {article.title}
          </Link>
        </h2>
        <p className="mt-3 max-w-xl text-body text-quiet">{article.summary}</p>
        <Byline article={article} className="mt-4" />
      </div>
    </li>
  );
}
