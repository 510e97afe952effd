import { Link, useLocation, useOutletContext } from 'react-router-dom';
import { articleCovers } from '@/content/article-covers.ts';
import { articleAt, articleList, type ArticleInfo } from '@/content/article-list.ts';
import { articleTexts } from '@/content/articles/index.ts';
import { headingsOf } from '@/content/block.ts';
import { anchorOf, ArticleText, Byline, Cover, Grammar } from '@/site/index.ts';
import { Disclosure } from '@/components/Disclosure.tsx';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { NameText } from '@/components/Prose.tsx';
import { paths } from '@/paths.ts';
import { Phone } from 'lucide-react';
import { articleActions } from '@/content/article-actions.ts';
import type { ArticleSlug } from '@/content/article-titles.ts';
import { PageDialog } from '@/ui/PageDialog.tsx';

/** An article at its own address; over the list if the list says how to close it. */
export function Component() {
  const { pathname } = useLocation();
  const article = articleAt(pathname) ?? articleList[0];
  const close = useOutletContext<(() => void) | null>();
  if (close) return <ArticleModal article={article} onClose={close} />;
  const cover = articleCovers[article.slug];
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
        <ActionBar slug={article.slug} className="mt-6 md:mt-8" />
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
            <NameText highlighted={cover.kind === 'hour' ? cover.highlighted : undefined}>
              {cover.name}
            </NameText>
          </div>
        </div>
      )}
      <div className="measure grid gap-x-8 py-12 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <Disclosure
            group="contents"
            title="In this article"
            level="h2"
            className="mb-10 border-t lg:hidden"
          >
            <nav aria-label="In this article" className="pb-2">
              <Contents slug={article.slug} />
            </nav>
          </Disclosure>
          <ArticleText slug={article.slug} level="h2" />
          <p className="mt-14 max-w-text border-t border-hairline pt-6 text-base">
            <span className="block text-sm text-quiet">Read next</span>
            <Link
              to={paths.article(next.slug)}
              className="mt-1 inline-block font-display text-h3 font-bold hover:text-brand"
            >
              {next.title}
            </Link>
          </p>
          <NextStep className="mt-10 lg:hidden" />
        </div>
        <aside className="max-lg:hidden lg:sticky lg:top-28 lg:col-span-4 lg:self-start xl:col-span-3 xl:col-start-10">
          <nav aria-labelledby="contents">
            <h2 id="contents" className="border-b border-ink/80 pb-2 text-sm font-semibold">
              In this article
            </h2>
            <Contents slug={article.slug} />
          </nav>
          <NextStep className="mt-10" />
        </aside>
      </div>
    </article>
  );
}

/** Next to the text if there is room, else below it. */
function NextStep({ className }: { className: string }) {
  return (
    <section className={className}>
      <h2 className="border-b border-ink/80 pb-2 text-sm font-semibold">What to do now</h2>
      <p className="mt-3 text-base text-quiet">
        See what could be done with your own name. Your browser works it out.
      </p>
      <Link to={paths.lookalikes()} className={cx(buttonClass('secondary'), 'mt-4')}>
        Show my lookalikes
      </Link>
    </section>
  );
}

/** The headings of an article, each a link to its place. */
function Contents({ slug }: { slug: ArticleSlug }) {
  return (
    <ol className="grid text-base">
      {headingsOf(articleTexts[slug]).map((heading) => (
        <li key={heading} className="border-b border-hairline last:border-0">
          <a
            href={`#${anchorOf(heading)}`}
            className="block py-2.5 text-quiet underline-offset-4 hover:text-ink hover:underline"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** First aid, before any text: a call across a phone's whole width, then links to two sections. */
function ActionBar({ slug, className }: { slug: ArticleSlug; className?: string }) {
  const bar = articleActions[slug];
  if (!bar) return null;
  return (
    <nav aria-label="What to do first" className={className}>
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
        {bar.actions.map((action) => {
          const isCall = 'call' in action;
          return (
            <li key={action.name} className={cx(isCall && 'max-sm:col-span-2')}>
              <a
                href={isCall ? action.call : `#${anchorOf(action.heading)}`}
                className={cx(
                  buttonClass(isCall ? 'primary' : 'secondary', 'lg'),
                  'w-full',
                  !isCall && 'max-sm:px-2',
                )}
              >
                {isCall && <Phone size={20} />}
                {action.name}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-quiet">{bar.note}</p>
    </nav>
  );
}

/** An article over the list it was opened from. */
function ArticleModal({ article, onClose }: { article: ArticleInfo; onClose: () => void }) {
  return (
    <PageDialog onClose={onClose} title={article.title} width="lg">
      <div className="mx-auto max-w-text py-2">
        <div
          aria-hidden="true"
          // In an emergency, a phone's first screen is for what to do now.
          className={cx(
            'illustration mb-5 grid min-h-40 py-6',
            articleCovers[article.slug].kind === 'hour' && 'max-md:hidden',
          )}
        >
          <Cover slug={article.slug} />
        </div>
        <Byline article={article} className="mb-6" />
        <ArticleText slug={article.slug} level="h3" />
      </div>
    </PageDialog>
  );
}
