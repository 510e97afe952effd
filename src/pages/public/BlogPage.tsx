import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { articleAt, articleList, type ArticleInfo } from '@/content/article-list.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Byline, Cover } from '@/site/index.ts';

/**
 * The list of articles, and around each article's own address: opened from the list, the article is over it; opened in
 * any other way it is a page.
 */
export function Component() {
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  // A reload keeps the state of a history entry, but then the served page is the article's own.
  const [firstKey] = useState(key);
  const article = articleAt(pathname);
  const overList =
    key !== firstKey && typeof state === 'object' && state !== null && 'overList' in state;
  const opened = overList ? article : undefined;
  useFocusReturn(opened?.slug);

  if (article && !overList) return <Outlet />;
  return (
    <section className="measure py-14 md:py-20">
      <div className="grid gap-x-8 gap-y-2 lg:grid-cols-12 lg:items-baseline">
        <h1 className="font-display text-title font-bold lg:col-span-7">How names are abused</h1>
        <p className="max-w-[24rem] text-base text-quiet lg:col-span-5">
          What we learn on the job, written for people who run a business.
        </p>
      </div>
      <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-12 md:mt-10 md:grid-cols-2 md:gap-y-16">
        {articleList.map((item, at) => (
          <ArticleCard key={item.slug} article={item} lead={at === 0} />
        ))}
      </ul>
      <div className="mt-14 border-t border-ink/80 pt-8 md:flex md:items-center md:justify-between md:gap-8">
        <p className="max-w-xl font-display text-h3 font-bold">
          That was about other people’s names. Now look at yours.
        </p>
        <Link to={paths.lookalikes()} className={`${buttonClass('primary', 'lg')} mt-6 md:mt-0`}>
          Lookalike finder
        </Link>
      </div>
      {opened && <Outlet context={() => void navigate(-1)} />}
    </section>
  );
}

/** Returns the focus to the card of the closed article, after the page change has set it. */
function useFocusReturn(opened: string | undefined): void {
  useEffect(() => {
    if (!opened) return;
    return () => {
      window.setTimeout(() => {
        document.getElementById(cardId(opened))?.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}

/** How the link of a card says that its article opens over the list. Read by RootLayout and BlogPage. */
const openOverList = { keepFocus: true, overList: true } as const;

/** The id of a card's link, which gets the focus when its article closes. */
const cardId = (slug: string) => `article-${slug}`;

interface ArticleCardProps {
  article: ArticleInfo;
  /** The first of the list, across the page. */
  lead: boolean;
}

function ArticleCard({ article, lead }: ArticleCardProps) {
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
          'illustration mb-5',
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
