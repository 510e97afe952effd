import { Link } from 'react-router-dom';
import type { ArticleInfo } from '@/content/article-list.ts';
import { paths } from '@/paths.ts';
import { Byline } from './Byline.tsx';
import { Cover } from './Cover.tsx';

/** How the link of a card says that its article opens over the list. Read by RootLayout and BlogPage. */
export const openOverList = { keepFocus: true, overList: true } as const;

/** The id of a card's link, to which the focus goes back when its article closes. */
export const cardId = (slug: string) => `article-${slug}`;

/** A row of the list of articles; all of it is one link. */
export function ArticleCard({ article }: { article: ArticleInfo }) {
  return (
    <li className="group relative border-t border-ink/80 pt-5 md:grid md:grid-cols-12 md:gap-8">
      <div aria-hidden="true" className="plate mb-5 h-36 md:col-span-5 md:mb-0 md:h-56">
        <Cover slug={article.slug} />
      </div>
      <div className="md:col-span-7 md:self-center">
        <h2 className="font-display text-h3 font-bold md:text-[1.875rem] md:leading-9">
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
