import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { articleAt, articleList } from '@/content/article-list.ts';
import { ArticleCard, cardId } from '@/features/site/blog/ArticleCard.tsx';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';

/**
 * The list of articles, and around each article's own address: reached from the list the article opens
 * over it, reached in any other way it is a page.
 */
export function Component() {
  const { pathname, state, key } = useLocation();
  const navigate = useNavigate();
  // A reload keeps the state of a history entry, but the page that is served then is the article's own.
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

/** Puts the focus back on the card whose article was closed, after the page change has had its say. */
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
