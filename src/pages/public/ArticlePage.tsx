import { Link, useLocation, useOutletContext } from 'react-router-dom';
import { articleCover } from '@/content/article-covers.ts';
import { articleAt, articleList } from '@/content/article-list.ts';
import { ArticleModal } from '@/features/site/blog/ArticleModal.tsx';
import { ArticleText } from '@/features/site/blog/ArticleText.tsx';
import { Grammar } from '@/features/site/blog/Cover.tsx';
import { Byline } from '@/features/site/blog/Byline.tsx';
import { NameText } from '@/features/shared/names/Prose.tsx';
import { paths } from '@/paths.ts';

/** An article at its own address; over the list where the list says how it is closed. */
export function Component() {
  const { pathname } = useLocation();
  const article = articleAt(pathname) ?? articleList[0];
  const close = useOutletContext<(() => void) | null>();
  if (close) return <ArticleModal article={article} onClose={close} />;
  const cover = articleCover(article.slug);
  const next = articleList[articleList.indexOf(article) + 1] ?? articleList[0];

  return (
    <article className="overflow-x-clip">
      <div className="measure py-10 md:py-16">
        <nav aria-label="Breadcrumb" className="text-sm">
          <Link
            to={paths.blog()}
            className="text-quiet underline underline-offset-4 hover:text-ink"
          >
            Blog
          </Link>
        </nav>
        <h1 className="mt-6 max-w-[13.3em] font-display text-title font-bold">{article.title}</h1>
        <p className="mt-6 max-w-[38rem] text-lead text-quiet">{article.summary}</p>
        <Byline article={article} className="mt-6" />
      </div>
      {cover.kind === 'grammar' ? (
        <div aria-hidden="true" className="measure">
          <Grammar parts={cover.parts} />
        </div>
      ) : (
        <div
          aria-hidden="true"
          className="specimen name text-[clamp(1.25rem,7vw,4.5rem)] leading-[1.1] font-medium"
        >
          <div className="measure relative z-1 overflow-x-clip">
            <NameText>{cover.name}</NameText>
          </div>
        </div>
      )}
      <div className="measure grid py-12 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <ArticleText slug={article.slug} level="h2" />
          <p className="mt-14 max-w-prose border-t border-hairline pt-6 text-base">
            <span className="block text-sm text-quiet">Read next</span>
            <Link
              to={paths.article(next.slug)}
              className="mt-1 inline-block font-display text-h3 font-bold hover:text-brand"
            >
              {next.title}
            </Link>
          </p>
          <p className="mt-6 max-w-prose text-base text-quiet">
            Or see what could be done with your own name. The{' '}
            <Link
              to={paths.lookalikes()}
              className="font-semibold text-brand underline underline-offset-2"
            >
              lookalike finder
            </Link>{' '}
            runs in your browser.
          </p>
        </div>
      </div>
    </article>
  );
}
